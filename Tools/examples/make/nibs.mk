# Compiles XIBs and storyboards in makefiles, as those of Theos.
#
#   Screens_XIBS = Login.xib Card.xib
#   Screens_STORYBOARDS = Base.lproj/Main.storyboard
#   include nibs.mk
#   $(eval $(call nibwright_nibs,Screens,$(THEOS_STAGING_DIR)/Applications/Screens.app))
#
# adds a target Screens_NIBS that makes the nibs below the folder, with X as the module of classes that name none. Language folders are
# kept. Names with spaces are none that make can take.
NIBWRIGHT ?= nibwright

nibwright_output = $(patsubst %.storyboard,%.storyboardc,$(patsubst %.xib,%.nib,$(if $(filter %.lproj,$(notdir $(patsubst %/,%,$(dir $(1))))),$(notdir $(patsubst %/,%,$(dir $(1))))/)$(notdir $(1))))

define nibwright_rule
$(2)/$$(call nibwright_output,$(3)): $(3)
	@mkdir -p $$(dir $$@)
	$$(NIBWRIGHT) compile $$< --output $$@ --module $(1)
endef

define nibwright_nibs
.PHONY: $(1)_NIBS
$(1)_NIBS: $$(foreach document,$$($(1)_XIBS) $$($(1)_STORYBOARDS),$(2)/$$(call nibwright_output,$$(document)))
$$(foreach document,$$($(1)_XIBS) $$($(1)_STORYBOARDS),$$(eval $$(call nibwright_rule,$(1),$(2),$$(document))))
endef
