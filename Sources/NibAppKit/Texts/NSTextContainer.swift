import Foundation
import NibFoundation

/// The area that a text is laid out in. Stands in for NSTextContainer.
@MainActor
open class NSTextContainer: NSObject {
  /// What lays a text out in it; not kept alive.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The view that shows it; not kept alive.
  open weak var textView: NSTextView? {
    didSet { if let textView, textView.system.container !== self { textView.textContainer = self } }
  }
  private final var given: NSSize
  /// Its size in points; 0 for no bound. Where it tracks its view, that of the view without its inset.
  open var size: NSSize {
    get {
      guard let textView else { return given }
      let inset = textView.textContainerInset
      return NSSize(
        width: widthTracksTextView ? max(textView.frame.width - 2 * inset.width, 0) : given.width,
        height: heightTracksTextView ? max(textView.frame.height - 2 * inset.height, 0) : given.height)
    }
    set {
      given = newValue
      layoutManager?.textContainerChangedGeometry(self)
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
  open var lineFragmentPadding: CGFloat = 5 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
  /// How its last line breaks.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// Most lines that it has; 0 for no bound.
  open var maximumNumberOfLines = 0 { didSet { layoutManager?.textContainerChangedGeometry(self) } }
  /// Areas that text keeps free of. They are kept, and text is laid out over them.
  open var exclusionPaths: [NSBezierPath] = []

  /// Makes one of a size in points; 0 for no bound.
  public init(size: NSSize) {
    given = size
    super.init()
  }

  /// Makes one of a size in points.
  public convenience init(containerSize aContainerSize: NSSize) { self.init(size: aContainerSize) }

  /// Makes one without a bound.
  public convenience init(containerSize: NSSize = NSSize(width: 1e7, height: 1e7), textView: NSTextView) {
    self.init(size: containerSize)
    self.textView = textView
  }

  /// Whether it is a rectangle without holes.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

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
