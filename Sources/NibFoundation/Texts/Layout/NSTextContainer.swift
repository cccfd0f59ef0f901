import Foundation
import NibStandIns

/// The area that a text is laid out in. Stands in for NSTextContainer.
@MainActor
open class NSTextContainer: NSObject {
  /// What lays a text out in it; not kept alive.
  open weak var layoutManager: NSLayoutManager?
  /// What lays a text out in it by paragraphs; not kept alive.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The view that shows it; not kept alive.
  package final weak var shownBy: (any TextShowing)?
  private final var given: NSSize
  /// Its size in points; 0 for no bound. Where it tracks its view, that of the view without its inset.
  open var size: NSSize {
    get {
      guard widthTracksTextView || heightTracksTextView, let room = shownBy?.roomForText else { return given }
      return NSSize(
        width: widthTracksTextView ? max(room.width, 0) : given.width,
        height: heightTracksTextView ? max(room.height, 0) : given.height)
    }
    set {
      let old = given
      given = newValue
      changedGeometry()
      guard let layoutManager, old != newValue else { return }
      layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: old)
    }
  }
  /// Its size in points, by an older name.
  open var containerSize: NSSize {
    get { size }
    set { size = newValue }
  }
  /// Whether it becomes as wide as its text view.
  open var widthTracksTextView = false
  /// Whether it becomes as high as its text view.
  open var heightTracksTextView = false
  /// What is free at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changedGeometry() } }
  /// How its last line breaks.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { changedGeometry() }
  }
  /// Most lines that it has; 0 for no bound.
  open var maximumNumberOfLines = 0 { didSet { changedGeometry() } }
  /// Areas that text keeps free of, of the framework's type.
  package final var exclusions: [AnyObject] = []

  private func changedGeometry() {
    layoutManager?.textContainerChangedGeometry(self)
    textLayoutManager?.forgetLayout()
  }

  /// Makes one of a size in points; 0 for no bound.
  public init(size: NSSize = NSSize()) {
    given = size
    super.init()
  }

  /// Whether a point lies in it, and not in what text keeps free of.
  open func contains(_ point: NSPoint) -> Bool {
    let size = size
    return point.x >= 0 && point.y >= 0 && (size.width <= 0 || point.x < size.width)
      && (size.height <= 0 || point.y < size.height)
  }

  /// Whether it is a rectangle without holes.
  open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty }

  /// Has another layout manager lay out the text, in all containers that the old one had.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
    for container in containers { newLayoutManager.addTextContainer(container) }
  }

  /// What of a proposed line lies in it.
  open func lineFragmentRect(
    forProposedRect proposedRect: NSRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<NSRect>?
  ) -> NSRect {
    remainingRect?.pointee = .zero
    let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let cut = proposedRect.cut(by: NSRect(x: 0, y: 0, width: width, height: height))
    return cut.isNull ? .zero : cut
  }
}
