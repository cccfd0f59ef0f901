import NibRuntime
import NibSchema

/// Values of AppKit's documents that no form of a row describes.
enum AppKitSamples {
  /// The cells of controls whose tag does not say them.
  static let cells = ["control": "actionCell", "view": "actionCell"]

  /// The tags of children whose attributes rows read.
  static let parts = ["intercellSpacing": "size", "sectionInset": "edgeInsets"]

  /// The kinds of objects that are children of a key.
  static let children = [
    "formatter": "numberFormatter", "menu": "menu", "menuItem.submenu": "menu", "dataCell": "textFieldCell",
    "headerCell": "tableHeaderCell", "searchMenuTemplate": "menu",
  ]

  /// Names of properties whose values code archives.
  static let propertyNames: [String: String] = [:]

  /// Values by attribute, or by kind and attribute.
  static let known: [String: [RowSample]] = [
    "frame": [
      .child("<rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/>") {
        NibValueNumbers.of($0) == [5, 6, 70, 80]
      }
    ],
    "translatesAutoresizingMaskIntoConstraints": [.flag("translatesAutoresizingMaskIntoConstraints", false)],
    "menuItem.hidden": [true, false].map { .flag("hidden", $0) },
    "control.tag": [.int("tag", 3)],
  ]

  /// What an element must say besides.
  static let companions: [String: [(name: String, value: String)]] = [:]
}
