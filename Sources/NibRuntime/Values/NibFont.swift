/// A font as an archive names it; nothing is looked up.
///
/// - Seen: class UIFont of compiled nibs.
public struct NibFont: Sendable, Hashable {
  /// PostScript name, as `Helvetica-Bold`; of a system font the private name that the compiler knew.
  public var name: String
  /// Size in points; 0 for a text style whose size the system decides.
  public var pointSize: Double
  /// Symbolic traits: 1 italic, 2 bold; older compilers wrote other bits.
  public var traits: Int
  /// Whether the font is the system's.
  public var isSystem: Bool
  /// Text style, as `UICTFontTextStyleBody`.
  public var textStyle: String?
  /// Weight of a system font as the descriptor names it, as `CTFontBoldUsage`.
  public var usage: String?

  /// Makes a font.
  public init(
    name: String, pointSize: Double, traits: Int = 0, isSystem: Bool = false, textStyle: String? = nil,
    usage: String? = nil
  ) {
    self.name = name
    self.pointSize = pointSize
    self.traits = traits
    self.isSystem = isSystem
    self.textStyle = textStyle
    self.usage = usage
  }
}

extension NibFont: CustomStringConvertible {
  /// `Helvetica-Bold 17` or the text style.
  public var description: String { textStyle ?? "\(name) \(NumberText(pointSize))" }
}
