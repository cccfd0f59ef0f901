import NibGraph
import NibSchema

enum UIKitColorSharing {
  /// Makes one object of colours that differ by name alone: the one reached first, in archive order, stays.
  ///
  /// Seen: no archive of any era has two equal colours of different names.
  static func shareColors(_ lowering: inout Lowering) {
    let contested = contestedColors(&lowering)
    guard !contested.isEmpty else { return }
    let rank = lowering.writer.builder.archiveRanks()
    var replacement: [ObjectID: ObjectID] = [:]
    for group in contested {
      guard let first = group.min(by: { rank[Int($0.index)] < rank[Int($1.index)] }) else { continue }
      for object in group where object != first { replacement[object] = first }
    }
    lowering.writer.builder.redirect(replacement)
  }

  /// The colours that are to share an object, where there are several.
  private static func contestedColors(_ lowering: inout Lowering) -> [[ObjectID]] {
    var strangers = EqualTable<ArchivedColor, Int>()
    var groups: [(kin: Int, object: ObjectID)] = []
    groups.reserveCapacity(lowering.writer.values.colors.count)
    for (made, object) in lowering.writer.values.colors {
      groups.append((made.kin ?? number(made.color.sharingIdentity, among: &strangers, &lowering), object))
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
  private static func number(
    _ color: ArchivedColor, among strangers: inout EqualTable<ArchivedColor, Int>, _ lowering: inout Lowering
  ) -> Int {
    if let known = strangers.find(color) { return known }
    let number = -1 - strangers.entries.count
    strangers.add(color, number)
    return number
  }
}
