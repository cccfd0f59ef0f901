import Foundation
import NibAppKit
import NibFoundation
import NibRuntime
import NibStandIns
import NibUIKit

/// The properties that programs read where tables name what is kept behind them: a proof reads these.
@MainActor
enum PublicProperties {
  /// What a program reads; nil for a property whose table names it itself.
  static func value(_ name: String, of object: StandIn) -> NibValue? {
    for readings in [appKit, uiKit, appKitObjects, uiKitObjects] {
      if let value = readings[name]?(object) { return value }
    }
    return nil
  }

  typealias Reading = @MainActor (StandIn) -> NibValue?

  /// A reading of a class's property; nil for objects of other classes.
  static func reading<Owner: StandIn>(
    _ type: Owner.Type, _ read: @escaping @MainActor (Owner) -> NibValue?
  ) -> Reading {
    { ($0 as? Owner).flatMap(read) }
  }

  /// The first reading that is of an object's class.
  static func first(_ readings: Reading...) -> Reading {
    { object in readings.lazy.compactMap { $0(object) }.first }
  }

  private static let uiKit: [String: Reading] = [
    "separatorInset": first(
      reading(UITableView.self) { $0.separatorInset.nibValue },
      reading(UITableViewCell.self) { $0.separatorInset.nibValue }),
    "animationImages": reading(UIImageView.self) { images($0.animationImages) },
    "highlightedAnimationImages": reading(UIImageView.self) { images($0.highlightedAnimationImages) },
    "layoutMargins": reading(UIView.self) { $0.layoutMargins.nibValue },
    "attributedText": first(
      reading(UILabel.self) { text($0.attributedText) }, reading(UITextField.self) { text($0.attributedText) },
      reading(UITextView.self) { text($0.attributedText) }),
    "attributedPlaceholder": reading(UITextField.self) { text($0.attributedPlaceholder) },
    "attributedTitle": reading(UIRefreshControl.self) { text($0.attributedTitle) },
    "text": reading(UITextView.self) { $0.text.nibValue },
    "font": reading(UILabel.self) { $0.font.nibValue },
    "textColor": reading(UILabel.self) { $0.textColor.nibValue },
    "progress": reading(UIProgressView.self) { Double($0.progress).nibValue },
    "minimumValue": reading(UISlider.self) { Double($0.minimumValue).nibValue },
    "maximumValue": reading(UISlider.self) { Double($0.maximumValue).nibValue },
    "value": reading(UISlider.self) { Double($0.value).nibValue },
    "systemItem": reading(UIBarButtonItem.self) { $0.systemItem.nibValue },
    "keyboardType": first(
      reading(UITextField.self) { $0.keyboardType.nibValue }, reading(UITextView.self) { $0.keyboardType.nibValue },
      reading(UISearchBar.self) { $0.keyboardType.nibValue }),
    "keyboardAppearance": first(
      reading(UITextField.self) { $0.keyboardAppearance.nibValue },
      reading(UITextView.self) { $0.keyboardAppearance.nibValue },
      reading(UISearchBar.self) { $0.keyboardAppearance.nibValue }),
    "returnKeyType": first(
      reading(UITextField.self) { $0.returnKeyType.nibValue }, reading(UITextView.self) { $0.returnKeyType.nibValue },
      reading(UISearchBar.self) { $0.returnKeyType.nibValue }),
    "secureTextEntry": first(
      reading(UITextField.self) { $0.isSecureTextEntry.nibValue },
      reading(UITextView.self) { $0.isSecureTextEntry.nibValue },
      reading(UISearchBar.self) { $0.isSecureTextEntry.nibValue }),
    "autocorrectionType": first(
      reading(UITextField.self) { $0.autocorrectionType.nibValue },
      reading(UITextView.self) { $0.autocorrectionType.nibValue },
      reading(UISearchBar.self) { $0.autocorrectionType.nibValue }),
    "spellCheckingType": first(
      reading(UITextField.self) { $0.spellCheckingType.nibValue },
      reading(UITextView.self) { $0.spellCheckingType.nibValue },
      reading(UISearchBar.self) { $0.spellCheckingType.nibValue }),
  ]

  private static let appKit: [String: Reading] = [
    "keyEquivalentModifierMask": reading(NSMenuItem.self) { Int($0.keyEquivalentModifierMask.rawValue).nibValue },
    "representedObject": first(
      reading(NSMenuItem.self) { plain($0.representedObject) }, reading(NSCell.self) { plain($0.representedObject) }),
    "objectValue": first(
      reading(NSCell.self) { plain($0.objectValue) }, reading(NSControl.self) { plain($0.objectValue) }),
    "numberOfTickMarks": first(
      reading(NSSliderCell.self) { $0.numberOfTickMarks.nibValue },
      reading(NSLevelIndicatorCell.self) { $0.numberOfTickMarks.nibValue }),
    "allowsTickMarkValuesOnly": reading(NSSliderCell.self) { $0.allowsTickMarkValuesOnly.nibValue },
    "trackingMode": reading(NSSegmentedCell.self) { $0.trackingMode.nibValue },
    "identifier": first(
      reading(NSTouchBar.self) { $0.identifier.nibValue }, reading(NSTableColumn.self) { $0.identifier.nibValue }),
    "minSize": first(
      reading(NSWindow.self) { $0.minSize.nibValue }, reading(NSToolbarItem.self) { $0.minSize.nibValue }),
    "maxSize": first(
      reading(NSWindow.self) { $0.maxSize.nibValue }, reading(NSToolbarItem.self) { $0.maxSize.nibValue }),
    "contentMinSize": reading(NSWindow.self) { $0.contentMinSize.nibValue },
    "frameAutosaveName": reading(NSWindow.self) { $0.frameAutosaveName.nibValue },
    "tabbingIdentifier": reading(NSWindow.self) { $0.tabbingIdentifier.nibValue },
    "width": reading(NSTableColumn.self) { $0.width.nibValue },
    "minWidth": reading(NSTableColumn.self) { $0.minWidth.nibValue },
    "maxWidth": reading(NSTableColumn.self) { $0.maxWidth.nibValue },
    "gridStyleMask": reading(NSTableView.self) { Int($0.gridStyleMask.rawValue).nibValue },
    "usesAlternatingRowBackgroundColors": reading(NSTableView.self) { $0.usesAlternatingRowBackgroundColors.nibValue },
    "nibName": reading(NSViewController.self) { $0.nibName.nibValue },
    "textStorage": reading(NSTextView.self) { text($0.textStorage) },
    "attributedTitle": reading(NSMenuItem.self) { text($0.attributedTitle) },
    "numberOfRows": reading(NSMatrix.self) { $0.numberOfRows.nibValue },
    "numberOfColumns": reading(NSMatrix.self) { $0.numberOfColumns.nibValue },
    "key": reading(NSSortDescriptor.self) { $0.key.nibValue },
    "ascending": reading(NSSortDescriptor.self) { $0.ascending.nibValue },
    "selector": reading(NSSortDescriptor.self) { ($0.selector?.name).nibValue },
    "dateValue": reading(NSDatePickerCell.self) { .date($0.dateValue.timeIntervalSinceReferenceDate) },
    "url": reading(NSPathCell.self) { cell in cell.url.map { .string($0.absoluteString) } },
  ]

  static func text(_ text: NSAttributedString?) -> NibValue { text.map { .string($0.string) } ?? .null }

  private static func images(_ images: [UIImage]?) -> NibValue { .array((images ?? []).map(\.nibValue)) }

  /// What a value of no type is.
  static func plain(_ value: Any?) -> NibValue {
    switch value {
    case let value as any NibConvertible: value.nibValue
    case let date as Date: .date(date.timeIntervalSinceReferenceDate)
    case let text as NSAttributedString: .string(text.string)
    default: .null
    }
  }
}
