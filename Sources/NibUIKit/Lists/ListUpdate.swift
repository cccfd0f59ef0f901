import NibRuntime
import NibStandIns

/// Insertions and deletions between two states of a list, and whether the numbers follow them.
struct ListUpdate {
  /// Rows of each section before.
  let before: [Int]
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  /// Rows that the numbers before and after know by different places.
  var moves: [(from: IndexPath, to: IndexPath)] = []

  init(before: [Int]) { self.before = before }

  /// Why the numbers after cannot come from the update; nil if they can.
  func fault(after: [Int]) -> String? {
    let sections = before.count - deletedSections.count + insertedSections.count
    if sections != after.count {
      return "there are \(after.count) sections after the update, expected \(sections): \(before.count) before, "
        + "\(insertedSections.count) inserted, \(deletedSections.count) deleted"
    }
    for (old, count) in before.enumerated() where !deletedSections.contains(old) {
      guard let new = section(old), after.indices.contains(new) else { continue }
      let gone = deletedRows.count { $0.section == old } + moves.count { $0.from.section == old }
      let come = insertedRows.count { $0.section == new } + moves.count { $0.to.section == new }
      if count - gone + come != after[new] {
        return "section \(new) has \(after[new]) rows after the update, expected \(count - gone + come): "
          + "\(count) before, \(come) inserted or moved in, \(gone) deleted or moved out"
      }
    }
    return nil
  }

  /// Where a section is after the update; nil if it is gone.
  private func section(_ old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    return shifted(old, without: deletedSections, with: insertedSections)
  }

  /// Where a row is after the update; nil if it is gone.
  func row(_ old: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.from == old }) { return move.to }
    guard !deletedRows.contains(old), let section = section(old.section) else { return nil }
    let gone = deletedRows.union(moves.map(\.from)).filter { $0.section == old.section }.map(\.row)
    let come = insertedRows.union(moves.map(\.to)).filter { $0.section == section }.map(\.row)
    return IndexPath(row: shifted(old.row, without: Set(gone), with: Set(come)), section: section)
  }

  /// Deleted places count in the old numbering, inserted ones in the new.
  private func shifted(_ old: Int, without gone: Set<Int>, with come: Set<Int>) -> Int {
    var place = old - gone.count { $0 < old }
    for new in come.sorted() where new <= place { place += 1 }
    return place
  }
}
