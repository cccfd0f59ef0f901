import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a list of candidates. Stands in for NSCandidateListTouchBarItemDelegate.
@MainActor
public protocol NSCandidateListTouchBarItemDelegate: AnyObject {
  /// A finger is on a candidate.
  func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, beginSelectingCandidateAt index: Int)
  /// The finger moves to another candidate.
  func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, changeSelectionFromCandidateAt previousIndex: Int, to index: Int)
  /// The finger chooses a candidate.
  func candidateListTouchBarItem(_ anItem: NSCandidateListTouchBarItem<AnyObject>, endSelectingCandidateAt index: Int)
  /// The list is seen, or not any more.
  func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, changedCandidateListVisibility isVisible: Bool)
}

extension NSCandidateListTouchBarItemDelegate {
  /// Does nothing.
  public func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, beginSelectingCandidateAt index: Int
  ) {}
  /// Does nothing.
  public func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, changeSelectionFromCandidateAt previousIndex: Int, to index: Int
  ) {}
  /// Does nothing.
  public func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, endSelectingCandidateAt index: Int
  ) {}
  /// Does nothing.
  public func candidateListTouchBarItem(
    _ anItem: NSCandidateListTouchBarItem<AnyObject>, changedCandidateListVisibility isVisible: Bool
  ) {}
}

/// Words that complete what is typed. Stands in for NSCandidateListTouchBarItem.
///
/// The delegate is told of an item of any objects that is this one's twin, as Swift's generics ask for: it has the same
/// identifier and candidates.
open class NSCandidateListTouchBarItem<CandidateType: AnyObject>: NSTouchBarItem {
  /// The view that is typed in; not kept alive.
  open weak var client: NSView?
  /// What is told; not kept alive.
  open weak var delegate: (any NSCandidateListTouchBarItemDelegate)?
  /// Whether only a button is seen that opens the list.
  open var isCollapsed = false { didSet { if isCollapsed != oldValue { tellVisibility() } } }
  /// Whether a finger can close the list.
  open var allowsCollapsing = true
  /// Whether candidates of the input method are shown.
  open var allowsTextInputContextCandidates = true
  /// Makes what is seen of a candidate; nil for its description.
  open var attributedStringForCandidate: ((CandidateType, Int) -> NSAttributedString)?
  /// The words.
  open private(set) var candidates: [CandidateType] = []
  /// What they are for, and in which text.
  open private(set) var replacedRange = NSRange(location: NSNotFound, length: 0)
  private final var hasInsertionPoint = true

  /// Whether the list is seen.
  open var isCandidateListVisible: Bool { !isCollapsed && hasInsertionPoint && !candidates.isEmpty }

  /// Says whether the insertion point is seen: without it the list is not.
  open func update(withInsertionPointVisibility isVisible: Bool) {
    guard hasInsertionPoint != isVisible else { return }
    hasInsertionPoint = isVisible
    tellVisibility()
  }

  /// Gives words for a selected range of a text.
  open func setCandidates(
    _ candidates: [CandidateType], forSelectedRange selectedRange: NSRange, in originalString: String?
  ) {
    let wasVisible = isCandidateListVisible
    (self.candidates, replacedRange) = (candidates, selectedRange)
    if wasVisible != isCandidateListVisible { tellVisibility() }
  }

  /// What is seen of a candidate; empty beyond the ends. For tests.
  open func shownCandidate(at index: Int) -> NSAttributedString {
    guard candidates.indices.contains(index) else { return NSAttributedString() }
    return attributedStringForCandidate?(candidates[index], index)
      ?? NSAttributedString(string: "\(candidates[index])")
  }

  /// Does what a finger does that comes to a candidate, moves over others, and chooses the last: the delegate is told.
  open func choose(_ index: Int, by others: Int...) {
    guard isCandidateListVisible, (others + [index]).allSatisfy(candidates.indices.contains) else { return }
    let path = others + [index]
    delegate?.candidateListTouchBarItem(twin, beginSelectingCandidateAt: path[0])
    for (old, new) in zip(path, path.dropFirst()) {
      delegate?.candidateListTouchBarItem(twin, changeSelectionFromCandidateAt: old, to: new)
    }
    delegate?.candidateListTouchBarItem(twin, endSelectingCandidateAt: index)
  }

  private func tellVisibility() {
    delegate?.candidateListTouchBarItem(twin, changedCandidateListVisibility: isCandidateListVisible)
  }

  private var twin: NSCandidateListTouchBarItem<AnyObject> {
    if let same = self as? NSCandidateListTouchBarItem<AnyObject> { return same }
    let twin = NSCandidateListTouchBarItem<AnyObject>(identifier: identifier)
    (twin.candidates, twin.replacedRange, twin.client) = (candidates, replacedRange, client)
    return twin
  }

  /// What it is called where a user chooses items.
  open override var customizationLabel: String! {
    get { ownLabel }
    set { ownLabel = newValue }
  }
}
