import NibObjects
import NibRuntime

extension StandIn: ShownObject {
  package var treeArchivedClass: String? { archivedClassName.isEmpty ? nil : archivedClassName }

  /// Typed properties that differ from a fresh object's, archived values that none carries, loose runtime attributes.
  package func treeValues(_ describe: @escaping (NibValue) -> String) -> [InstantiatedTree.Property] {
    let typed = changedProperties.map { InstantiatedTree.Property(name: $0.name, value: $0.text) }
    let kept = archivedValues.map { InstantiatedTree.Property(name: $0.key, value: describe($0.value)) }
    let loose = undefinedAttributes.sorted { $0.key < $1.key }
      .map { InstantiatedTree.Property(name: $0.key, value: describe($0.value)) }
    return typed + kept + loose
  }

  package var treeConnections: ConnectionRecord { connections }

  package var treeChildren: [AnyObject] { childObjects }
}
