# libsidle and the Lua module, from the engine in Embedded Swift.
#
#   SwiftPM's archive -> one object (partial link) -> libsidle.a     all but sidle_* made local
#                                                  -> libsidle.so    exactly the names of sidle.h
#                                                  -> core.so        luaopen_sidle_core only
#
# Left as they come, the Swift objects expose some forty weak names of the Swift runtime; in a
# program that has a real one those would be mixed with it. Each module also carries copies of what
# it uses of the others: with a section for each function the linker drops the copies, and all
# that no function of the header reaches.

OBJCOPY ?= objcopy
NM      ?= nm
# lld and clang come with the Swift toolchain; lld fails on a name in a version script that nobody
# defines, GNU ld does not.
TOOLCHAIN = $(shell $(SWIFT)c -print-target-info | \
    sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p')
CLANG     = $(TOOLCHAIN)/clang

EMBEDDED := $(BUILD)/swift/embedded
OBJECTS  := $(BUILD)/obj
LIBRARY  := $(BUILD)/lib/libsidle.so.$(VERSION)
ARCHIVE  := $(BUILD)/lib/libsidle.a
CORE     := $(BUILD)/lib/lua/5.4/sidle/core.so
LINKS    := $(BUILD)/lib/$(SONAME) $(BUILD)/lib/libsidle.so
SO_FLAGS := -shared -fuse-ld=lld -Wl,--gc-sections -Wl,--as-needed -Wl,-Bsymbolic-functions \
    -Wl,-z,relro,-z,now,-z,nodelete

.PHONY: library lua-module
library: $(LIBRARY) $(LINKS) $(ARCHIVE)
lua-module: $(CORE)

$(OBJECTS)/embedded.stamp: $(ENGINE_SOURCES)
	rm -f $(EMBEDDED)/release/libsidle-static.a  # it would keep the objects of files that are gone
	$(SWIFTPM) -c release --product sidle-static --traits Embedded --scratch-path $(EMBEDDED) \
	    -Xswiftc -Xfrontend -Xswiftc -function-sections
	@mkdir -p $(@D)
	@touch $@

# Names that the header declares as functions, and not as static inline ones.
$(OBJECTS)/names.txt: include/sidle.h scripts/declared_names
	@mkdir -p $(@D)
	sh scripts/declared_names include/sidle.h > $@

$(OBJECTS)/sidle.map: $(OBJECTS)/names.txt
	{ echo 'SIDLE_0.1 {'; echo '  global:'; sed 's/.*/    &;/' $<; echo '  local: *;'; echo '};'; } > $@

$(OBJECTS)/core.map:
	@mkdir -p $(@D)
	echo '{ global: luaopen_sidle_core; local: *; };' > $@

$(OBJECTS)/sidle.o: $(OBJECTS)/embedded.stamp $(OBJECTS)/names.txt
	ld -r --force-group-allocation --gc-sections $$(sed 's/^/-u /' $(OBJECTS)/names.txt) \
	    --whole-archive -o $@.tmp $(EMBEDDED)/release/libsidle-static.a
	$(OBJCOPY) --wildcard --keep-global-symbol='sidle_*' \
	    --remove-section='.swift1_autolink_entries' --remove-section='.swift_modhash' \
	    --remove-section='.note.gnu.property' $@.tmp $@
	@rm -f $@.tmp

$(ARCHIVE): $(OBJECTS)/sidle.o
	@mkdir -p $(@D)
	@rm -f $@
	ar rcs $@ $<

$(LIBRARY): $(OBJECTS)/sidle.o $(OBJECTS)/sidle.map
	@mkdir -p $(@D)
	$(CLANG) $(SO_FLAGS) -Wl,-z,defs -Wl,-soname,$(SONAME) \
	    -Wl,--version-script=$(OBJECTS)/sidle.map -o $@ $<

$(LINKS): $(LIBRARY)
	ln -sf $(<F) $@

LUA_HEADERS   = $(shell pkg-config --cflags lua5.4 2>/dev/null || echo -I/usr/include/lua5.4)
CORE_SOURCES := $(wildcard Sources/CSidleLua/*.c)
CORE_HEADERS := $(wildcard Sources/CSidleLua/*.h Sources/CSidleLua/include/*.h Sources/CLua/*.h)
CORE_OBJECTS := $(CORE_SOURCES:Sources/CSidleLua/%.c=$(OBJECTS)/lua/%.o)

$(OBJECTS)/lua/%.o: Sources/CSidleLua/%.c $(CORE_HEADERS) include/sidle.h
	@mkdir -p $(@D)
	$(CC) $(C_FLAGS) -fPIC -fvisibility=hidden -Iinclude -ISources/CSidleLua/include \
	    -ISources/CLua $(LUA_HEADERS) -c -o $@ $<

# Lua itself is not linked: the program that loads the module has it.
$(CORE): $(CORE_OBJECTS) $(OBJECTS)/sidle.o $(OBJECTS)/core.map
	@mkdir -p $(@D)
	$(CLANG) $(SO_FLAGS) -Wl,--version-script=$(OBJECTS)/core.map -o $@ \
	    $(CORE_OBJECTS) $(OBJECTS)/sidle.o
