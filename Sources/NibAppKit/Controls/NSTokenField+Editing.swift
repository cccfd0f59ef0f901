import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSTokenField {
  /// The texts that the tokens are edited as, between separators; nil for a content that is no list.
  final var tokenText: String? {
    guard let list = objectValue as? [Any] else { return nil }
    return list.map(editedText).joined(separator: separator)
  }

  /// The tokens by the texts that they are edited as.
  final var editedTokens: [(text: String, object: Any)] { tokens.map { (editedText($0), $0) } }

  private func editedText(_ token: Any) -> String {
    asked?.tokenField(self, editingStringForRepresentedObject: token) ?? "\(token)"
  }

  /// A character between tokens: the comma where that is one.
  private var separator: String {
    guard let set = tokenizingCharacterSet, !set.contains(",") else { return "," }
    return (0x21...0x7e).lazy.compactMap(Unicode.Scalar.init).first(where: set.contains).map { "\($0)" } ?? ","
  }

  /// Whether a text that is typed ends a token.
  final func isSeparated(_ text: String) -> Bool {
    text.unicodeScalars.last.map { tokenizingCharacterSet?.contains($0) ?? false } ?? false
  }

  /// Makes tokens of the text that is edited: parts that are tokens already stay, and of the others the delegate says what
  /// they stand for, and which are added.
  final func takeTokens() {
    guard let editor, editor.hasBegun else { return }
    let isOpen = isSeparated(editor.string)
    var (known, result, coming) = (editor.tokens, [Any](), [Any]())
    func add() {
      if !coming.isEmpty { result += asked?.tokenField(self, shouldAdd: coming, at: result.count) ?? coming }
      coming = []
    }
    for part in editor.string.components(separatedBy: tokenizingCharacterSet) {
      let text = part.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { continue }
      if let place = known.firstIndex(where: { $0.text == text }) {
        add()
        result.append(known.remove(at: place).object)
      } else {
        coming += represented(by: text)
      }
    }
    add()
    objectValue = result
    editor.tokens = editedTokens
    let text = stringValue
    editor.field = nil
    editor.string = isOpen && !result.isEmpty ? text + separator : text
    editor.setSelectedRange(NSRange(location: editor.string.utf16.count, length: 0))
    editor.field = self
    editor.note(editor.string)
  }

  /// The tokens whose texts lie in what is selected.
  private func selectedTokens(_ editor: FieldEditor) -> [Any] {
    let range = editor.selectedRange()
    var (start, found) = (0, [Any]())
    for part in editor.string.components(separatedBy: tokenizingCharacterSet) {
      let text = part.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty, start >= range.location, start + part.utf16.count <= NSMaxRange(range),
        let token = editor.tokens.first(where: { $0.text == text })
      {
        found.append(token.object)
      }
      start += part.utf16.count + 1
    }
    return found
  }

  /// Has the delegate put the tokens that are selected on the pasteboard.
  /// - Returns: false where none are, and where it does not.
  final func writeTokens(_ editor: FieldEditor) -> Bool {
    let objects = selectedTokens(editor)
    guard !objects.isEmpty, let asked else { return false }
    return asked.tokenField(self, writeRepresentedObjects: objects, to: .general)
  }

  /// Has the delegate read tokens from the pasteboard, which come in place of what is selected.
  /// - Returns: false where it reads none.
  final func readTokens(_ editor: FieldEditor) -> Bool {
    guard let objects = asked?.tokenField(self, readFrom: .general) else { return false }
    let texts = objects.map(editedText)
    editor.tokens += zip(texts, objects).map { ($0, $1) }
    let isBehind = !editor.string.isEmpty && !isSeparated(editor.string)
    editor.insertText((isBehind ? separator : "") + texts.joined(separator: separator))
    return true
  }

  /// How the tokens look, as the delegate says.
  public final var tokenStyles: [TokenStyle] {
    tokens.map { asked?.tokenField(self, styleForRepresentedObject: $0) ?? tokenStyle }
  }
}

extension UserOperable where Self: NSTokenField {
  /// Clicks the arrow of a token, by the text that it shows, and chooses an item of the menu that opens.
  /// - Throws: `UserActionError`: `noSuchItem` with the tokens that are there, `nothingHappens` for one without a menu; as
  ///   `NSMenu.choose(item:)`.
  public func choose(item titles: String..., ofToken title: String) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    guard let place = tokenTitles.firstIndex(of: title) else {
      throw UserActionError(
        .noSuchItem, self, "there is no token '\(title)'; there are \(UserActionError.list(tokenTitles))")
    }
    let token = tokens[place]
    guard asked?.tokenField(self, hasMenuForRepresentedObject: token) == true,
      let menu = asked?.tokenField(self, menuForRepresentedObject: token)
    else { throw UserActionError(.nothingHappens, self, "token '\(title)' has no menu; the delegate gives it none") }
    try Pointer.send(.leftMouseDown, to: self) { try Menus.choose(titles, in: menu) }
  }
}
