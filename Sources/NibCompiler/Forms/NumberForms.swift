import NibBytes
import NibGraph
import NibSchema

/// Integers, reals and named raw values.
extension Raising {
  mutating func raiseInt(_ row: Row, _ hand: ObjectAtHand, _ defaultValue: Int64?, _ omittedValue: Int64?) {
    guard let value = number(hand.integer(row.key), defaultValue, omittedValue) else { return }
    say(row.attribute, String(value), hand)
  }

  mutating func raiseReal(_ row: Row, _ hand: ObjectAtHand, _ defaultValue: Double?, _ omittedValue: Double?) {
    guard let value = number(hand.real(row.key), defaultValue, omittedValue) else { return }
    say(row.attribute, Decimal.text(value), hand)
  }

  mutating func raiseChoice(
    _ row: Row, _ hand: ObjectAtHand, _ choice: Choice, _ defaultValue: Int64?, _ omittedValue: Int64?
  ) {
    guard let value = number(hand.integer(row.key), defaultValue, omittedValue) else { return }
    if let name = choice.name(of: value) {
      say(row.attribute, name, hand)
    } else {
      warn("\(value) is no \(choice.name) that is known; '\(row.attribute)' is left out", hand.object)
    }
  }

  /// What the document has to say: nothing where its default says it, and nothing where neither it nor a default does.
  private func number<Number: Equatable>(
    _ archived: Number?, _ defaultValue: Number?, _ omittedValue: Number?
  ) -> Number? {
    guard let value = archived ?? (defaultValue == nil ? nil : omittedValue) else { return nil }
    return value == defaultValue ? nil : value
  }
}
