import Foundation
import NibUIKit
import Testing

@Suite("A search, driven by its user")
@MainActor
struct SearchControllerTests {
  @MainActor
  private final class Names: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    let search: UISearchController
    private(set) var shown = ["Ann", "Bob", "Bea"]
    private(set) var log: [String] = []

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(style: .plain)
      search.searchResultsUpdater = self
      search.delegate = self
      search.searchBar.delegate = self
      search.searchBar.scopeButtonTitles = ["All", "B"]
      navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for search: UISearchController) {
      let text = search.searchBar.text ?? ""
      shown = ["Ann", "Bob", "Bea"].filter {
        (text.isEmpty || $0.lowercased().contains(text))
          && (search.searchBar.selectedScopeButtonIndex == 0 || $0.hasPrefix("B"))
      }
      log.append("update \(text)")
    }

    func willPresentSearchController(_ search: UISearchController) { log.append("will present") }
    func didDismissSearchController(_ search: UISearchController) { log.append("dismissed") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "x"
    }
  }

  @Test("begins where the bar's field is edited, finds what is typed, and ends by the cancel button")
  func typing() throws {
    let names = Names()
    let field = names.search.searchBar.searchTextField
    #expect(field === names.search.searchBar.searchTextField)
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    try field.type("xb")
    #expect(names.search.isActive)
    #expect(field.isFirstResponder)
    #expect(names.search.searchBar.text == "b")
    #expect(names.shown == ["Bob", "Bea"])
    #expect(names.log == ["will present", "update ", "update b"])
    #expect(changes == 1)
    try field.deleteBackward(1)
    #expect(names.shown.count == 3)
    #expect(names.search.searchBar.cancel())
    #expect(names.log.suffix(3) == ["cancel", "update ", "dismissed"])
    #expect(!names.search.isActive)
    #expect(!field.isFirstResponder)
    #expect(!names.search.searchBar.cancel())
  }

  @Test("a scope asks again, and buttons at the side are told of")
  func scopes() {
    let names = Names()
    #expect(!names.search.searchBar.tapBookmark())
    names.search.searchBar.showsBookmarkButton = true
    #expect(names.search.searchBar.tapBookmark())
    names.search.isActive = true
    #expect(names.search.searchBar.select(scope: 1))
    #expect(names.shown == ["Bob", "Bea"])
    #expect(names.log == ["bookmark", "will present", "update ", "update "])
  }

  @Test("the controller of results appears while somebody searches")
  func results() {
    final class Results: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("appears") }
      override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    }
    let results = Results()
    let names = Names(results: results)
    names.search.isActive = true
    #expect(results.parent === names.search)
    names.search.isActive = false
    #expect(results.log == ["appears", "gone"])
    #expect(results.parent == nil)
  }

  @Test("the edit button edits the table")
  func editing() throws {
    let names = Names()
    _ = names.view
    try names.editButtonItem.send()
    #expect(names.isEditing && names.tableView.isEditing)
    try names.editButtonItem.send()
    #expect(!names.tableView.isEditing)
  }
}
