# make install PREFIX=/usr/local DESTDIR=    and    make uninstall, with the same two variables.
#
# install lays a staged tree over the prefix and keeps a list of what it laid there, folders it had
# to make included; uninstall takes away what the list says. The tree may be moved afterwards: the
# pkg-config file and the runner find the rest from their own place.

STAGE := $(BUILD)/stage

.PHONY: install uninstall stage
install: all stage
	sh scripts/lay_tree $(STAGE) "$(DESTDIR)$(PREFIX)"

uninstall:
	sh scripts/take_tree "$(DESTDIR)$(PREFIX)"

# stage DESTINATION,FILES
stage_files = install -d $(STAGE)/$(1) && install -m 644 $(2) $(STAGE)/$(1)

stage: all
	@rm -rf $(STAGE)
	@$(call stage_files,include,include/sidle.h)
	@$(call stage_files,lib,$(ARCHIVE) $(LIBRARY))
	@$(call stage_files,lib/lua/5.4/sidle,$(CORE))
	@$(call stage_files,share/lua/5.4/sidle,lua/sidle/*.lua)
	@$(call stage_files,share/sidle/library,lua/library/*.lua)
	@$(call stage_files,share/sidle/examples,lua/examples/*.lua Sources/examples/*.c)
	@$(call stage_files,share/sidle/recordings,Tests/data/recordings/*)
	@$(call stage_files,share/doc/sidle,LICENSE)
	@install -d $(STAGE)/bin $(STAGE)/lib/pkgconfig
	@install -m 755 $(RUNNER) $(STAGE)/bin/sidle
	@$(STRIP) $(STAGE)/bin/sidle
	@$(STRIP) --strip-unneeded $(STAGE)/lib/libsidle.so.$(VERSION) $(STAGE)/lib/libsidle.a \
	    $(STAGE)/lib/lua/5.4/sidle/core.so
	@ln -s libsidle.so.$(VERSION) $(STAGE)/lib/$(SONAME)
	@ln -s libsidle.so.$(VERSION) $(STAGE)/lib/libsidle.so
	@sed 's/@VERSION@/$(VERSION)/' mk/sidle.pc.in > $(STAGE)/lib/pkgconfig/sidle.pc
