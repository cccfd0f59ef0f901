import Foundation
import NibRuntime
import NibSchema
import NibStandIns

/// Text of many lines. Stands in for NSTextView.
open class NSTextView: NSView {
  /// The selected characters, in UTF-16.
  final var selection = NSRange(location: 0, length: 0)
  /// The font that code gave all of the text.
  final var plainFont: NSFont?
  /// The part that was scrolled to last; nil for none.
  public internal(set) final var rangeScrolledTo: NSRange?
  /// Room around the text, in points.
  public final var textContainerInset = NSSize()
  /// The text with its attributes.
  public final var text = NibText("") { didSet { textDidChange() } }
  /// Color of the text.
  public final var textColor: NSColor?
  /// Whether the text can be changed.
  public final var isEditable = true
  /// Whether the text can be selected.
  public final var isSelectable = true
  /// Greatest size that the text gives the view, in points.
  public final var maxSize = NSSize()
  /// Smallest size that the view takes by itself.
  public final var minSize = NSSize()
  /// Whether the view is as wide as its text.
  public final var isHorizontallyResizable = false
  /// Whether the view is as high as its text.
  public final var isVerticallyResizable = true
  /// Whether the text has attributes.
  public final var isRichText = true
  /// Whether pictures can be dropped on it.
  public final var importsGraphics = true
  /// Whether return ends editing.
  public final var isFieldEditor = false
  /// Whether the panel of fonts changes its text.
  public final var usesFontPanel = true
  /// Whether changes can be undone.
  public final var allowsUndo = false
  /// Whether spaces between words are kept right.
  public final var smartInsertDeleteEnabled = true
  /// Whether the color behind the text is drawn.
  public final var drawsBackground = true
  /// Whether spelling is checked while a user types.
  public final var isContinuousSpellCheckingEnabled = false
  /// Whether spelling is corrected.
  public final var isAutomaticSpellingCorrectionEnabled = false
  /// Whether two hyphens become a dash.
  public final var isAutomaticDashSubstitutionEnabled = false
  /// Whether straight quotes become curly ones.
  public final var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether the user's abbreviations are replaced.
  public final var isAutomaticTextReplacementEnabled = false
  /// Whether words are completed.
  public final var isAutomaticTextCompletionEnabled = true
  /// Whether grammar is checked.
  public final var isGrammarCheckingEnabled = false
  /// Whether addresses become links.
  public final var isAutomaticLinkDetectionEnabled = false
  /// Whether dates and places become links.
  public final var isAutomaticDataDetectionEnabled = false
  /// Whether it finds while a user types.
  public final var isIncrementalSearchingEnabled = false
  /// Whether a bar above it changes the looks of text.
  public final var usesInspectorBar = false
  /// Whether the user can change the color behind the text.
  public final var allowsDocumentBackgroundColorChange = false
  /// Whether pictures in it can be edited.
  public final var allowsImageEditing = false
  /// Whether a touch bar offers characters.
  public final var allowsCharacterPickerTouchBarItem = true
  /// Whether its layout manager lays out parts of the text alone.
  public final var allowsNonContiguousLayout = false
  /// Whether the panel for finding finds in it.
  public final var usesFindPanel = false
  /// Whether a bar above it finds in it.
  public final var usesFindBar = false
  /// Color behind the text.
  public final var backgroundColor: NSColor?
  /// Color of the insertion point.
  public final var insertionPointColor: NSColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.textViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textViewTable] }

  private static let textViewTable = PropertyTable(
    NSTextView.self, kind: AppKitElements.textView, fresh: { NSTextView() },
    [
      Property("maxSize", \.maxSize),
      Property("minSize", \.minSize),
      Property("horizontallyResizable", \.isHorizontallyResizable),
      Property("verticallyResizable", \.isVerticallyResizable),
      Property("textStorage", \.text),
      Property("textColor", \.textColor),
      Property("editable", \.isEditable),
      Property("selectable", \.isSelectable),
      Property("richText", \.isRichText),
      Property("importsGraphics", \.importsGraphics),
      Property("fieldEditor", \.isFieldEditor),
      Property("usesFontPanel", \.usesFontPanel),
      Property("allowsUndo", \.allowsUndo),
      Property("smartInsertDeleteEnabled", row: "smartInsertDelete", \.smartInsertDeleteEnabled),
      Property("drawsBackground", \.drawsBackground),
      Property("continuousSpellCheckingEnabled", row: "continuousSpellChecking", \.isContinuousSpellCheckingEnabled),
      Property("automaticSpellingCorrectionEnabled", row: "spellingCorrection", \.isAutomaticSpellingCorrectionEnabled),
      Property("automaticDashSubstitutionEnabled", row: "dashSubstitution", \.isAutomaticDashSubstitutionEnabled),
      Property("automaticQuoteSubstitutionEnabled", row: "quoteSubstitution", \.isAutomaticQuoteSubstitutionEnabled),
      Property("automaticTextReplacementEnabled", row: "textReplacement", \.isAutomaticTextReplacementEnabled),
      Property("automaticTextCompletionEnabled", row: "textCompletion", \.isAutomaticTextCompletionEnabled),
      Property("grammarCheckingEnabled", row: "grammarChecking", \.isGrammarCheckingEnabled),
      Property("automaticLinkDetectionEnabled", row: "linkDetection", \.isAutomaticLinkDetectionEnabled),
      Property("automaticDataDetectionEnabled", row: "dataDetection", \.isAutomaticDataDetectionEnabled),
      Property("incrementalSearchingEnabled", \.isIncrementalSearchingEnabled),
      Property("usesInspectorBar", \.usesInspectorBar),
      Property("allowsDocumentBackgroundColorChange", \.allowsDocumentBackgroundColorChange),
      Property("allowsImageEditing", \.allowsImageEditing),
      Property("allowsCharacterPickerTouchBarItem", \.allowsCharacterPickerTouchBarItem),
      Property("allowsNonContiguousLayout", \.allowsNonContiguousLayout),
      Property(
        "usesFindPanel", row: "findStyle", get: { ChoiceFlag<FindPanel>($0.usesFindPanel) },
        set: { $0.usesFindPanel = $1.isOn }),
      Property(
        "usesFindBar", row: "findStyle", get: { ChoiceFlag<FindBar>($0.usesFindBar) }, set: { $0.usesFindBar = $1.isOn }
      ),
      Property("backgroundColor", \.backgroundColor),
      Property("insertionPointColor", \.insertionPointColor),
      Property("string", \.string),
    ])

  /// The text is another one. Tells nobody here.
  func textDidChange() {}

  /// The text alone; setting it drops the attributes.
  public var string: String {
    get { text.string }
    set { text = NibText(newValue) }
  }

  /// A text that can be selected takes the keys.
  open override var acceptsFirstResponder: Bool { isSelectable }

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

/// The panel among the ways to find, and the bar. Seen: `NSPreferredTextFinderStyle` of compiled nibs.
enum FindPanel: ChoiceNumber { static let number = 1 }
enum FindBar: ChoiceNumber { static let number = 2 }

extension NSTextView {
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { setSelectedRange(NSRange(location: 0, length: string.utf16.count)) }

  /// The selected characters, in UTF-16.
  public func selectedRange() -> NSRange { clipped(selection) }

  /// Selects characters, in UTF-16; what lies beyond the text is cut off.
  public func setSelectedRange(_ range: NSRange) {
    let old = selection
    selection = clipped(range)
    if selection != old { tellSelection() }
  }
}
