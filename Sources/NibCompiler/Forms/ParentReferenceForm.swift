import NibGraph
import NibSchema

/// References to what holds an object: `NSSuperview`, `NSControlView` and the like.
struct ParentReferenceForm: RowForm {
  let role: ElementSchema.Role?
  let passesOthers: Bool
  let writesNull: Bool

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(
      operation: .parentReference, flag: writesNull, defaultValue: passesOthers ? 1 : nil,
      extra: role.map { Int32($0.rawValue) } ?? -1)
  }

  /// Refers to the object of the nearest element above that has one, if its role is the one asked for; a row with a
  /// default passes those of other roles.
  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var parent = lowering.reader.parent(of: element)
    while parent > 0, lowering.platform.objects.isInArchive(parent, &lowering) {
      var plan = Int(lowering.reader.index.planOf[parent])
      // An unknown kind among subviews stands as a plain view.
      if plan < 0, lowering.objectOf[parent] >= 0 { plan = lowering.schema.fallbackView }
      if plan >= 0, let object = lowering.object(parent) {
        if row.extra < 0 || lowering.schema.plans[plan].role.rawValue == UInt8(row.extra) {
          return lowering.writer.add(.reference(row.key, object))
        }
        if row.defaultValue == nil { break }
      }
      parent = lowering.reader.parent(of: parent)
    }
    if row.flag { lowering.writer.add(.null(row.key)) }
  }

  /// The element's place says it.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {}
}

/// References of objects that no element has to those that enclose them: `NSTableView`, `NSTarget` and the like.
struct HolderForm: RowForm {
  let levels: Int

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: .holder, extra: Int32(levels))
  }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    guard let holder = lowering.writer.builder.openObject(levels: Int(row.extra)) else { return }
    lowering.writer.add(.reference(row.key, holder))
  }

  /// The object's place says it.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {}
}
