/// An image that an archive refers to by name, with the answer to "which file?".
public struct NibImage: Sendable, Hashable {
  /// The name, as `icon` or `icon.png`.
  public var name: String
  /// Whether the name is a system symbol's.
  public var isSymbol: Bool
  /// Size in points that the compiler noted; 1 x 1 when it had no catalog.
  public var archivedSize: NibSize
  /// What the resources answered; nil when nobody was asked.
  public var answer: NibImageAnswer?
  /// How code wants the image drawn.
  public var drawing = Drawing()

  /// Makes an image reference.
  public init(
    name: String, isSymbol: Bool = false, archivedSize: NibSize = NibSize(width: 1, height: 1),
    answer: NibImageAnswer? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.archivedSize = archivedSize
    self.answer = answer
  }

  /// The file found, if one was.
  public var file: NibImageFile? {
    if case .found(let file)? = answer { file } else { nil }
  }
}

extension NibImage {
  /// Whether the colors of an image are shown, or the tint in their place.
  public enum RenderingMode: Int, Sendable {
    /// As the place wants it that shows the image.
    case automatic
    /// The colors of the image.
    case alwaysOriginal
    /// The tint.
    case alwaysTemplate
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified
    /// As named.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the place wants it.
    case `default` = -1
    /// As the place wants it, which another configuration may say.
    case unspecified = 0
    /// As named.
    case small, medium, large
  }

  /// How a symbol is drawn.
  public struct SymbolConfiguration: Sendable, Hashable {
    /// Size in points; nil for that of the text beside it.
    public var pointSize: Double?
    /// How heavy it is.
    public var weight = SymbolWeight.unspecified
    /// How large it is beside text.
    public var scale = SymbolScale.unspecified
    /// Text style, as `UICTFontTextStyleBody`, whose size it has.
    public var textStyle: String?
    /// Colors of its layers; one for a color in several strengths.
    public var colors: [NibColor] = []

    /// Makes a configuration that leaves everything open.
    public init() {}

    /// This configuration, with what another one does not leave open in its place.
    package func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var both = self
      if let pointSize = other.pointSize { both.pointSize = pointSize }
      if let textStyle = other.textStyle { both.textStyle = textStyle }
      if other.weight != .unspecified { both.weight = other.weight }
      if other.scale != .unspecified { both.scale = other.scale }
      if !other.colors.isEmpty { both.colors = other.colors }
      return both
    }
  }

  /// How code wants an image drawn. Archives say nothing of it here.
  public struct Drawing: Sendable, Hashable {
    /// Whether the colors of the image are shown.
    public var renderingMode = RenderingMode.automatic
    /// The tint; nil for that of the place.
    public var tint: NibColor?
    /// How a symbol is drawn; nil for as the place wants it.
    public var symbol: SymbolConfiguration?

    /// Makes one that says nothing.
    public init() {}
  }
}

extension NibImage: CustomStringConvertible {
  /// The name, with the file behind it if one was found.
  public var description: String { file.map { "\(name) -> \($0.path)" } ?? name }
}
