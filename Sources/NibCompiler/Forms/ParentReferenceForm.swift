import NibGraph
import NibSchema

/// References to what holds an object: `NSSuperview`, `NSControlView` and the like.
extension RowForms {
  /// Refers to the object of the nearest element above that has one; writes nothing where there is none.
  static func runParentReference(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var parent = lowering.reader.parent(of: element)
    while parent > 0 {
      if let object = lowering.object(parent) { return lowering.writer.add(.reference(row.key, object)) }
      parent = lowering.reader.parent(of: parent)
    }
  }
}
