#!/bin/sh
# Runs the runner's tests and adds up what they say.
# Usage: run.sh [binary]   (or the environment's SIDLE)
set -u
binary=${1:-${SIDLE:?which binary?}}
here=$(dirname "$0")
passed=0
failed=0
for script in command_line errors session interrupt replay recordings contacts wheels convert limits log plot render \
    pictures outputs moments; do
  output=$("${PYTHON:-python3}" "$here/$script.py" "$binary" 2>&1)
  status=$?
  line=$(printf '%s\n' "$output" | tail -n 1)
  case $line in
    *" passed, "*" failed") ;;
    *) line="0 passed, 1 failed" ;;
  esac
  count=${line#*, }
  passed=$((passed + ${line%% *}))
  failed=$((failed + ${count%% *}))
  echo "$script: $line"
  [ $status = 0 ] || printf '%s\n' "$output"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
