import NibResources
import NibRuntime
import NibStandIns

extension UIImage {
  /// An image of nothing.
  public init() { self.init(name: "", archivedSize: NibSize()) }

  /// An image by its name. It is looked for when somebody asks for its file, not here, so any name makes one.
  public init?(named name: String) { self.init(name: name) }

  /// As `init(named:)`; bundle and traits are not looked at.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
    self.init(name: name)
  }

  /// As `init(named:)`, drawn as a configuration says; the bundle is not looked at.
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(name: name)
    drawing.symbol = configuration
  }

  /// A symbol of the system's, by its name.
  public init?(systemName name: String) { self.init(name: name, isSymbol: true) }

  /// A symbol of the system's, by its name, drawn as a configuration says.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(name: name, isSymbol: true)
    drawing.symbol = configuration
  }

  /// A symbol of the system's, by its name; traits are not looked at.
  public init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(name: name, isSymbol: true)
  }

  /// What says how an image is drawn: only symbols have it here.
  public typealias Configuration = SymbolConfiguration

  /// Size in points: of its file, else what the archive noted, which is 1 x 1 where nobody knew.
  public var size: CGSize {
    guard let file else { return CGSize(archivedSize) }
    if let size = file.pointSize { return CGSize(size) }
    guard let pixels = file.pixelSize, file.scale > 0 else { return CGSize(archivedSize) }
    return CGSize(width: pixels.width / file.scale, height: pixels.height / file.scale)
  }

  /// Pixels a point; 1 where no file is known.
  public var scale: CGFloat { CGFloat(file?.scale ?? 1) }

  /// The same image with parts at its edges that do not stretch; nothing is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// As `resizableImage(withCapInsets:)`.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }

  /// How an image fills a larger place.
  public enum ResizingMode: Int, Sendable {
    /// As named.
    case tile, stretch
  }

  /// Which way an image is turned.
  public enum Orientation: Int, Sendable {
    /// As named.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Which way the image is turned: not at all, for nothing is decoded.
  public var imageOrientation: Orientation { .up }

  /// The same image, which does not turn over where lines begin at the right.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// The same image, which turns over where lines begin at the right; nothing is drawn.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The same image with other distances of its content; nothing is drawn.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }

  /// The image without its configuration.
  public func withoutConfiguration() -> UIImage {
    var image = self
    image.drawing.symbol = nil
    return image
  }

  /// How the image is drawn; nil for as the place wants it.
  public var configuration: Configuration? { symbolConfiguration }

  /// Several images shown one after another: the first of them, for nothing moves.
  public static func animatedImage(with images: [UIImage], duration: Double) -> UIImage? { images.first }

  /// Whether the colors of the image are shown, or the tint in their place.
  public var renderingMode: RenderingMode { drawing.renderingMode }

  /// Whether it is a symbol of the system's.
  public var isSymbolImage: Bool { isSymbol }

  /// How a symbol is drawn; nil for as the place wants it.
  public var symbolConfiguration: SymbolConfiguration? { drawing.symbol }

  /// The same image in another mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var image = self
    image.drawing.renderingMode = mode
    return image
  }

  /// The same image with a tint; nothing paints it.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var image = self
    image.drawing.tint = color
    return image
  }

  /// The same image with a tint, in another mode; nothing paints it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same image, drawn as a configuration says.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    var image = self
    image.drawing.symbol = configuration
    return image
  }

  /// The same image, drawn as a configuration says besides what it says already.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(drawing.symbol?.applying(configuration) ?? configuration)
  }
}

extension UIImage.SymbolConfiguration {
  /// A size in points, and how heavy and how large beside text.
  public init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified
  ) {
    self.init()
    self.pointSize = Double(pointSize)
    self.weight = weight
    self.scale = scale
  }

  /// How heavy.
  public init(weight: UIImage.SymbolWeight) {
    self.init()
    self.weight = weight
  }

  /// How large beside text.
  public init(scale: UIImage.SymbolScale) {
    self.init()
    self.scale = scale
  }

  /// As large as a kind of text.
  public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .unspecified) {
    self.init()
    self.textStyle = textStyle.rawValue
    self.scale = scale
  }

  /// As large as a font.
  public init(font: UIFont, scale: UIImage.SymbolScale = .unspecified) {
    self.init()
    pointSize = font.pointSize
    textStyle = font.textStyle
    self.scale = scale
  }

  /// One color in several strengths.
  public init(hierarchicalColor color: UIColor) {
    self.init()
    colors = [color]
  }

  /// A color for each layer.
  public init(paletteColors colors: [UIColor]) {
    self.init()
    self.colors = colors
  }

  /// This configuration with what another one says.
  public func applying(_ other: Self) -> Self {
    var both = self
    if let pointSize = other.pointSize { both.pointSize = pointSize }
    if let textStyle = other.textStyle { both.textStyle = textStyle }
    if other.weight != .unspecified { both.weight = other.weight }
    if other.scale != .unspecified { both.scale = other.scale }
    if !other.colors.isEmpty { both.colors = other.colors }
    return both
  }
}

#if !NIB_LIGHT
  import Foundation

  extension UIImage {
    /// An image of the bytes of a file; nil unless they begin as a picture's do. The picture itself is not decoded.
    public init?(data: Data) { self.init(data: data, scale: 1) }

    /// As `init(data:)`, with the pixels of a point.
    public init?(data: Data, scale: CGFloat) {
      self.init(path: "", bytes: [UInt8](data), scale: Double(scale))
    }

    /// An image of a file; nil unless it is there and begins as a picture does. The picture itself is not decoded.
    public init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      let name = path.split(separator: "/").last ?? ""
      let scale = name.contains("@3x.") ? 3.0 : name.contains("@2x.") ? 2 : 1
      self.init(path: path, bytes: [UInt8](data), scale: scale)
    }

    private init?(path: String, bytes: [UInt8], scale: Double) {
      guard let header = ImageHeader(bytes) else { return nil }
      let pixels = header.pixelSize.map { NibSize(width: Double($0.width), height: Double($0.height)) }
      let name = path.split(separator: "/").last ?? ""
      self.init(
        name: String(name), archivedSize: NibSize(),
        answer: .found(NibImageFile(path: path, scale: scale, pixelSize: pixels, bytes: bytes)))
    }

    /// The bytes of the image's file if that is a PNG, else nil: nothing is encoded here.
    public func pngData() -> Data? { content(.png) }

    /// The bytes of the image's file if that is a JPEG, of whatever quality, else nil: nothing is encoded here.
    public func jpegData(compressionQuality: CGFloat) -> Data? { content(.jpeg) }

    private func content(_ format: ImageFormat) -> Data? {
      guard let file else { return nil }
      guard let data = file.bytes.map({ Data($0) }) ?? FileManager.default.contents(atPath: file.path) else {
        return nil
      }
      return ImageHeader([UInt8](data))?.format == format ? data : nil
    }
  }
#endif
