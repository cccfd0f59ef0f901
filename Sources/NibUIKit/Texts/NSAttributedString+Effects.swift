import NibFoundation
import NibRuntime
import NibStandIns

extension NSAttributedString {
  /// How letters look pressed into paper. Stands in for NSAttributedString.TextEffectStyle.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As named.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// Draws nothing: letters are not drawn.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {}
  }

  extension NSCoder {
    /// A change of coordinates of a text of six numbers; none of any other text.
    public static func cgAffineTransform(for string: String) -> CGAffineTransform {
      let numbers = string.split { "[]{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
      guard numbers.count == 6 else { return .identity }
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// A text of a change of coordinates.
    public static func string(for transform: CGAffineTransform) -> String {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      return "[" + numbers.map { "\(NumberText(Double($0)))" }.joined(separator: ", ") + "]"
    }
  }
#endif
