import NibBytes
import NibGraph
import NibPropertyLists

/// What a key of a keyed archive means to whoever reads it.
enum KeyedSymbol: BitwiseCopyable, Equatable {
  /// Not looked at yet.
  case unknown
  /// An object of the property list that is no text.
  case noText
  /// `$class`, `NS.objects`, `NS.keys`, `$classname`.
  case classReference, listed, listedKeys, className
  /// A key of the graph.
  case key(KeyID)
}

/// Keys that a graph has and a keyed archive has not: of text and numbers that stand by themselves, and of lists.
enum PlainKey: Int, CaseIterable {
  case bytes, int, double, bool, time, inlined, element

  var name: String {
    switch self {
    case .bytes: NibKey.bytes
    case .int: NibKey.intValue
    case .double: NibKey.doubleValue
    case .bool: NibKey.boolValue
    case .time: "NS.time"
    case .inlined: NibKey.inlined
    case .element: NibKey.element
    }
  }
}

/// The keys of a keyed archive as those of a graph, and its text as spans of UTF-8.
struct KeyedArchiveText {
  private let table: PropertyListTable
  /// The bytes of the graph: those of the property list, then text that it has in another form.
  private(set) var bytes: [UInt8]
  /// The keys of the graph.
  private(set) var keys = NameTable()
  private var places = HashedPlaces(expecting: 128)
  /// By key its hash, and whether it is one of UIKit's geometry.
  private var hashes: [UInt64] = []
  private var isGeometryKey: [Bool] = []
  /// Whether geometry is looked for.
  private let hasGeometry: Bool
  /// By object of the property list what it means as a key.
  private var symbols: [KeyedSymbol]
  /// By `PlainKey` the key, once it is met.
  private var plainKeys = [KeyID?](repeating: nil, count: PlainKey.allCases.count)
  /// Text that was made, by its object.
  private var wideSpans: [UInt32: ByteSpan] = [:]
  private var geometrySpans: [UInt32: ByteSpan] = [:]

  /// The text of a property list.
  /// - Parameter hasGeometry: whether text under UIKit's keys of geometry stands for numbers.
  init(_ table: PropertyListTable, hasGeometry: Bool) {
    self.table = table
    self.hasGeometry = hasGeometry
    bytes = table.bytes
    symbols = [KeyedSymbol](repeating: .unknown, count: table.count)
  }

  /// The key of a name.
  mutating func key(_ name: String) -> KeyID {
    var name = name
    return name.withUTF8 { key($0) }
  }

  private mutating func key(_ name: UnsafeBufferPointer<UInt8>) -> KeyID {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 32
    let place = places.find(hash) { place in
      hashes[place] == hash && keys.bytes[keys.spans[place].range].elementsEqual(name)
    }
    if place >= 0 { return KeyID(place) }
    places.append(hash) { [hashes] place in hashes[place] }
    hashes.append(hash)
    let key = KeyID(keys.append(name))
    let row = Int(key.index)
    isGeometryKey.append(hasGeometry && name.first == UInt8(ascii: "U") && GeometryText.keys[keys[row]] != nil)
    for plain in PlainKey.allCases where keys.holds(plain.name, at: row) { plainKeys[plain.rawValue] = key }
    return key
  }

  /// The key of what stands by itself, or in a list.
  @inline(__always)
  mutating func key(_ plain: PlainKey) -> KeyID { plainKeys[plain.rawValue] ?? key(plain.name) }

  /// What an object of the property list means as a key.
  @inline(__always)
  mutating func symbol(_ object: Int) -> KeyedSymbol {
    let known = symbols[object]
    return known == .unknown ? look(at: object) : known
  }

  private static let known: [(name: String, symbol: KeyedSymbol)] = [
    ("$class", .classReference), ("NS.objects", .listed), ("NS.keys", .listedKeys), ("$classname", .className),
  ]

  @inline(never)
  private mutating func look(at object: Int) -> KeyedSymbol {
    let symbol: KeyedSymbol
    if table.byteCount(object) == nil || table.span(object) != nil && table.objects[object].kind == .data {
      symbol = .noText
    } else if let known = Self.known.first(where: { table.holds($0.name, object) }) {
      symbol = known.symbol
    } else if table.holds("NS.string", object) || table.holds("NS.data", object) {
      // The content of strings and data has one key in graphs.
      symbol = .key(key(PlainKey.bytes))
    } else if let span = table.span(object), isASCII(span) {
      let bytes = table.bytes
      symbol = .key(bytes.withUnsafeBufferPointer { key(UnsafeBufferPointer(rebasing: $0[span.range])) })
    } else {
      symbol = .key(key(table.string(object) ?? ""))
    }
    symbols[object] = symbol
    return symbol
  }

  /// Whether the bytes of a span are those of a name without further ado.
  private func isASCII(_ span: ByteSpan) -> Bool { table.bytes[span.range].allSatisfy { $0 < 0x80 } }

  /// Whether a key is that of the content of strings and data.
  @inline(__always)
  func isContent(_ key: KeyID) -> Bool { key == plainKeys[PlainKey.bytes.rawValue] }

  /// Whether text under a key is geometry.
  @inline(__always)
  func isGeometry(_ key: KeyID) -> Bool { isGeometryKey[Int(key.index)] }

  /// The text of a string in UTF-16 as UTF-8; made once.
  mutating func wideSpan(_ object: Int) -> ByteSpan {
    if let known = wideSpans[UInt32(object)] { return known }
    let span = bytes.append(text: table.string(object) ?? "")
    wideSpans[UInt32(object)] = span
    return span
  }

  /// An inline struct of the numbers of `{{0, 0}, {320, 44}}`; nil for text that those numbers would not give again.
  mutating func geometry(_ object: Int) -> ByteSpan? {
    if let known = geometrySpans[UInt32(object)] { return known }
    guard let span = table.span(object), let numbers = GeometryText.numbers(table.bytes[span.range]) else { return nil }
    let start = bytes.count
    bytes.append(7)
    for number in numbers { withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
    let made = ByteSpan(offset: start, count: bytes.count - start)
    geometrySpans[UInt32(object)] = made
    return made
  }
}
