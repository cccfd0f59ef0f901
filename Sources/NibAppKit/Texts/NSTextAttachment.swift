import Foundation
import NibFoundation
import NibStandIns

/// What stands in a text in place of a character: a picture or a file. Stands in for NSTextAttachment.
open class NSTextAttachment: FrameworkValue, @unchecked Sendable {
  /// The character that stands for an attachment, U+FFFC.
  public static let character = 0xFFFC

  /// The bytes of its file; nil for none.
  open var contents: Data?
  /// The kind of the file, as `public.png`.
  open var fileType: String?
  /// The picture; that of the file where code gave none.
  open var image: NSImage? {
    get {
      given ?? contents.flatMap { NSImage(data: $0) } ?? fileWrapper?.regularFileContents.flatMap { NSImage(data: $0) }
    }
    set { given = newValue }
  }
  private final var given: NSImage?
  /// Where it stands, from what letters stand on, in points; without a size as large as its picture.
  open var bounds = NSRect.zero
  /// The file.
  open var fileWrapper: FileWrapper?
  /// Whether a view may stand for it.
  open var allowsTextAttachmentView = true
  /// What is free at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Makes one of the bytes of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Makes one of a file.
  public convenience init(fileWrapper: FileWrapper?) {
    self.init(data: nil, ofType: nil)
    self.fileWrapper = fileWrapper
  }

  /// Makes an empty one.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Where it stands in a line.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: NSRect, glyphPosition position: NSPoint,
    characterIndex charIndex: Int
  ) -> NSRect { NSRect(origin: bounds.origin, size: cellSize) }

  /// The picture for a place.
  open func image(
    forBounds imageBounds: NSRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> NSImage? { image }

  /// What draws it; nil for its picture.
  @MainActor
  open var attachmentCell: (any NSTextAttachmentCellProtocol)? {
    didSet { attachmentCell?.attachment = self }
  }
  /// What makes the view that stands for it: of the class that is known for its kind of file; nil for none.
  @MainActor
  open func viewProvider(
    for parentView: NSView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard allowsTextAttachmentView, let kind = providerClass else { return nil }
    return kind.make(dynamic: self, parentView, textContainer?.textLayoutManager, location)
  }
  /// Where it stands in a line.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: 0)
  }
  /// The picture for a place.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> NSImage? { image(forBounds: bounds, textContainer: textContainer, characterIndex: 0) }

  /// How large it is, in points: 32 by 32 for a file without a picture.
  final var cellSize: NSSize {
    if bounds.size != .zero { return bounds.size }
    return image?.size ?? (contents == nil && fileWrapper == nil ? .zero : NSSize(width: 32, height: 32))
  }
}

extension NSAttributedString {
  /// Makes a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// Makes a text of one attachment with attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// Whether there are attachments in a part.
  public final func containsAttachments(in range: NSRange) -> Bool {
    var at = range.location
    while at < min(NSMaxRange(range), length) {
      var run = NSRange(location: at, length: 1)
      if attribute(.attachment, at: at, effectiveRange: &run) != nil { return true }
      at = max(NSMaxRange(run), at + 1)
    }
    return false
  }

  /// Whether there are attachments.
  public final var containsAttachments: Bool { containsAttachments(in: NSRange(location: 0, length: length)) }
}

/// The character that stands for an attachment, by an older name.
public let NSAttachmentCharacter = NSTextAttachment.character
