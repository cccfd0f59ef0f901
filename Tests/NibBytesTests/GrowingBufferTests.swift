import NibBytes
import Testing

@Suite("Growing lists") struct GrowingBufferTests {
  @Test("hold what is added, one by one and many at once, in order", arguments: [0, 1, 4, 5, 63, 1000])
  func appending(count: Int) {
    var list = GrowingBuffer<Int>(capacity: 0)
    for number in 0..<count { list.append(number) }
    let more = Array(count..<count + 37)
    more.withUnsafeBufferPointer { more in
      if let start = more.baseAddress { list.append(from: start, count: more.count) }
    }

    let values = list.array
    #expect(values == Array(0..<count + 37))
  }

  @Test("in lent memory stand there while there is room, and elsewhere after that", arguments: [0, 4, 8, 9, 100])
  func lending(count: Int) {
    let memory = UnsafeMutableBufferPointer<Int>.allocate(capacity: 8)
    defer { memory.deallocate() }
    memory.initialize(repeating: -1)
    var list = GrowingBuffer<Int>(lent: memory)
    for number in 0..<count { list.append(number) }

    let (values, isLent) = (list.array, list.isLent)
    #expect(values == Array(0..<count) && isLent == (count <= 8))
    #expect(Array(memory) == (0..<8).map { $0 < count ? $0 : -1 })
  }

  @Test("give values back from the end, and move them")
  func taking() {
    var one = GrowingBuffer<Int>(repeating: 7, count: 3)
    var other = GrowingBuffer<Int>(capacity: 1)
    one.append(8)

    one.moveLast(2, to: &other)

    let (kept, moved) = (one.array, other.array)
    let taken = [other.popLast(), other.popLast(), other.popLast()]
    let (isEmpty, isOtherEmpty) = (one.isEmpty, other.isEmpty)
    let sum = one.withValues { $0.reduce(0, +) }
    #expect(kept == [7, 7] && moved == [7, 8])
    #expect(taken == [8, 7, nil])
    #expect(isOtherEmpty && !isEmpty)
    #expect(sum == 14)
  }

  @Test(
    "hand over what they hold, the long ones without a copy, and are empty then", arguments: [0, 3, 5000, 100_000])
  func handingOver(count: Int) {
    var list = GrowingBuffer<Int>(capacity: 10)
    for number in 0..<count { list.append(number) }
    let place = list.withValues { $0.baseAddress }

    let taken = list.takeArray()
    let isEmpty = list.isEmpty
    list.append(7)
    let next = list.takeArray()

    let takenPlace = taken.withUnsafeBufferPointer { $0.baseAddress }
    #expect(taken == Array(0..<count) && isEmpty && next == [7])
    #expect((takenPlace == place) == (count >= 8192))
  }

  @Test("keep memory of which little was used, and hand over a copy")
  func keepingMemory() {
    var list = GrowingBuffer<Int>(capacity: 100_000)
    for number in 0..<10 { list.append(number) }
    let place = list.withValues { $0.baseAddress }

    let taken = list.takeArray()
    list.append(7)

    let next = list.withValues { $0.baseAddress }
    let count = list.count
    #expect(taken == Array(0..<10) && taken.capacity < 100 && next == place && count == 1)
  }

  @Test("have the bytes of values in the order of memory")
  func bytes() {
    var list = GrowingBuffer<UInt8>(capacity: 1)
    list.append(bytesOf: UInt32(0x0403_0201).littleEndian)

    let values = list.array
    #expect(values == [1, 2, 3, 4])
  }
}
