import NibBytes
import NibGraph
import NibSchema

/// Value objects that are made once and shared: equal colours, fonts and images of a document are one object.
///
/// Seen: always so in version 10, nearly always in version 9.
struct ValueCache: ~Copyable {
  /// The colours of the archive at hand in the order in which they were made.
  private(set) var colors: [(made: PreparedColor, object: ObjectID)] = []
  private var colorObjects = NumberedObjects()
  private var fontObjects = NumberedObjects()
  /// Those without a number.
  private var furtherColors = EqualTable<ArchivedColor, ObjectID>()
  private var furtherFonts = EqualTable<ArchivedFont, ObjectID>()
  /// What colour and font elements became, and for a font its size.
  var elements = ElementTable()
  var emptyArray: ObjectID?
  var emptySet: ObjectID?
  /// Whether the colours of `<resources>` are noted in the content table.
  var knowsResourceColors = false

  /// The object of a colour, if it was made.
  func object(of made: PreparedColor) -> ObjectID? {
    if let number = made.number { return colorObjects.find(number) }
    return furtherColors.find(made.color)
  }

  /// The object of a font, if it was made.
  func object(of made: PreparedFont) -> ObjectID? {
    if let number = made.number { return fontObjects.find(number) }
    return furtherFonts.find(made.font)
  }

  mutating func add(_ made: PreparedColor, _ object: ObjectID) {
    colors.append((made, object))
    if let number = made.number { colorObjects.add(object, number) } else { furtherColors.add(made.color, object) }
  }

  mutating func add(_ made: PreparedFont, _ object: ObjectID) {
    if let number = made.number { fontObjects.add(object, number) } else { furtherFonts.add(made.font, object) }
  }
}

/// Objects by small numbers.
struct NumberedObjects: ~Copyable {
  private var objects = GrowingBuffer<Int32>(capacity: 64)

  func find(_ number: Int) -> ObjectID? {
    guard number < objects.count, objects[number] >= 0 else { return nil }
    return ObjectID(Int(objects[number]))
  }

  mutating func add(_ object: ObjectID, _ number: Int) {
    while objects.count <= number { objects.append(-1) }
    objects[number] = object.index
  }
}

/// What colour and font elements became: found by the fingerprint of their attributes, told apart by the attributes.
struct ElementTable: ~Copyable {
  struct Entry: BitwiseCopyable {
    let fingerprint: UInt64
    let element: Int32
    let object: ObjectID
    let size: Double
  }

  private var slots = GrowingBuffer<Int32>(repeating: -1, count: 64)
  private var entries = GrowingBuffer<Entry>(capacity: 32)

  /// What an element that is equal to one of the document's became.
  mutating func find(_ fingerprint: UInt64, _ element: Int, _ reader: inout ElementReader) -> Entry? {
    var slot = Int(truncatingIfNeeded: fingerprint) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.fingerprint == fingerprint, reader.isEqual(Int(entry.element), element) { return entry }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds an element that is not there.
  mutating func add(_ fingerprint: UInt64, _ element: Int, _ object: ObjectID, size: Double = 0) {
    if entries.count * 2 >= slots.count {
      slots = GrowingBuffer(repeating: -1, count: slots.count * 2)
      for index in 0..<entries.count { put(index) }
    }
    entries.append(
      Entry(fingerprint: fingerprint, element: Int32(truncatingIfNeeded: element), object: object, size: size))
    put(entries.count - 1)
  }

  private mutating func put(_ entry: Int) {
    var slot = Int(truncatingIfNeeded: entries[entry].fingerprint) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: entry)
  }
}

/// Values found by equality, in the order in which they were added.
///
/// A dictionary would do; its types cost more at the start of a process than a whole small document.
struct EqualTable<Key: Hashable, Value> {
  private(set) var entries: [(key: Key, value: Value)] = []
  private var slots: [Int32] = []

  /// The value of a key.
  func find(_ key: Key) -> Value? {
    guard !slots.isEmpty else { return nil }
    let entry = slots[place(key)]
    return entry < 0 ? nil : entries[Int(entry)].value
  }

  /// Adds a key that is not there.
  mutating func add(_ key: Key, _ value: Value) {
    if entries.count * 2 >= slots.count { grow() }
    slots[place(key)] = Int32(truncatingIfNeeded: entries.count)
    entries.append((key, value))
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: max(32, slots.count * 2))
    entries.reserveCapacity(slots.count / 2)
    for (index, entry) in entries.enumerated() { slots[place(entry.key)] = Int32(truncatingIfNeeded: index) }
  }

  private func place(_ key: Key) -> Int {
    var hasher = Hasher()
    key.hash(into: &hasher)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] >= 0, entries[Int(slots[slot])].key != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
