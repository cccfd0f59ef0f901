import NibRuntime
import NibSchema
import NibStandIns

/// Text of many lines. Stands in for NSTextView.
open class NSTextView: NSView {
  /// The text with its attributes.
  public final var text = NibText("")
  /// Color of the text.
  public final var textColor: NSColor?
  /// Whether the text can be changed.
  public final var isEditable = true
  /// Whether the text can be selected.
  public final var isSelectable = true
  /// Greatest size that the text gives the view, in points.
  public final var maxSize = NibSize()
  /// Whether the view is as wide as its text.
  public final var isHorizontallyResizable = false
  /// Whether the view is as high as its text.
  public final var isVerticallyResizable = true
  /// Whether the text has attributes.
  public final var isRichText = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.textViewTable.read(self, from: coder)
    readText(try coder.child("NSTextContainer"))
    if case .int(let flags)? = try coder.child("NSSharedData", as: PlaceholderObject.self)?.value("NSFlags") {
      isSelectable = flags & 0x1 != 0
      isEditable = flags & 0x2 != 0
      isRichText = flags & 0x4 != 0
    }
    coder.markHandled("NSDelegate")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textViewTable] }

  private static let textViewTable = PropertyTable(
    NSTextView.self, kind: AppKitElements.textView, fresh: { NSTextView() },
    [
      Property("maxSize", \.maxSize),
      Property("horizontallyResizable", \.isHorizontallyResizable),
      Property("verticallyResizable", \.isVerticallyResizable),
      Property("textStorage", unarchived: \.text),
      Property("textColor", keys: "NSTextViewTextColor", at: \.textColor),
      Property("editable", unarchived: \.isEditable),
      Property("selectable", unarchived: \.isSelectable),
      Property("richText", unarchived: \.isRichText),
      Property("string", unarchived: \.string),
    ])

  /// The text lies in the storage of the layout manager of the container.
  private func readText(_ container: PlaceholderObject?) {
    let manager = container?.value("NSLayoutManager")?.object as? PlaceholderObject
    if let storage = manager?.value("NSTextStorage"), let stored = NibText(nibValue: storage) { text = stored }
  }

  /// The text alone; setting it drops the attributes.
  public var string: String {
    get { text.string }
    set { text = NibText(newValue) }
  }

  /// Does what typing a text does: it takes the place of the one that was there, and is written to what is bound.
  /// - Throws: `RuntimeError` if the model refuses it.
  public func enter(_ text: String) throws(RuntimeError) {
    guard isEditable else { return }
    string = text
    try commitBindings()
  }

  /// The text.
  open override var shownTexts: [String] { [string].filter { !$0.isEmpty } }
}
