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
    let names = Self.textViewTable.names
    text = try names.borrowed("textStorage", in: coder) ?? text
    isSelectable = try names.borrowed("selectable", in: coder) ?? isSelectable
    isEditable = try names.borrowed("editable", in: coder) ?? isEditable
    isRichText = try names.borrowed("richText", in: coder) ?? isRichText
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textViewTable] }

  private static let textViewTable = PropertyTable(
    NSTextView.self, kind: AppKitElements.textView, fresh: { NSTextView() },
    [
      Property("maxSize", \.maxSize),
      Property("horizontallyResizable", \.isHorizontallyResizable),
      Property("verticallyResizable", \.isVerticallyResizable),
      Property("textStorage", \.text),
      Property("textColor", \.textColor),
      Property("editable", \.isEditable),
      Property("selectable", \.isSelectable),
      Property("richText", \.isRichText),
      Property("string", \.string),
    ])

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
