import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Text that can be edited. Stands in for NSText. As in AppKit each one is an `NSTextView`, which does what is asked for
/// here.
open class NSText: NSView {
  /// The text with its attributes.
  open var text = NibText("") {
    didSet {
      if text.string != oldValue.string { takeNewCharacters() }
      takeNewText()
    }
  }
  /// Color of the text.
  open var textColor: NSColor?
  /// Whether the text can be changed.
  open var isEditable = true { didSet { if isEditable { isSelectable = true } } }
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Greatest size that the text gives the view, in points.
  open var maxSize = NSSize()
  /// Smallest size that the view takes by itself.
  open var minSize = NSSize()
  /// Whether the view is as wide as its text.
  open var isHorizontallyResizable = false
  /// Whether the view is as high as its text.
  open var isVerticallyResizable = true
  /// Whether the text has attributes.
  open var isRichText = true
  /// Whether pictures can be dropped on it.
  open var importsGraphics = true
  /// Whether return ends editing.
  open var isFieldEditor = false
  /// Whether the panel of fonts changes its text.
  open var usesFontPanel = true
  /// Whether the color behind the text is drawn.
  open var drawsBackground = true
  /// Color behind the text.
  open var backgroundColor: NSColor?
  /// Whether a ruler is seen above it.
  open var isRulerVisible = false

  private var view: NSTextView? { self as? NSTextView }

  /// The text, or its attributes, are others.
  func takeNewText() {}

  /// The characters of the text are others.
  func takeNewCharacters() {}

  /// The text alone; setting it drops the attributes.
  open var string: String {
    get { text.string }
    set { text = NibText(newValue) }
  }

  /// What is selected, in UTF-16.
  open var selectedRange: NSRange {
    get { view?.selectedRange() ?? NSRange() }
    set { view?.setSelectedRange(newValue) }
  }
  /// Coordinates begin at the upper left.
  open override var isFlipped: Bool { true }

  /// Puts what is selected on the pasteboard.
  open func copy(_ sender: Any?) { view?.copySelected() }
  /// Puts what is selected on the pasteboard, and takes it away.
  open func cut(_ sender: Any?) { view?.cutSelected() }
  /// Puts the text of the pasteboard in place of what is selected; with its attributes where the view has some.
  open func paste(_ sender: Any?) { view?.pasteText(isPlain: false) }
  /// Takes away what is selected.
  open func delete(_ sender: Any?) { view?.deleteSelected() }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    view?.setSelectedRange(NSRange(location: 0, length: string.utf16.count))
  }
  /// Puts the attributes of what is selected aside, for `pasteFont`.
  open func copyFont(_ sender: Any?) { view?.copyAttributes() }
  /// Gives what is selected the attributes that `copyFont` put aside.
  open func pasteFont(_ sender: Any?) { view?.pasteAttributes() }
  /// Gives what is selected the font that the sender makes of its own: an object with `convert(_:)`, as a font manager.
  open func changeFont(_ sender: Any?) { view?.takeFont(from: sender) }
  /// Aligns the paragraphs of what is selected at the left.
  open func alignLeft(_ sender: Any?) { view?.align(.left) }
  /// Aligns the paragraphs of what is selected at the right.
  open func alignRight(_ sender: Any?) { view?.align(.right) }
  /// Centers the paragraphs of what is selected.
  open func alignCenter(_ sender: Any?) { view?.align(.center) }
  /// Underlines what is selected, or ends that.
  open func underline(_ sender: Any?) { view?.toggleUnderline() }
  /// Raises what is selected.
  open func superscript(_ sender: Any?) { view?.raise(by: 1) }
  /// Lowers what is selected.
  open func `subscript`(_ sender: Any?) { view?.raise(by: -1) }
  /// Neither raises nor lowers what is selected.
  open func unscript(_ sender: Any?) { view?.raise(by: nil) }
  /// Puts the style of the paragraph that is selected aside, for `pasteRuler`.
  open func copyRuler(_ sender: Any?) { view?.copyParagraphStyle() }
  /// Gives the paragraphs of what is selected the style that `copyRuler` put aside.
  open func pasteRuler(_ sender: Any?) { view?.pasteParagraphStyle() }
  /// Shows the ruler, or hides it.
  open func toggleRuler(_ sender: Any?) { isRulerVisible.toggle() }
  /// Makes the view as large as its text, within `minSize` and `maxSize`, as it may become larger.
  open func sizeToFit() { view?.fitSize() }
  /// Scrolls to a part of the text: `NSTextView.rangeScrolledTo` says which.
  open func scrollRangeToVisible(_ range: NSRange) { view?.rangeScrolledTo = view?.clipped(range) }

  /// Editing begins.
  public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  /// Editing ends.
  public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
  /// The text is another one.
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
}
