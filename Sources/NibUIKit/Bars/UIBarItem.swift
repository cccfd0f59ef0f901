import NibRuntime
import NibStandIns

/// What bar items have in common. Stands in for UIBarItem.
open class UIBarItem: StandIn {
  /// The title.
  public final var title: String?
  /// The image.
  public final var image: NibImage?
  /// Whether the item reacts.
  public final var isEnabled = true
  /// A number of one's own.
  public final var tag = 0
  /// Whether the system draws it.
  public final var isSystemItem = false
  /// Which of the system's items.
  public final var systemItem = 0
  /// The image on low screens, of older archives.
  public final var landscapeImage: NibImage?
  /// Distances around the image, in points.
  public final var imageInsets = NibInsets()

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.barItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [barItemTable] }

  private static let barItemTable = PropertyTable(
    UIBarItem.self,
    [
      Property("title", "UITitle", at: \.title),
      Property("image", "UIImage", at: \.image),
      Property("enabled", "UIEnabled", at: \.isEnabled),
      Property("tag", "UITag", at: \.tag),
      Property("isSystemItem", "UIIsSystemItem", at: \.isSystemItem),
      Property("landscapeImage", "UILandscapeImage", "UIImageLandscape", at: \.landscapeImage),
      Property("imageInsets", "UIImageInsets", at: \.imageInsets),
      Property("systemItem", "UISystemItem", at: \.systemItem),
    ])
}
