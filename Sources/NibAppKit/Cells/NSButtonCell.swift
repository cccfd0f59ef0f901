import NibRuntime
import NibStandIns

/// The cell of a button. Stands in for NSButtonCell.
open class NSButtonCell: NSCell {
  /// The title in the other state.
  public final var alternateTitle = ""
  /// The key that clicks it.
  public final var keyEquivalent = ""
  /// Modifiers of that key.
  public final var keyEquivalentModifiers: NSModifierFlags = []
  /// The image.
  public final var image: NibImage?
  /// The image in the other state.
  public final var alternateImage: NibImage?
  /// How it reacts to a click.
  public final var kind = NSButtonType.momentaryLight
  /// The archive's number of the bezel: 1 rounded, 2 square, 9 help, 11 textured.
  public final var bezelStyle = 0
  /// Whether it is not drawn.
  public final var isTransparent = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.buttonCellTable.read(self, from: coder)
    try Self.buttonCellFlags.read(self, from: coder)
    coder.skip("NSButtonFlags2", "NSPeriodicDelay", "NSPeriodicInterval")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [buttonCellTable] }

  private static let buttonCellTable = PropertyTable(
    NSButtonCell.self,
    [
      Property("alternateTitle", "NSAlternateContents", at: \.alternateTitle),
      Property("keyEquivalent", "NSKeyEquivalent", at: \.keyEquivalent),
      Property("keyEquivalentModifierMask", "NSKeyEquivalentModifierMask", at: \.keyEquivalentModifiers),
      Property("image", "NSNormalImage", at: \.image),
      Property("alternateImage", "NSAlternateImage", at: \.alternateImage),
      Property("buttonType", "NSAuxButtonType", at: \.kind),
      Property("bezelStyle", "NSBezelStyle", at: \.bezelStyle),
      Property("transparent", at: \.isTransparent),
    ])

  private static let buttonCellFlags = FlagTable<NSButtonCell>(
    [
      Flag("NSButtonFlags", 0x8000, at: \.isTransparent)
    ])
}
