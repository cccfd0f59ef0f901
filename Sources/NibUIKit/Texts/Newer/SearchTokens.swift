import NibRuntime
import NibStandIns

/// A part of a search that is no text. Stands in for UISearchToken.
@MainActor
public final class UISearchToken {
  /// The image.
  public let icon: UIImage?
  /// The words.
  public let text: String
  /// What the program knows it by.
  public var representedObject: Any?

  /// Makes one.
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

extension UISearchTextField {
  private var holder: UIView { bar ?? self }

  /// The parts of the search that are no text, before the text.
  public var tokens: [UISearchToken] {
    get { holder.kept([], "searchTokens") }
    set {
      holder.keep(newValue, "searchTokens")
      bar?.textListener?()
    }
  }

  /// Puts one in.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Takes one out; nothing happens for a position without one.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Puts one in the place of a part of the text; of a search bar's field in the place of all of it.
  public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    text = nil
    insertToken(token, at: tokenIndex)
  }

  /// Color behind them; kept.
  public var tokenBackgroundColor: UIColor! {
    get { holder.kept(UIColor.systemBlue) }
    set { holder.keep(newValue ?? UIColor.systemBlue) }
  }

  /// Whether a user may delete them.
  public var allowsDeletingTokens: Bool {
    get { holder.kept(true) }
    set { holder.keep(newValue) }
  }

  /// Whether a user may copy them.
  public var allowsCopyingTokens: Bool {
    get { holder.kept(true) }
    set { holder.keep(newValue) }
  }
}

/// What a search offers. Stands for UISearchSuggestion.
@MainActor
public protocol UISearchSuggestion: AnyObject {
  /// The words.
  var localizedSuggestion: String? { get }
  /// The image.
  var iconImage: UIImage? { get }
  /// What the program knows it by.
  var representedObject: Any? { get set }
}

/// What a search offers. Stands in for UISearchSuggestionItem.
@MainActor
public final class UISearchSuggestionItem: UISearchSuggestion {
  /// The words.
  public let localizedSuggestion: String?
  /// What assistive technology says.
  public let localizedDescription: String?
  /// The image.
  public let iconImage: UIImage?
  /// What the program knows it by.
  public var representedObject: Any?

  /// Makes one.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }

  /// Makes one of a text with attributes.
  public convenience init(
    localizedAttributedSuggestion suggestion: AttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedSuggestion: String(suggestion.characters), localizedDescription: localizedDescription,
      iconImage: iconImage)
  }
}

extension UISearchController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As named.
    case automatic, manual, onTextEntry, onSearchActivation
  }

  /// When the scopes are shown; kept.
  public var scopeBarActivation: ScopeBarActivation {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// What the search offers.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether the search offers nothing where it stands below the title; kept.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the scopes come and go by themselves; kept.
  public var automaticallyShowsScopeBar: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether the controller of results comes and goes by itself; kept.
  public var automaticallyShowsSearchResultsController: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether results are shown though there is no text; kept.
  public var showsSearchResultsController: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Where the bar stands: below the title.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  /// Chooses what the search offers as a user does: who finds is told.
  /// - Returns: false if it is not offered.
  @discardableResult
  public func choose(_ suggestion: any UISearchSuggestion) -> Bool {
    guard searchSuggestions?.contains(where: { $0 === suggestion }) ?? false else { return false }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    return true
  }
}

/// Who hears that a search comes and goes; all is optional. Stands for UISearchControllerDelegate.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to come.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search came.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search went.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
