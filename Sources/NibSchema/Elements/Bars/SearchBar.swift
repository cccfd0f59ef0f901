extension ElementSchema {
  /// Documented: UIKit, UISearchBar. Seen: 6 goldens. Inferred: keys of offsets and of the scope bar's image.
  static let searchBar = ElementSchema(
    "searchBar", class: "UISearchBar", inherits: "view",
    silent: ["textInputTraits", "translucent"],
    rows: [
      .bool("opaque", nib: "UIOpaque", default: false, omit: false),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .choice("searchBarStyle", .searchBarStyle, nib: "UISearchBarStyle", omit: 0),
      .constant(nib: "UISearchBarTranslucence", .int(1)).unless("translucent", in: ["NO"]),
      .constant(nib: "UISearchBarTranslucence", .int(2)).when("translucent", in: ["NO"]),
      .list("scopeButtonTitles", nib: "UIScopeButtonTitles", .array),
      .string("text", nib: "UIText"),
      .constant(nib: "UIText", .string("")).when("text", in: [nil]),
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
      .constant(nib: "UIEnablesReturnKeyAutomatically", .bool(false)),
      .constant(nib: "UISecureTextEntry", .bool(false)),
    ] + textInput.filter { $0.key != "UIEnablesReturnKeyAutomatically" && $0.key != "UISecureTextEntry" })
}
