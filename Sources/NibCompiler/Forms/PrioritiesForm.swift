import NibBytes
import NibGraph
import NibSchema

/// Two priorities in one text, `{h, v}`.
extension Raising {
  mutating func raisePriorities(
    _ row: Row, _ hand: ObjectAtHand, _ names: (horizontal: String, vertical: String), _ defaultValue: Double,
    _ always: Bool
  ) {
    guard let numbers = hand.string(row.key, graph).map({ Self.numbers(in: $0) }), numbers.count == 2 else { return }
    if numbers[0] != defaultValue || (!always && numbers[1] == defaultValue) {
      say(names.horizontal, Decimal.text(numbers[0]), hand)
    }
    if numbers[1] != defaultValue { say(names.vertical, Decimal.text(numbers[1]), hand) }
  }

  /// The numbers of a text in braces.
  static func numbers(in text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }
}
