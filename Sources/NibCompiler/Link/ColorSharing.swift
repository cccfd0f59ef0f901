import NibGraph
import NibSchema

extension Lowering {
  /// Makes one object of colours that differ by name alone: the one reached first, in archive order, stays.
  ///
  /// Seen: no archive of any era has two equal colours of different names.
  mutating func shareColors() {
    var groups = EqualTable<ArchivedColor, Int>()
    var members: [[ObjectID]] = []
    for (color, object) in values.colors.entries {
      let identity = color.sharingIdentity
      if let group = groups.find(identity) {
        members[group].append(object)
      } else {
        groups.add(identity, members.count)
        members.append([object])
      }
    }
    let contested = members.filter { $0.count > 1 }
    guard !contested.isEmpty else { return }
    let rank = builder.archiveRanks()
    var replacement: [ObjectID: ObjectID] = [:]
    for group in contested {
      guard let first = group.min(by: { rank[Int($0.index)] < rank[Int($1.index)] }) else { continue }
      for object in group where object != first { replacement[object] = first }
    }
    builder.redirect(replacement)
  }
}
