import NibGraph
import NibSchema

/// YES and NO.
extension Raising {
  /// What is left out of the archive is the value that is not archived.
  mutating func raiseBool(
    _ row: Row, _ hand: ObjectAtHand, _ defaultValue: Bool?, _ inverted: Bool, _ omittedValue: Bool?
  ) {
    let archived = hand.integer(row.key).map { $0 != 0 } ?? (defaultValue == nil ? nil : omittedValue)
    guard let archived else { return }
    let value = archived != inverted
    if value != defaultValue { say(row.attribute, value ? "YES" : "NO", hand) }
  }
}
