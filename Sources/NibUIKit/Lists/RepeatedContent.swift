import NibObjects
import NibRuntime
import NibStandIns

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
