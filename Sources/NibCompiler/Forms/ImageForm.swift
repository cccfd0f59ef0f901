import NibBytes
import NibGraph
import NibSchema

/// Images by name.
extension RowForms {
  /// An image named by an attribute or by an `<imageReference>`.
  static func runImage(_ row: PlannedRow, _ lowering: inout Lowering) {
    let named: (name: ByteSpan, isSymbol: Bool)?
    if let name = lowering.reader.attribute(row) {
      let catalog = row.child < 0 ? lowering.reader.attribute(.catalog) : nil
      named = (name, catalog.map { lowering.reader.text($0) == "system" } ?? false)
    } else if row.child < 0, let child = lowering.reader.child(row.symbol) {
      named = lowering.reader.imageReference(child)
    } else {
      named = nil
    }
    guard let named else { return }
    let object = lowering.platform.values.image(named.name, isSymbol: named.isSymbol, &lowering)
    lowering.writer.add(.reference(row.key, object))
  }
}

/// The way back.
extension Raising {
  mutating func raiseImage(_ row: Row, _ hand: ObjectAtHand) {
    guard let object = hand.reference(row.key) else { return }
    sayImage(object, row.attribute, of: hand.element)
  }

  /// Names an image in an attribute; one of the system's catalog says so beside it.
  mutating func sayImage(_ object: ObjectID, _ name: String, of element: Int) {
    let symbol = graph.object("UISystemSymbolResourceName", of: object).flatMap { graph.string($0) }
    guard let image = symbol ?? graph.object("UIResourceName", of: object).flatMap({ graph.string($0) }) else {
      return warn("an image without a name is left out", object)
    }
    document.set(name, image, of: element)
    if symbol != nil { document.set("catalog", "system", of: element) }
  }
}
