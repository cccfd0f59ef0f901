import NibBytes

extension PropertyListTable {
  /// The table of a value: breadth first, a dictionary's keys before its values, no object shared.
  public init(_ value: PropertyList) {
    self.init(form: .binary, bytes: [])
    var queue: [PropertyList] = [value]
    var next = 0
    while next < queue.count {
      let first = members.count
      var count = 0
      switch queue[next] {
      case .dictionary(let entries):
        count = entries.count
        appendMembers(queue.count..<queue.count + 2 * count)
        queue += entries.map { .string($0.key) }
        queue += entries.map(\.value)
      case .array(let items):
        count = items.count
        appendMembers(queue.count..<queue.count + count)
        queue += items
      default: break
      }
      append(queue[next], run: ByteSpan(offset: first, count: count))
      next += 1
    }
  }

  /// The table of a value with each text once, which is shorter by far where keys repeat. Numbered as containers are met,
  /// breadth first, with what they hold.
  public init(sharingTextsOf value: PropertyList) {
    self.init(form: .binary, bytes: [])
    var numbers: [String: UInt32] = [:]
    var containers: [(number: Int, value: PropertyList)] = []
    _ = place(value, &numbers, &containers)
    while !containers.isEmpty {
      let level = containers
      containers = []
      for (number, value) in level {
        let held: [UInt32]
        switch value {
        case .dictionary(let entries):
          held =
            entries.map { place(.string($0.key), &numbers, &containers) }
            + entries.map { place($0.value, &numbers, &containers) }
        case .array(let items): held = items.map { place($0, &numbers, &containers) }
        default: continue
        }
        let isArray = objects[number].kind == .array
        let run = ByteSpan(offset: members.count, count: isArray ? held.count : held.count / 2)
        members.append(contentsOf: held)
        objects[number] = .init(isArray ? .array : .dictionary, bits: run.bits, offset: Int(UInt32.max))
      }
    }
  }

  /// The number of a value; what it holds waits.
  private mutating func place(
    _ value: PropertyList, _ numbers: inout [String: UInt32], _ containers: inout [(number: Int, value: PropertyList)]
  ) -> UInt32 {
    if case .string(let text) = value, let known = numbers[text] { return known }
    let number = objects.count
    append(value, run: ByteSpan(offset: 0, count: 0))
    switch value {
    case .string(let text): numbers[text] = UInt32(truncatingIfNeeded: number)
    case .array, .dictionary: containers.append((number, value))
    default: break
    }
    return UInt32(truncatingIfNeeded: number)
  }

  private mutating func appendMembers(_ indices: Range<Int>) {
    members.append(contentsOf: indices.lazy.map { UInt32(truncatingIfNeeded: $0) })
  }

  private mutating func append(_ value: PropertyList, run: ByteSpan) {
    let none = Int(UInt32.max)
    switch value {
    case .null: objects.append(.init(.null, bits: 0, offset: none))
    case .boolean(let flag): objects.append(.init(.boolean, bits: flag ? 1 : 0, offset: none))
    case .integer(let number):
      let width: UInt8 = number < 0 ? 8 : Self.width(of: UInt64(number))
      objects.append(.init(.integer, bits: UInt64(bitPattern: number), width: width, offset: none))
    case .real(let number): objects.append(.init(.real, bits: number.bitPattern, width: 8, offset: none))
    case .date(let seconds): objects.append(.init(.date, bits: seconds.bitPattern, width: 8, offset: none))
    case .uid(let number): objects.append(.init(.uid, bits: number, width: Self.width(of: number), offset: none))
    case .string(let text): objects.append(.init(.string, bits: bytes.append(text: text).bits, offset: none))
    case .data(let data):
      objects.append(.init(.data, bits: ByteSpan(offset: bytes.count, count: data.count).bits, offset: none))
      bytes += data
    case .array: objects.append(.init(.array, bits: run.bits, offset: none))
    case .dictionary: objects.append(.init(.dictionary, bits: run.bits, offset: none))
    }
  }

  private static func width(of number: UInt64) -> UInt8 {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }
}
