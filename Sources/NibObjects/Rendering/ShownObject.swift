import NibRuntime

/// An object that a tree shows with its values.
@MainActor
package protocol ShownObject: AnyObject {
  /// The class that the archive asks for; nil for an object made in code.
  var treeArchivedClass: String? { get }
  /// Its values by name; `describe` has the words for one, an object's name for an object.
  func treeValues(_ describe: @escaping (NibValue) -> String) -> [InstantiatedTree.Property]
  /// Its outlets and collections.
  var treeConnections: ConnectionRecord { get }
  /// The objects directly below it.
  var treeChildren: [AnyObject] { get }
}

extension PlaceholderObject: ShownObject {
  package var treeArchivedClass: String? { className.isEmpty ? nil : className }

  package func treeValues(_ describe: @escaping (NibValue) -> String) -> [InstantiatedTree.Property] {
    values.map { .init(name: $0.key, value: describe($0.value)) }
      + attributes.map { .init(name: $0.keyPath, value: describe($0.value)) }
  }

  package var treeConnections: ConnectionRecord { record }

  package var treeChildren: [AnyObject] { [] }
}
