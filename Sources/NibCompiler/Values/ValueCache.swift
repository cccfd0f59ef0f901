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
  /// By fingerprint of a colour or font element's attributes: what it became, and for a font its size.
  var elements = PrintTable()
  var emptyArray: ObjectID?
  var emptySet: ObjectID?
  /// The traits of overrides that override nothing.
  var noTraits: ObjectID?
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

/// What elements became, by the fingerprints of their attributes, which need no further hash.
struct PrintTable: ~Copyable {
  struct Entry: BitwiseCopyable {
    let print: UInt64
    let object: ObjectID
    let size: Double
  }

  private var slots = GrowingBuffer<Int32>(repeating: -1, count: 64)
  private var entries = GrowingBuffer<Entry>(capacity: 32)

  func find(_ print: UInt64) -> Entry? {
    let entry = slots[place(print)]
    return entry < 0 ? nil : entries[Int(entry)]
  }

  /// Adds a fingerprint that is not there.
  mutating func add(_ print: UInt64, _ object: ObjectID, size: Double = 0) {
    if entries.count * 2 >= slots.count {
      slots = GrowingBuffer(repeating: -1, count: slots.count * 2)
      for index in 0..<entries.count { slots[place(entries[index].print)] = Int32(truncatingIfNeeded: index) }
    }
    slots[place(print)] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(print: print, object: object, size: size))
  }

  private func place(_ print: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: print) & (slots.count - 1)
    while slots[slot] >= 0, entries[Int(slots[slot])].print != print { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
