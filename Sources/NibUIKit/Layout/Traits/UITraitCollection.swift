import NibGraph
import NibRuntime
import NibStandIns

/// What a view is shown on. Stands in for UITraitCollection; traits without a property are kept.
///
/// - Seen: keys of UITraitCollection in compiled nibs, `UITraitCollectionBuiltinTrait-` before the trait's name.
open class UITraitCollection: CodingStandIn {
  /// Room across.
  open var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Room downwards.
  open var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether the interface is dark.
  open var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What kind of device it is.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Pixels a point; 0 for unspecified.
  open var displayScale = 0.0
  final var further = FurtherTraits()
  /// Values of traits that have no property here, by their types.
  final var others: [ObjectIdentifier: OtherTrait] = [:]

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

/// Traits that an archive changes for a view and those below it.
///
/// - Seen: class _UITraitOverrides in compiled nibs.
final class ArchivedTraitOverrides: NibObjectStandIn {
  /// The traits that are set.
  private(set) var overrides: UITraitCollection?

  private static let names = ArchivedNames(of: ArchivedTraitOverrides.self, as: .class(.traitOverrides))

  /// Reads the archived overrides.
  override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    overrides = try coder.member(Self.names.key("overrides"))
  }
}
