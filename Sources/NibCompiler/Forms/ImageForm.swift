import NibGraph
import NibSchema

/// Images by name.
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
