import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A field of what is searched. Stands in for NSSearchField.
open class NSSearchField: NSTextField {
  /// A cell for a field that is made in code.
  open override class func makeCell() -> NSCell { NSSearchFieldCell() }

  /// Whether it searches with each character that is typed, not after a pause.
  open var sendsSearchStringImmediately: Bool {
    get { textCell?.sendsSearchStringImmediately ?? false }
    set { textCell?.sendsSearchStringImmediately = newValue }
  }

  /// Whether it searches only when return is pressed.
  open var sendsWholeSearchString: Bool {
    get { textCell?.sendsWholeSearchString ?? false }
    set { textCell?.sendsWholeSearchString = newValue }
  }

  /// What was searched before, the last one first: no more than `maximumRecents`.
  open var recentSearches: [String] {
    get { Array(searches.prefix(maximumRecents)) }
    set { searches = newValue }
  }
  private final var searches: [String] = []

  /// Most searches that are remembered; 10 where nothing says another number.
  open var maximumRecents: Int {
    get { textCell.map { $0.maximumRecents > 0 ? $0.maximumRecents : 10 } ?? 10 }
    set { textCell?.maximumRecents = min(max(newValue, 1), 254) }
  }

  /// Sends the action, and remembers the text as the last search.
  @discardableResult
  public override func sendAction() throws(RuntimeError) -> AnyObject? {
    remember(stringValue)
    tellSearch()
    hasUnsentText = false
    return try super.sendAction()
  }

  /// Sends the action for what was typed since it was sent last, as a pause does. Only what return is pressed for is
  /// remembered.
  final func searchForTyped() throws(RuntimeError) {
    guard hasUnsentText else { return }
    hasUnsentText = false
    try super.sendAction()
  }

  /// Name under which searches are remembered.
  open var recentsAutosaveName: String? {
    get { textCell?.recentsAutosaveName }
    set { textCell?.recentsAutosaveName = newValue }
  }

  /// The menu at its magnifying glass.
  open var searchMenuTemplate: NSMenu? {
    get { textCell?.searchMenuTemplate }
    set { textCell?.searchMenuTemplate = newValue }
  }
}

/// A field whose text nobody sees. Stands in for NSSecureTextField.
open class NSSecureTextField: NSTextField {
  /// A cell for a field that is made in code.
  open override class func makeCell() -> NSCell { NSSecureTextFieldCell() }

  /// Makes one with the framework's defaults.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    isSecure = true
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    isSecure = true
  }
}
