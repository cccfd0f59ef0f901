/// Names of AppKit's archive root and of its connectors, verbatim, once each.
///
/// - Seen: `IB.objectdata` of compiled nibs for macOS.
enum AppKitKey {
  /// Root: the object data.
  static let objectData = "IB.objectdata"
  /// Object data: File's Owner.
  static let root = "NSRoot"
  /// Object data: the connectors in the order in which they are made.
  static let connections = "NSConnections"
  /// Object data: windows to show.
  static let visibleWindows = "NSVisibleWindows"
  /// Object data: connectors that give values to assistive technology.
  static let accessibility = "NSAccessibilityConnectors"
  /// Object data: objects with an identity, and who holds each.
  static let objects = ParallelLists("NSObjectsKeys", "NSObjectsValues")
  /// Object data: lists that must be as long as each other and mean nothing to loading: names, classes and numbers
  /// that the editor gave.
  static let editorLists = [
    ParallelLists("NSNamesKeys", "NSNamesValues"), ParallelLists("NSClassesKeys", "NSClassesValues"),
    ParallelLists("NSOidsKeys", "NSOidsValues"),
    ParallelLists("NSAccessibilityOidsKeys", "NSAccessibilityOidsValues"),
  ]

  /// Object data: all lists whose elements are objects with an identity.
  static let lists = ([objects] + editorLists).map(\.keys)

  /// Connector: the object that has the outlet, sends the action or is bound.
  static let source = "NSSource"
  /// Connector: the object connected.
  static let destination = "NSDestination"
  /// Connector: outlet name or selector.
  static let label = "NSLabel"
  /// Custom object: its class.
  static let className = "NSClassName"

  /// Two lists, the second with a value for each element of the first.
  struct ParallelLists: Sendable {
    let keys: String
    let values: String

    init(_ keys: String, _ values: String) {
      self.keys = keys
      self.values = values
    }
  }
}
