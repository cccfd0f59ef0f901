import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

extension NSImage: NSCopying {
  /// How a symbol is drawn. Stands in for NSImage.SymbolConfiguration.
  public final class SymbolConfiguration: FrameworkValue, @unchecked Sendable {
    let value: NibImage.SymbolConfiguration

    init(_ value: NibImage.SymbolConfiguration) {
      self.value = value
      super.init()
    }

    private convenience init(_ fill: (inout NibImage.SymbolConfiguration) -> Void) {
      var value = NibImage.SymbolConfiguration()
      fill(&value)
      self.init(value)
    }

    /// Makes one of a size in points, and how heavy and how large beside text.
    public convenience init(pointSize: Double, weight: NSFont.Weight, scale: SymbolScale = .medium) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight.nearest.symbol
        $0.scale = scale.value
      }
    }

    /// Makes one as large as a kind of text.
    public convenience init(textStyle: NSFont.TextStyle, scale: SymbolScale = .medium) {
      self.init {
        $0.textStyle = textStyle.rawValue
        $0.scale = scale.value
      }
    }

    /// Makes one of how large beside text.
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale.value } }

    /// Makes one of one color in several strengths.
    public convenience init(hierarchicalColor color: NSColor) { self.init { $0.colors = [color.nibColor] } }

    /// Makes one of a color for each layer.
    public convenience init(paletteColors colors: [NSColor]) { self.init { $0.colors = colors.map(\.nibColor) } }

    /// This configuration with what another one has.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(value.applying(other.value))
    }

    /// Whether another object is the same configuration.
    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.value == value }

    /// The same for equal configurations.
    public override var hash: Int { value.hashValue }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// As named.
    case small = 1
    /// As named.
    case medium, large

    fileprivate var value: NibImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// The image with a configuration; nil unless it is a symbol.
  public final func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard nibImage.isSymbol else { return nil }
    var image = nibImage
    image.drawing.symbol = (image.drawing.symbol ?? .init()).applying(configuration.value)
    return changed(to: image)
  }

  /// How a symbol is drawn; that of an image that is no symbol leaves everything open.
  public final var symbolConfiguration: SymbolConfiguration {
    SymbolConfiguration(nibImage.drawing.symbol ?? .init())
  }

  /// Another image with the same content, size and name.
  public func copy(with zone: NSZone? = nil) -> Any { changed(to: nibImage) }

  private func changed(to image: NibImage) -> NSImage {
    let copy = NSImage(image)
    copy.size = size
    copy.isTemplate = isTemplate
    copy.accessibilityDescription = accessibilityDescription
    (copy.drawing.representations, copy.drawing.handler) = (drawing.representations, drawing.handler)
    copy.drawing.isFlipped = drawing.isFlipped
    return copy
  }

  /// Where its content stands in it for the layout of views: all of it.
  public final var alignmentRect: NSRect { NSRect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Its content: a representation for the file that was found, and those that code added; none for a symbol or a missing
  /// file.
  public final var representations: [NSImageRep] {
    (nibImage.file.map { [NSImageRep($0, size)] } ?? []) + drawing.representations
  }
}

/// One form of an image's content. Stands in for NSImageRep. Nothing is decoded.
open class NSImageRep: FrameworkValue, @unchecked Sendable {
  /// Size in points.
  open var size: NSSize
  /// Pixels across; 0 for a drawing without pixels.
  public final let pixelsWide: Int
  /// Pixels downwards; 0 for a drawing without pixels.
  public final let pixelsHigh: Int

  /// How it is drawn.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From points of the context to pixels: a transform.
    public static let ctm = Self(rawValue: "NSImageHintCTM")
    /// How well it is scaled: the number of an `NSImageInterpolation`.
    public static let interpolation = Self(rawValue: "NSImageHintInterpolation")
    /// In which direction the user interface is written: a number.
    public static let userInterfaceLayoutDirection = Self(rawValue: "NSImageHintUserInterfaceLayoutDirection")
  }

  /// Whether some of it is seen through.
  open var hasAlpha = true
  /// Whether nothing behind it is seen through.
  open var isOpaque = false
  /// Bits of a part of a pixel.
  open var bitsPerSample = 8

  convenience init(_ file: NibImageFile, _ size: NSSize) {
    self.init(size, file.pixelSize.map { Int($0.width) } ?? 0, file.pixelSize.map { Int($0.height) } ?? 0)
  }

  init(_ size: NSSize, _ pixelsWide: Int, _ pixelsHigh: Int) {
    (self.size, self.pixelsWide, self.pixelsHigh) = (size, pixelsWide, pixelsHigh)
    super.init()
  }

  /// Draws it in a rectangle of the current context.
  /// - Returns: false where it cannot be drawn, as what is not decoded.
  @discardableResult
  open func draw(in rect: NSRect) -> Bool { false }
  /// Draws it in its size.
  @discardableResult
  open func draw() -> Bool { draw(in: NSRect(origin: .zero, size: size)) }
}
