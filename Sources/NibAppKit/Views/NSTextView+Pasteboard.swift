import Foundation
import NibFoundation

/// Copying, pasting and finding, and what follows links.
extension NSTextView {
  /// What is selected, as text, one part a line.
  final var selectedText: String {
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
    if isPlain || !readSelection(from: pasteboard) { readSelection(from: pasteboard, type: .string) }
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

  final func tag(of sender: Any?) -> Int {
    switch sender {
    case let item as NSMenuItem: item.tag
    case let view as NSView: view.tag
    default: NSTextFinder.Action.showFindInterface.rawValue
    }
  }

  final func find(_ number: Int) {
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

  final func standardShowFindIndicator(for charRange: NSRange) { scrollRangeToVisible(charRange) }
}

extension NSText {
  /// Under what a notification of an edit that ends has the number of what ended it.
  public static let movementUserInfoKey = "NSTextMovement"
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
