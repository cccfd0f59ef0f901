import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What draws an attachment of a text and is clicked. Stands in for NSTextAttachmentCellProtocol.
@MainActor
public protocol NSTextAttachmentCellProtocol: AnyObject {
  /// Draws it.
  func draw(withFrame cellFrame: NSRect, in controlView: NSView?)
  /// Whether it follows the pointer.
  func wantsToTrackMouse() -> Bool
  /// Draws it as pressed, or not.
  func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView?)
  /// Follows the pointer.
  func trackMouse(with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, untilMouseUp flag: Bool)
    -> Bool
  /// How large it is, in points.
  nonisolated func cellSize() -> NSSize
  /// Where its lower left is, from where it stands on the line.
  nonisolated func cellBaselineOffset() -> NSPoint
  /// The attachment; not kept alive.
  var attachment: NSTextAttachment? { get set }
  /// Draws it as the attachment of a character.
  func draw(withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int)
  /// Draws it as the attachment of a character that a layout manager has placed.
  func draw(
    withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int, layoutManager: NSLayoutManager
  )
  /// Whether it follows the pointer from an event on.
  func wantsToTrackMouse(
    for theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int
  ) -> Bool
  /// Follows the pointer.
  func trackMouse(
    with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int,
    untilMouseUp flag: Bool
  ) -> Bool
  /// Where it is in a line.
  nonisolated func cellFrame(
    for textContainer: NSTextContainer, proposedLineFragment lineFrag: NSRect, glyphPosition position: NSPoint,
    characterIndex charIndex: Int
  ) -> NSRect
}

/// A cell that draws an attachment of a text: an image. Stands in for NSTextAttachmentCell.
@MainActor
open class NSTextAttachmentCell: NSObject, NSTextAttachmentCellProtocol {
  /// The attachment; not kept alive.
  open weak var attachment: NSTextAttachment?
  /// The image; that of the attachment where code gave none.
  open var image: NSImage? {
    get { given ?? attachment?.image }
    set { given = newValue }
  }
  private nonisolated(unsafe) final var given: NSImage?
  /// Whether it is drawn as pressed.
  open var isHighlighted = false
  /// The text of a cell without an image.
  open var stringValue = ""
  /// The font of that text.
  open var font: NSFont?

  /// Makes a cell of an image.
  public init(imageCell image: NSImage?) {
    given = image
    super.init()
  }
  /// Makes a cell of a text.
  public init(textCell string: String) {
    stringValue = string
    super.init()
  }
  /// Makes an empty cell.
  public override convenience init() { self.init(imageCell: nil) }

  /// Draws the image.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView?) { image?.draw(in: cellFrame) }
  /// Draws it as the attachment of a character.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int) {
    draw(withFrame: cellFrame, in: controlView)
  }
  /// Draws it as the attachment of a character that a layout manager has placed.
  open func draw(
    withFrame cellFrame: NSRect, in controlView: NSView?, characterIndex charIndex: Int, layoutManager: NSLayoutManager
  ) { draw(withFrame: cellFrame, in: controlView, characterIndex: charIndex) }
  /// Draws it as pressed, or not.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView?) {
    isHighlighted = flag
    draw(withFrame: cellFrame, in: controlView)
  }

  /// Whether it follows the pointer: it does.
  open func wantsToTrackMouse() -> Bool { true }
  /// Whether it follows the pointer from an event on.
  open func wantsToTrackMouse(
    for theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int
  ) -> Bool { wantsToTrackMouse() }
  /// Follows the pointer, which comes up where it went down: the delegate of the text view hears of the click.
  open func trackMouse(with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, untilMouseUp flag: Bool)
    -> Bool
  { trackMouse(with: theEvent, in: cellFrame, of: controlView, atCharacterIndex: NSNotFound, untilMouseUp: flag) }
  /// Follows the pointer, likewise.
  open func trackMouse(
    with theEvent: NSEvent, in cellFrame: NSRect, of controlView: NSView?, atCharacterIndex charIndex: Int,
    untilMouseUp flag: Bool
  ) -> Bool {
    guard let view = controlView as? NSTextView, charIndex != NSNotFound else { return true }
    if theEvent.clickCount > 1 {
      view.textDelegate?.textView(view, doubleClickedOn: self, in: cellFrame, at: charIndex)
    } else {
      view.textDelegate?.textView(view, clickedOn: self, in: cellFrame, at: charIndex)
    }
    return true
  }

  /// How large it is: as its image.
  open nonisolated func cellSize() -> NSSize { given?.size ?? .zero }
  /// Where its lower left is: on the line.
  open nonisolated func cellBaselineOffset() -> NSPoint { .zero }
  /// Where it is in a line.
  open nonisolated func cellFrame(
    for textContainer: NSTextContainer, proposedLineFragment lineFrag: NSRect, glyphPosition position: NSPoint,
    characterIndex charIndex: Int
  ) -> NSRect { NSRect(origin: cellBaselineOffset(), size: cellSize()) }
}

/// What makes the view that stands for an attachment. Stands in for NSTextAttachmentViewProvider.
@MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment; not kept alive.
  public private(set) final weak var textAttachment: NSTextAttachment?
  /// What lays the text out; not kept alive.
  public private(set) final weak var textLayoutManager: NSTextLayoutManager?
  /// Where the attachment is in the text.
  public final let location: any NSTextLocation
  /// The view that the text is in; not kept alive.
  public private(set) final weak var parentView: NSView?
  /// Whether the attachment is as large as the view.
  open var tracksTextAttachmentViewBounds = false
  private final var made: NSView?

  /// Makes one.
  public init(
    textAttachment: NSTextAttachment, parentView: NSView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.parentView) = (textAttachment, parentView)
    (self.textLayoutManager, self.location) = (textLayoutManager, location)
    super.init()
  }

  /// The view, loaded when it is first asked for.
  open var view: NSView? {
    get {
      if made == nil { loadView() }
      return made
    }
    set { made = newValue }
  }
  /// Makes the view: an empty one, unless a subclass makes another.
  open func loadView() { view = NSView() }

  /// Where the attachment is in a line: as large as the view where it tracks that, else as large as the attachment.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return CGRect(origin: .zero, size: view.frame.size) }
    return textAttachment?.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
      position: position) ?? .zero
  }
}

// Made of a class that only the program knows: see `DynamicInitializers`.
extension NSTextAttachmentViewProvider {
  @_silgen_name("nibwright_NSTextAttachmentViewProvider_init")
  convenience init(
    dynamic attachment: NSTextAttachment, _ parent: NSView?, _ manager: NSTextLayoutManager?,
    _ location: any NSTextLocation
  ) {
    self.init(textAttachment: attachment, parentView: parent, textLayoutManager: manager, location: location)
  }
  @_silgen_name("nibwright_NSTextAttachmentViewProvider_init")
  static func make(
    dynamic attachment: __owned NSTextAttachment, _ parent: __owned NSView?, _ manager: __owned NSTextLayoutManager?,
    _ location: __owned any NSTextLocation
  ) -> NSTextAttachmentViewProvider
}

/// The classes of views that stand for attachments, by kinds of files.
@MainActor
private enum AttachmentViewClasses {
  static var known: [String: NSTextAttachmentViewProvider.Type] = [:]
}

extension NSTextAttachment {
  /// Lets a class make the views of attachments of a kind of file.
  @MainActor
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    AttachmentViewClasses.known[fileType] = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
  }
  /// The class that makes the views of attachments of a kind of file; nil for none.
  @MainActor
  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    AttachmentViewClasses.known[fileType]
  }
  /// The class that makes the view that stands for it; nil for none.
  @MainActor
  final var providerClass: NSTextAttachmentViewProvider.Type? { fileType.flatMap { AttachmentViewClasses.known[$0] } }
  /// Whether a view stands for it: one may, and a class is known that makes it.
  @MainActor
  public final var usesTextAttachmentView: Bool {
    allowsTextAttachmentView && fileType.map { AttachmentViewClasses.known[$0] != nil } ?? false
  }
}
