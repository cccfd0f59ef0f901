import NibBytes
import NibGraph
import NibSchema

/// Images by name.
extension RowForms {
  /// An image named by an attribute or by an `<imageReference>`.
  static func runImage(_ row: PlannedRow, _ lowering: inout Lowering) {
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
}

/// The way back.
extension Raising {
  mutating func raiseImage(_ row: Row, _ current: RaisedObject) {
    guard let object = current.reference(row.key) else { return }
    sayImage(object, row.attribute, of: current.element)
  }

  /// Names an image in an attribute, and one of the system's catalog says so beside it; one that is shown in a way of its
  /// own gets an `<imageReference>`.
  mutating func sayImage(_ object: ObjectID, _ key: String, of element: Int) {
    let symbols = graph.object("UISymbolImageConfiguration", of: object)
    let variable = graph.value("UIImageVariableValue", of: object)?.value
    guard symbols != nil || variable != nil else { return nameImage(object, key, of: element) }
    let reference = document.add("imageReference", key: key, to: element)
    nameImage(object, "image", of: reference)
    if let symbols, case .int(let scale) = graph.value("UISymbolScale", of: symbols)?.value,
      let name = Choice.symbolScale.name(of: scale)
    {
      document.set("symbolScale", name, of: reference)
    }
    if case .double(let value) = variable { document.set("variableValue", Decimal.text(value), of: reference) }
  }

  private mutating func nameImage(_ object: ObjectID, _ name: String, of element: Int) {
    let symbol = graph.object("UISystemSymbolResourceName", of: object).flatMap { graph.string($0) }
    guard let image = symbol ?? graph.object("UIResourceName", of: object).flatMap({ graph.string($0) }) else {
      return warn("an image without a name is left out", object)
    }
    document.set(name, image, of: element)
    if symbol != nil { document.set("catalog", "system", of: element) }
  }
}
