import NibGraph
import NibSchema

extension Lowering {
  /// Makes one object of colours that differ by name alone: the one reached first, in archive order, stays.
  ///
  /// Seen: no archive of any era has two equal colours of different names.
  mutating func shareColors() {
    let contested = contestedColors()
    guard !contested.isEmpty else { return }
    let rank = builder.archiveRanks()
    var replacement: [ObjectID: ObjectID] = [:]
    for group in contested {
      guard let first = group.min(by: { rank[Int($0.index)] < rank[Int($1.index)] }) else { continue }
      for object in group where object != first { replacement[object] = first }
    }
    builder.redirect(replacement)
  }

  /// The colours that are to share an object, where there are several.
  private mutating func contestedColors() -> [[ObjectID]] {
    var strangers = EqualTable<ArchivedColor, Int>()
    var groups: [(kin: Int, object: ObjectID)] = []
    groups.reserveCapacity(values.colors.count)
    for (made, object) in values.colors {
      groups.append((made.kin ?? number(made.color.sharingIdentity, among: &strangers), object))
    }
    groups.sort { $0.kin < $1.kin }
    var contested: [[ObjectID]] = []
    var first = 0
    for index in groups.indices where index + 1 == groups.count || groups[index + 1].kin != groups[index].kin {
      if index > first { contested.append(groups[first...index].map(\.object)) }
      first = index + 1
    }
    return contested
  }

  /// A number for a colour that the memo has none for, below all of the memo's.
  private func number(_ color: ArchivedColor, among strangers: inout EqualTable<ArchivedColor, Int>) -> Int {
    if let known = strangers.find(color) { return known }
    let number = -1 - strangers.entries.count
    strangers.add(color, number)
    return number
  }
}
