/// Where the rows of a list are after a change: the one rule of the lists of both frameworks.
package enum ListPlaces {
  /// By row before the change its place after it; nil for one that is gone.
  ///
  /// Deleted places count in the old numbering, inserted ones in the new; what stays fills the places between.
  package static func after(
    _ count: Int, gone: Set<Int>, come: Set<Int>, moves: [(from: Int, to: Int)] = []
  ) -> [Int?] {
    var places = [Int?](repeating: nil, count: count)
    for move in moves where places.indices.contains(move.from) { places[move.from] = move.to }
    let taken = come.union(moves.map(\.to))
    var next = 0
    for old in places.indices where places[old] == nil && !gone.contains(old) {
      while taken.contains(next) { next += 1 }
      places[old] = next
      next += 1
    }
    return places
  }
}
