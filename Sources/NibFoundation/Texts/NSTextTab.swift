import Foundation
import NibStandIns

/// A place in a line where a tab leads. Stands in for NSTextTab. Tabs do not change.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// What a tab is told beside its place.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column: a `CharacterSet`.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text behind it is aligned.
  public final let alignment: NSTextAlignment
  /// From the beginning of the line, in points.
  public final let location: CGFloat
  /// What it was told beside.
  public final let options: [OptionKey: Any]

  /// Makes one.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// The twelve tabs that a style has where nothing else is said: 28 points apart.
  static var usual: [NSTextTab] { (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) } }

  /// Whether another tab leads to the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }

  /// Equal for equal tabs.
  open override var hash: Int { location.hashValue }

  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
