import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Images by name.
struct ImageForm: RowForm, PropertyForm {
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow { PlannedRow(operation: .image) }

  /// An image named by an attribute or by an `<imageReference>`.
  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    if let name = lowering.reader.attribute(row) {
      let catalog = row.child < 0 ? lowering.reader.attribute(.catalog) : nil
      let isSymbol = catalog.map { lowering.reader.text($0) == "system" } ?? false
      let object = lowering.platform.values.image(name, isSymbol: isSymbol, &lowering)
      lowering.writer.add(.reference(row.key, object))
    } else if row.child < 0, let child = lowering.reader.child(row.symbol),
      let object = lowering.platform.values.image(reference: child, &lowering)
    {
      lowering.writer.add(.reference(row.key, object))
    }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let object = current.reference(row.key) else { return }
    raising.forms.sayImage(object, row.attribute, of: current.element, &raising)
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    element.attribute(name).map { .text($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .text(let text) = value else { throw UnfitValue(wants: "a text") }
    guard RaisedDocument.canHold(text) else { throw UnfitValue(wants: "a name without control characters") }
    return .attribute(text)
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    raising.sayImage(value, name, of: element)
  }
}
