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
      Property("title", "UITitle", get: { $0.title }, set: { $0.title = $1 }),
      Property("image", "UIImage", get: { $0.image }, set: { $0.image = $1 }),
      Property("enabled", "UIEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
      Property("tag", "UITag", get: { $0.tag }, set: { $0.tag = $1 }),
      Property("isSystemItem", "UIIsSystemItem", get: { $0.isSystemItem }, set: { $0.isSystemItem = $1 }),
      Property(
        "landscapeImage", "UILandscapeImage", "UIImageLandscape", get: { $0.landscapeImage },
        set: { $0.landscapeImage = $1 }),
      Property("imageInsets", "UIImageInsets", get: { $0.imageInsets }, set: { $0.imageInsets = $1 }),
    ])
}
