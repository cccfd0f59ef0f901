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
  let date: ClassID
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
  let tapRecognizer: ClassID
  let blurEffect: ClassID
  let visualContent: ClassID
  let view: ClassID
  let localizableString: ClassID
  let separatorView: ClassID
  let roundedButton: ClassID

  init(_ pool: inout NamePool, fallbacks: inout [(name: String, fallback: String)]) {
    object = pool.class("NSObject")
    array = pool.class("NSArray")
    mutableArray = pool.class("NSMutableArray")
    dictionary = pool.class("NSDictionary")
    mutableDictionary = pool.class("NSMutableDictionary")
    string = pool.class("NSString")
    mutableString = pool.class("NSMutableString")
    number = pool.class("NSNumber")
    value = pool.class("NSValue")
    date = pool.class("NSDate")
    data = pool.class("NSData")
    attributedString = pool.class("NSAttributedString")
    mutableAttributedString = pool.class("NSMutableAttributedString")
    paragraphStyle = pool.class("NSParagraphStyle")
    proxy = pool.class("UIProxyObject")
    swapper = pool.class("UIClassSwapper")
    outlet = pool.class("UIRuntimeOutletConnection")
    event = pool.class("UIRuntimeEventConnection")
    outletCollection = pool.class("UIRuntimeOutletCollectionConnection")
    keyValuePair = pool.class("UINibKeyValuePair")
    accessibility = pool.class("UIRuntimeAccessibilityConfiguration")
    color = pool.class("UIColor")
    font = pool.class("UIFont")
    fontDescriptor = pool.class("UIFontDescriptor")
    image = pool.class("UIImageNibPlaceholder")
    constraint = pool.class("NSLayoutConstraint")
    prototypingConstraint = pool.class("NSIBPrototypingLayoutConstraint")
    layoutGuide = pool.class("UILayoutGuide")
    buttonContent = pool.class("UIButtonContent")
    segment = pool.class("UISegment")
    tapRecognizer = pool.class("UITapRecognizer")
    blurEffect = pool.class("UIBlurEffect")
    visualContent = pool.class("_UIVisualEffectContentView")
    view = pool.class("UIView")
    localizableString = pool.class("NSLocalizableString")
    separatorView = pool.class("_UITableViewCellSeparatorView")
    roundedButton = pool.class("UIRoundedRectButton")
    // Older systems know these classes only by their fallbacks. Seen: every golden that has them.
    fallbacks += [
      ("UIColor", "NSColor"),
      ("UIFont", "NSFont"),
      ("NSIBPrototypingLayoutConstraint", "NSLayoutConstraint"),
    ]
  }
}
