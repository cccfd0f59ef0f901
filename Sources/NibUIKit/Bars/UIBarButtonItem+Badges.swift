import NibRuntime
import NibStandIns

extension UIBarButtonItem {
  /// What stands on an item, from iOS 26 on. Stands in for UIBarButtonItem.Badge.
  public struct Badge: Hashable, Sendable {
    /// The text; nil for a dot.
    public let stringValue: String?
    /// Color behind it; nil for the system's.
    public var backgroundColor: UIColor?
    /// Color of the text; nil for the system's.
    public var foregroundColor: UIColor?
    /// The font; nil for the system's.
    public var font: UIFont?

    init(stringValue: String?) { self.stringValue = stringValue }

    /// A number.
    public static func count(_ count: UInt) -> Badge { Badge(stringValue: "\(count)") }
    /// A text.
    public static func string(_ text: String) -> Badge { Badge(stringValue: text) }
    /// A dot.
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
}
