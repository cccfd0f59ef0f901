/// Names of AppKit's archive root and of its connectors, verbatim, once each.
///
/// - Seen: `IB.objectdata` of compiled nibs for macOS.
package enum AppKitKey {
  /// Root: the object data.
  package static let objectData = "IB.objectdata"
  /// Object data: File's Owner.
  package static let root = "NSRoot"
  /// Object data: the connectors in the order in which they are made.
  package static let connections = "NSConnections"
  /// Object data: windows to show.
  package static let visibleWindows = "NSVisibleWindows"
  /// Object data: connectors that give values to assistive technology.
  package static let accessibility = "NSAccessibilityConnectors"
  /// Object data: objects with an identity, and who holds each.
  package static let objects = ParallelLists("NSObjectsKeys", "NSObjectsValues")
  /// Object data: lists that must be as long as each other and mean nothing to loading: names, classes and numbers
  /// that the editor gave.
  package static let editorLists = [
    ParallelLists("NSNamesKeys", "NSNamesValues"), ParallelLists("NSClassesKeys", "NSClassesValues"),
    ParallelLists("NSOidsKeys", "NSOidsValues"),
    ParallelLists("NSAccessibilityOidsKeys", "NSAccessibilityOidsValues"),
  ]

  /// Object data: all lists whose elements are objects with an identity.
  package static let lists = ([objects] + editorLists).map(\.keys)

  /// Connector: the object that has the outlet, sends the action or is bound.
  package static let source = "NSSource"
  /// Connector: the object connected.
  package static let destination = "NSDestination"
  /// Connector: outlet name or selector.
  package static let label = "NSLabel"
  /// Custom object: its class.
  package static let className = "NSClassName"

  /// Two lists, the second with a value for each element of the first.
  package struct ParallelLists: Sendable {
    package let keys: String
    package let values: String

    package init(_ keys: String, _ values: String) {
      self.keys = keys
      self.values = values
    }
  }
}
