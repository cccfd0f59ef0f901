import NibBytes
import Testing

@Suite("Distance of texts") struct EditDistanceTests {
  static let rows = [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("same", "same", 0), ("kitten", "sitting", 3), ("ab", "ba", 2),
    ("views", "view", 1),
  ]

  @Test("it is the least number of insertions, removals and replacements", arguments: rows)
  func distance(_ row: (left: String, right: String, distance: Int)) {
    #expect(EditDistance.between(Array(row.left), Array(row.right)) == row.distance)
    #expect(EditDistance.between(Array(row.right.utf8), Array(row.left.utf8)) == row.distance)
  }
}
