/// What a `<fontDescription>` element says; nil is an absent attribute.
public struct FontDescription: Sendable, Hashable {
  /// `type`: `system`, `boldSystem`, `italicSystem`.
  public var type: String?
  /// `weight`: `light`, `semibold`, …
  public var weight: String?
  /// `style`: a text style such as `UICTFontTextStyleBody`.
  public var style: String?
  /// `name`: the PostScript name of a font of one's own choice.
  public var name: String?
  /// Whether the document lists the font of that name among those that its bundle brings (`<customFonts>`).
  public var isBundled = false
  /// `family`: the name of its family.
  public var family: String?
  /// `pointSize`, in points.
  public var pointSize: Double?

  /// Makes a description; say what the element says.
  public init(
    type: String? = nil, weight: String? = nil, style: String? = nil, name: String? = nil, family: String? = nil,
    pointSize: Double? = nil
  ) {
    self.type = type
    self.weight = weight
    self.style = style
    self.name = name
    self.family = family
    self.pointSize = pointSize
  }
}

extension FontDescription {
  /// Whether the text style is one that an era knows; true for a font without a text style.
  public func hasKnownStyle(in profile: OutputProfile) -> Bool {
    style.map { TextStyles.row($0, in: profile) != nil } ?? true
  }

  /// The type or weight that is no known one of a system font; nil for a font of another kind.
  public var unknownWeight: String? {
    guard style == nil, name == nil else { return nil }
    return [type == "system" ? nil : type, weight].compactMap(\.self).first { FontWeight.named($0) == nil }
  }
}
