import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The window of a scroll view onto its document. Stands in for NSClipView.
open class NSClipView: NSView {
  /// Whether insets follow the bars of the window.
  open var automaticallyAdjustsContentInsets = true
  /// Color behind the document.
  open var backgroundColor: NSColor?
  /// Whether that color is drawn.
  open var drawsBackground = false
  /// Whether what stays in sight is copied, not drawn again; nothing is drawn.
  open var copiesOnScroll = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.clipViewTable.read(self, from: coder)
    document = try Self.clipViewTable.names.child("documentView", in: coder)
    if let document, document.superview == nil {
      addSubview(document)
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [clipViewTable] }

  private static let clipViewTable = PropertyTable(
    NSClipView.self, kind: AppKitElements.clipView, fresh: { NSClipView() },
    [
      Property("backgroundColor", \.backgroundColor),
      Property("drawsBackground", \.drawsBackground),
      Property("copiesOnScroll", \.copiesOnScroll),
      Property("automaticallyAdjustsContentInsets", \.automaticallyAdjustsContentInsets),
    ])

  private final weak var document: NSView?
  /// The document.
  open var documentView: NSView? {
    get { document }
    set {
      guard newValue !== document else { return }
      document?.removeFromSuperview()
      document = newValue
      if let newValue { addSubview(newValue) }
      boundsOrigin = nil
    }
  }

  /// As the document: coordinates begin at the upper left where the document's do.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// The rectangle of the document, and at least what is seen where it is smaller.
  open var documentRect: NSRect {
    guard let document = documentView?.frame else { return bounds }
    return NSRect(
      origin: document.origin,
      size: NSSize(width: max(document.width, bounds.width), height: max(document.height, bounds.height)))
  }

  /// What of the document is seen, in its own coordinates.
  open var documentVisibleRect: NSRect {
    guard let documentView else { return .zero }
    let seen = documentView.convert(bounds, from: self).cut(by: documentView.bounds)
    return seen.isNull ? .zero : seen
  }

  /// How the pointer looks over the document; nil for as usual.
  open var documentCursor: NSCursor?

  /// The document has another frame: called for its notification. Brings the scrollers to where it is.
  open func viewFrameChanged(_ notification: Notification) {
    (superview as? NSScrollView)?.reflectScrolledClipView(self)
  }

  /// The document has other coordinates, likewise.
  open func viewBoundsChanged(_ notification: Notification) {
    (superview as? NSScrollView)?.reflectScrolledClipView(self)
  }

  /// A point that can be scrolled to near one that is asked for: `constrainBoundsRect(_:)` by its older name.
  open func constrainScroll(_ newOrigin: NSPoint) -> NSPoint {
    constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size)).origin
  }

  /// Scrolls so that a point of the document is at the origin.
  open func scroll(to newOrigin: NSPoint) {
    boundsOrigin = newOrigin
    (superview as? NSScrollView)?.reflectScrolledClipView(self)
  }

  /// A rectangle of the document's coordinates that can be seen, near one that is asked for. Scrolling asks it, so that a
  /// class may say how far it goes.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    guard let document = documentView?.frame else { return proposedBounds }
    var rect = proposedBounds
    rect.origin.x = min(max(rect.minX, document.minX), max(document.maxX - rect.width, document.minX))
    rect.origin.y = min(max(rect.minY, document.minY), max(document.maxY - rect.height, document.minY))
    return rect
  }
}
