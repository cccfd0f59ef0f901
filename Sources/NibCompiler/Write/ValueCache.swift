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
  /// By the object of a name in strings files: the text of that name. Seen: 30 titles of Xcode 26 that two keys share.
  var localizableTexts = NumberMap<ObjectID>()
  var emptyArray: ObjectID?
  var emptySet: ObjectID?
  /// The NSNumbers of both truths, where an archive has them as objects.
  var yes: ObjectID?
  var no: ObjectID?
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

  private var places = HashedPlaces(expecting: 32)
  private var entries = GrowingBuffer<Entry>(capacity: 32)

  /// What an element that is equal to one of the document's became.
  mutating func find(_ fingerprint: UInt64, _ element: Int, _ reader: inout ElementReader) -> Entry? {
    let place = places.find(fingerprint) { place in
      entries[place].fingerprint == fingerprint && reader.isEqual(Int(entries[place].element), element)
    }
    return place < 0 ? nil : entries[place]
  }

  /// Adds an element that is not there.
  mutating func add(_ fingerprint: UInt64, _ element: Int, _ object: ObjectID, size: Double = 0) {
    places.append(fingerprint) { entries[$0].fingerprint }
    entries.append(
      Entry(fingerprint: fingerprint, element: Int32(truncatingIfNeeded: element), object: object, size: size))
  }
}
