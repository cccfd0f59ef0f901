import Foundation
import NibFoundation

/// Checking a text and doing what is found.
extension NSTextView {
  private static let addresses = try? NSRegularExpression(
    pattern:
      #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]']|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+"#)

  /// Links of the addresses in a part of a text.
  static func links(in text: String, range: NSRange) -> [(range: NSRange, url: URL)] {
    let whole = text as NSString
    return (addresses?.matches(in: text, range: range) ?? []).compactMap { match in
      let found = whole.substring(with: match.range)
      let address = found.contains("://") ? found : found.hasPrefix("www.") ? "http://" + found : "mailto:" + found
      return URL(string: address).map { (match.range, $0) }
    }
  }

  /// What the flags of the view look for in a part: the delegate is asked before, and chooses which results are used.
  final func standardCheckText(
    in range: NSRange, types: NSTextCheckingTypes, options: [NSSpellChecker.OptionKey: Any]
  ) {
    let part = clipped(range)
    var kinds = types
    let options = textDelegate?.textView(self, willCheckTextIn: part, options: options, types: &kinds) ?? options
    var words = 0
    let results = NSSpellChecker.shared.check(
      string, range: part, types: kinds, options: options, inSpellDocumentWithTag: spellCheckerDocumentTag,
      orthography: nil, wordCount: &words)
    handleTextCheckingResults(
      results, forRange: part, types: kinds, options: options, orthography: NSSpellChecker.orthography,
      wordCount: words)
  }

  /// Makes links of addresses, where the flag is set, and marks wrong words.
  final func standardCheckText(in range: NSRange) {
    checkText(in: range, types: enabledTextCheckingTypes & (1 << 1 | 1 << 5), options: [:])
  }

  final func standardHandle(
    _ results: [NSTextCheckingResult], in range: NSRange, types: NSTextCheckingTypes,
    options: [NSSpellChecker.OptionKey: Any], orthography: NSOrthography, wordCount: Int
  ) {
    let used =
      textDelegate?.textView(
        self, didCheckTextIn: range, types: types, options: options, results: results, orthography: orthography,
        wordCount: wordCount) ?? results
    if types & 1 << 1 != 0 { setSpellingState(0, range: range) }
    for result in used.sorted(by: { $0.range.location > $1.range.location }) {
      switch result.resultType {
      case FoundKind.spelling: setSpellingState(1, range: result.range)
      case FoundKind.grammar: setSpellingState(2, range: result.range)
      case FoundKind.link: if let url = result.url { textStorage?.addAttribute(.link, value: url, range: result.range) }
      case FoundKind.quote, FoundKind.dash, FoundKind.replacement, FoundKind.correction:
        guard let text = result.replacementString, shouldChangeText(in: result.range, replacementString: text) else {
          continue
        }
        textStorage?.replaceCharacters(in: result.range, with: text)
        didChangeText()
      default: break
      }
    }
  }

  /// What was marked, in the order of the text: 1 for a wrong word, 2 for wrong grammar. For tests.
  public final var spellingStates: [(range: NSRange, state: Int)] { system.spelling }

  final func standardSetSpellingState(_ value: Int, range charRange: NSRange) {
    let part = clipped(charRange)
    let state = textDelegate?.textView(self, shouldSetSpellingState: value, range: part) ?? value
    system.spelling.removeAll { NSIntersectionRange($0.range, part).length > 0 }
    guard state != 0, part.length > 0 else { return }
    system.spelling.append((part, state))
    system.spelling.sort { $0.range.location < $1.range.location }
    ownLayoutManager?.addTemporaryAttribute(.spellingState, value: state, forCharacterRange: part)
  }

  /// What typing a text brings with it, by the flags of the view: curly quotes, a dash of two hyphens, and behind a word
  /// its replacement, its correction and its link.
  final func substitute(after typed: String) {
    guard typed.count == 1, let character = typed.first, !system.isTyping, undoManagerOfText?.isUndoing != true else {
      return
    }
    let place = selectedRange().location
    let text = string as NSString
    guard place > 0, place <= text.length else { return }
    if isAutomaticQuoteSubstitutionEnabled, character == "\"" || character == "'" {
      let quote = TypedSubstitutions.quote(for: character, after: text.substring(to: place - 1))
      exchange(NSRange(location: place - 1, length: 1), for: quote)
    } else if isAutomaticDashSubstitutionEnabled, character == "-", place > 1,
      text.substring(with: NSRange(location: place - 2, length: 2)) == "--"
    {
      exchange(NSRange(location: place - 2, length: 2), for: "—")
    } else if character.isWhitespace || character.isPunctuation {
      finishWord(before: place - 1)
    }
  }

  private func finishWord(before end: Int) {
    let text = string as NSString
    var start = end
    while start > 0, let scalar = Unicode.Scalar(text.character(at: start - 1)),
      !CharacterSet.whitespacesAndNewlines.contains(scalar)
    {
      start -= 1
    }
    let range = NSRange(location: start, length: end - start)
    guard range.length > 0 else { return }
    let word = text.substring(with: range)
    let checker = NSSpellChecker.shared
    if isAutomaticTextReplacementEnabled, let other = checker.userReplacementsDictionary[word] {
      exchange(range, for: other)
    } else if isAutomaticSpellingCorrectionEnabled,
      let other = checker.correction(
        forWordRange: range, in: string, language: checker.language(), inSpellDocumentWithTag: spellCheckerDocumentTag)
    {
      exchange(range, for: other)
    } else if isAutomaticLinkDetectionEnabled {
      for link in Self.links(in: string, range: range) {
        textStorage?.addAttribute(.link, value: link.url, range: link.range)
      }
    }
  }

  /// Puts a text in place of a part, as a change of its own, and keeps the insertion point behind it.
  private func exchange(_ range: NSRange, for text: String) {
    guard shouldChangeText(in: range, replacementString: text) else { return }
    let behind = selectedRange().location - NSMaxRange(range)
    breakUndoCoalescing()
    type(text, in: range, isSubstitute: true)
    setSelectedRange(NSRange(location: range.location + text.utf16.count + behind, length: 0))
  }
}

/// What is typed in place of keys.
enum TypedSubstitutions {
  /// The curly quote for a straight one: the opening one at the beginning, behind a space and behind a bracket.
  static func quote(for character: Character, after text: String) -> String {
    let opens = text.last.map { $0.isWhitespace || "([{<«“‘—–-".contains($0) } ?? true
    return character == "\"" ? (opens ? "“" : "”") : (opens ? "‘" : "’")
  }
}
