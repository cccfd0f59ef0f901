import NibRuntime

/// A field to search with. Stands in for UISearchBar.
open class SearchBar: View {
  /// The text.
  public var text: String?
  /// What is shown while there is no text.
  public var placeholder: String?
  /// A line above the field.
  public var prompt: String?
  /// Whether there is a cancel button.
  public var showsCancelButton = false
  /// Whether scopes are shown.
  public var showsScopeBar = false
  /// Titles of the scopes.
  public var scopeButtonTitles: [String] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.searchBarTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [searchBarTable] }

  private static let searchBarTable = PropertyTable(
    SearchBar.self,
    [
      Property("text", "UIText", at: \.text),
      Property("placeholder", "UIPlaceholder", at: \.placeholder),
      Property("prompt", "UIPrompt", at: \.prompt),
      Property("showsCancelButton", "UIShowsCancelButton", at: \.showsCancelButton),
      Property("showsScopeBar", "UIShowsScopeBar", at: \.showsScopeBar),
      Property("scopeButtonTitles", "UIScopeButtonTitles", at: \.scopeButtonTitles),
    ])
}
