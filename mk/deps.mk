# Debian packages. Each set is looked for by what it gives (a command, a header), so that a machine
# which has it from elsewhere is left alone. scripts/deps installs what is missing, when it may.

.PHONY: deps deps-build deps-demo deps-test
deps: deps-test
deps-build:
	@sh scripts/deps build
deps-demo:
	@sh scripts/deps demo
deps-test:
	@sh scripts/deps test
