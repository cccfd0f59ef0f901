import NibGraph
import NibSchema

/// What configurations of buttons and symbols say of texts and colors.
enum UIKitConfigurations {
  /// The attribute of a text that is its font.
  static let fontName = "NSFont"

  /// Whether the button at hand is archived with a configuration.
  static func isConfigured(_ lowering: inout Lowering) -> Bool {
    lowering.profile >= .xcode13 && lowering.reader.child(.configuration) != nil
  }

  /// `UIButtonConfigurationTitle`.
  static func lowerTitle(_ element: Int, _ lowering: inout Lowering) {
    let title = lowering.reader.child(.attributedTitle).map { UIKitAttributedStrings.attributedString($0, &lowering) }
    let text =
      title ?? text(.title, "title", lowering.reader.child(.titleFontDescription), of: element, &lowering)
    lowering.writer.add(.reference(.buttonConfigurationTitle, text))
  }

  /// `UIButtonConfigurationSubtitle`.
  static func lowerSubtitle(_ element: Int, _ lowering: inout Lowering) {
    let title = lowering.reader.child(.attributedSubtitle).map {
      UIKitAttributedStrings.attributedString($0, &lowering)
    }
    let text =
      title ?? text(.subtitle, "subtitle", lowering.reader.child(.subtitleFontDescription), of: element, &lowering)
    lowering.writer.add(.reference(.buttonConfigurationSubtitle, text))
  }

  /// Plain text as an NSAttributedString, in a font if one is said; one that is empty has no attributes at all.
  private static func text(
    _ name: WellKnownName, _ property: String, _ font: Int?, of element: Int, _ lowering: inout Lowering
  ) -> ObjectID {
    let characters = plainText(name, of: element, property, &lowering)
    var attributes: ObjectID?
    if characters != nil {
      var entries: [(key: ObjectID, value: ObjectID)] = []
      if let font {
        let object = UIKitFonts.font(font, &lowering).object
        entries.append((lowering.writer.string(fontName), object))
      }
      attributes = lowering.writer.dictionary(entries, .dictionary)
    }
    let string = characters ?? lowering.writer.string("")
    let object = lowering.writer.reserve(.attributedString)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsString, string))
    if let attributes { lowering.writer.add(.reference(.attributes, attributes)) }
    lowering.writer.end()
    return object
  }

  /// The string of a configuration's plain text; nil for one that is empty or absent.
  ///
  /// Its name for translators is the button's, which alone has an id. Seen: 3 of 3.
  static func plainText(
    _ name: WellKnownName, of configuration: Int, _ property: String, _ lowering: inout Lowering
  ) -> ObjectID? {
    let said =
      lowering.reader.attribute(name, of: configuration)
      ?? lowering.reader.firstChild(name, of: configuration).flatMap { lowering.childText($0) }
    guard let span = said, span.count > 0 else { return nil }
    return LocalizableTexts.object(span, name, of: configuration, &lowering)
  }

  /// The color of a background: its own, or the one that the style makes of the configuration's base color and of the
  /// button's tint.
  ///
  /// Seen: plain, gray and filled without colors of their own, and white at 0.18 behind a plain button that is selected.
  /// Documented: that a base color takes the style's place, and that a tinted button's is a part of the tint's opacity.
  static func lowerColor(_ element: Int, _ lowering: inout Lowering) {
    if let own = lowering.reader.child(.backgroundColor), lowering.reader.tag(own) == .color {
      return lowering.writer.add(.reference(.backgroundColor, UIKitColors.color(own, &lowering)))
    }
    var configuration = element
    if lowering.reader.tag(element) == .backgroundConfiguration { configuration = lowering.reader.parent(of: element) }
    let button = lowering.reader.parent(of: configuration)
    let base = lowering.reader.firstChild(.baseBackgroundColor, of: configuration)
    let tint = lowering.reader.firstChild(.tintColor, of: button)
    let style = lowering.reader.attribute(.style, of: configuration).flatMap {
      Choice.configurationStyle.name(of: lowering.reader.raw(of: $0, in: .configurationStyle) ?? 0)
    }
    let color: ObjectID
    switch style {
    case "filled": color = full(base ?? tint, &lowering) ?? unmatched(systemTint(lowering.profile), &lowering)
    case "tinted": color = faint(base ?? tint, &lowering)
    case "gray": color = full(base, &lowering) ?? unmatched(.grayFill, &lowering)
    default:
      let isSelected = lowering.reader.flag(.selected, of: button) ?? false
      color = isSelected ? faint(tint, &lowering) : UIKitColors.color(default: .clear, &lowering)
    }
    lowering.writer.add(.reference(.backgroundColor, color))
  }

  private static func full(_ element: Int?, _ lowering: inout Lowering) -> ObjectID? {
    guard let element, lowering.reader.tag(element) == .color else { return nil }
    return UIKitColors.color(element, &lowering)
  }

  /// A color, the system's tint for want of one, at the opacity of tinted backgrounds.
  private static func faint(_ element: Int?, _ lowering: inout Lowering) -> ObjectID {
    var value = systemTint(lowering.profile)
    if let element, lowering.reader.tag(element) == .color {
      let description = UIKitColors.describe(element, &lowering)
      value = description.fallback ?? description.value
    }
    value.alpha = (value.alpha ?? 1) * 0.18
    return unmatched(value, &lowering)
  }

  /// Colors of the system are sRGB, whatever the document's are.
  private static func unmatched(_ value: ColorValue, _ lowering: inout Lowering) -> ObjectID {
    UIKitColors.color(
      ArchivedColor(ColorDescription(value: value), profile: lowering.profile, colorMatched: true), &lowering)
  }

  /// The tint that the system gives a window. Seen: 1 filled button of Xcode 14, and others of Xcode 26 without sources.
  private static func systemTint(_ profile: OutputProfile) -> ColorValue {
    ColorValue(red: 0, green: (profile < .xcode26 ? 122 : 136) / 255, blue: 1, space: "sRGB")
  }

  /// `UIPointSize` or `UITextStyle` of a configuration that is made for a font.
  ///
  /// Seen: 12 with a size, 1 with a style. Inferred: that a font without a style gives its size.
  static func lowerTextStyle(_ lowering: inout Lowering) {
    guard let kind = lowering.reader.attribute(.configurationType), lowering.reader.text(kind) == "font",
      let font = lowering.reader.child(.fontDescription)
    else { return }
    if let style = lowering.reader.attribute(.style, of: font) {
      lowering.writer.add(.reference(.textStyle, lowering.writer.string(style)))
    } else {
      lowering.writer.add(.float(.pointSize, Float(UIKitFonts.font(font, &lowering).size)))
    }
  }
}

extension ColorValue {
  /// What stands behind a gray button. Seen: 3.
  fileprivate static let grayFill: ColorValue = {
    var value = ColorValue(red: 120 / 255, green: 120 / 255, blue: 128 / 255, space: "sRGB")
    value.alpha = 0.16
    return value
  }()
}

extension UIKitConfigurations {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitConfigurations) -> CustomLoweringCode {
    switch lowering {
    case .configurationTitle:
      .init(
        lower: { lowerTitle($0, &$2) },
        raise: {
          $0.raiseConfigurationText(.buttonConfigurationTitle, "title", "titleFontDescription", "attributedTitle", $1)
        })
    case .configurationSubtitle:
      .init {
        lowerSubtitle($0, &$2)
      } raise: {
        $0.raiseConfigurationText(
          .buttonConfigurationSubtitle, "subtitle", "subtitleFontDescription", "attributedSubtitle", $1)
      }
    case .configurationColor: .init(lower: { lowerColor($0, &$2) }, raise: { $0.raiseConfigurationColor($1) })
    case .symbolTextStyle: .init(lower: { lowerTextStyle(&$2) }, raise: { $0.raiseSymbolTextStyle($1) })
    }
  }
}
