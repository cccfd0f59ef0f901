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

    /// Makes one as large as a kind of text, and how heavy.
    public convenience init(textStyle: NSFont.TextStyle, weight: NSFont.Weight) {
      self.init {
        $0.textStyle = textStyle.rawValue
        $0.weight = weight.nearest.symbol
      }
    }

    /// One that prefers a symbol in one color, which is the default.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(.init()) }
    /// One that prefers a symbol in its own colors, among the colors that code gives.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(.init()) }
    /// One that prefers a symbol in several strengths of one color, among the colors that code gives.
    public static func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(.init()) }
    /// One of how its strength is drawn; not kept, for symbols are not drawn.
    public convenience init(variableValueMode: NSImage.SymbolVariableValueMode) { self.init(.init()) }
    /// One of how its colors fill it; not kept, for symbols are not drawn.
    public convenience init(colorRenderingMode: NSImage.SymbolColorRenderingMode) { self.init(.init()) }

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

  /// Where its content stands in it for the layout of views: all of it unless code sets another place.
  public final var alignmentRect: NSRect {
    get { drawing.use.alignment ?? NSRect(x: 0, y: 0, width: size.width, height: size.height) }
    set { drawing.use.alignment = newValue }
  }

  /// Its content: a representation for the file that was found, and those that code added; none for a symbol or a missing
  /// file.
  public final var representations: [NSImageRep] {
    (nibImage.file.map { [NSImageRep($0, size)] } ?? []) + drawing.representations
  }
}
