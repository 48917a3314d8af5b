# Format and lint. The settings: .swift-format, .clang-format, .luacheckrc.

SWIFT_PLACES := Sources Tests Package.swift
C_FILES = $(shell find include Sources Tests -name '*.[ch]' -o -name '*.cpp' | LC_ALL=C sort)

.PHONY: format lint
format: deps-test
	$(SWIFT) format format --in-place --recursive --parallel $(SWIFT_PLACES)
	clang-format -i $(C_FILES)

lint: deps-test
	$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_PLACES)
	clang-format --dry-run -Werror $(C_FILES)
	luacheck --quiet lua Tests/Lua Sources/SidleBench
