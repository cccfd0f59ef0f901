import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a finder is told.
private struct FinderState: RareState {
  weak var client: (any NSTextFinderClient)?
  weak var container: (any NSTextFinderBarContainer)?
  var needsIndicator = false
  var matches: [NSRange] = []
  var replacement = ""
}

extension NSPasteboard.PasteboardType {
  /// What the options of a finder have.
  public struct TextFinderOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether small and large letters are the same: a Boolean value.
    public static let textFinderCaseInsensitiveKey = Self(rawValue: "NSTextFinderCaseInsensitiveKey")
    /// Where in words is found: a number of `NSTextFinder.MatchingType`.
    public static let textFinderMatchingTypeKey = Self(rawValue: "NSTextFinderMatchingTypeKey")
  }
}

extension NSTextFinder {
  /// Where in words is found. Documented: the order of the cases, by AppKit.
  public enum MatchingType: Int, Sendable {
    /// Anywhere; at the beginning; whole words; at the end.
    case contains, startsWith, fullWord, endsWith
  }

  /// What it finds in; not kept alive.
  public final var client: (any NSTextFinderClient)? {
    get { self[rare: FinderState.self].client }
    set { self[rare: FinderState.self].client = newValue }
  }
  /// What the bar is shown in; not kept alive.
  public final var findBarContainer: (any NSTextFinderBarContainer)? {
    get { self[rare: FinderState.self].container }
    set { self[rare: FinderState.self].container = newValue }
  }
  /// Whether the mark of what was found is due to be placed again.
  public final var findIndicatorNeedsUpdate: Bool {
    get { self[rare: FinderState.self].needsIndicator }
    set { self[rare: FinderState.self].needsIndicator = newValue }
  }
  /// What was found while a user types: all places of the text that is sought.
  public final var incrementalMatchRanges: [NSValue] {
    isIncrementalSearchingEnabled ? self[rare: FinderState.self].matches.map { NSValue(range: $0) } : []
  }
  /// The text that comes in place of what is found, as a user types it into the bar.
  public final var replacementString: String {
    get { self[rare: FinderState.self].replacement }
    set { self[rare: FinderState.self].replacement = newValue }
  }

  /// Draws what lies behind a place that was found while a user types.
  public class func drawIncrementalMatchHighlight(in rect: NSRect) {
    NSColor.findHighlightColor.setFill()
    rect.fill()
  }
  /// Takes the mark of what was found away.
  public final func cancelFindIndicator() { findIndicatorNeedsUpdate = false }
  /// The text of the client is about to be another one: what was found is forgotten.
  public final func noteClientStringWillChange() { self[rare: FinderState.self].matches = [] }

  private var sought: String { NSPasteboard(name: .find).string(forType: .string) ?? "" }

  /// Whether an action can be done now.
  public final func validateAction(_ op: Action) -> Bool {
    switch op {
    case .showFindInterface: client != nil && findBarContainer != nil
    case .hideFindInterface: findBarContainer?.isFindBarVisible == true
    case .showReplaceInterface, .hideReplaceInterface: client?.isEditable == true && findBarContainer != nil
    case .nextMatch, .previousMatch, .selectAll, .selectAllInSelection: client?.isSelectable == true && !sought.isEmpty
    case .setSearchString: (client?.firstSelectedRange.length ?? 0) > 0
    case .replace: client?.isEditable == true && (client?.firstSelectedRange.length ?? 0) > 0
    case .replaceAndFind, .replaceAll, .replaceAllInSelection: client?.isEditable == true && !sought.isEmpty
    }
  }

  /// Does an action with the text on the pasteboard for finding, whatever its letters' size: shows the bar, goes to the next
  /// or last place, selects all places, puts `replacementString` in place of what was found.
  public final func performAction(_ op: Action) {
    guard validateAction(op) else { return }
    switch op {
    case .showFindInterface, .showReplaceInterface: showBar()
    case .hideFindInterface, .hideReplaceInterface: findBarContainer?.isFindBarVisible = false
    case .nextMatch: go(forward: true)
    case .previousMatch: go(forward: false)
    case .setSearchString: takeSearchString()
    case .selectAll: select(matches)
    case .selectAllInSelection: select(matches.filter(isSelected))
    case .replace: replaceSelected()
    case .replaceAndFind:
      replaceSelected()
      go(forward: true)
    case .replaceAll: replace(matches)
    case .replaceAllInSelection: replace(matches.filter(isSelected))
    }
  }

  private func showBar() {
    guard let container = findBarContainer else { return }
    if container.findBarView == nil { container.findBarView = NSSearchField() }
    container.isFindBarVisible = true
    _ = matches
  }

  private func takeSearchString() {
    guard let client else { return }
    let pasteboard = NSPasteboard(name: .find)
    pasteboard.clearContents()
    pasteboard.setString((client.string as NSString).substring(with: client.firstSelectedRange), forType: .string)
  }

  private var matches: [NSRange] {
    guard let client, !sought.isEmpty else { return [] }
    let text = client.string as NSString
    var (found, place) = ([NSRange](), 0)
    while place < text.length {
      let next = text.range(
        of: sought, options: .caseInsensitive, range: NSRange(location: place, length: text.length - place))
      guard next.location != NSNotFound, next.length > 0 else { break }
      found.append(next)
      place = NSMaxRange(next)
    }
    self[rare: FinderState.self].matches = found
    return found
  }

  private func isSelected(_ range: NSRange) -> Bool {
    client?.selectedRanges.contains { NSIntersectionRange($0.rangeValue, range).length == range.length } ?? false
  }

  private func go(forward: Bool) {
    guard let client else { return }
    let (found, selected) = (matches, client.firstSelectedRange)
    let next =
      forward
      ? found.first { $0.location >= NSMaxRange(selected) } ?? found.first
      : found.last { NSMaxRange($0) <= selected.location } ?? found.last
    guard let next else { return NSSound.beep() }
    select([next])
    client.scrollRangeToVisible(next)
    findIndicatorNeedsUpdate = true
  }

  private func select(_ ranges: [NSRange]) {
    guard let client, let first = ranges.first else { return }
    client.selectedRanges = (client.allowsMultipleSelection ? ranges : [first]).map { NSValue(range: $0) }
  }

  private func replaceSelected() { if let range = client?.firstSelectedRange { replace([range]) } }

  private func replace(_ ranges: [NSRange]) {
    let text = replacementString
    guard let client, !ranges.isEmpty,
      client.shouldReplaceCharacters(
        inRanges: ranges.map { NSValue(range: $0) }, with: ranges.map { _ in text })
    else { return }
    noteClientStringWillChange()
    for range in ranges.reversed() { client.replaceCharacters(in: range, with: text) }
    client.didReplaceCharacters()
  }
}
