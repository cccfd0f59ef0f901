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

  /// The table of a value with each text and each number once, which is shorter by far where keys repeat. Numbered as
  /// containers are met, breadth first, with what they hold.
  public init(sharingLeavesOf value: PropertyList) {
    self.init(form: .binary, bytes: [])
    var leaves = Leaves()
    _ = place(whole: value, &leaves)
  }

  /// The same of a dictionary whose values are made one after another, so that no two are in memory at once.
  public init(sharingLeavesOf parts: [PropertyListPart]) {
    self.init(form: .binary, bytes: [])
    var leaves = Leaves()
    var held = begin(parts.map(\.key), &leaves)
    for part in parts {
      switch part.value() {
      case .whole(let value): held.append(place(whole: value, &leaves))
      case .dictionaries(let keys, let entries):
        held.append(UInt32(truncatingIfNeeded: objects.count))
        place(dictionariesOf: keys, entries, &leaves)
      }
    }
    fill(0, with: held)
  }

  /// Places a dictionary of dictionaries; of these one is in memory at a time.
  private mutating func place(
    dictionariesOf keys: [String], _ entries: (Int) -> [PropertyList.Entry], _ leaves: inout Leaves
  ) {
    let top = objects.count
    let held = begin(keys, &leaves)
    let first = objects.count
    for _ in keys { append(.dictionary([]), run: ByteSpan(offset: 0, count: 0)) }
    fill(top, with: held + (first..<objects.count).map { UInt32(truncatingIfNeeded: $0) })
    var containers: [Waiting] = []
    for place in keys.indices { fill(first + place, with: .dictionary(entries(place)), &leaves, &containers) }
    fill(all: &containers, &leaves)
  }

  /// Begins a dictionary; what is answered are its keys, and its values are to be placed.
  private mutating func begin(_ keys: [String], _ leaves: inout Leaves) -> [UInt32] {
    var none: [Waiting] = []
    append(.dictionary([]), run: ByteSpan(offset: 0, count: 0))
    return keys.map { place(.string($0), &leaves, &none) }
  }

  /// A container that has its number and none of its members yet.
  private typealias Waiting = (number: Int, value: PropertyList)

  /// Numbers of the texts and of the other leaves that a table has.
  private struct Leaves {
    var texts: [String: UInt32] = [:]
    var others: [Object: UInt32] = [:]
  }

  /// The number of a value, with all that it holds placed.
  private mutating func place(whole value: PropertyList, _ leaves: inout Leaves) -> UInt32 {
    var containers: [Waiting] = []
    let top = place(value, &leaves, &containers)
    fill(all: &containers, &leaves)
    return top
  }

  /// Gives containers their members, and those their own, level by level.
  private mutating func fill(all containers: inout [Waiting], _ leaves: inout Leaves) {
    while !containers.isEmpty {
      let level = containers
      containers = []
      for (number, value) in level { fill(number, with: value, &leaves, &containers) }
    }
  }

  /// Gives a container its members; containers among them wait.
  private mutating func fill(
    _ number: Int, with value: PropertyList, _ leaves: inout Leaves, _ containers: inout [Waiting]
  ) {
    switch value {
    case .dictionary(let entries):
      let keys = entries.map { place(.string($0.key), &leaves, &containers) }
      fill(number, with: keys + entries.map { place($0.value, &leaves, &containers) })
    case .array(let items): fill(number, with: items.map { place($0, &leaves, &containers) })
    default: break
    }
  }

  /// Gives a container its members.
  private mutating func fill(_ number: Int, with held: [UInt32]) {
    let kind = objects[number].kind
    let run = ByteSpan(offset: members.count, count: kind == .array ? held.count : held.count / 2)
    members.append(contentsOf: held)
    objects[number] = .init(kind, bits: run.bits, offset: Int(UInt32.max))
  }

  /// The number of a value; what it holds waits.
  private mutating func place(
    _ value: PropertyList, _ leaves: inout Leaves, _ containers: inout [Waiting]
  ) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: objects.count)
    if case .string(let text) = value {
      if let known = leaves.texts[text] { return known }
      leaves.texts[text] = number
    }
    append(value, run: ByteSpan(offset: 0, count: 0))
    switch value {
    case .string, .data: break
    case .array, .dictionary: containers.append((Int(number), value))
    default:
      let leaf = objects[Int(number)]
      if let known = leaves.others[leaf] {
        objects.removeLast()
        return known
      }
      leaves.others[leaf] = number
    }
    return number
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
