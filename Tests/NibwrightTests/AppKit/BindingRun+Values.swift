import NibAppKit
import Nibwright

/// What each kind of binding takes, and where it is seen.
extension BindingRun {
  /// Makes the object one that can show something of the kind.
  func prepare() {
    if let table = (object as? NSTableColumn)?.tableView ?? object as? NSTableView {
      // What other bindings of the table say is another run's.
      for part in [table] + table.columns as [NSResponder] { for name in part.bindings.keys { part.unbind(name) } }
      if kind == "selectionIndexPaths" {
        let tree = NSTreeController()
        tree.contentValue = .array([.object(GeneratedModel())])
        try? table.bind(NibBinding(name: "content", keyPath: "arrangedObjects"), to: tree)
        kept.objects.append(tree)
      } else if kind == "selectionIndexes" {
        kept.objects.append(Rows())
        _ = try? table.setOutlet("dataSource", to: kept.objects.last)
      }
    }
    if kind.hasPrefix("selection") {
      (object as? NSCollectionView)?.contentValues = [.object(GeneratedModel())]
      (object as? NSObjectController)?.contentValue = .array([.object(GeneratedModel())])
    }
    let cell = object as? NSPopUpButtonCell ?? (object as? NSPopUpButton)?.popUpCell
    guard kind.hasPrefix("selected"), let cell else { return }
    let menu = cell.menu ?? NSMenu()
    cell.menu = menu
    while menu.items.count < 2 { menu.addItem(NSMenuItem()) }
    for (place, item) in menu.items.enumerated() {
      if item.title.isEmpty { item.title = "Item \(place)" }
      if item.representedValue.isNull { item.representedValue = .string("object \(place)") }
    }
  }

  /// A value of the kind that the binding takes, other than what the object shows now.
  var leaf: NibValue {
    switch kind {
    case "content" where object is NSComboBox: return .array([.string("one"), .string("two")])
    case "maxValue" where object is NSDatePicker, "minValue" where object is NSDatePicker: return .date(86_400)
    case "enabled", "hidden", "editable", "animate", "isIndeterminate", "fontBold", "visible":
      return .bool(Bool(nibValue: shownNow ?? .null) != true)
    case "maxValue", "minValue", "rowHeight", "contentWidth", "contentHeight": return .real(37)
    case "textColor": return NibColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).nibValue
    case "font": return NibFont(name: "Courier", pointSize: 11, isSystem: false, textStyle: nil).nibValue
    case "image": return NibImage(name: "generated").nibValue
    case "attributedString": return NibText("generated").nibValue
    case "content", "contentArray", "contentSet", "contentObjects": return .array([.object(GeneratedModel())])
    case "contentObject": return .object(GeneratedModel())
    case "contentValues": return .array([.string("one"), .string("two")])
    case "selectionIndexes": return .array([.int(0)])
    case "selectionIndexPaths": return .array([.array([.int(0)])])
    case "sortDescriptors": return .array([.object(NSSortDescriptor(key: "name", ascending: false))])
    case "selectedIndex", "selectedTag", "selectedValue", "selectedObject", "selectedLabel", "selectedIdentifier":
      return selection
    case "target", "doubleClickTarget": return .object(performer)
    case "value": return value
    default: return .string("generated")
    }
  }

  private var value: NibValue {
    switch object {
    case is NSButton, is NSSwitch, is NSMenuItem: .bool(shownNow.map { Int(nibValue: $0) != 1 } ?? true)
    case is NSButtonCell: .bool(shownNow.map { Int(nibValue: $0) != 1 } ?? true)
    case is NSTextField, is NSTextView, is NSTableColumn, is NSTextFieldCell: .string("generated")
    case is NSImageView: NibImage(name: "generated").nibValue
    case is NSColorWell: NibColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).nibValue
    case is NSDatePicker: .date(86_400)
    default: .real(3)
    }
  }

  /// Another choice than the one that is made.
  private var selection: NibValue {
    let cell = object as? NSPopUpButtonCell ?? (object as? NSPopUpButton)?.popUpCell
    if let cell, let items = cell.menu?.items {
      let place = items.count > 1 && cell.selectedItem === items[1] ? 0 : 1
      let item = items[place]
      switch kind {
      case "selectedIndex": return .int(Int64(place))
      case "selectedTag": return .int(Int64(item.tag))
      case "selectedObject": return item.representedValue
      default: return .string(item.title)
      }
    }
    if let matrix = object as? NSMatrix {
      let cell = matrix.cells.last { $0 !== matrix.selectedCell() } ?? matrix.cells.last
      switch kind {
      case "selectedIndex": return .int(Int64(matrix.cells.firstIndex { $0 === cell } ?? 0))
      case "selectedTag": return .int(Int64(cell?.tag ?? 0))
      default: return .string(cell?.stringValue ?? "")
      }
    }
    switch (kind, object) {
    case ("selectedLabel", let segments as NSSegmentedControl): return .string(segments.segments.last?.label ?? "")
    case ("selectedTag", let segments as NSSegmentedControl): return .int(Int64(segments.segments.last?.tag ?? 0))
    case ("selectedLabel", let tabs as NSTabView): return .string(tabs.items.last?.label ?? "")
    case ("selectedIdentifier", let tabs as NSTabView): return .string(tabs.items.last?.identifier?.rawValue ?? "")
    default: return .int(0)
    }
  }

  /// What the object shows of the kind, asked of the object's own properties.
  var shownNow: NibValue? {
    switch (kind, object) {
    case ("headerTitle", let column as NSTableColumn): return .string(column.title)
    case ("value", let column as NSTableColumn): return column.tableView?.value(column: column, row: 0)
    case (_, let column as NSTableColumn): return column.boundValue(kind, row: 0) ?? column.boundProperty(kind)
    case ("value", let cell as NSButtonCell): return .int(Int64(cell.state.rawValue))
    case ("value", let cell as NSCell): return cell.contentValue
    case ("valueURL", let cell as NSCell): return (NibImage(nibValue: cell.contentValue)?.name).map { .string($0) }
    case ("valueURL", let view as NSImageView): return (view.image?.name()).map { .string($0) }
    case ("selectedTag", let cell as NSPopUpButtonCell): return .int(Int64(cell.selectedItem?.tag ?? 0))
    case ("selectedTag", let segments as NSSegmentedControl):
      let place = segments.selectedSegment
      return segments.segments.indices.contains(place) ? .int(Int64(segments.segments[place].tag)) : nil
    case ("selectedLabel", let segments as NSSegmentedControl):
      let place = segments.selectedSegment
      return segments.segments.indices.contains(place) ? .string(segments.segments[place].label) : nil
    case ("selectedLabel", let tabs as NSTabView): return (tabs.selectedItem?.label).map { .string($0) }
    case ("selectedIdentifier", let tabs as NSTabView): return .string(tabs.selectedItem?.identifier?.rawValue ?? "")
    case ("contentWidth", let window as NSWindow): return .real(window.contentRect.size.width)
    case ("contentHeight", let window as NSWindow): return .real(window.contentRect.size.height)
    case ("fontBold", let control as NSControl): return .bool((control.font?.nibFont.traits ?? 0) & 2 != 0)
    case ("fontName", let control as NSControl), ("fontFamilyName", let control as NSControl):
      return (control.font?.fontName).map { .string($0) }
    case ("maxValue", let picker as NSDatePicker):
      return picker.maxDate.map { .date($0.timeIntervalSinceReferenceDate) }
    case ("minValue", let picker as NSDatePicker):
      return picker.minDate.map { .date($0.timeIntervalSinceReferenceDate) }
    case ("sortDescriptors", let table as NSTableView): return .array(table.sortDescriptors.map { .object($0) })
    case ("selectionIndexPaths", let outline as NSOutlineView):
      return .array(outline.selectionIndexPaths.map { .array($0.map { .int(Int64($0)) }) })
    case ("content", let view as NSCollectionView): return .array(view.contentValues)
    case ("selectionIndexes", let view as NSCollectionView):
      return .array(view.selectionIndexes.map { .int(Int64($0)) })
    case ("contentObjects", let button as NSPopUpButton): return .array(button.items.map(\.representedValue))
    case ("value", let button as NSButton): return .int(Int64(button.state.rawValue))
    case ("value", let button as NSSwitch): return .int(Int64(button.state.rawValue))
    case ("value", let item as NSMenuItem): return .int(Int64(item.state.rawValue))
    case ("value", let view as NSTextView): return .string(view.string)
    case ("value", let view as NSImageView): return view.image?.nibValue ?? .null
    case ("value", let well as NSColorWell): return well.color?.nibValue ?? .null
    case ("value", let indicator as NSProgressIndicator): return .real(indicator.doubleValue)
    case ("value", let control as NSControl): return control.contentValue
    case ("attributedString", let view as NSTextView): return view.text.nibValue
    case ("selectedIndex", let tabs as NSTabView): return .int(Int64(tabs.selectedIndex))
    case ("selectedIndex", let segments as NSSegmentedControl): return .int(Int64(segments.selectedSegment))
    case ("selectedIndex", let button as NSPopUpButton): return .int(Int64(button.indexOfSelectedItem))
    case ("selectedTag", let button as NSPopUpButton): return .int(Int64(button.selectedItem?.tag ?? 0))
    case ("selectedValue", let button as NSPopUpButton): return button.titleOfSelectedItem.map { .string($0) }
    case ("selectedObject", let button as NSPopUpButton): return button.selectedItem?.representedValue
    case ("selectedTag", let matrix as NSMatrix): return .int(Int64(matrix.selectedCell()?.tag ?? -1))
    case ("selectedIndex", let matrix as NSMatrix):
      return .int(Int64(matrix.cells.firstIndex { $0 === matrix.selectedCell() } ?? -1))
    case ("selectedValue", let matrix as NSMatrix): return .string(matrix.selectedCell()?.stringValue ?? "")
    case ("content", let button as NSPopUpButton): return .array(button.items.map(\.representedValue))
    case ("contentValues", let button as NSPopUpButton): return .array(button.itemTitles.map { .string($0) })
    case ("content", let box as NSComboBox), ("contentValues", let box as NSComboBox):
      return .array(box.items.map { .string($0) })
    case ("content", let table as NSTableView): return .int(Int64(table.numberOfRows))
    case ("selectionIndexes", let table as NSTableView): return .array(table.selectedRows.map { .int(Int64($0)) })
    case ("contentArray", let controller as NSObjectController),
      ("contentObject", let controller as NSObjectController),
      ("contentSet", let controller as NSObjectController), ("content", let controller as NSObjectController):
      return controller.contentValue
    case ("displayPatternValue", let field as NSTextField): return .string(field.stringValue)
    case ("displayPatternTitle", let button as NSButton): return .string(button.title)
    case ("isIndeterminate", _): return object.boundProperty("indeterminate")
    case ("animate", _): return object.boundProperty("animating")
    default: return object.boundProperty(kind)
    }
  }

  /// Whether the object shows a value.
  func arrived(_ expected: NibValue) -> Bool {
    switch kind {
    case "target": return performs { _ = try sender?() }
    case "doubleClickTarget":
      guard let table = object as? NSTableView else { return false }
      return performs { _ = try table.doubleClick(0) }
    case "argument", "doubleClickArgument": return true
    case "displayPatternValue", "displayPatternTitle":
      let words = String(nibValue: expected) ?? expected.description
      return shownNow.flatMap { String(nibValue: $0) }?.contains(words) == true
    case "enabled", "editable", "hidden", "fontBold":
      return shownNow.flatMap { Bool(nibValue: $0) } == (Bool(nibValue: expected) ?? !expected.isNull)
    default: break
    }
    guard let shownNow else { return false }
    switch (kind, object, expected) {
    case ("value", is NSTextView, .object(let object)), ("value", is NSTextField, .object(let object)):
      // A text shows an object by its words; a cell of a text keeps it.
      return shownNow.object === object || String(nibValue: shownNow) == "\(type(of: object))"
    case ("value", is NSButton, _), ("value", is NSButtonCell, _), ("value", is NSSwitch, _),
      ("value", is NSMenuItem, _):
      return (Int(nibValue: shownNow) == 1)
        == (Bool(nibValue: expected) ?? (expected.object != nil || !expected.isNull))
    case ("content", is NSTableView, .array(let rows)): return Int(nibValue: shownNow) == rows.count
    default: return Self.areSame(shownNow, expected)
    }
  }

  private var sender: (@MainActor () throws -> AnyObject?)? {
    switch object {
    case let control as NSControl: { try control.sendAction() }
    case let item as NSMenuItem: { try item.choose() }
    default: nil
    }
  }

  private func performs(_ act: () throws -> Void) -> Bool {
    (try? act()) != nil && !performer.performed.isEmpty
  }

  private static func areSame(_ left: NibValue, _ right: NibValue) -> Bool {
    switch (left, right) {
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
    default: break
    }
    if let object = right.object { return left.object === object }
    if let left = Double(nibValue: left), let right = Double(nibValue: right) { return left == right }
    if let left = Bool(nibValue: left), let right = Bool(nibValue: right) { return left == right }
    if let left = String(nibValue: left), let right = String(nibValue: right) { return left == right }
    return left.description == right.description || left.isNull && right.description == "\"\""
  }
}

/// One row without values.
@MainActor
private final class Rows: NSTableViewDataSource {
  func numberOfRows(in table: NSTableView) -> Int { 1 }
}
