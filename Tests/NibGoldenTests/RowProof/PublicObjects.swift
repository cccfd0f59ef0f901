import Foundation
import NibAppKit
import NibFoundation
import NibRuntime
import NibStandIns
import NibUIKit

/// Public properties that hold objects and lists, or values that archives number in another way.
extension PublicProperties {
  static let uiKitObjects: [String: Reading] = [
    "contentView": first(
      reading(UITableViewCell.self) { .object($0.contentView) },
      reading(UICollectionViewCell.self) { .object($0.contentView) },
      reading(UITableViewHeaderFooterView.self) { .object($0.contentView) },
      reading(UIVisualEffectView.self) { .object($0.contentView) }),
    "textLabel": first(
      reading(UITableViewCell.self) { object($0.textLabel) },
      reading(UITableViewHeaderFooterView.self) { object($0.textLabel) }),
    "detailTextLabel": reading(UITableViewCell.self) { object($0.detailTextLabel) },
    "imageView": reading(UITableViewCell.self) { object($0.imageView) },
    "tabBar": reading(UITabBarController.self) { .object($0.tabBar) },
    "navigationBar": reading(UINavigationController.self) { .object($0.navigationBar) },
    "toolbar": reading(UINavigationController.self) { object($0.toolbar) },
    "leftBarButtonItems": reading(UINavigationItem.self) { objects($0.leftBarButtonItems) },
    "rightBarButtonItems": reading(UINavigationItem.self) { objects($0.rightBarButtonItems) },
    "titleTextAttributes": reading(UINavigationBar.self) { attributes($0.titleTextAttributes) },
    "largeTitleTextAttributes": reading(UINavigationBar.self) { attributes($0.largeTitleTextAttributes) },
    "directionalLayoutMargins": reading(UIView.self) { view in
      let margins = view.directionalLayoutMargins
      return .reals([margins.top, margins.leading, margins.bottom, margins.trailing].map { Double($0) })
    },
    "date": reading(UIDatePicker.self) { .date($0.date.timeIntervalSinceReferenceDate) },
    "preferredSymbolConfiguration": reading(UIImageView.self) { object($0.preferredSymbolConfiguration) },
  ]

  static let appKitObjects: [String: Reading] = [
    "sendsSearchStringImmediately": reading(NSSearchFieldCell.self) { $0.sendsSearchStringImmediately.nibValue },
    "alternateImage": reading(NSButtonCell.self) { $0.alternateImage.nibValue },
    "bezelStyle": reading(NSButtonCell.self) { Int($0.bezelStyle.rawValue).nibValue },
    "imageScaling": reading(NSButtonCell.self) { scalings[$0.imageScaling]?.nibValue },
    "imageDimsWhenDisabled": reading(NSButtonCell.self) { (!$0.imageDimsWhenDisabled).nibValue },
    "bordered": reading(NSCell.self) { $0.isBordered.nibValue },
    "bezeled": reading(NSCell.self) { $0.isBezeled.nibValue },
    "alignment": reading(NSCell.self) { alignments[$0.alignment]?.nibValue },
    "attributedStringForZero": reading(NibAppKit.NSNumberFormatter.self) { text($0.attributedStringForZero) },
    "textAttributesForNegativeValues": reading(NibAppKit.NSNumberFormatter.self) { formatter in
      attributes(
        formatter.textAttributesForNegativeValues.map { pairs in
          Dictionary(uniqueKeysWithValues: pairs.map { (NSAttributedString.Key($0.key), $0.value) })
        })
    },
    "doubleValue": first(
      reading(RangeCell.self) { $0.doubleValue.nibValue }, reading(NSScroller.self) { $0.doubleValue.nibValue }),
    "segmentStyle": reading(NSSegmentedCell.self) { cell in
      (cell.segmentStyle == .separated ? 9 : cell.segmentStyle.rawValue).nibValue
    },
    "appearance": first(
      reading(NSView.self) { $0.appearance.map { .string($0.name.rawValue) } ?? .null },
      reading(NSWindow.self) { $0.appearance.map { .string($0.name.rawValue) } ?? .null }),
    "resizingMask": reading(NSTableColumn.self) { Int($0.resizingMask.rawValue).nibValue },
    "tableColumns": reading(NSTableView.self) { objects($0.tableColumns) },
    "minimumThickness": reading(NSSplitViewItem.self) { Double($0.minimumThickness).nibValue },
    "maximumThickness": reading(NSSplitViewItem.self) { Double($0.maximumThickness).nibValue },
    "fetchPredicate": reading(NSObjectController.self) { object($0.fetchPredicate) },
    "usesFindPanel": reading(NSTextView.self) { $0.usesFindPanel.nibValue },
    "usesFindBar": reading(NSTextView.self) { $0.usesFindBar.nibValue },
    "contentView": reading(NSScrollView.self) { object($0.contentView) },
    "titleFont": reading(NSBox.self) { $0.titleFont.nibValue },
    "items": reading(NSMenu.self) { objects($0.items) },
    "symbolConfiguration": first(
      reading(NSImageView.self) { object($0.symbolConfiguration) },
      reading(NSButton.self) { object($0.symbolConfiguration) }),
    "menu": reading(NSComboButton.self) { object($0.menu) },
    "autorepeat": reading(NSStepper.self) { $0.autorepeat.nibValue },
    "bezelTintColor": reading(NSButtonCell.self) { ($0.controlView as? NSButton)?.bezelColor?.nibValue },
    "contentFilters": reading(NSView.self) { objects($0.contentFilters) },
    "backgroundFilters": reading(NSView.self) { objects($0.backgroundFilters) },
    "holdingPriorities": reading(NSSplitView.self) { split in
      // The document says that of the first of its panes.
      .dictionary([
        NibPair(key: .int(0), value: .real(Double(split.holdingPriorityForSubview(at: 0).rawValue)))
      ])
    },
    "defaultColumnWidth": reading(NSBrowser.self) { Double($0.defaultColumnWidth()).nibValue },
    "minColumnWidth": reading(NSBrowser.self) { Double($0.minColumnWidth).nibValue },
  ]

  /// How the words of cells number what AppKit numbers otherwise. Seen: compiled nibs.
  private static let alignments: [NSTextAlignment: Int] = [
    .left: 0, .right: 1, .center: 2, .justified: 3, .natural: 4,
  ]
  private static let scalings: [NSImageScaling: Int] = [
    .scaleNone: 0, .scaleProportionallyUpOrDown: 1, .scaleProportionallyDown: 2, .scaleAxesIndependently: 3,
  ]

  private static func object(_ object: AnyObject?) -> NibValue { object.map { .object($0) } ?? .null }

  private static func objects(_ objects: [AnyObject]?) -> NibValue {
    objects.map { .array($0.map { .object($0) }) } ?? .null
  }

  /// Attributes of text, each as an archive has it.
  private static func attributes(_ attributes: [NSAttributedString.Key: Any]?) -> NibValue {
    guard let attributes else { return .null }
    return .dictionary(
      attributes.map { NibPair(key: .string($0.key.rawValue), value: plain($0.value)) }.sorted {
        "\($0.key)" < "\($1.key)"
      })
  }
}
