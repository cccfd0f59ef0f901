import NibBytes

// Invariant: every container's members are objects that were made, or are set before `finish`.

/// Makes the table of a binary property list object by object, in the order in which they are to be written.
///
/// Equal texts, data, whole numbers and reals are one object, keys and values alike; so are equal references and truth
/// values.
/// - Seen: Apple's writer puts an object down at first sight, of a dictionary all keys before all values, in 251 of 251
///   keyed archives.
package struct PropertyListTableBuilder: ~Copyable {
  private var table: PropertyListTable
  /// Whether a reference or a truth value that is used again is put down once more, without anything that leads to it.
  private let repeatsTokens: Bool
  private var places = HashedPlaces(expecting: 512)
  /// By place of `places` the object.
  private var placed: [UInt32] = []
  /// By place of `places` the hash.
  private var hashes: [UInt64] = []
  /// Longer texts and data by their spans: many objects may share one, and each would be read again.
  private var longRuns: [[UInt64]: Int] = [:]

  /// The most bytes that are read each time.
  private static let longest: UInt32 = 64

  /// A builder.
  /// - Parameters:
  ///   - bytes: what spans of texts and data point into.
  ///   - repeatsTokens: whether each further use of a reference or truth value leaves a copy that nothing leads to.
  package init(bytes: [UInt8], repeatsTokens: Bool) {
    table = PropertyListTable(form: .binary, bytes: bytes)
    self.repeatsTokens = repeatsTokens
  }

  /// The finished table.
  /// - Parameter usesThreeBytes: whether offsets may take three bytes.
  package consuming func finish(usesThreeBytes: Bool) -> PropertyListTable {
    table.allowsThreeBytes = usesThreeBytes
    return table
  }

  /// Puts a dictionary down; its members are to be set. Answers its number.
  package mutating func dictionary(count: Int) -> Int { container(.dictionary, count, members: 2 * count) }

  /// Puts an array down; its members are to be set. Answers its number.
  package mutating func array(count: Int) -> Int { container(.array, count, members: count) }

  /// Sets a member of a container: an element, a key, or behind all keys a value.
  package mutating func set(_ member: Int, of container: Int, to object: Int) {
    let run = ByteSpan(bits: table.objects[container].bits)
    table.members[Int(run.offset) + member] = UInt32(truncatingIfNeeded: object)
  }

  /// Text.
  package mutating func string(_ text: String) -> Int {
    let span = table.bytes.append(text: text)
    let count = table.count
    let object = string(span)
    // A text that was there takes no room.
    if table.count == count { table.bytes.removeLast(Int(span.count)) }
    return object
  }

  /// Text in UTF-8.
  package mutating func string(_ span: ByteSpan) -> Int { run(.string, span) }

  /// Bytes.
  package mutating func data(_ span: ByteSpan) -> Int { run(.data, span) }

  /// A whole number in the smallest width; negative ones take eight bytes.
  package mutating func integer(_ number: Int64) -> Int {
    scalar(.integer, UInt64(bitPattern: number), width: number < 0 ? 8 : Self.width(UInt64(number)))
  }

  /// A real of four or eight bytes.
  package mutating func real(_ bits: UInt64, width: UInt8) -> Int { scalar(.real, bits, width: width) }

  /// True or false.
  package mutating func boolean(_ flag: Bool) -> Int { token(.boolean, flag ? 1 : 0, width: 0) }

  /// A reference to an object of a keyed archive.
  package mutating func uid(_ number: UInt32) -> Int {
    token(.uid, UInt64(number), width: number < 0x100 ? 1 : number < 0x1_0000 ? 2 : 4)
  }

  private mutating func container(_ kind: PropertyListTable.Kind, _ count: Int, members: Int) -> Int {
    let run = ByteSpan(offset: table.members.count, count: count)
    table.members.append(contentsOf: repeatElement(0, count: members))
    table.objects.append(.init(kind, bits: run.bits, offset: Int(UInt32.max)))
    return table.count - 1
  }

  private mutating func run(_ kind: PropertyListTable.Kind, _ span: ByteSpan) -> Int {
    guard span.count > Self.longest else { return sharedRun(kind, span) }
    let key = [span.bits, UInt64(kind.rawValue)]
    if let known = longRuns[key] { return known }
    let object = sharedRun(kind, span)
    longRuns[key] = object
    return object
  }

  private mutating func sharedRun(_ kind: PropertyListTable.Kind, _ span: ByteSpan) -> Int {
    let hash = Self.hash(table.bytes, span, kind)
    let place = places.find(hash) { place in
      let other = table.objects[Int(placed[place])]
      return other.kind == kind && table.bytes.compare(ByteSpan(bits: other.bits), span) == 0
    }
    return place >= 0
      ? Int(placed[place]) : append(.init(kind, bits: span.bits, offset: Int(UInt32.max)), hash)
  }

  private mutating func scalar(_ kind: PropertyListTable.Kind, _ bits: UInt64, width: UInt8) -> Int {
    let hash = Self.mix(bits, kind)
    let place = places.find(hash) { place in
      let other = table.objects[Int(placed[place])]
      return other.kind == kind && other.bits == bits && other.width == width
    }
    return place >= 0
      ? Int(placed[place]) : append(.init(kind, bits: bits, width: width, offset: Int(UInt32.max)), hash)
  }

  private mutating func token(_ kind: PropertyListTable.Kind, _ bits: UInt64, width: UInt8) -> Int {
    let count = table.count
    let object = scalar(kind, bits, width: width)
    if repeatsTokens, table.count == count { table.objects.append(table.objects[object]) }
    return object
  }

  private mutating func append(_ object: PropertyListTable.Object, _ hash: UInt64) -> Int {
    places.append(hash) { [hashes] place in hashes[place] }
    hashes.append(hash)
    placed.append(UInt32(truncatingIfNeeded: table.count))
    table.objects.append(object)
    return table.count - 1
  }

  private static func width(_ number: UInt64) -> UInt8 {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }

  private static func hash(_ bytes: [UInt8], _ span: ByteSpan, _ kind: PropertyListTable.Kind) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes[span.range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return mix(hash, kind)
  }

  private static func mix(_ bits: UInt64, _ kind: PropertyListTable.Kind) -> UInt64 {
    let mixed = (bits ^ UInt64(kind.rawValue) << 56) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed >> 32
  }
}
