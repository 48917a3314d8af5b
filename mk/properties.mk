# make properties: scripts at random against the rules that hold for every script, as Swift is
# optimised. Two processes share them. What fails is printed with its start value:
#   SIDLE_PROPERTY_START=4711 SIDLE_PROPERTY_SCRIPTS=1 swift test --filter PropertyTests
SCRIPTS ?= 1000000
START   ?= 1

.PHONY: properties
properties: deps-test
	$(SWIFTPM) $(SWIFT_RELEASE) --build-tests
	@sh scripts/play_properties $(START) $(SCRIPTS) $(BUILD)/test/properties \
	    $(BUILD)/swift/release/release/sidlePackageTests.xctest

# make fuzz: samples, keys and calls at random on buttons and menus, as Swift is optimised. What fails is
# printed with its start value:
#   SIDLE_FUZZ_START=4711 SIDLE_FUZZ_EVENTS=2000 swift test --filter ButtonFuzzTests
EVENTS ?= 10000000

.PHONY: fuzz
fuzz: deps-test
	$(SWIFTPM) $(SWIFT_RELEASE) --build-tests
	SIDLE_FUZZ_START=$(START) SIDLE_FUZZ_EVENTS=$(EVENTS) \
	    $(SWIFT) test --skip-build $(SWIFT_RELEASE) --filter ButtonFuzzTests
