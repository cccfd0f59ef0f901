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
    contentView = try Self.scrollViewTable.names.child("contentView", in: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [scrollViewTable] }

  private static let scrollViewTable = PropertyTable(
    NSScrollView.self, kind: AppKitElements.scrollView, fresh: { NSScrollView() },
    [
      Property("borderType", \.borderType),
      Property("hasVerticalScroller", \.hasVerticalScroller),
      Property("hasHorizontalScroller", \.hasHorizontalScroller),
      Property("autohidesScrollers", \.autohidesScrollers),
      Property("allowsMagnification", \.allowsMagnification),
      Property("minMagnification", \.minMagnification),
      Property("maxMagnification", \.maxMagnification),
      Property("magnification", \.magnification),
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
    documentView = try Self.clipViewTable.names.child("documentView", in: coder)
    if let documentView, documentView.superview == nil { addSubview(documentView) }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [clipViewTable] }

  private static let clipViewTable = PropertyTable(
    NSClipView.self, kind: AppKitElements.clipView, fresh: { NSClipView() },
    [
      Property("backgroundColor", \.backgroundColor),
      Property("drawsBackground", \.drawsBackground),
      Property("automaticallyAdjustsContentInsets", \.automaticallyAdjustsContentInsets),
    ])

  /// The document.
  public private(set) final weak var documentView: NSView?
}
