import NibGraph
import NibSchema

/// Flags of a child, summed or asked for any.
extension Raising {
  mutating func raiseBits(
    _ row: Row, _ hand: ObjectAtHand, _ names: BitNames, _ defaultValue: Int64?, _ omittedValue: Int64?
  ) {
    guard let value = hand.integer(row.key) ?? (defaultValue == nil ? nil : omittedValue), value != defaultValue else {
      return
    }
    let child = document.add(row.attribute, key: row.attribute, to: hand.element)
    var rest = value
    // The widest flags first: one may stand for all others.
    for entry in names.entries.sorted(by: { $0.value.nonzeroBitCount > $1.value.nonzeroBitCount }) {
      guard entry.value != 0, rest & entry.value == entry.value else { continue }
      document.set(entry.name, "YES", of: child)
      rest &= ~entry.value
    }
    if rest != 0 { warn("the bits \(rest) of '\(row.attribute)' have no name; they are left out", hand.object) }
  }

  mutating func raiseAnyBit(_ row: Row, _ hand: ObjectAtHand, _ names: BitNames, _ defaultValue: Bool?) {
    guard let value = hand.integer(row.key).map({ $0 != 0 }), value != defaultValue else { return }
    let child = document.add(row.attribute, key: row.attribute, to: hand.element)
    if value, let first = names.entries.first { document.set(first.name, "YES", of: child) }
  }

  /// The attributes of a word of bits.
  mutating func raisePacked(_ row: Row, _ fields: [PackedField], _ hand: ObjectAtHand) {
    guard let word = hand.integer(row.key) else { return }
    for field in fields {
      switch field.value {
      case .constant: break
      case .bool(let defaultValue, let inverted):
        let value = (word & field.mask == field.mask) != inverted
        if value != defaultValue { say(field.attribute, value ? "YES" : "NO", hand) }
      case .choice(let choice, let defaultValue):
        let raw = field.raw(of: word)
        guard raw != defaultValue else { break }
        if let name = choice.name(of: raw) {
          say(field.attribute, name, hand)
        } else {
          warn("\(raw) is no \(choice.name) that is known; '\(field.attribute)' is left out", hand.object)
        }
      case .int(let defaultValue):
        let raw = field.raw(of: word)
        if raw != defaultValue { say(field.attribute, String(raw), hand) }
      }
    }
  }
}
