import NibBytes
import NibSchema
import Synchronization

/// A colour with all that an archive needs of it. A class, so that handing it on costs one reference count.
final class PreparedColor: Sendable {
  let color: ArchivedColor
  /// The same number for equal colours of one memo; nil for one that came when the memo was full.
  let number: Int?
  /// The same number for colours that one archive shares an object for; nil likewise.
  let sharingGroup: Int?
  let fields: [PreparedValue]

  init(_ color: ArchivedColor, number: Int?, sharingGroup: Int?, fields: [PreparedValue]) {
    (self.color, self.number, self.sharingGroup, self.fields) = (color, number, sharingGroup, fields)
  }
}

/// A font with all that an archive needs of it; the numbers mean what a colour's mean.
final class PreparedFont: Sendable {
  let font: ArchivedFont
  let number: Int?
  let fields: [PreparedValue]

  init(_ font: ArchivedFont, number: Int?, fields: [PreparedValue]) {
    (self.font, self.number, self.fields) = (font, number, fields)
  }
}

/// What colour and font elements become, remembered over the documents of one compiler.
///
/// The same few colours and fonts fill most documents; working one out costs more than all else of its element.
/// An entry is found by the bytes of the element's attributes, which decide it together with the compiler's options.
/// Numbers tell equal values apart without comparing them; they never reach an output.
final class ValueMemo: Sendable {
  /// More entries than any project has; hostile files cannot fill memory.
  private static let limit = 2048

  private struct Colors {
    var byAttributes = ByteKeyedTable<PreparedColor>()
    var byValue = EqualTable<ArchivedColor, PreparedColor>()
    var sharingGroup = EqualTable<ArchivedColor, Int>()

    /// The number of those that share an object with a colour.
    mutating func sharingGroup(of color: ArchivedColor) -> Int? {
      let identity = color.sharingIdentity
      if let known = sharingGroup.find(identity) { return known }
      guard sharingGroup.entries.count < ValueMemo.limit else { return nil }
      sharingGroup.add(identity, sharingGroup.entries.count)
      return sharingGroup.entries.count - 1
    }
  }

  private struct Fonts {
    var byAttributes = ByteKeyedTable<PreparedFont>()
    var byValue = EqualTable<ArchivedFont, PreparedFont>()
  }

  private let colors = Mutex(Colors())
  private let fonts = Mutex(Fonts())

  /// A colour, worked out once.
  func color(_ color: ArchivedColor, _ prepare: () -> [PreparedValue]) -> PreparedColor {
    colors.withLock { table in
      if let known = table.byValue.find(color) { return known }
      let count = table.byValue.entries.count
      let number = count < Self.limit ? count : nil
      let made = PreparedColor(color, number: number, sharingGroup: table.sharingGroup(of: color), fields: prepare())
      if number != nil { table.byValue.add(color, made) }
      return made
    }
  }

  /// A font, worked out once.
  func font(_ font: ArchivedFont, _ prepare: () -> [PreparedValue]) -> PreparedFont {
    fonts.withLock { table in
      if let known = table.byValue.find(font) { return known }
      let count = table.byValue.entries.count
      let number = count < Self.limit ? count : nil
      let made = PreparedFont(font, number: number, fields: prepare())
      if number != nil { table.byValue.add(font, made) }
      return made
    }
  }

  func color(for attributes: borrowing GrowingBuffer<UInt8>) -> PreparedColor? {
    attributes.withValues { key in colors.withLock { $0.byAttributes.find(key) } }
  }

  func font(for attributes: borrowing GrowingBuffer<UInt8>) -> PreparedFont? {
    attributes.withValues { key in fonts.withLock { $0.byAttributes.find(key) } }
  }

  func remember(_ color: PreparedColor, for attributes: borrowing GrowingBuffer<UInt8>) {
    let key = attributes.array
    colors.withLock { if $0.byAttributes.count < Self.limit { $0.byAttributes.add(color, for: key) } }
  }

  func remember(_ font: PreparedFont, for attributes: borrowing GrowingBuffer<UInt8>) {
    let key = attributes.array
    fonts.withLock { if $0.byAttributes.count < Self.limit { $0.byAttributes.add(font, for: key) } }
  }
}

/// Entries by their bytes.
private struct ByteKeyedTable<Entry: Sendable>: Sendable {
  private var places = HashedPlaces(expecting: 32)
  private var keys: [[UInt8]] = []
  private var entries: [Entry] = []

  var count: Int { entries.count }

  func find(_ key: UnsafeBufferPointer<UInt8>) -> Entry? {
    let place = place(key, Self.hash(key))
    return place < 0 ? nil : entries[place]
  }

  mutating func add(_ entry: Entry, for key: [UInt8]) {
    let (hash, known) = key.withUnsafeBufferPointer { (Self.hash($0), place($0, Self.hash($0))) }
    guard known < 0 else { return }
    places.append(hash) { place in keys[place].withUnsafeBufferPointer { Self.hash($0) } }
    keys.append(key)
    entries.append(entry)
  }

  private func place(_ key: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    let whole = ByteSpan(offset: 0, count: key.count)
    return places.find(hash) { place in
      keys[place].withUnsafeBufferPointer {
        Fingerprint.equal($0, ByteSpan(offset: 0, count: $0.count), key, whole)
      }
    }
  }

  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    Fingerprint.of(key, ByteSpan(offset: 0, count: key.count))
  }
}
