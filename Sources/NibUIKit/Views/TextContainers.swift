import NibRuntime
import NibStandIns

// What a text view lays its text out with. Lines break by widths that are near those of the system's fonts; no letter is
// drawn, and the view's own size does not follow.

extension NSTextContainer {
  /// Parts of it that stay free. They are kept, and text is laid out over them.
  public final var exclusionPaths: [UIBezierPath] {
    get { exclusions.compactMap { $0 as? UIBezierPath } }
    set { exclusions = newValue }
  }
}

extension NSTextStorage {
  /// What of a text was edited, by UIKit's name.
  public typealias EditActions = NSTextStorageEditActions
}

extension UIFont: MeasuredFont {
  package final var measuredSize: Double {
    pointSize > 0 ? Double(pointSize) : nibFont.textStyle.flatMap { TextStyle(rawValue: $0)?.standardSize } ?? 12
  }
  package final var isMeasuredAsFixedPitch: Bool {
    fontDescriptor.symbolicTraits.contains(.traitMonoSpace) || fontName.hasPrefix(".AppleSystemUIFontMonospaced")
  }
  package final var isMeasuredAsBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}

extension NSTextAttachment: MeasuredAttachment {
  package final var measuredSize: CGSize {
    if bounds.size != .zero { return bounds.size }
    return image?.size ?? (contents == nil ? .zero : CGSize(width: 32, height: 32))
  }
  package final var measuredRise: CGFloat { bounds.minY }
}

/// What a text view lays its text out with, made when it is first asked for.
@MainActor
final class TextLayout {
  let container: NSTextContainer
  let manager: NSLayoutManager
  let storage: NSTextStorage
  /// Whether somebody asked the view for its layout manager, or gave it one, so that it has none by paragraphs.
  var usesLayoutManager: Bool
  /// What lays the text out by paragraphs, and the document for it; made when somebody asks.
  private var paragraphs: (manager: NSTextLayoutManager, content: NSTextContentStorage)?
  /// Whether the view shows its text in the storage, or the storage in the view.
  var isShowing = false
  var isTaking = false

  init(_ view: UITextView, _ given: NSTextContainer?) {
    container = given ?? NSTextContainer(size: CGSize(width: view.bounds.width, height: 1e7))
    if given == nil { container.widthTracksTextView = true }
    usesLayoutManager = container.layoutManager != nil
    manager = container.layoutManager ?? NSLayoutManager()
    storage =
      manager.textStorage ?? NSTextStorage(attributedString: view.attributedText ?? NSAttributedString(string: ""))
    container.shownBy = view
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  /// Shows the view's text.
  func show(_ text: NSAttributedString?) {
    guard !isTaking else { return }
    isShowing = true
    storage.setAttributedString(text ?? NSAttributedString(string: ""))
    isShowing = false
  }

  /// Has the text laid out by the layout manager alone.
  func useLayoutManager() {
    usesLayoutManager = true
    guard let (manager, content) = paragraphs else { return }
    content.removeTextLayoutManager(manager)
    (content.textStorage, manager.textContainer) = (nil, nil)
    paragraphs = nil
  }

  /// What lays the text out by paragraphs; nil once the layout manager does.
  var textLayoutManager: NSTextLayoutManager? {
    guard !usesLayoutManager else { return nil }
    if let paragraphs { return paragraphs.manager }
    let (manager, content) = (NSTextLayoutManager(), NSTextContentStorage())
    content.textStorage = storage
    manager.textContainer = container
    content.addTextLayoutManager(manager)
    paragraphs = (manager, content)
    return manager
  }
}

extension UITextView: TextShowing {
  package final var roomForText: CGSize {
    let inset = textContainerInset
    return CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
  }

  package final var fontOfPlainText: (any MeasuredFont)? { font }
  package final func textNeedsDisplay() { setNeedsDisplay() }

  package final func takeText(of storage: NSTextStorage, edited range: NSRange?, changeInLength delta: Int) {
    guard let layout = madeLayout, layout.storage === storage, !layout.isShowing else { return }
    layout.isTaking = true
    attributedText = storage
    layout.isTaking = false
  }

  final var layout: TextLayout {
    if let madeLayout { return madeLayout }
    let made = TextLayout(self, givenContainer)
    madeLayout = made
    if made.usesLayoutManager { takeText(of: made.storage, edited: nil, changeInLength: 0) }
    return made
  }

  /// Makes one with a frame, in points, and a place for its text, which brings the text of its layout manager.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    givenContainer = textContainer
    if textContainer?.layoutManager?.textStorage != nil { _ = layout }
  }

  /// Makes one whose text is laid out by paragraphs, or by a layout manager.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: CGRect())
    if !usingTextLayoutManager { layout.useLayoutManager() }
  }

  /// Where the text is laid out.
  public var textContainer: NSTextContainer { layout.container }

  /// What lays the text out. Who asks for it has the view use it: `textLayoutManager` is nil from then on.
  public var layoutManager: NSLayoutManager {
    layout.useLayoutManager()
    return layout.manager
  }

  /// What lays the text out by paragraphs; nil once somebody asked for `layoutManager`, or gave the view one.
  public var textLayoutManager: NSTextLayoutManager? { layout.textLayoutManager }

  /// The text, to change.
  public var textStorage: NSTextStorage { layout.storage }
}

/// What passwords of a field must be like, for filling in. Stands in for UITextInputPasswordRules.
public final class UITextInputPasswordRules: Sendable {
  /// The rules.
  public let passwordRulesDescriptor: String

  /// Makes rules.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// An image in a text. Stands in for NSTextAttachment.
open class NSTextAttachment: FrameworkValue, @unchecked Sendable {
  /// The image.
  open var image: UIImage?
  /// The place, from the line that text stands on, in points.
  open var bounds = CGRect()
  /// Bytes of a file.
  open var contents: Data?
  /// Kind of the file.
  open var fileType: String?
  /// Room at its sides, in points; kept.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may stand in its place.
  open var allowsTextAttachmentView = true
  /// The file.
  open var fileWrapper: FileWrapper?

  /// Makes one of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
  }

  /// Makes an empty one.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Makes one of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// A text of one character in whose place an image stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
