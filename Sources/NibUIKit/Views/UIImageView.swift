import NibRuntime
import NibSchema
import NibStandIns

/// An image. Stands in for UIImageView.
open class UIImageView: UIView {
  /// The image, with the file that the resources found.
  open var image: UIImage?
  /// The image while highlighted.
  open var highlightedImage: UIImage?
  private final var archivedAnimationImages: [UIImage] = []
  /// Images shown one after the other; nil for none.
  open var animationImages: [UIImage]? {
    get { archivedAnimationImages.isEmpty ? nil : archivedAnimationImages }
    set { archivedAnimationImages = newValue ?? [] }
  }
  private final var archivedHighlightedImages: [UIImage] = []
  /// Images shown one after the other while highlighted; nil for none.
  open var highlightedAnimationImages: [UIImage]? {
    get { archivedHighlightedImages.isEmpty ? nil : archivedHighlightedImages }
    set { archivedHighlightedImages = newValue ?? [] }
  }
  /// Seconds that all of them take; 0 for the system's.
  open var animationDuration = 0.0
  /// How often they are shown; 0 for always.
  open var animationRepeatCount = 0
  /// Whether they are being shown.
  open private(set) var isAnimating = false
  /// What symbols are drawn as where they do not say themselves; kept.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the image grows with the user's text size; kept.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the image grows while what holds it has the focus; nothing has.
  open var adjustsImageWhenAncestorFocused = false
  /// Whether the highlighted image is shown.
  open var isHighlighted = false

  /// Makes one without image, with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// The size of the image that is shown, in points; without one there is none.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// Makes one of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect())
    self.image = image
  }

  /// Makes one of an image and another one while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect())
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.imageViewTable.read(self, from: coder)
  }

  /// An image view has no delegate.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKitPlainViews }

  override var dumpedValue: String? { shownImage.map { InterfaceDump.quoted($0.nibImage.name) } }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [imageViewTable] }

  private static let imageViewTable = PropertyTable(
    UIImageView.self, kind: UIKitElements.imageView, fresh: { UIImageView() },
    [
      Property("image", \.image),
      Property("highlightedImage", \.highlightedImage),
      Property("animationImages", \.archivedAnimationImages),
      Property("highlightedAnimationImages", \.archivedHighlightedImages),
      Property("animationDuration", \.animationDuration),
      Property("animationRepeatCount", \.animationRepeatCount),
      Property("highlighted", \.isHighlighted),
      Property(
        "preferredSymbolConfiguration",
        get: { $0.preferredSymbolConfiguration.map { .object($0) } ?? NibValue.null },
        set: {
          $0.preferredSymbolConfiguration = ($1.object as? PlaceholderObject).map { UIImage.SymbolConfiguration($0) }
        }),
      Property(
        "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory),
      Property("adjustsImageWhenAncestorFocused", \.adjustsImageWhenAncestorFocused),
    ])

  override func drawOwnContent() { drawImage() }

  /// What is shown: the highlighted image while highlighted, if there is one.
  open var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Begins to show the animation's images; nothing happens without any.
  open func startAnimating() { isAnimating = !archivedAnimationImages.isEmpty }

  /// Stops showing them.
  open func stopAnimating() { isAnimating = false }
}
