import NibGraph
import NibSchema

/// References to what holds an object: `NSSuperview`, `NSControlView` and the like.
extension Lowering {
  /// Refers to the object of the nearest element above that has one; writes nothing where there is none.
  mutating func runParentReference(_ row: PlannedRow, _ element: Int) {
    var parent = Int(document.elements[element].parent)
    while parent > 0 {
      if let object = object(parent) { return builder.add(.reference(row.key, object)) }
      parent = Int(document.elements[parent].parent)
    }
  }
}
