import Testing

@testable import NibBytes

@Suite("Places found by hash")
struct HashedPlacesTests {
  @Test("every value is found at its place, however many there are", arguments: [0, 1, 4, 5, 1_000])
  func places(count: Int) {
    let values = (0..<count).map { $0 * 7 }
    var places = HashedPlaces(expecting: 4)

    for value in values { places.append(UInt64(value), hashOf: { UInt64(values[$0]) }) }

    #expect(places.count == count)
    #expect(
      values.indices.allSatisfy { index in places.find(UInt64(values[index])) { values[$0] == values[index] } == index }
    )
    #expect(places.find(1) { values[$0] == 1 } == -1)
  }

  @Test("values of one hash are told apart by what their user calls equal")
  func collisions() {
    let values = ["a", "b", "c", "d", "e"]
    var places = HashedPlaces(expecting: 2)

    for _ in values { places.append(3, hashOf: { _ in 3 }) }

    #expect(values.indices.allSatisfy { index in places.find(3) { values[$0] == values[index] } == index })
    #expect(places.find(3) { values[$0] == "f" } == -1)
  }

  @Test("bytes are ordered as they stand, a shorter run of the same bytes first")
  func order() {
    let bytes = Array("abcab".utf8)
    func span(_ offset: Int, _ count: Int) -> ByteSpan { ByteSpan(offset: offset, count: count) }

    #expect(bytes.compare(span(0, 2), span(3, 2)) == 0)
    #expect(bytes.compare(span(0, 3), span(3, 2)) > 0)
    #expect(bytes.compare(span(0, 2), span(1, 2)) < 0)
    #expect(bytes.compare(span(0, 0), span(0, 1)) < 0)
  }
}
