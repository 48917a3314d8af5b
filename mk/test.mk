# make test: everything, in sections that can also be run alone (make check-c). Scripts do the
# looking; this file says what they look at.

SECTIONS := lint structure header swift swift-release exports c c-valgrind c-asan lua transcript \
    runner pictures readme install wasm bench

.PHONY: test $(SECTIONS:%=check-%)
test: deps-test
	@sh scripts/sections "$(MAKE)" $(BUILD)/test/logs $(SECTIONS)

# A folder of tests that is not there is a failure, not a pass.
need_files = @ls $(1) >/dev/null 2>&1 || { echo "There is nothing like $(1)."; exit 1; }
ABS_BUILD := $(abspath $(BUILD))

# ---- Before anything is built ------------------------------------------------------------------

check-lint: lint
	@echo "3 passed, 0 failed"

check-structure:
	@$(PYTHON) scripts/check_structure

check-header:
	@sh scripts/check_header $(CC) $(CXX) $(CLANG) $(BUILD)/test/header

# ---- Swift -------------------------------------------------------------------------------------

SWIFT_DEBUG   := --scratch-path $(BUILD)/swift/debug
SWIFT_RELEASE := -c release -Xswiftc -enable-testing --scratch-path $(BUILD)/swift/release

check-swift:
	$(SWIFTPM) $(SWIFT_DEBUG) --build-tests
	$(SWIFT) test --skip-build $(SWIFT_DEBUG)

# The engine again as it is optimised; the runner's tests need no second time.
check-swift-release:
	$(SWIFTPM) $(SWIFT_RELEASE) --build-tests
	$(SWIFT) test --skip-build $(SWIFT_RELEASE) --skip '^SidleTests\.'

# ---- The library -------------------------------------------------------------------------------

check-exports: library lua-module
	@NM="$(NM)" STRIP="$(STRIP)" sh scripts/check_exports $(BUILD) $(SONAME)

# C tests, once with the shared library and once with the archive.
C_TESTS      := $(patsubst Tests/C/%.c,%,$(wildcard Tests/C/*.c))
C_HEADERS    := $(wildcard Tests/C/*.h)
C_TEST_FLAGS := -Iinclude -ITests/C -pthread
SHARED_TESTS := $(C_TESTS:%=$(BUILD)/test/c/shared/%)
STATIC_TESTS := $(C_TESTS:%=$(BUILD)/test/c/static/%)
# Valgrind brings its own malloc, so the test that brings one too runs without it.
VALGRIND_TESTS := $(filter-out %/memory_steady %/memory_steady_buttons,$(STATIC_TESTS))
VALGRIND := valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=all \
    --errors-for-leak-kinds=all

$(BUILD)/test/c/shared/%: Tests/C/%.c $(C_HEADERS) include/sidle.h $(LIBRARY) $(LINKS)
	@mkdir -p $(@D)
	@$(CC) $(C_FLAGS) $(C_TEST_FLAGS) -o $@ $< -L$(BUILD)/lib -lsidle -lm \
	    -Wl,-rpath,$(ABS_BUILD)/lib

$(BUILD)/test/c/static/%: Tests/C/%.c $(C_HEADERS) include/sidle.h $(ARCHIVE)
	@mkdir -p $(@D)
	@$(CC) $(C_FLAGS) $(C_TEST_FLAGS) -o $@ $< $(ARCHIVE) -lm

check-c: $(SHARED_TESTS) $(STATIC_TESTS)
	$(call need_files,Tests/C/*.c)
	@status=0; \
	sh scripts/run_programs shared "" $(SHARED_TESTS) || status=1; \
	sh scripts/run_programs static "" $(STATIC_TESTS) || status=1; \
	exit $$status

check-c-valgrind: $(STATIC_TESTS)
	$(call need_files,Tests/C/*.c)
	@sh scripts/run_programs valgrind "$(VALGRIND)" $(VALGRIND_TESTS)

# The Embedded engine once more with AddressSanitizer in it, and the tests too.
ASAN_TESTS := $(patsubst %,$(BUILD)/test/c/asan/%,$(filter-out memory_steady memory_steady_buttons,$(C_TESTS)))

$(OBJECTS)/asan.stamp: $(ENGINE_SOURCES)
	$(SWIFTPM) -c release --product sidle-static --traits Embedded --sanitize=address \
	    --scratch-path $(BUILD)/swift/asan
	@mkdir -p $(@D)
	@touch $@

$(BUILD)/test/c/asan/%: Tests/C/%.c $(C_HEADERS) include/sidle.h $(OBJECTS)/asan.stamp
	@mkdir -p $(@D)
	@$(CLANG) $(C_FLAGS) $(C_TEST_FLAGS) -fsanitize=address,undefined -fuse-ld=lld -o $@ $< \
	    $(BUILD)/swift/asan/release/libsidle-static.a -lm

check-c-asan: $(ASAN_TESTS)
	@ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 UBSAN_OPTIONS=halt_on_error=1 \
	    sh scripts/run_programs asan "" $(ASAN_TESTS)

# ---- Lua ---------------------------------------------------------------------------------------

WITH_LUA := LUA_PATH="lua/?.lua;lua/?/init.lua;;" LUA_CPATH="$(BUILD)/lib/lua/5.4/?.so;;"

check-lua: lua-module
	$(call need_files,Tests/Lua/run.lua)
	$(WITH_LUA) $(LUA) Tests/Lua/run.lua

# ---- One scenario, three doors -----------------------------------------------------------------

EXAMPLES     := $(patsubst Sources/examples/%.c,%,$(wildcard Sources/examples/*.c))
DEBUG_RUNNER := $(BUILD)/swift/debug/debug/sidle

$(BUILD)/test/examples/%-shared: Sources/examples/%.c include/sidle.h $(LIBRARY) $(LINKS)
	@mkdir -p $(@D)
	@$(CC) $(C_FLAGS) -Iinclude -o $@ $< -L$(BUILD)/lib -lsidle -lm -Wl,-rpath,$(ABS_BUILD)/lib

$(BUILD)/test/examples/%-static: Sources/examples/%.c include/sidle.h $(ARCHIVE)
	@mkdir -p $(@D)
	@$(CC) $(C_FLAGS) -Iinclude -o $@ $< $(ARCHIVE) -lm

$(DEBUG_RUNNER): $(RUNNER_SOURCES)
	$(SWIFTPM) $(SWIFT_DEBUG) --product sidle
	@touch $@

check-transcript: runner lua-module $(DEBUG_RUNNER) \
    $(EXAMPLES:%=$(BUILD)/test/examples/%-shared) $(EXAMPLES:%=$(BUILD)/test/examples/%-static)
	@for example in $(EXAMPLES); do \
	    $(WITH_LUA) sh scripts/check_transcripts Tests/Golden/$$example.txt \
	        "$(BUILD)/test/examples/$$example-shared" "$(BUILD)/test/examples/$$example-static" \
	        "$(LUA) lua/examples/$$example.lua" "$(RUNNER) lua/examples/$$example.lua" \
	        "$(DEBUG_RUNNER) lua/examples/$$example.lua" && \
	    { [ ! -f scripts/model_$$example ] || $(PYTHON) -B scripts/model_$$example \
	        lua/examples/$$example.lua Tests/Golden/$$example.txt; } || exit 1; \
	done
	@for example in springs sequences easing keyframes; do \
	    $(WITH_LUA) sh scripts/check_transcripts Tests/Golden/$$example.txt \
	        "$(LUA) lua/examples/$$example.lua" "$(RUNNER) lua/examples/$$example.lua" || exit 1; \
	done
	@$(PYTHON) scripts/model_animations Tests/Golden

# ---- The runner --------------------------------------------------------------------------------

check-runner: runner
	$(call need_files,Tests/Runner/*)
	@SIDLE=$(abspath $(RUNNER)) sh scripts/run_programs runner "" Tests/Runner/*.sh

# ---- Pictures -----------------------------------------------------------------------------------

# In a browser where there is one.
check-pictures: runner
	@$(PYTHON) -B scripts/check_pictures $(RUNNER) docs/pictures $(EXAMPLES:%=lua/examples/%.lua)

# Everything that needs more than a test machine has: a browser.
.PHONY: test-deep
test-deep: deps-test
	@sh scripts/deps deep
	@$(MAKE) --no-print-directory check-pictures

# ---- What the README shows ---------------------------------------------------------------------

# What the README shows is run, and its picture is the one that the demo draws.
# The tables of docs/rows.md are asked of the library.
check-readme: runner library lua-module
	@$(PYTHON) scripts/check_rows_page docs/rows.md include/sidle.h $(LIBRARY)
	@$(WITH_LUA) $(PYTHON) scripts/check_readme README.md $(CC) $(BUILD)/lib $(LUA) $(RUNNER)
	@$(MAKE) --no-print-directory demo >/dev/null
	@cmp $(BUILD)/demo.svg docs/demo.svg || { echo "make pictures brings it up to date"; exit 1; }

.PHONY: pictures
pictures: demo
	@cp $(BUILD)/demo.svg docs/demo.svg
	@mkdir -p docs/pictures
	@for example in $(EXAMPLES); do \
	    $(RUNNER) render -o docs/pictures/$$example.svg lua/examples/$$example.lua >/dev/null || exit 1; \
	done

# ---- Installed ---------------------------------------------------------------------------------

check-install: all
	@SONAME=$(SONAME) sh scripts/check_install "$(MAKE)" $(BUILD)/test/install $(CC) $(CXX) $(LUA)
