import NibRuntime
import NibSchema
import NibStandIns

/// A field to search with. Stands in for UISearchBar.
open class UISearchBar: SearchBarStandIn, TextSettingsKeeping {
  /// The text; empty for none. Setting it in code tells nobody.
  open var text: String? {
    get { givenText ?? "" }
    set { givenText = newValue }
  }
  private final var givenText: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String?
  /// Whether there is a cancel button.
  open var showsCancelButton = false
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether scopes are shown.
  open var showsScopeBar = false
  /// Titles of the scopes.
  open var scopeButtonTitles: [String] = []
  /// The scope chosen, from 0.
  open var selectedScopeButtonIndex = 0
  /// 0 default, 1 prominent, 2 minimal.
  open var searchBarStyle = Style.default
  /// 0 default, 1 black.
  open var barStyle = UIBarStyle.default
  /// The archive's number: 0 default, 1 translucent, 2 opaque.
  open var translucence = 0
  /// Fill color.
  open var barTintColor: UIColor?
  /// Whether there is a button for results.
  open var showsSearchResultsButton = false
  /// Image behind the scopes; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// Where the text is besides; kept.
  open var searchTextPositionAdjustment = UIOffset()
  /// Where the field's background is besides; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset()
  /// Which keyboard, and what it helps with.
  open var inputTraits = UITextInputSettings()

  /// Image behind the field; kept.
  open var backgroundImage: UIImage?
  private final var icons: [SearchIcon: UIImage] = [:]

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.searchBarTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [searchBarTable] }

  private static let searchBarTable = PropertyTable(
    UISearchBar.self, kind: UIKitElements.searchBar, others: [UIKitElements.textField], fresh: { UISearchBar() },
    [
      Property("text", \.givenText),
      Property("placeholder", \.placeholder),
      Property("prompt", \.prompt),
      Property("showsCancelButton", \.showsCancelButton),
      Property("showsBookmarkButton", \.showsBookmarkButton),
      Property("showsScopeBar", \.showsScopeBar),
      Property("showsSearchResultsButton", \.showsSearchResultsButton),
      Property("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
      Property("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
      Property("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
      Property("scopeButtonTitles", \.scopeButtonTitles),
      Property("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
      Property("searchBarStyle", \.searchBarStyle),
      Property("barStyle", \.barStyle),
      Property("translucence", \.translucence),
      Property("barTintColor", \.barTintColor),
    ] + TextInputRows.rows(of: UISearchBar.self))

  /// Hears of each change that a user makes: the search controller that owns the bar.
  final var textListener: (() -> Void)?
  /// Hears that editing begins, likewise.
  final var beginListener: (() -> Void)?
  /// Hears of the cancel button, likewise.
  final var cancelListener: (() -> Void)?

  /// Who hears of the bar: the outlet `delegate`, if its object has the protocol. Not kept alive.
  open var delegate: (any UISearchBarDelegate)? {
    get { outlet("delegate") as? any UISearchBarDelegate }
    set { recordOutlet("delegate", newValue) }
  }

  final override var takesKeys: Bool { true }

  /// A search bar may become first responder.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins editing: the delegate is asked and hears.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      if isFirstResponder { return true }
      guard delegate?.searchBarShouldBeginEditing(self) ?? true,
        try InterfaceFaults.catching({ super.becomeFirstResponder() })
      else { return false }
      beginListener?()
      delegate?.searchBarTextDidBeginEditing(self)
      madeSearchField?.post(UITextField.textDidBeginEditingNotification)
      return true
    }
  }

  /// Ends editing: the delegate is asked and hears.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    InterfaceFaults.raising(or: false) {
      guard isFirstResponder else { return true }
      guard delegate?.searchBarShouldEndEditing(self) ?? true,
        try InterfaceFaults.catching({ super.resignFirstResponder() })
      else { return false }
      delegate?.searchBarTextDidEndEditing(self)
      madeSearchField?.post(UITextField.textDidEndEditingNotification)
      return true
    }
  }

  /// Begins editing, as a tap does.
  /// - Returns: false if no touch reaches the bar, or it may not begin.
  @discardableResult
  open override func tap() throws(RuntimeError) -> Bool {
    guard receivesTouches else { return false }
    return try takeFocus()
  }
}

extension UISearchBar {
  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    /// As named.
    case search, clear, bookmark, resultsList
  }

  /// Whether the bar lets through what is below it.
  final var ownIsTranslucent: Bool {
    get { translucence != 2 }
    set { translucence = newValue ? 1 : 2 }
  }

  /// Sets the image of a picture in a state; nil takes it away.
  public func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[SearchIcon(icon: icon, state: state.rawValue)] = image
  }

  /// The image of a picture in a state, that of the normal state where it has none of its own.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icons[SearchIcon(icon: icon, state: state.rawValue)]
      ?? icons[SearchIcon(icon: icon, state: UIControl.State.normal.rawValue)]
  }
}

/// A picture of a search bar in a state.
private struct SearchIcon: Hashable {
  let icon: UISearchBar.Icon
  let state: Int
}
