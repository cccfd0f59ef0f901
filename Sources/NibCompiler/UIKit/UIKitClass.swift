import NibGraph

/// Classes that the code for UIKit makes objects of; classes of element kinds are in the schema.
enum UIKitClass: String, WellKnown {
  case proxy = "UIProxyObject"
  case swapper = "UIClassSwapper"
  case outlet = "UIRuntimeOutletConnection"
  case event = "UIRuntimeEventConnection"
  case outletCollection = "UIRuntimeOutletCollectionConnection"
  case keyValuePair = "UINibKeyValuePair"
  case accessibility = "UIRuntimeAccessibilityConfiguration"
  case color = "UIColor"
  case layerColor = "UICGColor"
  case deviceColor = "UIDeviceRGBColor"
  case font = "UIFont"
  case fontDescriptor = "UIFontDescriptor"
  case image = "UIImageNibPlaceholder"
  case layoutGuide = "UILayoutGuide"
  case scrollGuide = "_UIScrollViewLayoutGuide"
  case buttonContent = "UIButtonContent"
  case segment = "UISegment"
  case blurEffect = "UIBlurEffect"
  case visualContent = "_UIVisualEffectContentView"
  case view = "UIView"
  case separatorView = "_UITableViewCellSeparatorView"
  case roundedButton = "UIRoundedRectButton"
  case nib = "UINib"
  case tableDataSource = "UITableViewDataSource"
  case tableSection = "UITableViewSection"
  case tableRow = "UITableViewRow"
  case controllerGuide = "_UILayoutGuide"
  case supportConstraint = "_UILayoutSupportConstraint"
  case backgroundConfiguration = "UIBackgroundConfiguration"
  case collectionReusableView = "UICollectionReusableView"
  case traitCollection = "UITraitCollection"
  case vibrancyEffect = "UIVibrancyEffect"
  case relationshipTraitStorage = "_UIRelationshipTraitStorage"
  case relationshipTraitStorageRecord = "_UIRelationshipTraitStorageRecord"
  case systemBackgroundView = "_UISystemBackgroundView"
  case traitOverrides = "_UITraitOverrides"
  case traitStorageList = "_UITraitStorageList"
  case label = "UILabel"
  case tableLabel = "UITableViewLabel"
  case attributeTraitStorage = "_UIAttributeTraitStorage"
  case attributeTraitStorageRecord = "_UIAttributeTraitStorageRecord"
  case constraintConstant = "_NSLayoutConstraintConstant"
  case imageSymbols = "UIImageSymbolConfiguration"

  /// The identifier in every graph of the platform.
  @inline(__always) var id: ClassID { ClassID(WellKnownClass.count + ordinal) }

  /// Classes that older systems know only by another. Seen: every golden that has them.
  static let fallbacks: [(name: String, fallback: String)] = [
    ("UIColor", "NSColor"), ("UIFont", "NSFont"), ("NSIBPrototypingLayoutConstraint", "NSLayoutConstraint"),
    ("_UILayoutGuide", "UIView"), ("_UILayoutSupportConstraint", "NSLayoutConstraint"),
  ]
}

extension ObjectWriter {
  @inline(__always) mutating func reserve(_ known: UIKitClass, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(known.id, origin: origin)
  }

  /// An object of prepared content.
  mutating func object(_ known: UIKitClass, _ fields: [PreparedValue]) -> ObjectID { object(known.id, fields) }
}
