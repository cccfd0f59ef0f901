import NibRuntime
import NibStandIns

extension UITextField {
  /// Opens the menu of what is selected as a user does: the delegate may change it.
  /// - Returns: the menu, to `choose` from; nil if the field is not edited, or no touch reaches it.
  public func openEditMenu() -> UIMenu? {
    guard isEditing, reacts else { return nil }
    let suggested = suggestedEditActions
    return delegate?.textField(self, editMenuForCharactersIn: boundedSelection, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }
}

extension UITextView {
  /// Opens the menu of what is selected, likewise.
  public func openEditMenu() -> UIMenu? {
    guard isEditing, receivesTouches else { return nil }
    let suggested = suggestedEditActions
    return textDelegate?.textView(self, editMenuForTextIn: boundedSelection, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
  }
}

extension UIResponder {
  /// What the system offers for a part of a text: what the responder can perform now.
  fileprivate var suggestedEditActions: [UIMenuElement] {
    let standard = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"),
    ]
    return standard.filter { canPerformAction(Selector($0.1), withSender: self) }.map { title, action in
      UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        UIApplication.shared.sendAction(Selector(action), to: self, from: self, for: nil)
      }
    }
  }
}
