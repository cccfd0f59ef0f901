extension ElementSchema {
  /// Documented: UIKit, UIButton.Configuration and its raw values. Inferred: the keys, by what the framework
  /// asks an archive for.
  static let buttonConfiguration = ElementSchema(
    "buttonConfiguration", class: "UIButtonConfiguration", role: .object,
    silent: [
      "catalog", "title", "subtitle", "attributedTitle", "attributedSubtitle", "titleFontDescription",
      "subtitleFontDescription", "background",
    ],
    rows: [
      .choice("style", .configurationStyle, nib: "UIButtonConfigurationButtonStyle", default: 0),
      .special(.configurationBackground, nib: "UIButtonConfigurationBackground"),
      .choice("cornerStyle", .cornerStyle, nib: "UIButtonConfigurationCornerStyle", default: 0),
      .choice("buttonSize", .buttonSize, nib: "UIButtonConfigurationButtonSize", default: 0),
      .choice("macIdiomStyle", .macIdiomStyle, nib: "UIButtonConfigurationMacIdiomStyle", default: 0),
      .color("baseBackgroundColor", nib: "UIButtonConfigurationBaseBackgroundColor"),
      .color("baseForegroundColor", nib: "UIButtonConfigurationBaseForegroundColor"),
      .image("image", nib: "UIButtonConfigurationImage"),
      .choice("indicator", .buttonIndicator, nib: "UIButtonConfigurationIndicator", omit: 0),
      .child(
        "preferredSymbolConfigurationForImage", nib: "UIButtonConfigurationPreferredSymbolConfigurationForImage"),
      .bool("showsActivityIndicator", nib: "UIButtonConfigurationShowsActivityIndicator", default: false),
      .special(.configurationTexts),
      .choice("titleLineBreakMode", .lineBreakMode, nib: "UIButtonConfigurationTitleLineBreakMode", omit: 0),
      .choice("subtitleLineBreakMode", .lineBreakMode, nib: "UIButtonConfigurationSubtitleLineBreakMode", omit: 0),
      .geometryText("contentInsets", .directionalInsets, nib: "UIButtonConfigurationContentInset"),
      .choice("imagePlacement", .imagePlacement, nib: "UIButtonConfigurationImagePlacement", default: 2),
      .float("imagePadding", nib: "UIButtonConfigurationImagePadding", default: 0),
      .float("titlePadding", nib: "UIButtonConfigurationTitlePadding", default: 1),
      .choice("titleAlignment", .titleAlignment, nib: "UIButtonConfigurationTitleAlignment", default: 0),
    ])
}
