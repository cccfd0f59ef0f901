import NibRuntime
import NibSchema
import NibStandIns

/// A document larger than its view. Stands in for NSScrollView.
open class NSScrollView: NSView {
  /// Whether a pinch magnifies the document.
  public final var allowsMagnification = false
  /// Least magnification.
  public final var minMagnification = 0.25
  /// Greatest magnification.
  public final var maxMagnification = 4.0
  /// Magnification of the document.
  public final var magnification = 1.0
  /// The border.
  public final var borderType = NSBorderType.noBorder
  /// Whether there is a scroller at the side.
  public final var hasVerticalScroller = false
  /// Whether there is a scroller below.
  public final var hasHorizontalScroller = false
  /// Whether scrollers that are not needed are hidden.
  public final var autohidesScrollers = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.scrollViewTable.read(self, from: coder)
    try Self.scrollViewFlags.read(self, from: coder)
    borderType = NSBorderType(rawValue: try coder.field("NSsFlags", mask: 0x3, shift: 0) ?? 0) ?? .noBorder
    contentView = try coder.child("NSContentView")
    coder.markHandled(
      "NSVScroller", "NSHScroller", "NSHeaderClipView", "NSCornerView", "NSScrollAmts", "NSMinMagnification",
      "NSMaxMagnification", "NSMagnification")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    NSScrollView.self, kind: AppKitElements.scrollView, fresh: { NSScrollView() },
    [
      Property("borderType", unarchived: \.borderType),
      Property("hasVerticalScroller", unarchived: \.hasVerticalScroller),
      Property("hasHorizontalScroller", unarchived: \.hasHorizontalScroller),
      Property("autohidesScrollers", unarchived: \.autohidesScrollers),
      Property("allowsMagnification", \.allowsMagnification),
      Property("minMagnification", \.minMagnification),
      Property("maxMagnification", \.maxMagnification),
      Property("magnification", \.magnification),
    ])

  private static let scrollViewFlags = FlagTable<NSScrollView>(
    [
      Flag("NSsFlags", 0x10, at: \.hasVerticalScroller),
      Flag("NSsFlags", 0x20, at: \.hasHorizontalScroller),
      Flag("NSsFlags", 0x200, at: \.autohidesScrollers),
    ])

  /// The view that shows a part of the document.
  public private(set) final weak var contentView: NSClipView?

  /// The document.
  public var documentView: NSView? { contentView?.documentView }
}

/// The window of a scroll view onto its document. Stands in for NSClipView.
open class NSClipView: NSView {
  /// Whether insets follow the bars of the window.
  public final var automaticallyAdjustsContentInsets = true
  /// Color behind the document.
  public final var backgroundColor: NSColor?
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
    coder.markHandled("NSCursor", "NSAutomaticallyAdjustsContentInsets")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [clipViewTable] }

  private static let clipViewTable = PropertyTable(
    NSClipView.self, kind: AppKitElements.clipView, fresh: { NSClipView() },
    [
      Property("backgroundColor", keys: "NSBGColor", at: \.backgroundColor),
      Property("drawsBackground", unarchived: \.drawsBackground),
      Property("automaticallyAdjustsContentInsets", \.automaticallyAdjustsContentInsets),
    ])

  private static let clipViewFlags = FlagTable<NSClipView>(
    [
      Flag("NScvFlags", 0x4, at: \.drawsBackground)
    ])

  /// The document.
  public private(set) final weak var documentView: NSView?
}
