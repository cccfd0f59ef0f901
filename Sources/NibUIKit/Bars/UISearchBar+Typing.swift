import NibRuntime
import NibStandIns

/// What a user does with a search bar.
extension UISearchBar {
  /// Types a text at the end, character by character; the delegate is asked and hears of each. A line break presses the
  /// search key.
  /// - Returns: false if nothing was typed: no touch reaches the bar, it may not begin, or all was refused.
  /// - Throws: `RuntimeError` of an action that the end of editing elsewhere fires.
  @discardableResult
  public func type(_ text: String) throws(RuntimeError) -> Bool {
    guard receivesTouches, try takeFocus() else { return false }
    var hasTyped = false
    for character in text {
      if character.isNewline {
        if search() { hasTyped = true }
      } else if try replace(TextEdit.end(of: self.text), with: String(character)) {
        hasTyped = true
      }
    }
    return hasTyped
  }

  /// Puts a text in the place of all there is, as pasting over a selection does.
  /// - Returns: false if nothing changed, as `type`.
  /// - Throws: as `type`.
  @discardableResult
  public func replaceText(with text: String) throws(RuntimeError) -> Bool {
    guard receivesTouches, try takeFocus() else { return false }
    return try replace(NSRange(location: 0, length: TextEdit.end(of: self.text).location), with: text)
  }

  /// Presses the delete key: each time the delegate is asked, then the last character goes and the delegate hears.
  /// - Returns: false if nothing was deleted.
  /// - Throws: as `type`.
  @discardableResult
  public func deleteBackward(_ count: Int = 1) throws(RuntimeError) -> Bool {
    guard receivesTouches, try takeFocus() else { return false }
    var hasDeleted = false
    for _ in 0..<max(count, 0) {
      guard let last = text?.last else { break }
      let length = String(last).utf16.count
      let start = TextEdit.end(of: text).location - length
      guard try replace(NSRange(location: start, length: length), with: "") else { break }
      hasDeleted = true
    }
    return hasDeleted
  }

  /// Empties the field as its clear button does; the delegate hears.
  /// - Returns: false if no touch reaches the bar, or the field's delegate refuses. Raises what an action of the field throws.
  @discardableResult
  public func clear() -> Bool {
    guard receivesTouches else { return false }
    if let field = madeSearchField, !(field.delegate?.textFieldShouldClear(field) ?? true) { return false }
    change(to: "")
    return true
  }

  /// Presses the search key as a user does; the delegate hears.
  /// - Returns: false if the bar is not being edited.
  @discardableResult
  public func search() -> Bool {
    guard isFirstResponder, receivesTouches else { return false }
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  /// Taps the cancel button as a user does; the delegate hears, and the search of a search controller ends.
  /// - Returns: false if there is none, or no touch reaches the bar.
  @discardableResult
  public func cancel() -> Bool {
    guard showsCancelButton, receivesTouches else { return false }
    delegate?.searchBarCancelButtonClicked(self)
    cancelListener?()
    return true
  }

  /// Chooses a scope as a user does; the delegate hears.
  /// - Returns: false if nothing happens: there is no such scope, it is chosen already, or no touch reaches the bar.
  @discardableResult
  public func select(scope: Int) -> Bool {
    guard receivesTouches, scopeButtonTitles.indices.contains(scope), scope != selectedScopeButtonIndex else {
      return false
    }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    textListener?()
    return true
  }

  /// Taps the bookmark button as a user does; the delegate hears.
  /// - Returns: false if there is none, or no touch reaches the bar.
  @discardableResult
  public func tapBookmark() -> Bool {
    guard showsBookmarkButton, receivesTouches else { return false }
    delegate?.searchBarBookmarkButtonClicked(self)
    return true
  }

  /// Taps the button for results as a user does; the delegate hears.
  /// - Returns: false if there is none, or no touch reaches the bar.
  @discardableResult
  public func tapResultsList() -> Bool {
    guard showsSearchResultsButton, receivesTouches else { return false }
    delegate?.searchBarResultsListButtonClicked(self)
    return true
  }

  private func replace(_ range: NSRange, with string: String) throws(RuntimeError) -> Bool {
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return false }
    if let field = madeSearchField,
      !(field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: string) ?? true)
    {
      return false
    }
    let changed = TextEdit.replace(range, of: text ?? "", with: string)
    try RuntimeError.translating(self) { try InterfaceFaults.catching { change(to: changed) } }
    return true
  }

  private func change(to text: String) {
    self.text = text
    if let field = madeSearchField {
      field.tellSelection()
      field.sendActions(for: .editingChanged)
      field.post(UITextField.textDidChangeNotification)
    }
    delegate?.searchBar(self, textDidChange: text)
    textListener?()
  }

  /// The field of the bar; made when it is first asked for, and the same from then on. It is no subview: what a user does
  /// with it is done with the bar, and its delegate and actions hear of that besides those of the bar.
  final var ownSearchTextField: UISearchTextField {
    if let madeSearchField { return madeSearchField }
    let field = UISearchTextField(frame: CGRect())
    field.bar = self
    madeSearchField = field
    return field
  }

  private(set) var madeSearchField: UISearchTextField? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
