import NibBytes
import NibGraph
import NibSchema

/// Value objects that are made once and shared: equal colours, fonts and images of a document are one object.
///
/// Seen: always so in version 10, nearly always in version 9.
struct ValueCache: ~Copyable {
  /// The colours of the archive at hand in the order in which they were made.
  private(set) var colors: [(made: MadeColor, object: ObjectID)] = []
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
  func object(of made: MadeColor) -> ObjectID? {
    if let number = made.number { return colorObjects.find(number) }
    return furtherColors.find(made.color)
  }

  /// The object of a font, if it was made.
  func object(of made: MadeFont) -> ObjectID? {
    if let number = made.number { return fontObjects.find(number) }
    return furtherFonts.find(made.font)
  }

  mutating func add(_ made: MadeColor, _ object: ObjectID) {
    colors.append((made, object))
    if let number = made.number { colorObjects.add(object, number) } else { furtherColors.add(made.color, object) }
  }

  mutating func add(_ made: MadeFont, _ object: ObjectID) {
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
