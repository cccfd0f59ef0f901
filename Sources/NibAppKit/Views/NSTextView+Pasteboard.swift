import Foundation
import NibFoundation

/// Copying, pasting and finding, and what follows links.
extension NSTextView {
  /// What is selected, as text, one part a line.
  private var selectedText: String {
    selections.map { (string as NSString).substring(with: clipped($0)) }.joined(separator: "\n")
  }

  final func copySelected() {
    guard !selectedText.isEmpty else { return }
    let pasteboard = NSPasteboard.general
    pasteboard.clearContents()
    pasteboard.setString(selectedText, forType: .string)
    guard isRichText, let part = textStorage?.attributedSubstring(from: selectedRange()) else { return }
    pasteboard.setData(part.rtf(from: NSRange(location: 0, length: part.length)), forType: .rtf)
  }

  final func cutSelected() {
    guard isEditable, selectedRange().length > 0 else { return }
    copy(nil)
    insertText("", replacementRange: selectedRange())
  }

  final func deleteSelected() {
    if selectedRange().length > 0 { insertText("", replacementRange: selectedRange()) }
  }

  final func pasteText(isPlain: Bool) {
    let pasteboard = NSPasteboard.general
    if isRichText, !isPlain, let data = pasteboard.data(forType: .rtf),
      let text = NSAttributedString(rtf: data, documentAttributes: nil), text.length > 0
    {
      insertText(text, replacementRange: selectedRange())
    } else if let text = pasteboard.string(forType: .string) {
      insertText(text, replacementRange: selectedRange())
    }
  }

  /// The kinds that the view can take from a pasteboard, the best first.
  public final var readablePasteboardTypes: [NSPasteboard.PasteboardType] { isRichText ? [.rtf, .string] : [.string] }
  /// The kinds that the view can put on a pasteboard, the best first.
  public final var writablePasteboardTypes: [NSPasteboard.PasteboardType] { readablePasteboardTypes }

  /// Puts what is selected on a pasteboard, in a kind.
  /// - Returns: false for a kind that the view does not write, and without a selection.
  @discardableResult
  public final func writeSelection(to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool {
    guard writablePasteboardTypes.contains(type), !selectedText.isEmpty else { return false }
    if type == .string { return pboard.setString(selectedText, forType: type) }
    let part = attributedString().attributedSubstring(from: selectedRange())
    return pboard.setData(part.rtf(from: NSRange(location: 0, length: part.length)), forType: type)
  }

  /// Puts the text of a pasteboard in place of what is selected.
  /// - Returns: false where it has none.
  @discardableResult
  public final func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool {
    switch type {
    case .rtf:
      guard let text = pboard.data(forType: .rtf).flatMap({ NSAttributedString(rtf: $0, documentAttributes: nil) })
      else { return false }
      insertText(text, replacementRange: selectedRange())
    default:
      guard let text = pboard.string(forType: type) else { return false }
      insertText(text, replacementRange: selectedRange())
    }
    return true
  }

  /// Puts the text of a pasteboard in place of what is selected, in the best kind that the view takes.
  @discardableResult
  public final func readSelection(from pboard: NSPasteboard) -> Bool {
    pboard.availableType(from: readablePasteboardTypes).map { readSelection(from: pboard, type: $0) } ?? false
  }

  final func follow(_ link: Any, at place: Int) {
    if textDelegate?.textView(self, clickedOnLink: link, at: place) == true { return }
    if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) ?? (link as? NSURL).map({ $0 as URL }) {
      NSWorkspace.shared.open(url)
    }
  }

  final func completeWord() {
    let range = rangeForUserCompletion
    guard range.location != NSNotFound else { return }
    var index = 0
    guard let words = completions(forPartialWordRange: range, indexOfSelectedItem: &index),
      words.indices.contains(max(index, 0))
    else { return }
    insertCompletion(
      words[max(index, 0)], forPartialWordRange: range, movement: NSTextMovement.return.rawValue, isFinal: true)
  }

  /// Numbers of what the panel, or the bar, for finding was asked for, the last one last: those of `NSTextFinder.Action`.
  /// A panel is not seen.
  public final var finderActions: [Int] { system.finderActions }

  /// Does what the tag of the sender says: 1 shows the panel, 2 and 3 find the next and the last place of the text on the
  /// pasteboard for finding, 7 puts what is selected there, 9 selects all places. nil shows the panel.
  public final func performFindPanelAction(_ sender: Any?) { find(tag(of: sender)) }

  /// The same, by the names of `NSTextFinder.Action`.
  public final func performTextFinderAction(_ sender: Any?) { find(tag(of: sender)) }

  private func tag(of sender: Any?) -> Int {
    switch sender {
    case let item as NSMenuItem: item.tag
    case let view as NSView: view.tag
    default: NSTextFinder.Action.showFindInterface.rawValue
    }
  }

  private func find(_ number: Int) {
    system.finderActions.append(number)
    let text = string as NSString
    guard let action = NSTextFinder.Action(rawValue: number) else { return }
    if action == .setSearchString {
      NSPasteboard(name: .find).clearContents()
      NSPasteboard(name: .find).setString(selectedText, forType: .string)
      return
    }
    guard let sought = NSPasteboard(name: .find).string(forType: .string), !sought.isEmpty else { return }
    let selected = selectedRange()
    func range(_ options: NSString.CompareOptions, _ start: Int, _ end: Int) -> NSRange {
      text.range(of: sought, options: options, range: NSRange(location: start, length: max(end - start, 0)))
    }
    switch action {
    case .nextMatch:
      let next = range(.caseInsensitive, NSMaxRange(selected), text.length)
      show(next.location == NSNotFound ? range(.caseInsensitive, 0, text.length) : next)
    case .previousMatch:
      let last = range([.caseInsensitive, .backwards], 0, selected.location)
      show(last.location == NSNotFound ? range([.caseInsensitive, .backwards], 0, text.length) : last)
    case .selectAll:
      var (found, start) = ([NSRange](), 0)
      while case let next = range(.caseInsensitive, start, text.length), next.location != NSNotFound {
        found.append(next)
        start = NSMaxRange(next)
      }
      if !found.isEmpty { select(found) }
    default: break
    }
  }

  private func show(_ range: NSRange) {
    guard range.location != NSNotFound else { return NSSound.beep() }
    setSelectedRange(range)
    scrollRangeToVisible(range)
  }

  /// Shows the place that a find led to: recorded as scrolled to, for nothing is drawn.
  public final func showFindIndicator(for charRange: NSRange) { scrollRangeToVisible(charRange) }
}

/// Why editing ends, and what a completion was chosen by. Documented: the numbers, by AppKit.
public enum NSTextMovement: Int, Sendable {
  /// As named.
  case other = 0
  /// As named.
  case `return` = 0x10
  /// As named.
  case tab, backtab, left, right, up, down, cancel
}

extension NSTextFinder {
  /// What finding is asked for. Documented: the numbers, by AppKit.
  public enum Action: Int, Sendable {
    /// As named.
    case showFindInterface = 1
    /// As named.
    case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString, replaceAllInSelection,
      selectAll
    /// As named.
    case selectAllInSelection, hideFindInterface, showReplaceInterface, hideReplaceInterface
  }
}
