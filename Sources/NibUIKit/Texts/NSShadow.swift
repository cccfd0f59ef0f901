import Foundation
import NibRuntime
import NibStandIns

/// The shadow of a text.
open class NSShadow: FrameworkValue, NSCopying, @unchecked Sendable {
  /// Offset, in points.
  open var shadowOffset = CGSize()
  /// How far it is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; nil for none.
  open var shadowColor: Any?

  /// Makes a shadow without offset, a third of black.
  public override init() {
    shadowColor = UIColor(white: 0, alpha: 1.0 / 3)
    super.init()
  }

  /// - Seen: archives leave out offsets that are 0.
  init(_ stored: PlaceholderObject) {
    let names = ArchivedNames(of: NSShadow.self)
    func number(_ name: String) -> Double { stored.value(names.key(name)).flatMap { Double(nibValue: $0) } ?? 0 }
    shadowOffset = CGSize(width: number("offsetWidth"), height: number("offsetHeight"))
    shadowBlurRadius = CGFloat(number("blurRadius"))
    shadowColor = stored.value(names.key("color")).flatMap { UIColor(nibValue: $0) }
    super.init()
  }

  /// The same shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether another shadow has the same offset, blur and color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// Equal for equal shadows.
  open override var hash: Int { (shadowColor as? UIColor).hashValue }
}
