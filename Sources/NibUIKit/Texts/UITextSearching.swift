import NibFoundation
import NibRuntime
import NibStandIns

/// How found text is shown. Stands in for UITextSearchFoundTextStyle.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As named.
  case normal, found, highlighted
}

/// Collects what a search finds. Stands for UITextSearchAggregator.
@MainActor
public protocol UITextSearchAggregator<DocumentIdentifier>: AnyObject {
  /// What tells documents apart.
  associatedtype DocumentIdentifier
  /// All that was found.
  var allFoundRanges: [UITextRange] { get }
  /// Adds what was found.
  func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?)
  /// Takes something away that is no longer there.
  func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?)
  /// Ends the search.
  func finishedSearching()
  /// Takes all away.
  func invalidate()
}

/// Text that can be searched. Stands for UITextSearching.
@MainActor
public protocol UITextSearching: AnyObject {
  /// What tells documents apart.
  associatedtype DocumentIdentifier: Hashable = AnyHashable
  /// What is selected.
  var selectedTextRange: UITextRange? { get }
  /// Which document that is in.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Whether found text can be replaced.
  var supportsTextReplacement: Bool { get }
  /// The order of two parts.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// The order of two documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  /// Searches.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: any UITextSearchAggregator<DocumentIdentifier>)
  /// Shows found text.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows none any longer.
  func clearAllDecoratedFoundText()
  /// Found text is about to be shown as the one.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Moves found text into sight.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// Whether found text may be replaced.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces found text.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all of it.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
  /// None.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// No.
  public var supportsTextReplacement: Bool { false }
  /// The same.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Yes.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// What a search of a text finds.
final class FoundRanges<DocumentIdentifier>: UITextSearchAggregator {
  private(set) var allFoundRanges: [UITextRange] = []
  private(set) var documents: [DocumentIdentifier?] = []

  func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    allFoundRanges.append(range)
    documents.append(document)
  }

  func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    guard let place = allFoundRanges.firstIndex(where: { $0 === range }) else { return }
    allFoundRanges.remove(at: place)
    documents.remove(at: place)
  }

  func finishedSearching() {}

  func invalidate() { (allFoundRanges, documents) = ([], []) }
}

/// A search of an app's own text. Stands in for UITextSearchingFindSession.
public final class UITextSearchingFindSession: UIFindSession {
  /// The text.
  public private(set) weak var searchableObject: (any UITextSearching)?
  private var highlight: ((Int) -> Void)?
  private var count = 0
  private var current: Int?

  /// Makes one of a text.
  public init(searchableObject: any UITextSearching) {
    self.searchableObject = searchableObject
    super.init()
  }

  /// How many there are.
  public override var resultCount: Int { count }

  /// Which of them is shown as the one.
  public override var highlightedResultIndex: Int { current ?? NSNotFound }

  /// Has the text search, and shows the first that was found.
  public override func performSearch(query: String, options: UITextSearchOptions?) {
    guard let searchableObject else { return }
    search(searchableObject, query, options ?? UITextSearchOptions())
    if count > 0 { show(0) }
  }

  private func search<Text: UITextSearching>(_ text: Text, _ query: String, _ options: UITextSearchOptions) {
    let found = FoundRanges<Text.DocumentIdentifier>()
    text.clearAllDecoratedFoundText()
    text.performTextSearch(queryString: query, options: options, resultAggregator: found)
    (count, current) = (found.allFoundRanges.count, nil)
    for (range, document) in zip(found.allFoundRanges, found.documents) {
      text.decorate(foundTextRange: range, document: document, usingStyle: .found)
    }
    highlight = { [weak text] index in
      let (range, document) = (found.allFoundRanges[index], found.documents[index])
      text?.willHighlight(foundTextRange: range, document: document)
      text?.decorate(foundTextRange: range, document: document, usingStyle: .highlighted)
      text?.scrollRangeToVisible(range, inDocument: document)
    }
  }

  private func show(_ index: Int) {
    current = index
    highlight?(index)
  }

  /// Shows the next one, or the one before, as the one.
  public override func highlightNextResult(in direction: UITextStorageDirection) {
    guard count > 0 else { return }
    let next = (current ?? -1) + (direction == .forward ? 1 : -1)
    show((next + count) % count)
  }

  /// Forgets what was found.
  public override func invalidateFoundResults() {
    (count, current, highlight) = (0, nil, nil)
    searchableObject?.clearAllDecoratedFoundText()
  }
}
