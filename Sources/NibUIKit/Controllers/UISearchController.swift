import NibRuntime
import NibStandIns

/// A search bar and what it finds. Stands in for UISearchController; nothing is presented.
open class UISearchController: UIViewController {
  /// Shows what is found; nil for the controller that is searched.
  public private(set) final var searchResultsController: UIViewController?
  /// The bar.
  public let searchBar = UISearchBar()
  /// Whether somebody searches. Setting it begins or ends that.
  public var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
      isSearching = newValue
      if !newValue { searchBar.text = nil }
      searchResultsUpdater?.updateSearchResults(for: self)
      if newValue { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
  }
  /// Who finds; told of each change of the text.
  public final weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether what is searched is covered meanwhile.
  public final var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes meanwhile.
  public final var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes by itself.
  public final var automaticallyShowsCancelButton = true
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
    searchBar.textListener = { [weak self] in
      guard let self else { return }
      isSearching = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
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
