import NibGraph

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
    case .class(.string), .class(.mutableString), .class(.localizableString): self = .string
    case .class(.number): self = .number
    case .class(.array), .class(.mutableArray), .class(.set), .class(.nsMutableSet), .class(.orderedSet),
      "NSMutableOrderedSet":
      self = .list
    case .class(.dictionary), .class(.mutableDictionary): self = .dictionary
    case .class(.color), .class(.nsColor), .class(.deviceRGBColor), .class(.cgColor), "UICachedDeviceRGBColor",
      "UICachedDeviceWhiteColor":
      self = .color
    case .class(.font), .class(.nsFont), .class(.fontDescriptor), .class(.nsFontDescriptor): self = .font
    case .class(.imageNibPlaceholder), .class(.nsCustomResource): self = .image
    case .class(.value), .class(.data), .class(.mutableData), .class(.date), "NSNull", .class(.nsUrl), .class(.locale),
      .class(.nsColorSpace),
      .class(.ibClassReference):
      self = .content
    case .class(.proxyObject): self = .proxy
    case .class(.nsLayoutConstraint), .class(.layoutSupportConstraint), .class(.nsIBPrototypingLayoutConstraint):
      self = .constraint
    case .class(.keyValuePair): self = .keyValuePair
    default: self = ClassRole(suffixOf: className)
    }
  }

  private init(suffixOf className: String) {
    var role = ClassRole.object
    _ = NibPlatform.first { platform in
      guard let connections = platform.traits.connections else { return false }
      if connections.classes.holds(className) { role = .connection }
      if connections.segues?.holds(className) ?? false { role = .segue }
      return role != .object
    }
    self = role
  }
}
