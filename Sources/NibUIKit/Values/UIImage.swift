import NibRuntime
import NibStandIns

/// An image. Stands in for UIImage.
///
/// The value that archives and the resolver use is in `nibImage`: the name, and the file that was found. Images do not
/// change, and two are equal if their values are.
open class UIImage: FrameworkValue, UIImageLookup, @unchecked Sendable {
  /// The value: the name, the file that was found, and how code wants it drawn.
  public final let nibImage: NibImage
  /// Set by initializers alone.
  private(set) final var details = ImageDetails()

  /// Makes the image of a value of archives.
  public init(_ image: NibImage) {
    nibImage = image
    super.init()
  }

  // Not a designated initializer, which subclasses elsewhere could not override and so would inherit none.
  convenience init(_ image: NibImage, _ details: ImageDetails) {
    self.init(image)
    self.details = details
  }

  /// Makes an image of nothing, without size.
  public convenience override init() { self.init(NibImage(name: "", archivedSize: NibSize())) }

  /// Makes an image of a file; nil unless it is there and begins as a picture does. The picture itself is not decoded.
  ///
  /// The scale is that of the name, as `icon@2x.png`. As in UIKit, the file is the one of the path and no other.
  public init?(contentsOfFile path: String) {
    guard let image = NibImage(contentsOfFile: path) else { return nil }
    nibImage = image
    super.init()
  }

  /// Makes an image of the bytes of a file; nil unless they begin as a picture's do. The picture is not decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image of the bytes of a file, with the pixels of a point; 0 and less are 1.
  public init?(data: Data, scale: CGFloat) {
    guard let image = NibImage(bytes: [UInt8](data), scale: Double(scale)) else { return nil }
    nibImage = image
    super.init()
  }

  /// Reads an image that `encode(with:)` wrote; nil without a name.
  public required init?(coder: NSCoder) {
    guard let image = NibImage(coder) else { return nil }
    nibImage = image
    super.init()
  }

  /// Whether another object is an image of the same value, shown the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || other.nibImage == nibImage && other.details == details
  }

  /// The same for equal images.
  open override var hash: Int { nibImage.hashValue }

  /// The name, with the file behind it if one was found.
  open override var description: String { nibImage.description }

  /// Size in points: of its file, else what the archive noted, which is 1 x 1 where nobody knew.
  open var size: CGSize {
    guard let file = nibImage.file else {
      let size = nibImage.archivedSize
      let isOnItsSide = details.drawn != nil && details.orientation?.isOnItsSide == true
      return isOnItsSide ? CGSize(width: size.height, height: size.width) : CGSize(size)
    }
    if let turned = details.orientation, let pixels = file.pixelSize, file.scale > 0 {
      let (width, height) = (pixels.width / file.scale, pixels.height / file.scale)
      return turned.isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
    if let size = file.pointSize { return CGSize(size) }
    guard let pixels = file.pixelSize, file.scale > 0 else { return CGSize(nibImage.archivedSize) }
    return CGSize(width: pixels.width / file.scale, height: pixels.height / file.scale)
  }

  /// Pixels a point; 1 where no file is known and no code drew it.
  open var scale: CGFloat { CGFloat(nibImage.file?.scale ?? details.drawn?.scale ?? 1) }

  /// Which way the pixels are turned for display, as the file's metadata says.
  open var imageOrientation: Orientation {
    details.orientation ?? nibImage.file.flatMap { Orientation(exif: $0.orientation) } ?? .up
  }

  /// The images that are shown one after another; nil for one that does not move.
  open var images: [UIImage]? { details.images }

  /// Seconds that all of `images` take; 0 for one that does not move.
  open var duration: Double { details.duration }

  /// Whether the colors of the image are shown, or the tint in their place.
  open var renderingMode: RenderingMode {
    let mode = nibImage.drawing.renderingMode
    guard mode == .automatic, let isTemplate = nibImage.file?.isTemplate else { return mode }
    return isTemplate ? .alwaysTemplate : .alwaysOriginal
  }

  /// Whether it is a symbol of the system's.
  open var isSymbolImage: Bool { nibImage.isSymbol }

  /// Distances of the parts at the edges that do not stretch, in points.
  open var capInsets: UIEdgeInsets { details.capInsets }

  /// How the part that stretches fills a larger place.
  open var resizingMode: ResizingMode { details.resizingMode }

  /// Distances from the edges to what counts as the image in layout, in points.
  open var alignmentRectInsets: UIEdgeInsets { details.alignmentRectInsets }

  /// Whether the image turns over where lines begin at the right.
  open var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }

  /// The distance from the bottom to the line that letters beside the image stand on, in points; nil for none.
  open var baselineOffsetFromBottom: CGFloat? { details.baselineOffset }

  /// How the image is drawn; nil for as the place wants it.
  open var configuration: Configuration? { details.configuration ?? symbolConfiguration }

  /// How a symbol is drawn; nil for as the place wants it.
  open var symbolConfiguration: SymbolConfiguration? { nibImage.drawing.symbol.map { SymbolConfiguration($0) } }
}

/// What an image has beside its value.
struct ImageDetails: Equatable, Sendable {
  var orientation: UIImage.Orientation?
  var capInsets = UIEdgeInsets()
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets()
  var flipsForRightToLeft = false
  var baselineOffset: CGFloat?
  var images: [UIImage]?
  var duration = 0.0
  var configuration: UIImage.Configuration?
  /// Finds the image for other traits; nil where there is one only.
  var variants: ImageVariants?
  /// What code drew; nil for an image that it did not draw.
  var drawn: DrawnPicture?
}

/// Finds the image of a name for other traits.
final class ImageVariants: Equatable, Sendable {
  let find: @Sendable (UITraitCollection?) -> UIImage?

  init(_ find: @escaping @Sendable (UITraitCollection?) -> UIImage?) { self.find = find }

  /// All are equal: the value of the image says what it is.
  static func == (left: ImageVariants, right: ImageVariants) -> Bool { true }
}

/// The initializers of UIImage that give an object that is there already.
public protocol UIImageLookup: NibConvertible, _ExpressibleByImageLiteral {}

extension UIImageLookup {
  /// The name that archives and bundles know the image by; empty for one without. Not part of UIKit.
  ///
  /// It is declared here and not in the class, so subclasses and extensions may have a property of the same name.
  public var name: String { (self as? UIImage)?.nibImage.name ?? "" }

  /// `image`
  public static var nibKind: String { NibImage.nibKind }

  /// The object of a value of archives: the same for each one who reads the same archived image.
  public init?(nibValue: NibValue) {
    guard case .image(let image, let shared) = nibValue,
      let object = (shared?.object { UIImage(image) } ?? UIImage(image)) as? Self
    else { return nil }
    self = object
  }

  /// As an image.
  public var nibValue: NibValue {
    guard let image = self as? UIImage else { return .null }
    return .image(image.nibImage, object: SharedObject(image))
  }

  /// A symbol of the system's, by its name. The list of symbols is not known here, so any name makes one.
  public init?(systemName name: String) { self.init(symbol: name) }

  /// A symbol of the system's, by its name, drawn as a configuration says. Any name makes one.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(symbol: name, configuration)
  }

  /// A symbol of the system's, by its name, with the value of a variable color. Any name makes one.
  public init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(symbol: name, configuration)
  }

  /// A symbol of the system's, by its name; traits are not looked at. Any name makes one.
  public init?(systemName name: String, compatibleWith traits: UITraitCollection?) { self.init(symbol: name) }

  private init?(symbol name: String, _ configuration: UIImage.Configuration? = nil) {
    var value = NibImage(name: name, isSymbol: true)
    value.drawing.symbol = (configuration as? UIImage.SymbolConfiguration)?.value
    var details = ImageDetails()
    details.configuration = configuration
    guard let image = UIImage(value, details) as? Self else { return nil }
    self = image
  }
}
