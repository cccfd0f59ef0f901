import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Colors.
struct ColorForm: ElementForm {
  let defaultValue: DefaultColor?

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: .color, extra: SchemaCompiler.index(of: defaultValue, in: &schema.tables.colors))
  }

  /// A `<color>` child, or the colour that stands for its absence; a row without a name has that one alone.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    if row.symbol >= 0, let child = lowering.reader.child(row.symbol), lowering.reader.tag(child) == .color {
      let object = lowering.platform.values.color(child, &lowering)
      lowering.platform.values.finishColor(object, under: row.key, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.extra >= 0 {
      let object = lowering.platform.values.color(default: lowering.schema.tables.colors[Int(row.extra)], &lowering)
      lowering.writer.add(.reference(row.key, object))
    }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard !row.attribute.isEmpty, let object = current.reference(row.key),
      raising.document.child(row.attribute, of: current.element) == nil
    else { return }
    if let defaultValue, raising.forms.isDefault(object, defaultValue, raising) { return }
    raising.forms.addColor(object, key: row.attribute, to: current.element, &raising)
  }

  /// A color that is said to be none is `<nil>`.
  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    guard raising.raiseValue(row, self, &current) else { return }
    raising.document.add("nil", key: row.attribute, to: current.element)
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    raising.addColor(value, key: name, to: element)
  }
}
