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
    let standard: [(title: String, action: String, perform: (UIResponder) -> Void)] = [
      ("Cut", "cut:", { $0.cut(nil) }), ("Copy", "copy:", { $0.copy(nil) }), ("Paste", "paste:", { $0.paste(nil) }),
      ("Select", "select:", { $0.select(nil) }), ("Select All", "selectAll:", { $0.selectAll(nil) }),
    ]
    return standard.filter { canPerformAction(Selector($0.action), withSender: self) }.map { title, _, perform in
      UIAction(title: title) { [weak self] _ in if let self { perform(self) } }
    }
  }
}
