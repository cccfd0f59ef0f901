import Testing

@testable import NibBytes

@Suite("Sets and maps of numbers")
struct NumberMapTests {
  /// Numbers as they come from archives and from attackers: dense, far apart, negative, with equal low bits.
  private static let lists: [[Int]] = [
    [], [0], [7, 3, 7, 3], Array(0..<9), Array(0..<1_000), (0..<500).map { $0 << 32 }, [-1, .max, .min, 0],
    (0..<40).map { $0 % 10 },
  ]

  @Test("a set holds each number once, in the order in which they came", arguments: lists)
  func set(numbers: [Int]) {
    var set = NumberSet()
    var model: [Int] = []

    for number in numbers {
      let isNew = !model.contains(number)
      #expect(set.insert(number) == isNew)
      if isNew { model.append(number) }
    }

    #expect(set.numbers == model)
    #expect(set.isEmpty == model.isEmpty)
    #expect(model.allSatisfy(set.contains))
    #expect(!set.contains(123_456_789))
    #expect(NumberSet(numbers).numbers == model)
  }

  @Test("a map holds the last value of each number, in the order in which the numbers came", arguments: lists)
  func map(numbers: [Int]) {
    var map = NumberMap<String>()
    var model: [Int: String] = [:]

    for (place, number) in numbers.enumerated() {
      map.set(number, "\(place)")
      model[number] = "\(place)"
    }

    #expect(map.count == model.count)
    #expect(map.isEmpty == model.isEmpty)
    #expect(map.numbers == NumberSet(numbers).numbers)
    #expect(map.values == map.numbers.map { model[$0] })
    #expect(numbers.allSatisfy { map[$0] == model[$0] })
    #expect(map[123_456_789] == nil)
  }

  @Test("what another map has too is not taken over")
  func addMissing() {
    var (map, other) = (NumberMap<String>(), NumberMap<String>())
    map.set(1, "own")
    other.set(2, "new")
    other.set(1, "other's")

    map.addMissing(from: other)

    #expect(map.numbers == [1, 2])
    #expect(map.values == ["own", "new"])
  }

  @Test("a value is changed in its place, and made where there is none", arguments: lists)
  func change(numbers: [Int]) {
    var map = NumberMap<[Int]>()
    for (turn, number) in numbers.enumerated() { map.change(number, from: [number]) { $0.append(turn) } }

    let model = Dictionary(grouping: numbers.indices, by: { numbers[$0] }).map { [$0] + $1 }
    #expect(Set(map.values) == Set(model) && map.count == model.count)
    #expect(map.numbers == NumberSet(numbers).numbers)
  }
}
