import NibGraph
import NibRuntime

/// A connection from outside into a prototype, which no device makes: of a prototype there are many copies, or none.
///
/// Documented: what Interface Builder's compiler says of such an outlet: "Outlets cannot be connected to repeating
/// content."
package struct RepeatedConnection {
  /// Outlet or action.
  package let kind: ArchivedConnection.Kind
  /// The outlet's name or the selector.
  package let label: String
  /// The prototype's reuse identifier.
  package let prototype: String

  /// Why it is not made.
  package var reason: String {
    "it leads into the prototype '\(prototype)': outlets and actions cannot be connected to repeating content; connect it "
      + "to the class of the cell"
  }

  /// The connections that begin outside of a prototype's archive; none of an archive that cannot be read, which is
  /// reported when a cell is made.
  package static func all(in nib: ArchivedNib, _ prototype: String) -> [RepeatedConnection] {
    guard let graph = try? nib.graph(), let root = try? NibRoot.read(graph) else { return [] }
    return root.connections.compactMap { connection in
      guard let source = connection.source, isOutside(source, root, graph) else { return nil }
      return RepeatedConnection(kind: connection.kind, label: connection.label ?? "", prototype: prototype)
    }
  }

  private static func isOutside(_ object: ObjectID, _ root: NibRoot, _ graph: ObjectGraph) -> Bool {
    guard object != root.owner, let name = graph.proxyIdentifier(object) else { return false }
    return name != "IBFilesOwner" && name != "IBFirstResponder"
  }
}
