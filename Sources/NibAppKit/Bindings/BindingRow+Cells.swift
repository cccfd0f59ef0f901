import Foundation
import NibRuntime

/// Bindings of cells, collections, windows and outlines, and those that make a font of parts.
extension BindingRow {
  static let cells: [BindingRow] = [
    row(
      "selectedTag", NSPopUpButtonCell.self,
      show: { cell, value in cell.selectItem(at: cell.items.firstIndex { $0.tag == place(value) } ?? -1) },
      read: { .int(Int64($0.selectedItem?.tag ?? 0)) }),
    row(
      "selectedIndex", NSPopUpButtonCell.self, show: { $0.selectItem(at: place($1)) },
      read: { cell in .int(Int64(cell.items.firstIndex { $0 === cell.selectedItem } ?? -1)) }),
    row(
      "selectedValue", NSPopUpButtonCell.self,
      show: { cell, value in cell.selectItem(at: cell.items.firstIndex { $0.title == text(value) } ?? -1) },
      read: { $0.selectedItem.map { .string($0.title) } ?? .null }),
    row(
      "selectedObject", NSPopUpButtonCell.self,
      show: { cell, value in
        cell.selectItem(at: cell.items.firstIndex { ModelBox.areSame($0.representedValue, value) } ?? -1)
      }, read: { $0.selectedItem?.representedValue ?? .null }),
    row("value", NSButtonCell.self, show: { $0.state = state($1) }, read: { value($0.state) }),
    row(
      "valueURL", NSImageCell.self, show: { $0.contentValue = NSImage(NibImage(name: text($1))).nibValue },
      read: { $0.contentValue }),
    row("value", NSCell.self, show: { $0.contentValue = $1.isNull ? .string("") : $1 }, read: { $0.contentValue }),
    row("valueURL", NSImageView.self, show: { $0.image = NSImage(NibImage(name: text($1))) }),
    row("valuePath", NSImageView.self, show: { $0.image = NSImage(NibImage(name: text($1))) }),
  ]

  static let lists: [BindingRow] = [
    row("content", NSCollectionView.self, show: { $0.contentValues = items($1) }),
    row(
      "selectionIndexes", NSCollectionView.self,
      show: { view, value in
        view.heldSelection = items(value).compactMap { Int(nibValue: $0) }.filter(view.contentValues.indices.contains)
      }, read: { .array($0.selectionIndexes.map { .int(Int64($0)) }) }),
    row(
      "selectionIndexPaths", NSOutlineView.self, show: { $0.showSelection(NSTreeController.paths($1)) },
      read: { NSTreeController.value($0.selectionIndexPaths) }),
    row(
      "selectedTag", NSSegmentedControl.self,
      show: { control, value in
        control.selectedSegment = control.segments.firstIndex { $0.tag == place(value) } ?? -1
      },
      read: { control in
        let place = control.selectedSegment
        return .int(Int64(control.segments.indices.contains(place) ? control.segments[place].tag : 0))
      }),
    row("contentWidth", NSWindow.self, show: { $0.contentRect.size.width = Double(nibValue: $1) ?? 0 }),
    row("contentHeight", NSWindow.self, show: { $0.contentRect.size.height = Double(nibValue: $1) ?? 0 }),
    row(
      "minValue", NSDatePicker.self, show: { $0.minDate = seconds($1).map { Date(timeIntervalSinceReferenceDate: $0) } }
    ),
    row(
      "maxValue", NSDatePicker.self, show: { $0.maxDate = seconds($1).map { Date(timeIntervalSinceReferenceDate: $0) } }
    ),
  ]

  private static func seconds(_ value: NibValue) -> Double? {
    if case .date(let seconds) = value { seconds } else { Double(nibValue: value) }
  }

  static let fonts: [BindingRow] =
    ["fontName", "fontFamilyName"].map { name in
      row(
        name, NSControl.self,
        show: {
          setFont(of: $0) {
            $0.name = text($1); $0.isSystem = false
          }($1)
        })
    } + [
      row("fontSize", NSControl.self, show: { setFont(of: $0) { $0.pointSize = Double(nibValue: $1) ?? 0 }($1) }),
      row("fontBold", NSControl.self, show: { setFont(of: $0) { setTrait(2, of: &$0, $1) }($1) }),
      row("fontItalic", NSControl.self, show: { setFont(of: $0) { setTrait(1, of: &$0, $1) }($1) }),
    ]

  private static func setFont(
    of control: NSControl, _ change: @escaping (inout NibFont, NibValue) -> Void
  ) -> (NibValue) -> Void {
    { value in
      var font = control.font?.nibFont ?? NibFont(name: ".AppleSystemUIFont", pointSize: 13, isSystem: true)
      change(&font, value)
      control.font = NSFont(font)
    }
  }

  private static func setTrait(_ bit: Int, of font: inout NibFont, _ value: NibValue) {
    if Bool(nibValue: value) ?? false { font.traits |= bit } else { font.traits &= ~bit }
  }
}
