import NibRuntime
import NibStandIns

/// Searches a view: the text of a text view, else what a session of the delegate's searches. Stands in for
/// UIFindInteraction.
public final class UIFindInteraction: UIViewInteraction {
  /// Who makes sessions.
  public private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// Whether the panel is shown.
  public private(set) var isFindNavigatorVisible = false
  /// The session of the delegate's while the panel is shown.
  public private(set) var activeFindSession: UIFindSession?
  /// Changes what the panel offers besides; kept.
  public var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Whether the panel replaces too.
  public private(set) var isReplacing = false
  /// What is searched; a session searches for it at once.
  public var searchText: String? {
    didSet {
      guard let activeFindSession, let searchText, !searchText.isEmpty else { return }
      activeFindSession.performSearch(query: searchText, options: nil)
    }
  }
  /// What takes its place.
  public var replacementText: String?

  /// Makes one.
  public init(sessionDelegate: (any UIFindInteractionDelegate)?) { delegate = sessionDelegate }

  /// Shows the panel; the delegate makes a session, and hears that it begins.
  public func presentFindNavigator(showingReplace: Bool) {
    isReplacing = showingReplace
    guard !isFindNavigatorVisible else { return }
    isFindNavigatorVisible = true
    guard let view, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Hides the panel; the delegate hears that its session ends.
  public func dismissFindNavigator() {
    isFindNavigatorVisible = false
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  private var found: [NSRange] {
    guard let searchText, !searchText.isEmpty, let text = (view as? UITextView)?.text else { return [] }
    let whole = NSString(string: text)
    var (found, start): ([NSRange], Int) = ([], 0)
    while start < whole.length {
      let rest = NSRange(location: start, length: whole.length - start)
      let next = whole.range(of: searchText, options: .caseInsensitive, range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      found.append(next)
      start = next.location + next.length
    }
    return found
  }

  /// Places of what is searched.
  public var resultCount: Int { activeFindSession?.resultCount ?? found.count }

  /// Selects the next place.
  public func findNext() {
    if let activeFindSession { return activeFindSession.highlightNextResult(in: .forward) }
    select { $0.location >= $1.location + $1.length }
  }

  /// Selects the place before.
  public func findPrevious() {
    if let activeFindSession { return activeFindSession.highlightNextResult(in: .backward) }
    guard let textView = view as? UITextView else { return }
    let all = found
    if let range = all.last(where: { $0.location < textView.selectedRange.location }) ?? all.last {
      textView.selectedRange = range
    }
  }

  private func select(_ isNext: (NSRange, NSRange) -> Bool) {
    guard let textView = view as? UITextView else { return }
    let (all, here) = (found, textView.selectedRange)
    if let range = all.first(where: { isNext($0, here) }) ?? all.first { textView.selectedRange = range }
  }

  /// Counts the places again: that is done each time.
  public func updateResultCount() {}
}

/// Who makes the sessions of searches. Stands for UIFindInteractionDelegate.
@MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  /// Makes the session of a search; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A search begins.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A search ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// How a search compares. Stands in for UITextSearchOptions.
@MainActor
public final class UITextSearchOptions {
  /// Which parts of words count.
  public enum WordMatchMethod: Int, Sendable {
    /// As named.
    case contains, startsWith, fullWord
  }

  /// Which parts of words count.
  public let wordMatchMethod = WordMatchMethod.contains
  /// How texts are compared.
  public let stringCompareOptions: NSString.CompareOptions = .caseInsensitive
}

/// One search, which a subclass of an app's own does. Stands in for UIFindSession.
@MainActor
open class UIFindSession {
  /// How many places are shown.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// As named.
    case currentAndTotal, total, none
  }

  /// Makes one.
  public init() {}

  /// Places that were found; none here.
  open var resultCount: Int { 0 }
  /// The number of the place that is shown; none here.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How many places are shown.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether places can be replaced: no here.
  open var supportsReplacement: Bool { false }
  /// Whether the place that is shown can be replaced: yes here.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { true }
  /// Searches. Does nothing here.
  /// - Parameters:
  ///   - query: what for.
  ///   - options: how it compares; nil for the usual.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the place that is shown. Does nothing here, and nothing calls it.
  /// - Parameters:
  ///   - searchQuery: what for.
  ///   - replacementString: what takes its place.
  ///   - options: how it compares.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all places, likewise.
  /// - Parameters:
  ///   - searchQuery: what for.
  ///   - replacementString: what takes its place.
  ///   - options: how it compares.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Shows the next place in a direction. Does nothing here.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the places. Does nothing here, and nothing calls it.
  open func invalidateFoundResults() {}
}
