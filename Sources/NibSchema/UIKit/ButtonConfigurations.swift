import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let buttonConfigurationKinds: [Catalog.Kind] = [
    Catalog.Kind("buttonConfiguration") { buttonConfiguration },
    Catalog.Kind("backgroundConfiguration") { backgroundConfiguration },
    Catalog.Kind("preferredSymbolConfiguration") { symbolConfiguration },
  ]

  /// Documented: UIKit, UIButton.Configuration. Seen: 9 configurations with their sources, of Xcode 14.2; the order of keys
  /// in 70 more.
  ///
  /// Inferred: names of attributes that none of the sources has, as Interface Builder shows them.
  public static let buttonConfiguration = ElementSchema(
    "buttonConfiguration", class: "UIButtonConfiguration", role: .object,
    rows: [
      .choice("style", .configurationStyle, nib: "UIButtonConfigurationButtonStyle", default: 0),
      .synthesized(
        nib: "UIButtonConfigurationBackground", class: .class(.backgroundConfiguration),
        rows: BackgroundConfiguration.plain
      ).whenAbsent("background"),
      .child("background", nib: "UIButtonConfigurationBackground").whenPresent("background"),
      .choice("cornerStyle", .cornerStyle, nib: "UIButtonConfigurationCornerStyle", default: 0),
      .choice("buttonSize", .configurationSize, nib: "UIButtonConfigurationButtonSize", default: 0),
      .choice("macIdiomStyle", .macIdiomStyle, nib: "UIButtonConfigurationMacIdiomStyle", default: 0),
      .color("baseBackgroundColor", nib: "UIButtonConfigurationBaseBackgroundColor").whenPresent("baseBackgroundColor"),
      .constant(nib: "UIButtonConfigurationBaseBackgroundColor", .null).whenAbsent("baseBackgroundColor"),
      .color("baseForegroundColor", nib: "UIButtonConfigurationBaseForegroundColor").whenPresent("baseForegroundColor"),
      .constant(nib: "UIButtonConfigurationBaseForegroundColor", .null).whenAbsent("baseForegroundColor"),
      .image("image", nib: "UIButtonConfigurationImage").whenPresent("image"),
      .constant(nib: "UIButtonConfigurationImage", .null).whenAbsent("image"),
      .child("preferredSymbolConfigurationForImage", nib: symbolsOfImage)
        .whenPresent("preferredSymbolConfigurationForImage"),
      .constant(nib: symbolsOfImage, .null).whenAbsent("preferredSymbolConfigurationForImage"),
      .constant(nib: "UIButtonConfigurationSymbolContentTransition", .null).since(.xcode26),
      .bool("showsActivityIndicator", nib: "UIButtonConfigurationShowsActivityIndicator", default: false),
      .custom(.configurationTitle).localizable("title", as: "configuration.title"),
      .custom(.configurationSubtitle).localizable("subtitle", as: "configuration.subtitle"),
      .geometryText("contentInsets", .directionalInsets, nib: "UIButtonConfigurationContentInset"),
      .choice("imagePlacement", .imagePlacement, nib: "UIButtonConfigurationImagePlacement", default: 2),
      .float("imagePadding", nib: "UIButtonConfigurationImagePadding", default: 0).exceptOnTelevision(),
      .float("imagePadding", nib: "UIButtonConfigurationImagePadding", default: 15).onTelevision(),
      .float("titlePadding", nib: "UIButtonConfigurationTitlePadding", default: 1),
      .choice("titleAlignment", .titleAlignment, nib: "UIButtonConfigurationTitleAlignment", default: 0),
    ])

  private static let symbolsOfImage = "UIButtonConfigurationPreferredSymbolConfigurationForImage"

  /// The background of a button's configuration, as far as the document changes it.
  public static let backgroundConfiguration = ElementSchema(
    "backgroundConfiguration", class: .class(.backgroundConfiguration), role: .object,
    unarchived: [
      "visualEffect": "there is no effect behind the button",
      "visualEffectView": "there is no effect behind the button",
      "backgroundInsets": "the background is as large as the button",
      "imageContentMode": "the background image fills the button",
    ], rows: BackgroundConfiguration.said)

  /// Documented: UIKit, UIImage.SymbolConfiguration. Seen: 14 of Xcode 14 to 16. Inferred: the order of the first keys.
  public static let symbolConfiguration = ElementSchema(
    "preferredSymbolConfiguration", class: .class(.imageSymbolConfiguration), role: .object,
    unarchived: [
      "renderingMode": "the symbol is drawn in the mode of its image"
    ],
    rows: [
      .float("pointSize", nib: .key(.pointSize)).when("configurationType", in: ["pointSize"]),
      .custom(.symbolTextStyle),
      .choice("weight", .symbolWeight, nib: "UISymbolWeight"),
      .choice("scale", .symbolScale, nib: .key(.symbolScale), omit: -1),
      .constant(nib: .key(.traitCollection), .null),
    ])
}

/// `UIBackgroundConfiguration`: what stands behind the content of a button or a cell.
///
/// Each era has its own set of keys; see the profiles of the rows.
/// - Seen: key sets of 44 Xcodes from 12.4 to 26.3; values in 9 configurations with their sources.
public enum BackgroundConfiguration {
  /// Rows of a button's background of which its document says nothing.
  static let plain = rows(isSaid: false)
  /// Rows of the background that an element says. Inferred: that what it says counts as customized.
  static let said = rows(isSaid: true)

  private static func rows(isSaid: Bool) -> [Row] {
    geometry(isSaid) + effects(isSaid) + stroke(isSaid) + styles + customizations(isSaid)
  }

  /// A value that the element says if it may, and the one that it has otherwise.
  private static func value(_ key: String, _ value: Constant, _ isSaid: Bool, _ row: Row) -> [Row] {
    let plain = Row.constant(nib: key, value)
    return isSaid ? [plain.whenAbsent(row.attribute), row.whenPresent(row.attribute)] : [plain]
  }

  private static func geometry(_ isSaid: Bool) -> [Row] {
    let radius = Row.double("cornerRadius", nib: "cornerRadius")
    return [.constant(nib: "customView", .null)]
      + value("cornerRadius", .double(5.949999999999999), isSaid, radius).map { $0.exceptOnTelevision() }
      + value("cornerRadius", .double(12), isSaid, radius).map { $0.onTelevision() } + [
        .constant(nib: "maskedCorners", .int(15)),
        .custom(.configurationColor, nib: .key(.backgroundColor)),
        .constant(nib: "backgroundColorTransformerIdentifier", .int(0)),
      ]
  }

  private static func effects(_ isSaid: Bool) -> [Row] {
    [
      .constant(nib: "visualEffect", .null),
      // Seen: none in 10 cells of 15.0. Xcode 15.0.1 has it, as an archive without its document shows.
      .constant(nib: "visualEffectGroupName", .null).since(.xcode15point1),
      .constant(nib: "visualEffectAllowsTransparentBlurring", .bool(true)).since(.xcode15point1).through(
        .xcode15point1),
      .constant(nib: "visualEffectblurClippingMode", .int(0)).since(.xcode16),
    ] + value("image", .null, isSaid, .image("image", nib: "image")).map { $0.since(.xcode13) } + [
      .constant(nib: "imageContentMode", .int(0)).since(.xcode13),
      .constant(nib: "backgroundInsets", .string("{0, 0, 0, 0}")),
      .constant(nib: "edgesAddingLayoutMarginsToBackgroundInsets", .int(0)),
    ]
  }

  private static func stroke(_ isSaid: Bool) -> [Row] {
    [
      .color(isSaid ? "strokeColor" : "", nib: "strokeColor", default: .clear),
      .constant(nib: "strokeColorTransformerIdentifier", .int(0)),
    ] + value("strokeWidth", .double(1), isSaid, .double("strokeWidth", nib: "strokeWidth"))
      + value("strokeOutset", .double(0), isSaid, .double("strokeOutset", nib: "strokeOutset"))
  }

  private static let styles: [Row] = [
    .constant(nib: "strokeLocation", .int(0)).since(.xcode14),
    .constant(nib: "shadowType", .int(0)).through(.xcode15point1),
    .constant(nib: "defaultStyle_v2", .int(0)).since(.xcode16),
    .constant(nib: "defaultStyle", .int(0)),
  ]

  /// Whether each value was set. Those of a stroke always were, on Apple TV also that of the corners.
  private static func customizations(_ isSaid: Bool) -> [Row] {
    func flag(_ name: String, _ attribute: String = "", always: Bool = false) -> [Row] {
      value(isSaid && !always ? attribute : "", mark(of: name), always)
    }
    return flag("customView")
      + flag("cornerRadius", "cornerRadius").map { $0.exceptOnTelevision() }
      + flag("cornerRadius", always: true).map { $0.onTelevision() }
      + flag("backgroundInsets") + flag("edgesAddingLayoutMarginsToBackgroundInsets")
      + flag("backgroundColor", "backgroundColor") + flag("backgroundColorTransformerIdentifier")
      + flag("visualEffect") + flag("visualEffectGroupName").map { $0.since(.xcode15point1) }
      + flag("image", "image").map { $0.since(.xcode13) } + flag("imageContentMode").map { $0.since(.xcode13) }
      + flag("strokeColor", always: true) + flag("strokeColorTransformerIdentifier")
      + flag("strokeWidth", always: true) + flag("strokeOutset", "strokeOutset")
      + flag("maskedCorners").map { $0.since(.xcode14) }
  }

  /// A flag that is true where the element has an attribute; without one the flag is what it is.
  private static func value(_ attribute: String, _ key: String, _ isTrue: Bool) -> [Row] {
    guard !attribute.isEmpty else { return [.constant(nib: key, .bool(isTrue))] }
    return [
      .constant(nib: key, .bool(true)).whenPresent(attribute), .constant(nib: key, .bool(false)).whenAbsent(attribute),
    ]
  }
}

extension BackgroundConfiguration {
  /// The keys of a plain cell's background in an era, in their order; nil for a colour, which the compiler makes.
  ///
  /// Nothing of it was set, its corners are square, and its style is the first.
  /// - Seen: 10 of Xcode 15; the style of later ones in 130.
  public static func cell(_ profile: OutputProfile) -> [(key: String, value: Constant?)] {
    plain.filter { $0.condition.includes(profile) && $0.condition.devices.contains(.handheld) }.map { row in
      switch row.key {
      case "cornerRadius", "strokeWidth": return (row.key, .double(0))
      case "defaultStyle": return (row.key, .int(1))
      case "defaultStyle_v2": return (row.key, .int(profile < .xcode26 ? 1 : 11))
      default: break
      }
      guard case .constant(let value) = row.form else { return (row.key, nil) }
      return (row.key, row.key.hasPrefix(mark(of: "")) ? .bool(false) : value)
    }
  }

  /// The key that says whether the value under another was set.
  public static func mark(of key: String) -> String { "hasCustomized-" + key }

  /// All keys that a background has in any era.
  public static let keys = plain.map(\.key)
}

extension CustomLowering {
  package enum UIKitConfigurations: Sendable {
    case configurationTitle, configurationSubtitle, configurationColor, symbolTextStyle
  }

  /// The title of a button's configuration: plain text, text in a font, or text with attributes, always as one class.
  public static var configurationTitle: Self {
    Self(
      .uiKit(.configurations(.configurationTitle)), reads: ["title", "titleFontDescription", "attributedTitle"],
      writes: [.key(.buttonConfigurationTitle)])
  }

  /// The same of its subtitle.
  public static var configurationSubtitle: Self {
    Self(
      .uiKit(.configurations(.configurationSubtitle)),
      reads: ["subtitle", "subtitleFontDescription", "attributedSubtitle"],
      writes: [.key(.buttonConfigurationSubtitle)])
  }

  /// The color of a configuration's background: by its style and the tint of its button.
  public static var configurationColor: Self {
    Self(.uiKit(.configurations(.configurationColor)), reads: ["backgroundColor"], writes: [.key(.backgroundColor)])
  }

  /// `UITextStyle` of a symbol's configuration: the style of the font that it is made for, or the size of one.
  public static var symbolTextStyle: Self {
    Self(
      .uiKit(.configurations(.symbolTextStyle)), reads: ["configurationType", "fontDescription"],
      writes: [.key(.pointSize), .key(.textStyle)])
  }
}
