extension ElementSchema {
  /// Up to Xcode 8.0 a bar says that its return key searches, and only what was typed. Seen: 14 bars that say it, 5 of
  /// newer archives that do not, 2 of the oldest era without a key of text input.
  ///
  /// Documented: UIKit, UISearchBar. Seen: 6 goldens. Inferred: keys of offsets and of the scope bar's image.
  static let searchBar = ElementSchema(
    "searchBar", class: "UISearchBar", inherits: "view",
    silent: ["textInputTraits", "translucent"],
    rows: [
      .bool("opaque", nib: "UIOpaque", default: false, omit: false),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.nib9b),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .choice("searchBarStyle", .searchBarStyle, nib: "UISearchBarStyle", omit: 0),
      .constant(nib: "UISearchBarTranslucence", .int(1)).since(.nib9b).unless("translucent", in: ["NO"]),
      .constant(nib: "UISearchBarTranslucence", .int(2)).since(.nib9b).when("translucent", in: ["NO"]),
      .list("scopeButtonTitles", nib: "UIScopeButtonTitles", .array),
      .string("text", nib: "UIText"),
      .constant(nib: "UIText", .string("")).since(.nib9b).when("text", in: [nil]),
      .nonemptyString("placeholder", nib: "UIPlaceholder"),
      .nonemptyString("prompt", nib: "UIPrompt"),
      .bool("showsScopeBar", nib: "UIShowsScopeBar", default: false, omit: false),
      .bool("showsCancelButton", nib: "UIShowsCancelButton", default: false, omit: false),
      .bool("showsBookmarkButton", nib: "UIShowsBookmarkButton", default: false, omit: false),
      .bool("showsSearchResultsButton", nib: "UIShowSearchResultsButton", default: false, omit: false),
      .image("scopeBarBackgroundImage", nib: "UIScopeBarBackgroundImage"),
      .geometryText("searchTextPositionAdjustment", .offset, nib: "UISearchTextPositionAdjustment"),
      .geometryText(
        "searchFieldBackgroundPositionAdjustment", .offset, nib: "UISearchFieldBackgroundPositionAdjustment"),
      .constant(nib: "UIEnablesReturnKeyAutomatically", .bool(true)).since(.nib9b).through(.nib9d),
      .constant(nib: "UIEnablesReturnKeyAutomatically", .bool(false)).since(.nib9e),
      .constant(nib: "UISecureTextEntry", .bool(false)).since(.nib9b),
    ]
      + textInput.filter {
        !["UIEnablesReturnKeyAutomatically", "UISecureTextEntry", "UIReturnKeyType"].contains($0.key)
      }
      + [
        .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", default: 6, omit: 0)
          .since(.nib9b).through(.nib9d),
        .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", omit: 0).through(.nib9a),
        .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", omit: 0).since(.nib9e),
      ])
}
