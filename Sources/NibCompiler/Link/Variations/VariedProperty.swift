import NibGraph
import NibSchema

/// A list of one object that varies by size class.
struct VariedProperty {
  /// What varies.
  let row: VariationRow
  /// The object that has it.
  let object: ObjectID
  /// What is to be set for which traits, the base first, then by number of traits.
  let changes: [Change]
  /// All members that the list may have, in order.
  let candidates: [ObjectID]

  /// What one `<variation>` sets.
  struct Change {
    /// The traits; the base has none.
    let traits: Traits
    /// The members that come.
    var added: [ObjectID] = []
    /// The members that go.
    var removed: [ObjectID] = []
  }
}

/// The traits of a variation: by place in `VariationRow.traits` the raw value.
struct Traits {
  var values: [(trait: Int, value: Int64)] = []

  /// Whether they are those of every size.
  var isBase: Bool { values.isEmpty }
}
