/// Members by a name of theirs: one entry a name, and a chain through the members that share it.
///
/// Names count as texts do, so that a letter written in two ways is one letter.
struct MemberTable: Sendable {
  private struct Chain {
    let first: Int32
    var last: Int32
  }

  private var chains: [String: Chain] = [:]
  /// The next member of the same name; -1 at the end.
  private var next: [Int32]

  /// - Parameter name: the name of a member; nil leaves it out.
  init(_ members: [BundleMember], name: (BundleMember) -> String?) {
    next = Array(repeating: -1, count: members.count)
    chains.reserveCapacity(members.count)
    for (index, member) in members.enumerated() {
      guard let name = name(member) else { continue }
      let place = Int32(truncatingIfNeeded: index)
      if let before = chains[name]?.last {
        next[Int(before)] = place
        chains[name]?.last = place
      } else {
        chains[name] = Chain(first: place, last: place)
      }
    }
  }

  /// The members of a name, in their order.
  func places(of name: String) -> [Int] {
    var places: [Int] = []
    var place = chains[name]?.first ?? -1
    while place >= 0 {
      places.append(Int(place))
      place = next[Int(place)]
    }
    return places
  }
}
