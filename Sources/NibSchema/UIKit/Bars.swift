import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let barKinds: [Catalog.Kind] = [
    Catalog.Kind("barButtonItem") { barButtonItem },
    Catalog.Kind("navigationBar") { navigationBar },
    Catalog.Kind("navigationItem") { navigationItem },
    Catalog.Kind("searchBar") { searchBar },
    Catalog.Kind("tabBar") { tabBar },
    Catalog.Kind("tabBarItem") { tabBarItem },
    Catalog.Kind("toolbar") { toolbar },
  ]

  /// The bar of a navigation controller keeps the width of its controller, whatever its mask says, and from Xcode 6 on
  /// is not opaque. Seen: 15 such bars, one of them apart by `opaque` and older.
  ///
  /// Such a bar is locked: its items are the controller's. Seen: 4 bars of version 10, none before.
  ///
  /// Documented: UIKit, UINavigationBar. Seen: 93 goldens. Inferred: keys of large titles and of the back
  /// indicator's images.
  public static let navigationBar = ElementSchema(
    "navigationBar", class: .key(.navigationBar), inherits: UIKitElements.view,
    // The bar of a controller is not opaque, whatever it says; the checks tell of it.
    ignored: ["opaque"],
    unarchived: ["backgroundImage": "the bar has no image"],
    rows: [
      .bool("opaque", nib: .key(.opaque), default: true, omit: false).through(.xcode5),
      .bool("opaque", nib: .key(.opaque), default: false, omit: false).since(.xcode6).unless(
        "key", in: ["navigationBar"]),
      .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 36, omit: 0)
        .unless("key", in: ["navigationBar"]),
      .constant(nib: .key(.autoresizingMask), .int(2)).when("key", in: ["navigationBar"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).through(.xcode8point3),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.xcode9).through(.xcode10point2).whenPresent("verticalHuggingPriority"),
      .constant(nib: "UIViewContentHuggingPriority", .string("{250, 750}")).since(.xcode9).through(.xcode10point2)
        .whenAbsent("verticalHuggingPriority"),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.xcode11),
      .custom(.barMargins, nib: .key(.viewLayoutMargins)).through(.xcode16),
      .custom(.barMargins, nib: .key(.viewLayoutMargins)).since(.xcode26).unless("key", in: ["navigationBar"]),
      // Seen: 1 bar of a navigation controller.
      .constant(nib: .key(.viewLayoutMargins), .reals([0, 0, 0, 0])).since(.xcode26).when("key", in: ["navigationBar"]),
      .constant(nib: "UIViewLayoutMarginsAreDirectional", .bool(true)).since(.xcode26)
        .when("key", in: ["navigationBar"]),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .bool("largeTitles", nib: "UIBarPrefersLargeTitles", default: false, omit: false).since(.xcode9),
      .textAttributes("titleTextAttributes", nib: "UITitleTextAttributes"),
      .textAttributes("largeTitleTextAttributes", nib: "UIBarLargeTitleTextAttributes").since(.xcode9),
      .image("shadowImage", nib: "UIShadowImage"),
      .image("backIndicatorImage", nib: "UIBackIndicatorImage"),
      .image("backIndicatorTransitionMask", nib: "UIBackIndicatorTransitionMask"),
      .constant(nib: "UIIsLocked", .bool(true)).since(.xcode14point3).when("key", in: ["navigationBar"]),
      .custom(.navigationBarItems),
      // Seen: three of the keys, in 5 bars of Xcode 11 without sources. Inferred: their place, and the fourth key.
      .child("standardAppearance", nib: "UINavigationBarStandardAppearance").since(.xcode11),
      .child("compactAppearance", nib: "UINavigationBarCompactAppearance").since(.xcode11),
      .child("scrollEdgeAppearance", nib: "UINavigationBarScrollEdgeAppearance").since(.xcode11),
      .child("compactScrollEdgeAppearance", nib: "UINavigationBarCompactScrollEdgeAppearance").since(.xcode13),
      .constant(nib: "UIBarPosition", .int(2)).since(.xcode6),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.xcode6).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.xcode6).when("translucent", in: ["NO"]),
    ])

  /// Documented: UIKit, UINavigationItem. Seen: 62 goldens.
  public static let navigationItem = ElementSchema(
    "navigationItem", class: .key(.navigationItem), role: .object,
    unarchived: [
      "backButtonDisplayMode": "the back button is shown as by default",
      "backButtonTitle": "the back button shows the item's title",
      "compactAppearance": "the bar looks as it says itself",
      "compactScrollEdgeAppearance": "the bar looks as it says itself",
      "scrollEdgeAppearance": "the bar looks as it says itself",
      "standardAppearance": "the bar looks as it says itself",
      "style": "the item has the navigator's style",
    ],
    rows: [
      .nonemptyString("title", nib: .key(.title)).localizable().through(.xcode4),
      .string("title", nib: .key(.title)).localizable().since(.xcode4point3),
      .synthesized(
        nib: .key(.attributedTitle), class: .class(.attributedString),
        rows: [
          .string("title", nib: .key(.nsString)).localizable(),
          .constant(nib: .key(.attributes), .emptyDictionary),
        ]
      ).since(.xcode26).whenPresent("title").unlessNil("title"),
      .constant(nib: .key(.attributedTitle), .null).since(.xcode26).whenAbsent("title"),
      .constant(nib: .key(.attributedTitle), .null).since(.xcode26).whenPresent("title").whenNil("title"),
      .nonemptyString("prompt", nib: "UIPrompt").localizable(),
      .child("titleView", nib: "UITitleView"),
      .child("backBarButtonItem", nib: "UIBackBarButtonItem"),
      .custom(.itemButtons),
      .bool("hidesBackButton", nib: "UIHidesBackButton", default: false, omit: false),
      .bool("leftItemsSupplementBackButton", nib: "UILeftItemsSupplementBackButton", default: false, omit: false),
      .choice("largeTitleDisplayMode", .largeTitleDisplayMode, nib: "UILargeTitleDisplayMode", default: 0).since(
        .xcode9),
      .custom(.itemBar),
    ])

  /// Documented: UIKit, UIBarButtonItem. Seen: 80 goldens. Inferred: keys of further images, and that of insets, as of
  /// tab bar items: both inherit them from one class.
  public static let barButtonItem = ElementSchema(
    "barButtonItem", class: "UIBarButtonItem", role: .object,
    unarchived: ["menu": "the item has no menu"],
    rows: [
      .bool("enabled", nib: "UIEnabled", default: true, omit: false),
      .image("image", nib: .key(.image)),
      .constant(nib: "UIIsSystemItem", .bool(true)).whenPresent("systemItem"),
      // Seen: 1 item of Xcode 3.2 that is done. Inferred: until when.
      .choice("systemItem", .systemItem, nib: "UISystemItem").through(.xcode4),
      .choice("systemItem", .systemItem, nib: "UISystemItem", omit: 0).since(.xcode4point3),
      .choice("style", .barButtonStyle, nib: "UIStyle", default: 1, omit: 0),
      .float("width", nib: "UIWidth", omit: 0),
      .image("landscapeImage", nib: "UILandscapeImagePhone"),
      .geometry("imageInsets", .insets, nib: "UIImageInsets"),
      .image("largeContentSizeImage", nib: "_UIBarItemLargeContentSizeImageCodingKey"),
      .string("title", nib: .key(.title)).localizable(),
      .color("tintColor", nib: .key(.tintColor)),
      .int("tag", nib: .key(.tag), omit: 0),
      .child("customView", nib: "UICustomView"),
      .bool("springLoaded", nib: "UISpringLoaded", default: false, omit: false),
    ])

  /// Documented: UIKit, UIToolbar. Seen: 25 goldens.
  public static let toolbar = ElementSchema(
    "toolbar", class: "UIToolbar", inherits: UIKitElements.view,
    unarchived: [
      "compactAppearance": "the bar looks as by default where it is low",
      "scrollEdgeAppearance": "the bar looks as by default at the edge of what scrolls",
      "standardAppearance": "the bar looks as by default",
    ],
    rows: [
      .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 36, omit: 0).through(
        .xcode8point3
      )
      .unless("key", in: ["toolbar"]),
      .constant(nib: .key(.autoresizingMask), .int(10)).through(.xcode8point3).when("key", in: ["toolbar"]),
      .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 36, omit: 0).since(.xcode9),
      // Seen: 2 toolbars of Xcode 4.5 and 1 of Xcode 3.2 that are opaque and say that they are not, 2 of Xcode 5 that
      // are as they say.
      .constant(nib: .key(.opaque), .bool(true)).since(.xcode3point2).through(.xcode4point5),
      .bool("opaque", nib: .key(.opaque), default: true, omit: false).through(.xcode3point1),
      .bool("opaque", nib: .key(.opaque), default: true, omit: false).since(.xcode5),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .custom(.barMargins, nib: .key(.viewLayoutMargins)),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .custom(.toolbarItems),
      // Seen: 2 toolbars of Xcode 5, none of 2 of 4.5.
      .constant(nib: "UIBarPosition", .int(1)).since(.xcode5),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.xcode5).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.xcode5).when("translucent", in: ["NO"]),
    ])

  /// The bar of a tab bar controller keeps to the lower edge, whatever its mask says. Seen: 15 such bars.
  ///
  /// Documented: UIKit, UITabBar. Seen: 3 goldens. Inferred: keys of the items' places, colour and images.
  public static let tabBar = ElementSchema(
    "tabBar", class: .key(.tabBar), inherits: UIKitElements.view, ignored: ["selectedItem"],
    unarchived: [
      "scrollEdgeAppearance": "the bar looks as by default at the edge of what scrolls",
      "standardAppearance": "the bar looks as by default",
      "unselectedItemTintColor": "items that are not selected are grey",
    ],
    rows: [
      .bits("autoresizingMask", .autoresizing, nib: .key(.autoresizingMask), default: 36, omit: 0)
        .unless("key", in: ["tabBar"]),
      .constant(nib: .key(.autoresizingMask), .int(10)).when("key", in: ["tabBar"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.xcode6),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .custom(.tabBarItems),
      // The colour of selected images is kept where other views keep their tint.
      .color("tintColor", nib: .key(.tintColor)).whenAbsent("selectedImageTintColor"),
      .color("selectedImageTintColor", nib: .key(.tintColor)).whenPresent("selectedImageTintColor"),
      .choice("itemPositioning", .itemPositioning, nib: "UITabBarItemPositioning", omit: 0),
      .float("itemWidth", nib: "UITabBarItemWidth", omit: 0),
      .float("itemSpacing", nib: "UITabBarItemSpacing", omit: 0),
      .image("shadowImage", nib: "UIShadowImage"),
      .image("backgroundImage", nib: .key(.backgroundImage)),
      .image("selectionIndicatorImage", nib: "UISelectionIndicatorImage"),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.xcode6).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.xcode6).when("translucent", in: ["NO"]),
    ])

  /// An item of the system says its number alone, zero too. Seen: 4 items.
  ///
  /// Documented: UIKit, UITabBarItem. Seen: 7 goldens. Inferred: keys of offset, badge and further images, by
  /// other readers of archives.
  public static let tabBarItem = ElementSchema(
    "tabBarItem", class: "UITabBarItem", role: .object,
    rows: [
      .choice("systemItem", .tabBarSystemItem, nib: "UISystemItem"),
      .bool("enabled", nib: "UIEnabled", default: true, omit: false),
      // Seen: an empty title of 2 items of no system item, and none of 1 of the system.
      .string("title", nib: .key(.title)).localizable().whenAbsent("systemItem"),
      .nonemptyString("title", nib: .key(.title)).localizable().whenPresent("systemItem"),
      .image("image", nib: .key(.image)),
      .image("selectedImage", nib: "UISelectedTemplateImage"),
      // Seen: 5 items of 1 document.
      .geometry("imageInsets", .insets, nib: "UIImageInsets"),
      .image("landscapeImage", nib: "UIImageLandscape"),
      .image("largeContentSizeImage", nib: "_UIBarItemLargeContentSizeImageCodingKey"),
      .nonemptyString("badgeValue", nib: "UIBadgeValue"),
      .color("badgeColor", nib: "UIBadgeColor"),
      .geometryText("titlePositionAdjustment", .offset, nib: "UITitlePositionAdjustment"),
      .bool("springLoaded", nib: "UISpringLoaded", default: false, omit: false),
      .int("tag", nib: .key(.tag), omit: 0),
    ])

  /// Up to Xcode 8.0 a bar says that its return key searches, and only what was typed. Seen: 14 bars that say it, 5 of
  /// newer archives that do not, 2 of the oldest era without a key of text input.
  ///
  /// Documented: UIKit, UISearchBar. Seen: 6 goldens. Inferred: keys of offsets and of the scope bar's image.
  public static let searchBar = ElementSchema(
    "searchBar", class: "UISearchBar", inherits: UIKitElements.view,
    // Seen: 2 bars with titles of scopes, and 2 without that keep their height.
    sizes: [ControlSize(height: 64, since: .xcode26, whenPresent: "scopeButtonTitles")],
    rows: [
      // Seen: 3 bars of Xcode 3.2, 2 of them of documents that say that they are not.
      .constant(nib: .key(.opaque), .bool(true)).through(.xcode4),
      .bool("opaque", nib: .key(.opaque), default: false, omit: false).since(.xcode4point3),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.xcode6),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .choice("searchBarStyle", .searchBarStyle, nib: "UISearchBarStyle", omit: 0),
      .constant(nib: "UISearchBarTranslucence", .int(1)).since(.xcode6).unless("translucent", in: ["NO"]),
      .constant(nib: "UISearchBarTranslucence", .int(2)).since(.xcode6).when("translucent", in: ["NO"]),
      .list("scopeButtonTitles", nib: "UIScopeButtonTitles", .array).localizable(),
      .string("text", nib: .key(.text)).localizable(),
      .constant(nib: .key(.text), .string("")).since(.xcode6).whenAbsent("text"),
      .nonemptyString("placeholder", nib: "UIPlaceholder").localizable(),
      .nonemptyString("prompt", nib: "UIPrompt").localizable(),
      .bool("showsScopeBar", nib: "UIShowsScopeBar", default: false, omit: false),
      .bool("showsCancelButton", nib: "UIShowsCancelButton", default: false, omit: false),
      .bool("showsBookmarkButton", nib: "UIShowsBookmarkButton", default: false, omit: false),
      .bool("showsSearchResultsButton", nib: "UIShowSearchResultsButton", default: false, omit: false),
      .image("scopeBarBackgroundImage", nib: "UIScopeBarBackgroundImage"),
      .geometryText("searchTextPositionAdjustment", .offset, nib: "UISearchTextPositionAdjustment"),
      .geometryText(
        "searchFieldBackgroundPositionAdjustment", .offset, nib: "UISearchFieldBackgroundPositionAdjustment"),
      .constant(nib: "UIEnablesReturnKeyAutomatically", .bool(true)).since(.xcode6).through(.xcode8beta),
      .constant(nib: "UIEnablesReturnKeyAutomatically", .bool(false)).since(.xcode8),
      .constant(nib: "UISecureTextEntry", .bool(false)).since(.xcode6),
    ]
      + textInput.without("UIEnablesReturnKeyAutomatically", "UISecureTextEntry", "UIReturnKeyType")
      + [
        .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", default: 6, omit: 0)
          .since(.xcode6).through(.xcode8beta),
        .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", omit: 0).through(.xcode5),
        .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", omit: 0).since(.xcode8),
      ])
}
