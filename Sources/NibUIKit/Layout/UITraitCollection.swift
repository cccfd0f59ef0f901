import NibRuntime
import NibStandIns

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, NibChoice {
  /// As named.
  case unspecified, compact, regular
}

/// What a view is shown on. Stands in for UITraitCollection; traits without a property are kept.
///
/// - Seen: keys of UITraitCollection in compiled nibs, `UITraitCollectionBuiltinTrait-` before the trait's name.
open class UITraitCollection: StandIn {
  /// Room across.
  public final var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Room downwards.
  public final var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// 0 unspecified, 1 light, 2 dark.
  public final var userInterfaceStyle = 0
  /// -1 unspecified, 0 phone, 1 pad, 2 television, 3 car, 5 Mac.
  public final var userInterfaceIdiom = -1
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
      Property("horizontalSizeClass", prefix + "HorizontalSizeClass", at: \.horizontalSizeClass),
      Property("verticalSizeClass", prefix + "VerticalSizeClass", at: \.verticalSizeClass),
      Property("userInterfaceStyle", prefix + "UserInterfaceStyle", at: \.userInterfaceStyle),
      Property("userInterfaceIdiom", prefix + "UserInterfaceIdiom", at: \.userInterfaceIdiom),
      Property("displayScale", prefix + "DisplayScale", at: \.displayScale),
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
