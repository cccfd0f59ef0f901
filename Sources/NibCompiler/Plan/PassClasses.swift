import NibGraph

/// Classes that the passes make objects of; classes of element kinds are in the schema.
struct PassClasses: Sendable {
  let object: ClassID
  let array: ClassID
  let mutableArray: ClassID
  let dictionary: ClassID
  let mutableDictionary: ClassID
  let string: ClassID
  let mutableString: ClassID
  let number: ClassID
  let value: ClassID
  let data: ClassID
  let attributedString: ClassID
  let mutableAttributedString: ClassID
  let paragraphStyle: ClassID
  let proxy: ClassID
  let swapper: ClassID
  let outlet: ClassID
  let event: ClassID
  let outletCollection: ClassID
  let keyValuePair: ClassID
  let accessibility: ClassID
  let color: ClassID
  let font: ClassID
  let fontDescriptor: ClassID
  let image: ClassID
  let constraint: ClassID
  let prototypingConstraint: ClassID
  let layoutGuide: ClassID
  let buttonContent: ClassID
  let segment: ClassID
  let blurEffect: ClassID
  let visualContent: ClassID
  let view: ClassID
  let separatorView: ClassID
  let roundedButton: ClassID
  /// Classes of storyboards alone.
  let storyboard: StoryboardClasses

  init(_ pool: inout NameRegistry) {
    object = ClassID(Int(pool.number("NSObject")))
    array = ClassID(Int(pool.number("NSArray")))
    mutableArray = ClassID(Int(pool.number("NSMutableArray")))
    dictionary = ClassID(Int(pool.number("NSDictionary")))
    mutableDictionary = ClassID(Int(pool.number("NSMutableDictionary")))
    string = ClassID(Int(pool.number("NSString")))
    mutableString = ClassID(Int(pool.number("NSMutableString")))
    number = ClassID(Int(pool.number("NSNumber")))
    value = ClassID(Int(pool.number("NSValue")))
    data = ClassID(Int(pool.number("NSData")))
    attributedString = ClassID(Int(pool.number("NSAttributedString")))
    mutableAttributedString = ClassID(Int(pool.number("NSMutableAttributedString")))
    paragraphStyle = ClassID(Int(pool.number("NSParagraphStyle")))
    proxy = ClassID(Int(pool.number("UIProxyObject")))
    swapper = ClassID(Int(pool.number("UIClassSwapper")))
    outlet = ClassID(Int(pool.number("UIRuntimeOutletConnection")))
    event = ClassID(Int(pool.number("UIRuntimeEventConnection")))
    outletCollection = ClassID(Int(pool.number("UIRuntimeOutletCollectionConnection")))
    keyValuePair = ClassID(Int(pool.number("UINibKeyValuePair")))
    accessibility = ClassID(Int(pool.number("UIRuntimeAccessibilityConfiguration")))
    color = ClassID(Int(pool.number("UIColor")))
    font = ClassID(Int(pool.number("UIFont")))
    fontDescriptor = ClassID(Int(pool.number("UIFontDescriptor")))
    image = ClassID(Int(pool.number("UIImageNibPlaceholder")))
    constraint = ClassID(Int(pool.number("NSLayoutConstraint")))
    prototypingConstraint = ClassID(Int(pool.number("NSIBPrototypingLayoutConstraint")))
    layoutGuide = ClassID(Int(pool.number("UILayoutGuide")))
    buttonContent = ClassID(Int(pool.number("UIButtonContent")))
    segment = ClassID(Int(pool.number("UISegment")))
    blurEffect = ClassID(Int(pool.number("UIBlurEffect")))
    visualContent = ClassID(Int(pool.number("_UIVisualEffectContentView")))
    view = ClassID(Int(pool.number("UIView")))
    separatorView = ClassID(Int(pool.number("_UITableViewCellSeparatorView")))
    roundedButton = ClassID(Int(pool.number("UIRoundedRectButton")))
    storyboard = StoryboardClasses(&pool)
  }

  /// Classes that older systems know only by another. Seen: every golden that has them.
  static let fallbacks = [
    (name: "UIColor", fallback: "NSColor"),
    (name: "UIFont", fallback: "NSFont"),
    (name: "NSIBPrototypingLayoutConstraint", fallback: "NSLayoutConstraint"),
    (name: "_UILayoutGuide", fallback: "UIView"),
    (name: "_UILayoutSupportConstraint", fallback: "NSLayoutConstraint"),
  ]
}
