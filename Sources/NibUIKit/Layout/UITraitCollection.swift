import NibRuntime
import NibStandIns
/// What a view is shown on. Stands in for UITraitCollection; traits without a property are kept.
///
/// - Seen: keys of UITraitCollection in compiled nibs, `UITraitCollectionBuiltinTrait-` before the trait's name.
open class UITraitCollection: StandIn {
  /// Room across.
  public final var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Room downwards.
  public final var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether the interface is dark.
  public final var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What kind of device it is.
  public final var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Pixels a point; 0 for unspecified.
  public final var displayScale = 0.0

  /// Makes one that says nothing.
  public required init() { super.init() }

  /// Reads the archived traits.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.traitTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [traitTable] }

  private static let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"

  private static let traitTable = PropertyTable(
    UITraitCollection.self,
    [
      Property(
        "horizontalSizeClass", prefix + "HorizontalSizeClass", get: { $0.horizontalSizeClass },
        set: { $0.horizontalSizeClass = $1 }),
      Property(
        "verticalSizeClass", prefix + "VerticalSizeClass", get: { $0.verticalSizeClass },
        set: { $0.verticalSizeClass = $1 }),
      Property(
        "userInterfaceStyle", prefix + "UserInterfaceStyle", get: { $0.userInterfaceStyle },
        set: { $0.userInterfaceStyle = $1 }),
      Property(
        "userInterfaceIdiom", prefix + "UserInterfaceIdiom", get: { $0.userInterfaceIdiom },
        set: { $0.userInterfaceIdiom = $1 }),
      Property("displayScale", prefix + "DisplayScale", get: { $0.displayScale }, set: { $0.displayScale = $1 }),
    ])
}

/// Traits that a view changes for itself and those below it.
///
/// - Seen: class _UITraitOverrides in compiled nibs.
open class UITraitOverrides: StandIn {
  /// The traits that are set.
  public private(set) final var overrides: UITraitCollection?

  /// Makes one that changes nothing.
  public required init() { super.init() }

  /// Reads the archived overrides.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    overrides = try coder.member("overrides")
  }
}
