import NibRuntime
import NibStandIns

/// The window of a scroll view onto its document. Stands in for NSClipView.
open class NSClipView: NSView {
  /// Color behind the document.
  public final var backgroundColor: NibColor?
  /// Whether that color is drawn.
  public final var drawsBackground = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.clipViewTable.read(self, from: coder)
    try Self.clipViewFlags.read(self, from: coder)
    documentView = try coder.child("NSDocView")
    if let documentView, documentView.superview == nil { addSubview(documentView) }
    coder.skip("NSCursor", "NSAutomaticallyAdjustsContentInsets")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [clipViewTable] }

  private static let clipViewTable = PropertyTable(
    NSClipView.self,
    [
      Property("backgroundColor", "NSBGColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
      Property("drawsBackground", get: { $0.drawsBackground }, set: { $0.drawsBackground = $1 }),
    ])

  private static let clipViewFlags = FlagTable<NSClipView>(
    [
      Flag("NScvFlags", 0x4, at: \.drawsBackground)
    ])

  /// The document.
  public private(set) final weak var documentView: NSView?
}
