# Sidle. The targets a person types; how each works is in mk/*.mk, and docs/building.md tells the
# whole story. Everything that is built goes below $(BUILD), which looks like an installed tree.
#
#   make              the runner, the C library and the Lua module
#   make demo         replays a recorded swipe and draws it; needs no set-up
#   make test         everything that is checked before a change lands
#   make wasm         builds the engine for WebAssembly and plays two scenes in node
#   make bench        times the C library beside the loops that bound it; writes bench.csv
#   make bench-quick  what is asserted on the way, and the instructions that are allowed
#   make properties   plays a million scripts at random against the rules; SCRIPTS=, START=
#   make bench-compare  the same work in LuaJIT, where Debian has it
#   make install      PREFIX=/usr/local DESTDIR=
#   make uninstall    removes what install laid, and nothing else
#   make pictures     draws the README's picture anew
#   make format       rewrites Swift and C to the house style
#   make lint         says what format would change, and what luacheck finds
#   make deps         installs the Debian packages that a build and the tests need (as root)
#   make clean        removes $(BUILD)

BUILD  ?= build
PREFIX ?= /usr/local
SWIFT  ?= swift
PYTHON ?= python3
LUA    ?= lua5.4
ifeq ($(origin CC),default)
CC     := gcc
endif
ifeq ($(origin CXX),default)
CXX    := g++
endif
STRIP  ?= strip

# Flags of our own C outside the Swift package. A builder's CFLAGS come after them.
C_WARNINGS := -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror
C_FLAGS    := -std=c11 -O2 -g $(C_WARNINGS) $(CFLAGS)

# The version is written once, in the header.
version_part = $(shell sed -n 's/^\#define SIDLE_VERSION_$(1) *\([0-9]*\).*/\1/p' include/sidle.h)
VERSION     := $(call version_part,MAJOR).$(call version_part,MINOR).$(call version_part,PATCH)
SONAME      := libsidle.so.$(call version_part,MAJOR)

.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := all
MAKEFLAGS += --no-builtin-rules

include mk/deps.mk
include mk/runner.mk
include mk/library.mk
include mk/install.mk
include mk/style.mk
include mk/test.mk
include mk/properties.mk
include mk/wasm.mk
include mk/bench.mk

.PHONY: all demo clean
all: deps-build runner library lua-module

# The recording was made on a phone of 750 x 1334 pixels; the stage is 300 x 534 points.
DEMO_RECORDING := Tests/data/recordings/iphone.swipes-and-taps.session.json
DEMO_SCRIPT    := lua/examples/slide_buttons.lua
demo: deps-demo runner
	@$(RUNNER) replay $(DEMO_RECORDING) $(DEMO_SCRIPT) --from 750x1334 --to 300x534 \
	    --svg $(BUILD)/demo.svg
	@echo "The picture is $(BUILD)/demo.svg: open it in a browser."

clean:
	rm -rf $(BUILD)
