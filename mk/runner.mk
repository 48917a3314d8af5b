# The runner: an ordinary SwiftPM executable, optimised, with the Swift runtime inside.
#
# SwiftPM is asked only when a source is newer than its last answer, so that a built tree costs
# nothing. Folders count as sources too: their time changes when a file comes or goes.

ENGINE_FOLDERS := include Sources/CLibc Sources/SidleUnits Sources/SidleMotion \
    Sources/SidleGesture Sources/SidleControls Sources/SidleStage Sources/SidleC
RUNNER_FOLDERS := $(ENGINE_FOLDERS) Sources/CLua Sources/CSidleLua Sources/CSidleHost Sources/sidle
ENGINE_SOURCES := Package.swift $(shell find $(ENGINE_FOLDERS))
RUNNER_SOURCES := Package.swift $(shell find $(RUNNER_FOLDERS))

SWIFTPM        := $(SWIFT) build --quiet
RUNNER         := $(BUILD)/bin/sidle
RUNNER_SCRATCH := $(BUILD)/swift/runner

.PHONY: runner
runner: $(RUNNER) $(BUILD)/share/lua/5.4/sidle

$(RUNNER): $(RUNNER_SOURCES)
	$(SWIFTPM) -c release --product sidle --static-swift-stdlib --scratch-path $(RUNNER_SCRATCH)
	@mkdir -p $(@D)
	cp $(RUNNER_SCRATCH)/release/sidle $@
	@touch $@

# The Lua front end, where the runner looks for it: ../share/lua/5.4 from its own folder.
$(BUILD)/share/lua/5.4/sidle:
	@mkdir -p $(@D)
	ln -sfn $(CURDIR)/lua/sidle $@
