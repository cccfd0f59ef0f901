import NibRuntime
import NibStandIns

/// A search bar and what it finds. Stands in for UISearchController.
///
/// A user who edits the bar begins the search, and one who taps its cancel button ends it. Nothing is presented: the results
/// are loaded, appear in this controller's view and are its child while somebody searches.
open class UISearchController: UIViewController {
  /// Shows what is found; nil for the controller that is searched.
  open private(set) var searchResultsController: UIViewController?
  /// The bar.
  open var searchBar: UISearchBar { madeBar }
  private let madeBar = UISearchBar()
  /// Whether somebody searches. Setting it begins or ends that: the delegate hears, the updater is asked, and the end
  /// empties the bar.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { begin() } else { end() } }
  }
  /// Who hears that the search comes and goes; not kept alive.
  open var delegate: (any UISearchControllerDelegate)? {
    get { (kept(nil) as WeakReference?)?.object as? any UISearchControllerDelegate }
    set { keep(newValue.map { WeakReference($0) }) }
  }
  /// Who finds; told of each change of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether what is searched is covered meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes by itself.
  open var automaticallyShowsCancelButton = true
  private var isSearching = false

  /// Makes one that shows what is found in a controller; nil for the controller that is searched.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
    listen()
  }

  /// Makes one without results; a nib may hold its view.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    listen()
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    listen()
  }

  private func listen() {
    madeBar.textListener = { [weak self] in
      guard let self else { return }
      if !isSearching { begin() } else { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    madeBar.beginListener = { [weak self] in self?.begin() }
    madeBar.cancelListener = { [weak self] in self?.end() }
  }

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    InterfaceFaults.raising {
      if let results = searchResultsController, let view {
        addChild(results)
        try place(results, in: view)
        try InterfaceFaults.catching { results.beginAppearanceTransition(true, animated: true) }
        results.endAppearanceTransition()
        results.didMove(toParent: self)
      }
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.text = nil
    searchBar.resignFirstResponder()
    InterfaceFaults.raising {
      if let results = searchResultsController, results.parent === self {
        results.willMove(toParent: nil)
        try InterfaceFaults.catching { results.beginAppearanceTransition(false, animated: true) }
        results.viewIfLoaded?.removeFromSuperview()
        results.endAppearanceTransition()
        results.removeFromParent()
      }
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }
}

/// Who finds what a search bar asks for. Stands for UISearchResultsUpdating.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// A user chose what the search offers.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
