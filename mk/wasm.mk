# make wasm: the engine as a WebAssembly module, and what it answers against the C library.
#
# SwiftPM cannot be asked for this target without an SDK for it, so the compiler is, one module after
# another in the order of Package.swift. The modules need four functions of the C library and, to
# show anything, a host: both come from Tests/Wasm.

NODE        ?= node
WASM        := $(BUILD)/wasm
WASM_MODULE := $(WASM)/sidle.wasm
WASM_TEST   := $(WASM)/scenes.wasm
WASM_LD      = $(TOOLCHAIN)/wasm-ld
WASM_ENGINE := SidleUnits SidleMotion SidleGesture SidleControls SidleStage SidleC
WASM_HEADER := $(wildcard Tests/Wasm/libc/*.h) include/sidle.h
# For size: whoever loads a page waits for it. Without -no-allocations: for this target the compiler then refuses to widen 32 bits to 64.
WASM_SWIFT  := -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -enable-experimental-feature RawLayout -wmo -Osize \
    -parse-as-library -warnings-as-errors -Xcc -fno-math-errno -Xfrontend -function-sections \
    -Xfrontend -disable-stack-protector -Xcc -ITests/Wasm/libc \
    -Xcc -fmodule-map-file=include/module.modulemap \
    -Xcc -fmodule-map-file=Sources/CLibc/module.modulemap
WASM_C      := --target=wasm32-unknown-none -std=c11 -O2 $(C_WARNINGS) -ffreestanding \
    -nostdlibinc -ITests/Wasm/libc -Iinclude

.PHONY: wasm check-wasm
wasm: check-wasm

$(WASM)/engine.stamp: $(ENGINE_SOURCES) $(WASM_HEADER)
	@mkdir -p $(@D)
	@for module in $(WASM_ENGINE); do echo "wasm32 $$module"; \
	    $(SWIFT)c $(WASM_SWIFT) -module-name $$module -I $(WASM) -emit-module \
	        -emit-module-path $(WASM)/$$module.swiftmodule -o $(WASM)/$$module.o \
	        -c $$(find Sources/$$module -name '*.swift' | LC_ALL=C sort) || exit 1; done
	@touch $@

$(WASM)/libc.o: Tests/Wasm/libc/libc.c $(WASM_HEADER)
	@mkdir -p $(@D)
	$(CLANG) $(WASM_C) -c -o $@ $<

$(WASM)/scenes.o: Tests/Wasm/scenes.c $(WASM_HEADER)
	@mkdir -p $(@D)
	$(CLANG) $(WASM_C) -c -o $@ $<

# The programs, unchanged but for the name of main.
$(WASM)/slide_buttons.o: Sources/examples/slide_buttons.c $(WASM_HEADER)
	@mkdir -p $(@D)
	$(CLANG) $(WASM_C) -Wno-missing-prototypes -Dmain=slide_buttons -c -o $@ $<

$(WASM)/motion.o: Tests/Wasm/motion.c $(WASM_HEADER)
	@mkdir -p $(@D)
	$(CLANG) $(WASM_C) -Wno-missing-prototypes -Dmain=motion -c -o $@ $<

WASM_LINK = $(WASM_LD) --no-entry --gc-sections --strip-all
WASM_OBJECTS := $(WASM_ENGINE:%=$(WASM)/%.o) $(WASM)/libc.o

# The whole header, as a page would use it.
$(WASM_MODULE): $(WASM)/engine.stamp $(WASM)/libc.o $(OBJECTS)/names.txt
	$(WASM_LINK) $$(sed 's/^/--export=/' $(OBJECTS)/names.txt) --export=malloc --export=free \
	    -o $@ $(WASM_OBJECTS)

$(WASM_TEST): $(WASM)/engine.stamp $(WASM)/libc.o $(WASM)/scenes.o $(WASM)/slide_buttons.o \
    $(WASM)/motion.o
	$(WASM_LINK) -o $@ $(WASM_OBJECTS) $(filter %.o,$(filter-out %/libc.o,$^))

$(WASM)/motion-native: Tests/Wasm/motion.c include/sidle.h $(LIBRARY) $(LINKS)
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -Iinclude -o $@ $< -L$(BUILD)/lib -lsidle \
	    -Wl,-rpath,$(abspath $(BUILD))/lib

check-wasm: deps-test $(WASM_MODULE) $(WASM_TEST) $(WASM)/motion-native
	@sh Tests/Wasm/check $(NODE) $(WASM_MODULE) $(WASM_TEST) $(WASM)/motion-native \
	    Tests/Golden/slide_buttons.txt
