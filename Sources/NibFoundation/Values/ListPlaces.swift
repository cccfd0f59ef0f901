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

  /// Where a row of before is once rows are inserted whose numbers are those of afterwards, in ascending order.
  ///
  /// A question takes time that grows with the logarithm of the number of rows.
  package static func inserting(_ rows: some Sequence<Int>) -> (Int) -> Int {
    // The number of old rows before each new one: it never falls.
    let before = rows.enumerated().map { $1 - $0 }
    return { old in old + count(of: before) { $0 <= old } }
  }

  /// Where a row of before is once rows are gone, in ascending order; nil for one of these. As fast as `inserting`.
  package static func removing(_ rows: some Sequence<Int>) -> (Int) -> Int? {
    let gone = Array(rows)
    return { old in
      let place = count(of: gone) { $0 < old }
      return place < gone.count && gone[place] == old ? nil : old - place
    }
  }

  /// How many values at the beginning of a list are of a kind that none behind them is of.
  package static func count<Value>(of values: [Value], while isBefore: (Value) -> Bool) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(values[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
