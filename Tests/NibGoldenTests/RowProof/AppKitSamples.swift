import NibRuntime
import NibSchema

/// Values of AppKit's documents that no form of a row describes.
enum AppKitSamples {
  /// The cells of controls whose tag does not say them.
  static let cells = ["control": "actionCell", "view": "actionCell"]

  /// Attributes of which every archive has the same value.
  static let unchanging: Set<String> = [
    // Formatters are those of macOS 10.4, fonts of headers the system's, and what a pop-up button does decides its type.
    "formatterBehavior", "tableHeaderCell.font", "popUpButtonCell.type",
    // Tables and their headers are laid out by what is around them.
    "tableHeaderView.autoresizingMask", "tableView.autoresizingMask", "outlineView.autoresizingMask",
  ]

  /// The tags of children whose attributes rows read.
  static let parts = [
    "intercellSpacing": "size", "sectionInset": "edgeInsets", "styleMask": "windowStyleMask",
  ]

  /// The kinds of objects that are children of a key.
  static let children = [
    "formatter": "numberFormatter", "menu": "menu", "menuItem.submenu": "menu", "dataCell": "textFieldCell",
    "headerCell": "tableHeaderCell", "searchMenuTemplate": "menu", "touchBar": "touchBar",
    "popoverTouchBar": "touchBar", "window.toolbar": "toolbar", "window.contentView": "view", "box.contentView": "view",
    "gridCell.contentView": "view", "scrollView.contentView": "clipView", "verticalScroller": "scroller",
    "scrollView.horizontalScroller": "scroller", "touchBarItem.view": "view", "toolbarItem.view": "view",
    "tabViewItem.view": "view", "touchBarItem.viewController": "viewController", "cellPrototype": "browserCell",
    "prototype": "buttonCell", "tabViewController.tabView": "tabView", "splitView": "splitView",
    "collectionViewLayout": "collectionViewFlowLayout", "comboButton.menu": "menu",
    "sortDescriptorPrototype": "sortDescriptor",
    "shadow": "shadow",
  ]

  /// The kinds of lists of objects: the tags of their members.
  static let lists = [
    "subviews": "view", "gestureRecognizers": "panGestureRecognizer", "tableColumns": "tableColumn",
    "tabViewItems": "tabViewItem", "segments": "segment", "items": "menuItem", "gridView.rows": "gridRow",
    "gridView.columns": "gridColumn", "gridCells": "gridCell", "touchBarItems": "touchBarSpacerItem",
    "rowTemplates": "predicateEditorRowTemplate", "splitViewItems": "splitViewItem",
  ]

  /// Names of properties whose values code archives.
  static let propertyNames: [String: String] = {
    var names = [
      "keyEquivalentModifierMask.command": "keyEquivalentModifierMask", "intercellSpacing.width": "intercellSpacing",
      "intercellSpacing.height": "intercellSpacing", "columnReordering": "allowsColumnReordering",
      "columnResizing": "allowsColumnResizing", "columnSelection": "allowsColumnSelection",
      "multipleSelection": "allowsMultipleSelection", "emptySelection": "allowsEmptySelection",
      "alternatingRowBackgroundColors": "usesAlternatingRowBackgroundColors", "objectClass": "objectClassName",
      "implicitIdentifier": "identifier", "implicitItemIdentifier": "identifier",
      "styleMask.texturedBackground": "styleMask", "secondaryBackgroundColor": "backgroundColors",
    ]
    for side in sides { names["autoresizingMask." + side.name] = "autoresizingMask" }
    return names
  }()

  /// The names of a mask of autoresizing, with their bits.
  private static let sides: [(name: String, bit: Int)] = [
    ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8), ("heightSizable", 16),
    ("flexibleMaxY", 32),
  ]

  /// Values by attribute, or by kind and attribute.
  static let known = [masks, AppKitTextSamples.values, AppKitObjectSamples.values].reduce(values) {
    $0.merging($1) { value, _ in value }
  }

  /// Flags of children that one property has together.
  private static let masks: [String: [RowSample]] = {
    var samples = ["keyEquivalentModifierMask.command": bit("keyEquivalentModifierMask.command", 0x10_0000)]
    for side in sides { samples["autoresizingMask." + side.name] = bit("autoresizingMask." + side.name, side.bit) }
    for name in ["intercellSpacing.width", "intercellSpacing.height"] {
      samples[name] = [.attribute(name, "11") { Double(nibValue: $0) == 11 }]
    }
    return samples
  }()

  /// YES and NO, as a bit of a property.
  private static func bit(_ name: String, _ bit: Int) -> [RowSample] {
    [true, false].map { flag in
      .attribute(name, flag ? "YES" : "NO") { Int(nibValue: $0).map { $0 & bit != 0 } == flag }
    }
  }

  private static let values: [String: [RowSample]] = [
    "frame": [
      .child("<rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/>") {
        NibValueNumbers.of($0) == [5, 6, 70, 80]
      }
    ],
    "translatesAutoresizingMaskIntoConstraints": [.flag("translatesAutoresizingMaskIntoConstraints", false)],
    "menuItem.hidden": [true, false].map { .flag("hidden", $0) },
    "control.tag": [.int("tag", 3)],
    "buttonCell.bezelStyle": bezels, "popUpButtonCell.bezelStyle": bezels,
    "stackView.orientation": [("horizontal", 0), ("vertical", 1)].map { name, axis in
      .attribute("orientation", name) { Int(nibValue: $0) == axis }
    },
    "tableColumn.resizingMask": [("resizeWithTable", 1), ("userResizable", 2)].map { name, bit in
      .child("<tableColumnResizingMask key=\"resizingMask\" \(name)=\"YES\"/>") { Int(nibValue: $0) == bit }
    },
    "splitView.holdingPriorities": [
      .child("<holdingPriorities><real value=\"300\"/></holdingPriorities>") {
        guard case .dictionary(let pairs) = $0, pairs.count == 1 else { return false }
        return Int(nibValue: pairs[0].key) == 0 && Double(nibValue: pairs[0].value) == 300
      }
    ], "box.borderWidth": [.attribute("borderWidth", "3") { Double(nibValue: $0) == 3 }],
    "tableColumn.width": [.attribute("width", "77") { Double(nibValue: $0) == 77 }],
    "columnReordering": flags("columnReordering"), "columnResizing": flags("columnResizing"),
    "columnSelection": flags("columnSelection"), "multipleSelection": flags("multipleSelection"),
    "emptySelection": flags("emptySelection"),
    "alternatingRowBackgroundColors": flags("alternatingRowBackgroundColors"),
    "scrollView.hasHorizontalScroller": flags("hasHorizontalScroller"),
    "scrollView.hasVerticalScroller": flags("hasVerticalScroller"),
    "scrollView.autohidesScrollers": flags("autohidesScrollers"),
    "textView.editable": flags("editable"), "textView.selectable": flags("selectable"),
    "textView.richText": flags("richText"),
    "clipView.drawsBackground": flags("drawsBackground"),
    "clipView.backgroundColor": [RowReading.color("backgroundColor")],
    "hidden": flags("hidden"), "autoresizesSubviews": flags("autoresizesSubviews"),
    "objectClassName": [.attribute("objectClassName", "Proof") { String(nibValue: $0) == "Proof" }],
    "firstAttribute": [.attribute("firstAttribute", "height") { Int(nibValue: $0) == 8 }],
    "secondAttribute": [.attribute("secondAttribute", "height") { Int(nibValue: $0) == 8 }],
    "relation": [.attribute("relation", "lessThanOrEqual") { Int(nibValue: $0) == -1 }],
    "constraint.constant": [.attribute("constant", "50") { Double(nibValue: $0) == 50 }],
    "constraint.multiplier": [.attribute("multiplier", "2") { Double(nibValue: $0) == 2 }],
    "constraint.priority": [.attribute("priority", "251") { Double(nibValue: $0) == 251 }],
    "constraint.identifier": [.attribute("identifier", "proof") { String(nibValue: $0) == "proof" }],
    "tableColumn.identifier": [.attribute("identifier", "proof") { String(nibValue: $0) == "proof" }],
  ]

  /// What an element must say besides.
  static let companions: [String: [(name: String, value: String)]] = [
    // Formatters of the older behavior alone have them.
    "attributedStringForZero": [("formatterBehavior", "10_0")],
    "textAttributesForNegativeValues": [("formatterBehavior", "10_0")],
    "constraint.firstAttribute": [("firstItem", "prf-00-101"), ("constant", "50")],
    "constraint.constant": length, "constraint.relation": length, "constraint.priority": length,
    "constraint.identifier": length, "constraint.multiplier": pair, "constraint.secondAttribute": pair,
  ]

  /// The numbers of bezels; the cell's word has others.
  private static let bezels: [RowSample] = [
    ("rounded", 1), ("regularSquare", 2), ("disclosure", 5), ("shadowlessSquare", 6), ("circular", 7),
    ("texturedSquare", 8), ("helpButton", 9), ("smallSquare", 10), ("texturedRounded", 11), ("roundedRect", 12),
    ("recessed", 13), ("roundedDisclosure", 14), ("inline", 15),
  ].map { name, number in .attribute("bezelStyle", name) { Int(nibValue: $0) == number } }

  /// A width.
  private static let length = [("firstItem", "prf-00-101"), ("firstAttribute", "width"), ("constant", "60")]
  /// A width by the size of the view around.
  private static let pair = [
    ("firstItem", "prf-00-101"), ("firstAttribute", "width"), ("secondItem", "prf-00-003"),
    ("secondAttribute", "width"),
  ]

  private static func flags(_ name: String) -> [RowSample] { [true, false].map { .flag(name, $0) } }
}
