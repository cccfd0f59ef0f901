import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How a class shows a binding of a name, and what it says when a user has set it.
///
/// What has no row is shown by the property of the binding's name.
@MainActor
struct BindingRow {
  let name: String
  /// Whether the row is one of the object's class.
  let fits: @MainActor (NSResponder) -> Bool
  let show: @MainActor (NSResponder, NibValue) -> Void
  let read: (@MainActor (NSResponder) -> NibValue)?

  static func row<Owner: NSResponder>(
    _ name: String, _ type: Owner.Type, show: @escaping @MainActor (Owner, NibValue) -> Void,
    read: (@MainActor (Owner) -> NibValue)? = nil
  ) -> BindingRow {
    var reader: (@MainActor (NSResponder) -> NibValue)?
    if let read { reader = { object in if let owner = object as? Owner { read(owner) } else { .null } } }
    return BindingRow(
      name: name, fits: { $0 is Owner },
      show: { object, value in if let owner = object as? Owner { show(owner, value) } }, read: reader)
  }

  /// Shows a value.
  /// - Returns: false if the object has no property for it.
  static func show(_ value: NibValue, as name: String, in object: NSResponder) -> Bool {
    if let row = find(name, object) {
      row.show(object, value)
      return true
    }
    return object.setAttribute(value, forKey: names[name] ?? name) == .set
  }

  /// What a user has set; nil for what users do not set.
  static func read(_ name: String, of object: NSResponder) -> NibValue? { find(name, object)?.read?(object) }

  /// Whether users set it.
  static func isWritten(_ name: String, of object: NSResponder) -> Bool { find(name, object)?.read != nil }

  /// Names of the bindings of an object's class.
  static func names(of object: NSResponder) -> [String] {
    byName.filter { $0.value.contains { $0.fits(object) } }.keys.sorted()
  }

  private static func find(_ name: String, _ object: NSResponder) -> BindingRow? {
    byName[name]?.first { $0.fits(object) }
  }

  /// Bindings whose property has another name.
  static let names = ["headerTitle": "title", "isIndeterminate": "indeterminate", "animate": "animating"]

  private static let byName = Dictionary(grouping: rows, by: \.name)

  static func items(_ value: NibValue) -> [NibValue] {
    switch value {
    case .array(let items): items
    case .null: []
    default: [value]
    }
  }

  static func text(_ value: NibValue) -> String {
    value.isNull ? "" : String(nibValue: value) ?? (value.object != nil ? value.kind : value.description)
  }

  static func place(_ value: NibValue) -> Int { Int(nibValue: value) ?? -1 }

  static func state(_ value: NibValue) -> NSControl.StateValue {
    if let state = NSControl.StateValue(nibValue: value) { return state }
    return Bool(nibValue: value) ?? (value.object != nil) ? .on : .off
  }

  static func value(_ state: NSControl.StateValue) -> NibValue {
    state == .mixed ? .int(-1) : .bool(state == .on)
  }

  /// A class before those that it inherits from.
  private static let rows: [BindingRow] =
    buttons + [
      row("value", NSComboBox.self, show: { $0.stringValue = text($1) }, read: { .string($0.stringValue) }),
      row("content", NSComboBox.self, show: { $0.items = items($1).map(text) }),
      row("contentValues", NSComboBox.self, show: { $0.items = items($1).map(text) }),
      row(
        "value", NSTextField.self, show: { $0.contentValue = $1.isNull ? .string("") : $1 },
        read: { $0.stringValue.isEmpty ? .null : $0.contentValue }),
      row(
        "selectedIndex", NSSegmentedControl.self, show: { $0.selectedSegment = place($1) },
        read: { .int(Int64($0.selectedSegment)) }),
      row(
        "selectedLabel", NSSegmentedControl.self,
        show: { control, value in
          control.selectedSegment = control.segments.firstIndex { $0.label == text(value) } ?? -1
        },
        read: { control in
          let place = control.selectedSegment
          return control.segments.indices.contains(place) ? .string(control.segments[place].label) : .null
        }),
      row(
        "value", NSImageView.self,
        show: { view, value in
          if case .string(let name) = value {
            view.image = NSImage(NibImage(name: name))
          } else {
            view.contentValue = value
          }
        },
        read: { $0.contentValue }),
      row(
        "value", NSColorWell.self, show: { $0.color = NSColor(nibValue: $1) }, read: { $0.color?.nibValue ?? .null }),
      row(
        "value", NSDatePicker.self,
        show: { picker, value in
          if let seconds = Double(nibValue: value) {
            picker.dateValue = Date(timeIntervalSinceReferenceDate: seconds)
          } else {
            picker.contentValue = value
          }
        },
        read: { $0.contentValue }),
      row("value", NSTableView.self, show: { _, _ in }),
      row("content", NSTableView.self, show: { table, _ in table.boundRowsDidChange() }),
      row(
        "selectionIndexes", NSTableView.self, show: { $0.showSelection(items($1).compactMap { Int(nibValue: $0) }) },
        read: { .array($0.selectedRows.map { .int(Int64($0)) }) }),
      row(
        "sortDescriptors", NSTableView.self,
        show: { $0.sortDescriptors = items($1).compactMap { $0.object as? NibFoundation.NSSortDescriptor } },
        read: { .array($0.sortDescriptors.map { .object($0) }) }),
      row("value", NSControl.self, show: { $0.contentValue = $1.isNull ? .int(0) : $1 }, read: { $0.contentValue }),
      row("value", NSProgressIndicator.self, show: { $0.doubleValue = Double(nibValue: $1) ?? 0 }),
      row("value", NSTextView.self, show: { $0.string = text($1) }, read: { .string($0.string) }),
      row(
        "attributedString", NSTextView.self, show: { $0.text = NibText(nibValue: $1) ?? NibText(text($1)) },
        read: { $0.text.nibValue }),
      row(
        "selectedIndex", NSTabView.self, show: { $0.selectItem(at: place($1)) },
        read: { .int(Int64($0.selectedIndex)) }),
      row(
        "selectedIdentifier", NSTabView.self, show: { $0.selectItem(identifier: text($1)) },
        read: { $0.selectedItem?.identifier.map { .string($0.rawValue) } ?? .null }),
      row(
        "selectedLabel", NSTabView.self,
        show: { tabs, value in
          tabs.selectItem(at: tabs.items.firstIndex { $0.label == text(value) } ?? -1)
        },
        read: { $0.selectedItem.map { .string($0.label) } ?? .null }),
    ]
    + NSTableColumn.kindsOfRows.map {
      row($0, NSTableColumn.self, show: { column, _ in column.tableView?.boundRowsDidChange() })
    }
    + [
      row("value", NSMenuItem.self, show: { $0.state = state($1) }, read: { value($0.state) })
    ] + cells + lists + fonts + controllers

  private static let buttons: [BindingRow] = [
    row("content", NSPopUpButton.self, show: { $0.showContent(items($1)) }),
    row("contentObjects", NSPopUpButton.self, show: { $0.showContent(items($1)) }),
    row("contentValues", NSPopUpButton.self, show: { $0.showTitles(items($1).map(text)) }),
    row(
      "selectedIndex", NSPopUpButton.self, show: { $0.selectItem(at: place($1)) },
      read: { .int(Int64($0.indexOfSelectedItem)) }),
    row(
      "selectedTag", NSPopUpButton.self, show: { $0.selectItem(tagged: place($1)) },
      read: { .int(Int64($0.selectedItem?.tag ?? 0)) }),
    row(
      "selectedValue", NSPopUpButton.self, show: { $0.selectItem(titled: text($1)) },
      read: { $0.titleOfSelectedItem.map { .string($0) } ?? .null }),
    row(
      "selectedObject", NSPopUpButton.self, show: { $0.select(object: $1) },
      read: { $0.selectedItem?.representedValue ?? .null }),
    row(
      "selectedIndex", NSMatrix.self, show: { $0.selectCell(at: place($1)) },
      read: { matrix in .int(Int64(matrix.cells.firstIndex { $0 === matrix.chosenCell } ?? -1)) }),
    row(
      "selectedTag", NSMatrix.self,
      show: { matrix, value in matrix.selectCell(at: matrix.cells.firstIndex { $0.tag == place(value) } ?? -1) },
      read: { .int(Int64($0.chosenCell?.tag ?? -1)) }),
    row(
      "selectedValue", NSMatrix.self,
      show: { matrix, value in
        matrix.selectCell(at: matrix.cells.firstIndex { $0.stringValue == text(value) } ?? -1)
      }, read: { $0.chosenCell.map { .string($0.stringValue) } ?? .null }),
    row("value", NSButton.self, show: { $0.state = state($1) }, read: { value($0.state) }),
    row("value", NSSwitch.self, show: { $0.state = state($1) }, read: { value($0.state) }),
  ]

  private static let controllers: [BindingRow] =
    ["contentArray", "contentSet", "contentDictionary"].map {
      row($0, NSObjectController.self, show: { $0.contentValue = $1.isNull ? .array([]) : $1 })
    } + [
      row("contentObject", NSObjectController.self, show: { $0.contentValue = $1 }),
      row("content", NSObjectController.self, show: { $0.contentValue = $1 }),
      row(
        "selectionIndexes", NSArrayController.self,
        show: { $0.selectionIndexes = IndexSet(places: items($1)) },
        read: { .array($0.selectionIndexes.map { .int(Int64($0)) }) }),
      row("filterPredicate", NSArrayController.self, show: { $0.filterPredicate = $1.object as? NSPredicate }),
      row("predicate", NSSearchField.self, show: { field, value in if value.isNull { field.stringValue = "" } }),
      row("selectionIndex", NSArrayController.self, show: { $0.selectionIndex = place($1) }),
      row(
        "sortDescriptors", NSArrayController.self,
        show: { $0.sortDescriptors = items($1).compactMap { $0.object as? NibFoundation.NSSortDescriptor } },
        read: { .array($0.sortDescriptors.map { .object($0) }) }),
      row(
        "sortDescriptors", NSTreeController.self,
        show: { $0.sortDescriptors = items($1).compactMap { $0.object as? NibFoundation.NSSortDescriptor } },
        read: { .array($0.sortDescriptors.map { .object($0) }) }),
      row(
        "selectionIndexPaths", NSTreeController.self, show: { $0.selectedPaths = NSTreeController.paths($1) },
        read: { NSTreeController.value($0.selectedPaths) }),
    ]
}
