import NibRuntime
import NibStandIns

// What a text view lays its text out with: there so that its settings are kept. No text is laid out.

/// Where a text is laid out. Stands in for NSTextContainer.
@MainActor
open class NSTextContainer {
  /// How large it is, in points.
  open var size: CGSize
  /// Distance of lines from its sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// Most lines; 0 for no bound.
  open var maximumNumberOfLines = 0
  /// Where the last line breaks.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Parts of it that stay free.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether it is as wide as its view.
  open var widthTracksTextView = false
  /// Whether it is as high as its view.
  open var heightTracksTextView = false
  /// What lays its text out; not kept alive.
  public internal(set) final weak var layoutManager: NSLayoutManager?

  /// Makes one of a size, in points.
  public init(size: CGSize = CGSize()) { self.size = size }
}

/// Lays a text out: says which characters there are, and nothing of where they stand. Stands in for NSLayoutManager.
@MainActor
open class NSLayoutManager {
  /// What it lays out; not kept alive.
  public final weak var textStorage: NSTextStorage?
  /// Where it does.
  public private(set) final var textContainers: [NSTextContainer] = []
  /// Whether lines have the distance that their font wants.
  open var usesFontLeading = true
  /// Whether text that is not seen may wait.
  open var allowsNonContiguousLayout = false

  /// Makes one without text.
  public init() {}

  /// Adds a place.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// How many letters are drawn: one for each UTF-16 unit here.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The letters in a place: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  /// The characters of letters: as many.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }

  /// The letters of characters: as many.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }

  /// Where letters are: not known.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { CGRect() }

  /// How much of a place is used: not known.
  open func usedRect(for container: NSTextContainer) -> CGRect { CGRect() }

  /// The character at a point: the first, for nothing knows where they are.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }

  /// The letter at a point, likewise.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }

  /// Does nothing: nothing is laid out.
  open func ensureLayout(for container: NSTextContainer) {}

  /// Does nothing, likewise.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}

/// A text that is laid out. Stands in for NSTextStorage.
///
/// That of a text view shows the view's text; each change goes back to the view.
@MainActor
open class NSTextStorage {
  private weak var view: UITextView?
  private var own = NSMutableAttributedString(string: "")
  /// What lays it out.
  public private(set) final var layoutManagers: [NSLayoutManager] = []

  /// Makes an empty one.
  public init() {}

  /// Makes one of a text.
  public init(attributedString: NSAttributedString) {
    own = NSMutableAttributedString(attributedString: attributedString)
  }

  init(of view: UITextView) { self.view = view }

  private var text: NSMutableAttributedString {
    guard let view else { return own }
    return NSMutableAttributedString(attributedString: view.attributedText ?? NSAttributedString(string: ""))
  }

  private func change(_ body: (NSMutableAttributedString) -> Void) {
    let changed = text
    body(changed)
    if let view { view.attributedText = changed } else { own = changed }
  }

  /// The characters.
  open var string: String { text.string }
  /// How many UTF-16 units there are.
  open var length: Int { text.length }
  /// The text with its attributes.
  open var attributedString: NSAttributedString { NSAttributedString(attributedString: text) }

  /// Adds what lays it out.
  open func addLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.append(manager)
    manager.textStorage = self
  }

  /// The attributes at a place, and how far they reach.
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> [NSAttributedString.Key: Any]
  { text.attributes(at: location, effectiveRange: range) }

  /// Adds an attribute to a part.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a part.
  open func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change { $0.addAttributes(attributes, range: range) }
  }

  /// Takes an attribute from a part.
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { $0.removeAttribute(name, range: range) }
  }

  /// Puts characters in the place of a part.
  open func replaceCharacters(in range: NSRange, with text: String) {
    change { $0.replaceCharacters(in: range, with: text) }
  }

  /// Adds a text at the end.
  open func append(_ text: NSAttributedString) { change { $0.append(text) } }

  /// Replaces all.
  open func setAttributedString(_ text: NSAttributedString) { change { $0.setAttributedString(text) } }

  /// Begins changes that belong together.
  open func beginEditing() {}

  /// Ends them.
  open func endEditing() {}
}

/// What a text view lays its text out with, made when it is first asked for.
@MainActor
final class TextLayout {
  let container: NSTextContainer
  let manager = NSLayoutManager()
  let storage: NSTextStorage

  init(_ view: UITextView, _ container: NSTextContainer?) {
    self.container = container ?? NSTextContainer(size: view.bounds.size)
    storage = NSTextStorage(of: view)
    if self.container.layoutManager == nil { manager.addTextContainer(self.container) }
    storage.addLayoutManager(manager)
  }
}

extension UITextView {
  /// Makes one with a frame, in points, and a place for its text.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
    givenContainer = textContainer
  }

  /// Where the text is laid out: nowhere; what is set is kept.
  public var textContainer: NSTextContainer { layout.container }

  /// What lays the text out; it does not.
  public var layoutManager: NSLayoutManager { layout.manager }

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

/// An image in a text. Stands in for NSTextAttachment; as an attribute of texts it is no `NSObject`, see `NSParagraphStyle`.
open class NSTextAttachment: FrameworkValue, @unchecked Sendable {
  /// The image.
  open var image: UIImage?
  /// The place, from the line that text stands on, in points.
  open var bounds = CGRect()
  /// Bytes of a file.
  open var contents: Data?
  /// Kind of the file.
  open var fileType: String?

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
