import NibGraph
import NibRuntime
import NibStandIns

/// A connection from outside into a prototype, which no device makes: of a prototype there are many copies, or none.
///
/// Documented: what Interface Builder's compiler says of such an outlet: "Outlets cannot be connected to repeating
/// content."
struct RepeatedConnection {
  /// Outlet or action.
  let kind: ArchivedConnection.Kind
  /// The outlet's name or the selector.
  let label: String
  /// The prototype's reuse identifier.
  let prototype: String

  /// Why it is not made.
  var reason: String {
    "it leads into the prototype '\(prototype)': outlets and actions cannot be connected to repeating content; connect it "
      + "to the class of the cell"
  }

  /// The connections that begin outside of a prototype's archive; none of an archive that cannot be read, which is
  /// reported when a cell is made.
  static func all(in nib: ArchivedNib, _ prototype: String) -> [RepeatedConnection] {
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

extension UIView {
  /// The connections from outside into the prototypes of this view and of all below it.
  var repeatedConnections: [RepeatedConnection] {
    var found: [RepeatedConnection] = []
    var seen: Set<ObjectIdentifier> = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      if let table = view as? UITableView {
        found += table.cells.repeatedConnections + table.headers.repeatedConnections
      } else if let collection = view as? UICollectionView {
        found += collection.cells.repeatedConnections + collection.supplements.repeatedConnections
      }
      pending += view.subviews.reversed()
    }
    return found
  }
}
