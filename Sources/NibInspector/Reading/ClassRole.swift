/// What an archived class is to a reader of a rendering: content to be shown in place, or an object of its own.
package enum ClassRole: Sendable, Hashable {
  /// Text: NSString, NSMutableString, NSLocalizableString.
  case string
  /// NSNumber.
  case number
  /// Array, set or ordered list in inlined form.
  case list
  /// Keys and values in inlined form.
  case dictionary
  /// A colour of either platform.
  case color
  /// A font or its descriptor.
  case font
  /// A picture by name.
  case image
  /// Other small content: NSValue, NSData, NSDate, NSNull, a paragraph style.
  case content
  /// A placeholder for an object outside the archive.
  case proxy
  /// A connection that is made at loading.
  case connection
  /// A layout constraint.
  case constraint
  /// A user defined runtime attribute.
  case keyValuePair
  /// A segue template of a storyboard.
  case segue
  /// Anything else: views, controllers, cells.
  case object

  /// Whether an object of this role is shown in the line that refers to it.
  package var isContent: Bool {
    switch self {
    case .string, .number, .list, .dictionary, .color, .font, .image, .content, .proxy: true
    case .connection, .constraint, .keyValuePair, .segue, .object: false
    }
  }

  /// The role of a class name.
  ///
  /// Seen: class names of UIKit and AppKit archives; the concrete colour classes leak in the oldest.
  package init(className: String) {
    switch className {
    case "NSString", "NSMutableString", "NSLocalizableString": self = .string
    case "NSNumber": self = .number
    case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet": self = .list
    case "NSDictionary", "NSMutableDictionary": self = .dictionary
    case "UIColor", "NSColor", "UIDeviceRGBColor", "UICGColor", "UICachedDeviceRGBColor", "UICachedDeviceWhiteColor":
      self = .color
    case "UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor": self = .font
    case "UIImageNibPlaceholder", "NSCustomResource": self = .image
    case "NSValue", "NSData", "NSMutableData", "NSDate", "NSNull", "NSURL", "NSLocale", "NSColorSpace",
      "IBClassReference":
      self = .content
    case "UIProxyObject": self = .proxy
    case "NSLayoutConstraint", "_UILayoutSupportConstraint", "NSIBPrototypingLayoutConstraint": self = .constraint
    case "UINibKeyValuePair": self = .keyValuePair
    default: self = ClassRole(suffixOf: className)
    }
  }

  private init(suffixOf className: String) {
    if className.hasPrefix("UIRuntime") && className.hasSuffix("Connection") {
      self = .connection
    } else if className.hasPrefix("NS") && className.hasSuffix("Connector") {
      self = .connection
    } else if className.hasPrefix("UIStoryboard") && className.hasSuffix("SegueTemplate") {
      self = .segue
    } else {
      self = .object
    }
  }
}
