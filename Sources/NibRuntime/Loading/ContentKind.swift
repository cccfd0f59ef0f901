import NibGraph

/// What a class of the archive becomes: native content, a proxy's object, or a live object.
///
/// Decided once a class of the graph, so an object costs one look-up.
enum ContentKind: Sendable {
  case string, number, data, date, value, color, font, image, attributedText, array, dictionary, null
  case desktopColor, desktopFont, desktopImage
  case proxy
  /// Given or made: the root says which.
  case customObject
  case live

  /// Names are those of Foundation, UIKit and AppKit; subclasses that archives use are listed too.
  init(className: String) {
    self =
      switch className {
      case .class(.string), .class(.mutableString), .class(.localizableString): .string
      case .class(.number): .number
      case .class(.data), .class(.mutableData): .data
      case .class(.date): .date
      case .class(.value): .value
      case "NSNull": .null
      // The oldest iPhone SDKs archived colours as the classes that UIColor is made of.
      case .class(.color), .class(.deviceRGBColor), "UIDeviceWhiteColor", .class(.cgColor), "UICachedDeviceRGBColor":
        .color
      case .class(.font): .font
      case .class(.imageNibPlaceholder): .image
      case .class(.attributedString), .class(.mutableAttributedString), .class(.nsTextStorage): .attributedText
      case .class(.array), .class(.mutableArray), .class(.set), .class(.nsMutableSet), .class(.orderedSet),
        "NSMutableOrderedSet":
        .array
      case .class(.dictionary), .class(.mutableDictionary): .dictionary
      case .class(.nsColor): .desktopColor
      case .class(.nsFont): .desktopFont
      case .class(.nsCustomResource), .class(.nsImage), .class(.nsButtonImageSource): .desktopImage
      case .class(.proxyObject), .class(.nsNibExternalObjectPlaceholder): .proxy
      case .class(.nsCustomObject): .customObject
      default: .live
      }
  }
}
