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
      case "NSString", "NSMutableString", "NSLocalizableString": .string
      case "NSNumber": .number
      case "NSData", "NSMutableData": .data
      case "NSDate": .date
      case "NSValue": .value
      case "NSNull": .null
      // The oldest iPhone SDKs archived colours as the classes that UIColor is made of.
      case "UIColor", "UIDeviceRGBColor", "UIDeviceWhiteColor", "UICGColor", "UICachedDeviceRGBColor": .color
      case "UIFont": .font
      case "UIImageNibPlaceholder": .image
      case "NSAttributedString", "NSMutableAttributedString", "NSTextStorage": .attributedText
      case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet": .array
      case "NSDictionary", "NSMutableDictionary": .dictionary
      case "NSColor": .desktopColor
      case "NSFont": .desktopFont
      case "NSCustomResource", "NSImage", "NSButtonImageSource": .desktopImage
      case "UIProxyObject", "NSNibExternalObjectPlaceholder": .proxy
      case "NSCustomObject": .customObject
      default: .live
      }
  }
}
