# make bench: the library as it is installed, timed through its header beside the loops that bound
# it, and its instructions counted. make bench-quick: what is asserted on the way, and the counts
# that may not grow. docs/benchmarks.md tells how to read the tables.

BENCH_PLACE   := Sources/SidleBench
BENCH_SOURCES := $(filter-out %/kernels.c,$(wildcard $(BENCH_PLACE)/*.c))
BENCH_OBJECTS := $(BENCH_SOURCES:$(BENCH_PLACE)/%.c=$(OBJECTS)/bench/%.o) $(OBJECTS)/bench/kernels.o \
    $(patsubst $(BENCH_PLACE)/%.c,$(OBJECTS)/bench/%.o,$(wildcard $(BENCH_PLACE)/lua/*.c))
BENCH         := $(BUILD)/bench/bench
BENCH_START   := $(BUILD)/bench/start-sidle $(BUILD)/bench/start-empty
BENCH_CSV     := $(BUILD)/bench.csv
BENCH_REPORT  := $(PYTHON) $(BENCH_PLACE)/report
BENCH_LIBRARY := -L$(BUILD)/lib -lsidle -Wl,-rpath,$(abspath $(BUILD))/lib
# The Lua module as it is built, in a Lua of the benchmark's own.
BENCH_LUA     := -DBENCH_LUA='"$(CURDIR)/lua"' -DBENCH_CORE='"$(abspath $(BUILD))/lib/lua/5.4"' \
    -DBENCH_SCENES='"$(CURDIR)/$(BENCH_PLACE)/lua/scenes.lua"'
LUA_LIBRARY    = $(shell pkg-config --libs lua5.4 2>/dev/null || echo -llua5.4)
# Only what lies between a scene's marks is counted; each mark leaves a file.
COUNTED       := $(BUILD)/bench/counted/count
CALLGRIND     := valgrind --quiet --tool=callgrind --instr-atstart=no

.PHONY: bench bench-quick check-bench
bench: deps-test $(BENCH) $(BENCH_START) $(BUILD)/bench/spawn $(WASM_MODULE)
	$(BENCH) time > $(BENCH).tsv
	$(BUILD)/bench/spawn $(BENCH_START) >> $(BENCH).tsv
	$(STRIP) --strip-unneeded -o $(BUILD)/bench/stripped.so $(LIBRARY)
	@for file in $(BUILD)/bench/stripped.so:libsidle.so $(WASM_MODULE):sidle.wasm; do \
	    printf 'size-%s\t1\tbytes\t%d\t%d\t\t\t\n' $${file#*:} \
	        $$(wc -c < $${file%:*}) $$(wc -c < $${file%:*}); done >> $(BENCH).tsv
	@$(count_instructions)
	@$(BENCH_REPORT) table $(BENCH_PLACE)/goals.txt $(BENCH).tsv $(COUNTED) $(BENCH_CSV)
	@echo "The figures are in $(BENCH_CSV)."

bench-quick check-bench: deps-test $(BENCH)
	@$(BENCH) quick > $(BENCH)-quick.tsv
	@$(count_instructions)
	@$(BENCH_REPORT) gates $(BENCH_PLACE)/gates.txt $(COUNTED)

# Beside others' programs, as Debian packages them: LuaJIT. What they are missing is said, and no error.
COMPARED      := $(BUILD)/bench/compare
.PHONY: bench-compare
bench-compare: $(LIBRARY) $(LINKS)
	@if sh scripts/deps compare; then \
	    mkdir -p $(COMPARED)/none && : > $(COMPARED)/none/stdint.h && : > $(COMPARED)/none/stddef.h && \
	    $(CC) -E -P -nostdinc -I$(COMPARED)/none include/sidle.h | \
	        awk '/^static inline/ { skip = 1 } !skip { print } /}$$/ { skip = 0 }' \
	        > $(COMPARED)/declarations.h && \
	    luajit $(BENCH_PLACE)/compare/luajit.lua $(LIBRARY) $(COMPARED)/declarations.h \
	        > $(COMPARED)/luajit.tsv && \
	    $(BENCH_REPORT) table $(BENCH_PLACE)/compare/goals.txt $(COMPARED)/luajit.tsv \
	        $(COMPARED)/none/counted $(BUILD)/bench-compare.csv; \
	else echo "Skipped: LuaJIT is not there."; fi
	@echo "LVGL, tweeny and flux are not compared: Debian 12 does not package them."

count_instructions = rm -rf $(dir $(COUNTED)) && mkdir -p $(dir $(COUNTED)) && \
    $(CALLGRIND) --callgrind-out-file=$(COUNTED) $(BENCH) count > /dev/null

# The loops: clang, because gcc 12 does not vectorise them; rounding as in the engine; the same
# instruction set. Without debugging information, which is newer than Valgrind reads.
$(OBJECTS)/bench/kernels.o: $(BENCH_PLACE)/kernels.c $(BENCH_PLACE)/kernels.h
	@mkdir -p $(@D)
	$(CLANG) -std=c11 -O3 -ffp-contract=off $(C_WARNINGS) -c -o $@ $<

$(OBJECTS)/bench/lua/%.o: $(BENCH_PLACE)/lua/%.c $(wildcard $(BENCH_PLACE)/*.h $(BENCH_PLACE)/lua/*.h) \
    include/sidle.h
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) $(BENCH_LUA) -D_POSIX_C_SOURCE=200809L -Iinclude $(LUA_HEADERS) -c -o $@ $<

$(OBJECTS)/bench/%.o: $(BENCH_PLACE)/%.c $(wildcard $(BENCH_PLACE)/*.h) include/sidle.h
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -D_POSIX_C_SOURCE=200809L -Iinclude -c -o $@ $<

# Its malloc is also the one of what it loads.
$(BENCH): $(BENCH_OBJECTS) $(LIBRARY) $(LINKS) $(CORE)
	@mkdir -p $(@D)
	$(CC) -rdynamic -o $@ $(BENCH_OBJECTS) $(BENCH_LIBRARY) $(LUA_LIBRARY) -lm

$(BUILD)/bench/spawn: $(BENCH_PLACE)/startup/spawn.c
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -D_GNU_SOURCE -o $@ $<

$(BUILD)/bench/libempty.so: $(BENCH_PLACE)/startup/empty.c
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -shared -fPIC -o $@ $<

$(BUILD)/bench/start-sidle: $(BENCH_PLACE)/startup/start.c $(LIBRARY) $(LINKS)
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -DWITH_SIDLE -Iinclude -o $@ $< $(BENCH_LIBRARY)

$(BUILD)/bench/start-empty: $(BENCH_PLACE)/startup/start.c $(BUILD)/bench/libempty.so
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -o $@ $< -L$(@D) -lempty -Wl,-rpath,$(abspath $(@D))
