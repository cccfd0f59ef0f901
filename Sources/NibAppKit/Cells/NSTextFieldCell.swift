import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a text field. Stands in for NSTextFieldCell and its kinds.
open class NSTextFieldCell: NSCell {
  /// What is shown while there is no text.
  open var placeholderString: String?
  /// What is shown while there is no text, with attributes that code gave it.
  final var placeholderText: NibText?
  /// What is shown while there is no text, with its attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { placeholderText.map(DesktopText.attributed) }
    set {
      placeholderText = newValue.map(DesktopText.archived)
      if let newValue { placeholderString = newValue.string }
    }
  }
  /// Color of the text.
  open var textColor: NSColor?
  /// Color behind the text.
  open var backgroundColor: NSColor?
  /// Whether that color is drawn.
  open var drawsBackground = false
  /// Values to choose from (combo boxes).
  open var items: [NibValue] = []
  /// Whether these come from a data source.
  open var usesDataSource = false
  /// Most searches remembered (search fields).
  open var maximumRecents = 0
  /// How its bezel looks.
  open var bezelStyle = NSTextField.BezelStyle.squareBezel
  /// Languages of the keyboards that may be used; any where the list is nil.
  open var allowedInputSourceLocales: [String]?
  /// Whether a secure field shows a bullet for each character.
  open var echosBullets = true
  /// Whether a search field searches only when return is pressed.
  open var sendsWholeSearchString = false
  /// Whether a search field searches with the first character.
  open var sendsSearchStringImmediately = false
  /// Name under which searches are remembered.
  open var recentsAutosaveName: String?
  /// The menu of a search field.
  open var searchMenuTemplate: NSMenu?
  /// How tokens look.
  open var tokenStyle = NSTokenField.TokenStyle.default
  /// How long a token field waits before it completes, in seconds.
  open var completionDelay = 0.0
  /// How many values a combo box shows at once.
  open var numberOfVisibleItems = 5
  /// Whether the list of a combo box scrolls.
  open var hasVerticalScroller = true
  /// Whether a combo box completes what is typed.
  open var completes = false
  /// Whether the button of a combo box has a border.
  open var isButtonBordered = true

  /// Says whether editors tell of text that an input method composes; they do so anyway here.
  open func setWantsNotificationForMarkedText(_ flag: Bool) {}

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.textFieldCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textFieldCellTable] }

  private static let textFieldCellTable = PropertyTable(
    NSTextFieldCell.self, kind: AppKitElements.textFieldCell,
    others: [
      AppKitElements.comboBoxCell, AppKitElements.searchFieldCell, AppKitElements.secureTextFieldCell,
      AppKitElements.tokenFieldCell,
    ], fresh: { NSTextFieldCell() },
    [
      Property("placeholderString", \.placeholderString),
      Property("textColor", \.textColor),
      Property("backgroundColor", \.backgroundColor),
      Property("drawsBackground", \.drawsBackground),
      Property("items", row: "objectValues", \.items),
      Property("usesDataSource", \.usesDataSource),
      Property("maximumRecents", \.maximumRecents),
      Property("bezelStyle", \.bezelStyle),
      Property("allowedInputSourceLocales", \.allowedInputSourceLocales),
      Property("echosBullets", \.echosBullets),
      Property("sendsWholeSearchString", \.sendsWholeSearchString),
      Property(
        "sendsSearchStringImmediately", get: { SearchFlag($0.sendsSearchStringImmediately) },
        set: { $0.sendsSearchStringImmediately = $1.isOn }),
      Property("recentsAutosaveName", \.recentsAutosaveName),
      Property("searchMenuTemplate", object: \.searchMenuTemplate),
      Property("tokenStyle", \.tokenStyle),
      Property("completionDelay", \.completionDelay),
      Property("numberOfVisibleItems", \.numberOfVisibleItems),
      Property("hasVerticalScroller", \.hasVerticalScroller),
      Property("completes", \.completes),
      Property("buttonBordered", \.isButtonBordered),
    ])
}
