import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let barAppearanceKinds: [Catalog.Kind] = [
    Catalog.Kind("navigationBarAppearance") { navigationBarAppearance }
  ]

  /// Documented: UIKit, UINavigationBarAppearance. Seen: 15 of Xcode 11 with a color, without their source.
  ///
  /// Inferred: that one without a color of its own has none.
  public static let navigationBarAppearance = ElementSchema(
    "navigationBarAppearance", class: "UINavigationBarAppearance", role: .object,
    unarchived: [
      "backButtonAppearance": "the back button looks as by default",
      "backIndicatorImage": "the back button has the system's image",
      "backIndicatorTransitionMaskImage": "the back button has the system's image",
      "backgroundEffect": "the bar is blurred as by default",
      "backgroundImage": "the bar has no image",
      "buttonAppearance": "buttons look as by default",
      "doneButtonAppearance": "buttons look as by default",
      "largeTitleTextAttributes": "large titles look as by default",
      "shadowImage": "the shadow is the system's",
      "titlePositionAdjustment": "the title is in the middle",
      "titleTextAttributes": "titles look as by default",
    ],
    rows: [
      .constant(nib: "Idiom", .int(0)),
      .synthesized(
        nib: "Background.Effect", class: .class(.blurEffect),
        rows: [
          .constant(nib: .key(.blurEffectMaterialStyle), .int(chromeMaterial)),
          .constant(nib: .key(.blurEffectAutomaticStyle), .int(Choice.automaticBlurStyle(of: chromeMaterial))),
          .constant(nib: .key(.blurEffectStyle), .int(Choice.fixedBlurStyle(of: chromeMaterial))),
        ]),
      .color("backgroundColor", nib: "Background.Color"),
      .color("shadowColor", nib: "Background.ShadowColor", default: .chromeShadow),
      .synthesized(
        nib: "PlainButtons", class: "UIBarButtonItemAppearance", rows: [.constant(nib: "DefaultStyle", .int(0))]),
      .synthesized(
        nib: "DoneButtons", class: "UIBarButtonItemAppearance", rows: [.constant(nib: "DefaultStyle", .int(2))]),
      .synthesized(
        nib: "BackButtons", class: "UIBarButtonItemAppearance",
        rows: [
          .constant(nib: "IsBackButton", .bool(true)), .constant(nib: "BackIndicator", .null),
          .constant(nib: "BackIndicatorTransitionMask", .null), .constant(nib: "CustomizedStyle", .int(0)),
        ]),
    ])

  /// The number of the material that bars are made of.
  private static let chromeMaterial: Int64 = 10
}
