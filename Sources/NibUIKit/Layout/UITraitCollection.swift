import NibGraph
import NibRuntime
import NibStandIns

/// What a view is shown on. Stands in for UITraitCollection; traits without a property are kept.
///
/// - Seen: keys of UITraitCollection in compiled nibs, `UITraitCollectionBuiltinTrait-` before the trait's name.
open class UITraitCollection: CodingStandIn {
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
  final var further = FurtherTraits()

  /// Reads the archived traits.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.traitTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [traitTable] }

  private static let traitTable = PropertyTable(
    UITraitCollection.self, fresh: { UITraitCollection() },
    [
      Property("horizontalSizeClass", \.horizontalSizeClass),
      Property("verticalSizeClass", \.verticalSizeClass),
      Property("userInterfaceStyle", \.userInterfaceStyle),
      Property("userInterfaceIdiom", \.userInterfaceIdiom),
      Property("displayScale", \.displayScale),
    ])
}

/// Traits that a view changes for itself and those below it.
///
/// - Seen: class _UITraitOverrides in compiled nibs.
open class UITraitOverrides: NibObjectStandIn {
  /// The traits that are set.
  public private(set) final var overrides: UITraitCollection?

  private static let names = ArchivedNames(of: UITraitOverrides.self, as: .class(.traitOverrides))

  /// Reads the archived overrides.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    overrides = try coder.member(Self.names.key("overrides"))
  }
}
