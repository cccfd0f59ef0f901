import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

extension UIImage {
  /// How an image is drawn, and for which traits. Stands in for UIImage.Configuration.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the image is for; nil for those of the screen.
    public final let traitCollection: UITraitCollection?

    /// Makes one for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Makes one for the traits of the screen.
    public convenience override init() { self.init(traitCollection: nil) }

    /// The same configuration for traits.
    open func withTraitCollection(_ traits: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traits)
    }

    /// This configuration with what another one has.
    open func applying(_ other: Configuration?) -> Configuration { other ?? self }

    /// Whether another object is a configuration for the same traits.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
      return other.traitCollection === traitCollection
    }

    /// The same for equal configurations.
    open override var hash: Int { traitCollection.map { ObjectIdentifier($0).hashValue } ?? 0 }
  }

  /// How a symbol is drawn. Stands in for UIImage.SymbolConfiguration.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The value.
    final let value: NibImage.SymbolConfiguration

    init(_ value: NibImage.SymbolConfiguration, traitCollection: UITraitCollection? = nil) {
      self.value = value
      super.init(traitCollection: traitCollection)
    }

    /// Reads an archived configuration, which has no class of its own here.
    convenience init(_ stored: PlaceholderObject) {
      self.init {
        let names = ArchivedNames(of: UIKitElements.symbolConfiguration)
        $0.pointSize = stored.value(names.key("pointSize")).flatMap { Double(nibValue: $0) }
        $0.weight =
          stored.value(names.key("weight")).flatMap { Int(nibValue: $0) }.flatMap { .init(rawValue: $0) } ?? $0.weight
        $0.scale =
          stored.value(names.key("scale")).flatMap { Int(nibValue: $0) }.flatMap { .init(rawValue: $0) } ?? $0.scale
        $0.textStyle = stored.value(names.key("textStyle")).flatMap { String(nibValue: $0) }
      }
    }

    private convenience init(_ fill: (inout NibImage.SymbolConfiguration) -> Void) {
      var value = NibImage.SymbolConfiguration()
      fill(&value)
      self.init(value)
    }

    /// Makes one of a size in points, and how heavy and how large beside text.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init {
        $0.pointSize = Double(pointSize)
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Makes one of how heavy.
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }

    /// Makes one of how large beside text.
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }

    /// Makes one as large as a kind of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init {
        $0.textStyle = textStyle.rawValue
        $0.scale = scale
      }
    }

    /// Makes one as large as a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init {
        $0.pointSize = font.nibFont.pointSize
        $0.textStyle = font.nibFont.textStyle
        $0.scale = scale
      }
    }

    /// Makes one of one color in several strengths.
    public convenience init(hierarchicalColor color: UIColor) { self.init { $0.colors = [color.nibColor] } }

    /// Makes one of a color for each layer.
    public convenience init(paletteColors colors: [UIColor]) { self.init { $0.colors = colors.map(\.nibColor) } }

    /// One that draws symbols in their own colors, where they have some. Kept nowhere: symbols are not drawn.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(NibImage.SymbolConfiguration())
    }

    /// One that draws symbols in one color, likewise.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(NibImage.SymbolConfiguration())
    }

    /// Size in points; nil for that of the text beside it.
    public final var pointSize: CGFloat? { value.pointSize.map { CGFloat($0) } }
    /// How heavy it is.
    public final var weight: SymbolWeight { value.weight }
    /// How large it is beside text.
    public final var scale: SymbolScale { value.scale }

    /// The same configuration for traits.
    open override func withTraitCollection(_ traits: UITraitCollection?) -> Configuration {
      SymbolConfiguration(value, traitCollection: traits)
    }

    /// This configuration with what another one has.
    open override func applying(_ other: Configuration?) -> Configuration {
      guard let other = other as? SymbolConfiguration else { return super.applying(other) }
      return applying(other)
    }

    /// This configuration with what another one has.
    public final func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      return SymbolConfiguration(value.applying(other.value), traitCollection: other.traitCollection ?? traitCollection)
    }

    /// Whether another object is the same configuration for the same traits.
    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.value == value
    }

    /// The same for equal configurations.
    open override var hash: Int { value.hashValue }
  }
}
