import Foundation
import NibDiagnostics
import NibFoundation
import NibRuntime

extension NSTextField {
  /// Shows words in place of a text, as placeholders are shown.
  func begin(placeholder: String) {
    if ownPlaceholder == nil { ownPlaceholder = .some(placeholderString) }
    stringValue = ""
    placeholderString = placeholder
  }

  /// Shows the placeholder of the document again.
  func endPlaceholder() {
    guard let own = ownPlaceholder else { return }
    placeholderString = own
    ownPlaceholder = nil
  }
}

extension NSSearchField {
  /// What a format asks with the text in the place of `$value`; null for an empty field.
  /// - Throws: `RuntimeError` for a format that is no predicate.
  func predicate(of format: String?) throws(RuntimeError) -> NibValue {
    guard let format, !stringValue.isEmpty else { return .null }
    do {
      let predicate = try InterfaceFaults.catching { NSPredicate(format: format, argumentArray: []) }
      return .object(predicate.withSubstitutionVariables(["value": stringValue]))
    } catch {
      throw RuntimeError(
        code: .objectFailed, place: Place(file: archivedClassName),
        detail: "binding 'predicate': '\(format)' is no predicate: \(error)")
    }
  }
}

extension NSPopUpButton {
  /// Makes an item an object of a list. Titles come from `contentValues`, or are the object's words.
  func showContent(_ objects: [NibValue]) {
    rebuild(count: objects.count)
    for (item, object) in zip(items, objects) {
      item.representedValue = object
      if item.title.isEmpty {
        item.title = String(nibValue: object) ?? (object.object == nil ? object.description : "")
      }
    }
    showSelectionAgain()
  }

  /// Gives the items their titles.
  func showTitles(_ titles: [String]) {
    rebuild(count: titles.count)
    for (item, title) in zip(items, titles) { item.title = title }
    showSelectionAgain()
  }

  private func rebuild(count: Int) {
    guard items.count != count, let popUpCell else { return }
    let menu = menu ?? NSMenu()
    menu.removeAllItems()
    for _ in 0..<count { menu.addItem(NSMenuItem()) }
    popUpCell.menu = menu
  }

  /// A selection that was bound before the content was known.
  private func showSelectionAgain() {
    for name in ["selectedIndex", "selectedObject", "selectedTag", "selectedValue"] {
      guard let live = liveBindings[name], case .value(let value) = live.current else { continue }
      _ = BindingRow.show(value, as: name, in: self)
    }
  }

  /// Makes the item of an object the chosen one.
  func select(object: NibValue) {
    selectItem(at: items.firstIndex { ModelBox.areSame($0.representedValue, object) } ?? -1)
  }
}
