import NibFoundation
import NibRuntime
import NibStandIns

/// Insertions and deletions between two states of a list, and whether the numbers follow them.
struct ListUpdate {
  /// Rows of each section before.
  let before: [Int]
  /// What the list calls a row, in messages.
  var noun = "rows"
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  /// Sections whose numbers may change, by their places before.
  var reloadedSections: Set<Int> = []
  /// Rows that the numbers before and after know by different places.
  var moves: [(from: IndexPath, to: IndexPath)] = []
  /// Sections that the numbers before and after know by different places.
  var sectionMoves: [(from: Int, to: Int)] = []

  init(before: [Int], noun: String = "rows") {
    self.before = before
    self.noun = noun
  }

  /// Why the numbers after cannot come from the update; nil if they can.
  func fault(after: [Int]) -> String? {
    let sections = before.count - deletedSections.count + insertedSections.count
    if sections != after.count {
      return "there are \(after.count) sections after the update, expected \(sections): \(before.count) before, "
        + "\(insertedSections.count) inserted, \(deletedSections.count) deleted"
    }
    if let absent = (deletedRows.union(moves.map(\.from))).filter({ !Self.has($0, before) }).min() {
      return "\(absent.words) was deleted or moved, and was not there before the update"
    }
    if let absent = (insertedRows.union(moves.map(\.to))).filter({ !Self.has($0, after) }).min() {
      return "\(absent.words) was inserted or moved to, and is not there after the update"
    }
    return countFault(after)
  }

  private func countFault(_ after: [Int]) -> String? {
    let going = Self.counts(deletedRows.map(\.section) + moves.map(\.from.section))
    let coming = Self.counts(insertedRows.map(\.section) + moves.map(\.to.section))
    let places = sectionPlaces
    for (old, count) in before.enumerated() where !reloadedSections.contains(old) {
      guard let new = places[old], after.indices.contains(new) else { continue }
      let (gone, come) = (going[old] ?? 0, coming[new] ?? 0)
      if count - gone + come != after[new] {
        return "section \(new) has \(after[new]) \(noun) after the update, expected \(count - gone + come): "
          + "\(count) before, \(come) inserted or moved in, \(gone) deleted or moved out"
      }
    }
    return nil
  }

  private static func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }

  private static func counts(_ sections: [Int]) -> [Int: Int] {
    sections.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Where each section is after the update; nil where it is gone.
  private var sectionPlaces: [Int?] {
    ListPlaces.after(before.count, gone: deletedSections, come: insertedSections, moves: sectionMoves)
  }

  /// Where rows are after the update, without those that are gone, in the order given.
  func places(of rows: [IndexPath]) -> [IndexPath] {
    guard !rows.isEmpty else { return [] }
    let sections = sectionPlaces
    let gone = Dictionary(grouping: deletedRows, by: \.section)
    let come = Dictionary(grouping: insertedRows, by: \.section)
    let leaving = Dictionary(grouping: moves, by: \.from.section)
    let entering = Dictionary(grouping: moves, by: \.to.section)
    let targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    var known: [Int: [Int?]] = [:]
    return rows.compactMap { row in
      if let target = targets[row] { return target }
      guard sections.indices.contains(row.section), let section = sections[row.section],
        (0..<before[row.section]).contains(row.row)
      else { return nil }
      let places =
        known[row.section]
        ?? ListPlaces.after(
          before[row.section],
          gone: Set((gone[row.section] ?? []).map(\.row) + (leaving[row.section] ?? []).map(\.from.row)),
          come: Set((come[section] ?? []).map(\.row) + (entering[section] ?? []).map(\.to.row)))
      known[row.section] = places
      return places[row.row].map { IndexPath(row: $0, section: section) }
    }
  }
}
