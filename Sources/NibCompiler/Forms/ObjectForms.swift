import NibGraph
import NibSchema

/// Other objects: children, lists, references, and objects that no element has.
extension Raising {
  mutating func raiseChild(_ row: Row, _ hand: ObjectAtHand) {
    guard let child = hand.reference(row.key) else { return }
    claim(child, in: hand.element, key: row.attribute)
  }

  /// The container of a list; one that another row has made for the same objects stays.
  mutating func raiseList(_ row: Row, _ hand: ObjectAtHand) {
    guard let list = hand.reference(row.key), document.child(row.attribute, of: hand.element) == nil else { return }
    let members = graph.members(list)
    guard !members.isEmpty else { return }
    let container = document.add(row.attribute, to: hand.element)
    for member in members {
      if let text = graph.string(member) {
        document.add("string", to: container, text: text)
      } else {
        claim(member, in: container, key: nil)
      }
    }
  }

  mutating func raiseReference(_ row: Row, _ hand: ObjectAtHand) {
    guard let target = hand.reference(row.key) else { return }
    if let id = id(of: target) { say(row.attribute, id, hand) }
  }

  /// The rows of an object that no element has, which read the element at hand.
  mutating func raiseSynthesized(_ row: Row, _ rows: [Row], _ hand: ObjectAtHand) {
    guard let object = hand.reference(row.key) else { return }
    raiseRows(rows, ObjectAtHand(object: object, element: hand.element, kind: hand.kind, values: values(of: object)))
  }

  /// Whether an archived value is a row's constant.
  func holds(_ constant: Constant, _ value: Value?) -> Bool {
    guard let value else { return false }
    switch (constant, value) {
    case (.bool(let wanted), .bool(let found)): return wanted == found
    case (.int(let wanted), .int(let found)): return wanted == found
    case (.float(let wanted), .float(let found)): return Float(wanted) == found
    case (.double(let wanted), .double(let found)): return wanted == found
    case (.null, .null): return true
    case (.string(let wanted), .reference(let object)): return graph.string(object) == wanted
    case (.reals(let wanted), .data(let span)): return graph.reals(span) == wanted
    case (.emptyArray, .reference(let object)): return graph.elements(object)?.isEmpty == true
    default: return false
    }
  }
}
