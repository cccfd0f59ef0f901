import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a search field. Stands in for NSSearchFieldDelegate.
@MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// A search begins: the field has a text.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// A search is over: the field is empty.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// What a search field is doing.
private struct SearchState: RareState {
  var isSearching = false
  var hasUnsentText = false
}

extension NSSearchField {
  /// Name under which searches are remembered.
  public typealias RecentsAutosaveName = String

  /// The tag of the title above the searches in the menu's template. Documented: the numbers, by AppKit.
  public static let recentsTitleMenuItemTag = 1000
  /// The tag of the item that stands for all searches.
  public static let recentsMenuItemTag = 1001
  /// The tag of the item that forgets the searches.
  public static let clearRecentsMenuItemTag = 1002
  /// The tag of the item that says that there are none.
  public static let noRecentsMenuItemTag = 1003

  /// The titles of the menu at the magnifying glass, as the template makes it of the searches; for tests.
  public final var searchMenuTitles: [String] {
    let searches = recentSearches
    return (searchMenuTemplate?.items ?? []).flatMap { item -> [String] in
      switch item.tag {
      case Self.recentsMenuItemTag: searches
      case Self.recentsTitleMenuItemTag, Self.clearRecentsMenuItemTag: searches.isEmpty ? [] : [item.title]
      case Self.noRecentsMenuItemTag: searches.isEmpty ? [item.title] : []
      default: item.isSeparatorItem ? [] : [item.title]
      }
    }
  }

  /// Remembers a text as the last search.
  final func remember(_ text: String) {
    guard !text.isEmpty else { return }
    recentSearches = Array(([text] + recentSearches.filter { $0 != text }).prefix(maximumRecents))
  }

  /// Tells the delegate where a search begins or is over.
  final func tellSearch() {
    let isSearching = !stringValue.isEmpty
    guard isSearching != self[rare: SearchState.self].isSearching else { return }
    self[rare: SearchState.self].isSearching = isSearching
    let told = delegate as? any NSSearchFieldDelegate
    if isSearching { told?.searchFieldDidStartSearching(self) } else { told?.searchFieldDidEndSearching(self) }
  }

  /// Whether something was typed for which no action was sent.
  final var hasUnsentText: Bool {
    get { self[rare: SearchState.self].hasUnsentText }
    set { self[rare: SearchState.self].hasUnsentText = newValue }
  }

  /// Takes what was typed: the action is sent at once, after a pause, or by the return key, as the field says.
  final func takeTyped() {
    tellSearch()
    guard !sendsWholeSearchString else { return }
    hasUnsentText = true
    if sendsSearchStringImmediately { InterfaceFaults.raising { try searchForTyped() } }
  }

  /// Does what the escape key does: the text goes, and the action is sent.
  /// - Returns: false for an empty field.
  final func cancelSearch() throws -> Bool {
    guard let editor, !stringValue.isEmpty else { return false }
    editor.selectAll(nil)
    guard insert("", deleting: true) else { return false }
    try sendAction()
    return true
  }

  /// Does what a click on the button that clears the field does: the text goes, and the action is sent.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public final func clear() throws(RuntimeError) -> AnyObject? { try enter("") }
}
