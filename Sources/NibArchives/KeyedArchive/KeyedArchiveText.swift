import NibBytes
import NibGraph
import NibPropertyLists

/// What a key of a keyed archive means to whoever reads it.
enum KeyedSymbol: BitwiseCopyable, Equatable {
  /// An object of the property list that is no text.
  case noText
  /// `$class`, `NS.objects`, `NS.keys`, `$classname`.
  case classReference, listed, listedKeys, className
  /// A key of the graph.
  case key(KeyID)
  /// A key of the graph under which text of its own is content or geometry.
  case ownText(KeyID)

  /// The symbol in four bytes; none is 0.
  var code: UInt32 {
    switch self {
    case .noText: 1
    case .classReference: 2
    case .listed: 3
    case .listedKeys: 4
    case .className: 5
    case .key(let key): 8 + 2 * key.index
    case .ownText(let key): 9 + 2 * key.index
    }
  }

  @inline(__always)
  init(code: UInt32) {
    switch code {
    case 2: self = .classReference
    case 3: self = .listed
    case 4: self = .listedKeys
    case 5: self = .className
    case 8...: self = code & 1 == 0 ? .key(KeyID(Int(code - 8) >> 1)) : .ownText(KeyID(Int(code - 8) >> 1))
    default: self = .noText
    }
  }
}

/// The keys of a keyed archive as those of a graph, and its text as spans of UTF-8.
struct KeyedArchiveText: ~Copyable {
  private let source: KeyedArchiveSource
  /// The bytes of the graph: those of the property list, then text that it has in another form.
  private(set) var bytes: [UInt8]
  /// The names of the graph's keys.
  private var names = GrowingBuffer<UInt8>(capacity: 1024)
  private var spans = GrowingBuffer<ByteSpan>(capacity: 64)
  private var places = HashedPlaces(expecting: 128)
  /// By key its hash, and what it means.
  private var hashes = GrowingBuffer<UInt64>(capacity: 64)
  private var meanings = GrowingBuffer<KeyedSymbol>(capacity: 64)
  /// Whether geometry is looked for.
  private let hasGeometry: Bool
  /// By object of the property list the code of what it means as a key; 0 until it is looked at.
  private var symbols: GrowingBuffer<UInt32>
  /// By `PlainKey` the key, once it is met.
  private var plainKeys = GrowingBuffer<KeyID?>(repeating: nil, count: PlainKey.allCases.count)
  /// Text that was made, by its object.
  private var wideSpans = NumberMap<ByteSpan>()
  private var geometrySpans = NumberMap<ByteSpan>()
  private var made = GrowingBuffer<UInt8>(capacity: 64)

  /// The text of a property list.
  /// - Parameter hasGeometry: whether text under UIKit's keys of geometry stands for numbers.
  init(_ source: KeyedArchiveSource, hasGeometry: Bool) {
    self.source = source
    self.hasGeometry = hasGeometry
    bytes = source.table.bytes
    symbols = GrowingBuffer(repeating: 0, count: source.objects.count)
  }

  /// The keys of the graph.
  var keys: NameTable { NameTable(bytes: names.array, spans: spans.array) }

  /// The key of what stands by itself, or in a list.
  @inline(__always)
  mutating func key(_ plain: PlainKey) -> KeyID { plainKeys[plain.rawValue] ?? key(plain.name) }

  /// The key of a name.
  @inline(never)
  mutating func key(_ name: String) -> KeyID {
    var name = name
    return name.withUTF8 { text in
      let name = KeyedName(text, ByteSpan(offset: 0, count: text.count))
      return key(name, WellKnownKeys.role(name))
    }
  }

  private mutating func key(_ name: KeyedName, _ role: WellKnownKeys.Role) -> KeyID {
    let place = places.find(name.hash) { place in
      hashes[place] == name.hash && names.withValues { Fingerprint.equal($0, spans[place], name.bytes, name.span) }
    }
    if place >= 0 { return KeyID(place) }
    hashes.append(name.hash)
    hashes.withValues { hashes in places.append(name.hash) { hashes[$0] } }
    let key = KeyID(spans.count)
    spans.append(ByteSpan(offset: names.count, count: Int(name.span.count)))
    if let start = name.bytes.baseAddress {
      names.append(from: start + Int(name.span.offset), count: Int(name.span.count))
    }
    if case .plain(let plain) = role { plainKeys[plain.rawValue] = key }
    meanings.append(role == .plain(.bytes) || role == .geometry && hasGeometry ? .ownText(key) : .key(key))
    return key
  }

  /// What an object of the property list means as a key.
  @inline(__always)
  mutating func symbol(_ object: Int) -> KeyedSymbol {
    let known = symbols[object]
    return known == 0 ? look(at: object) : KeyedSymbol(code: known)
  }

  @inline(never)
  private mutating func look(at object: Int) -> KeyedSymbol {
    let symbol: KeyedSymbol =
      switch source.objects[object].kind {
      case .string: meaning(of: ByteSpan(bits: source.objects[object].bits), object)
      case .wideString: meaning(of: source.table.string(object) ?? "")
      default: .noText
      }
    symbols[object] = symbol.code
    return symbol
  }

  private mutating func meaning(of span: ByteSpan, _ object: Int) -> KeyedSymbol {
    guard source.isASCII(span) else { return meaning(of: source.table.string(object) ?? "") }
    return meaning(of: KeyedName(source.bytes, span))
  }

  private mutating func meaning(of name: String) -> KeyedSymbol {
    var name = name
    return name.withUTF8 { meaning(of: KeyedName($0, ByteSpan(offset: 0, count: $0.count))) }
  }

  private mutating func meaning(of name: KeyedName) -> KeyedSymbol {
    let role = WellKnownKeys.role(name)
    switch role {
    case .symbol(let symbol): return symbol
    case .content: return meanings[Int(key(PlainKey.bytes).index)]
    default: return meanings[Int(key(name, role).index)]
    }
  }

  /// Whether a key is that of the content of strings and data.
  @inline(__always)
  func isContent(_ key: KeyID) -> Bool { key == plainKeys[PlainKey.bytes.rawValue] }

  /// The text of a string in UTF-16 as UTF-8; made once.
  mutating func wideSpan(_ object: Int) -> ByteSpan {
    if let known = wideSpans[object] { return known }
    made.removeAll()
    made.append(wide: source.bytes, ByteSpan(bits: source.objects[object].bits))
    let span = addMade()
    wideSpans.set(object, span)
    return span
  }

  /// An inline struct of the numbers of `{{0, 0}, {320, 44}}`; nil for text that those numbers would not give again.
  mutating func geometry(_ object: Int) -> ByteSpan? {
    if let known = geometrySpans[object] { return known }
    guard let span = source.table.span(object), let numbers = GeometryText.numbers(source.bytes, span) else {
      return nil
    }
    made.removeAll()
    made.append(7)
    for number in numbers { made.append(bytesOf: number.bitPattern.littleEndian) }
    let madeSpan = addMade()
    geometrySpans.set(object, madeSpan)
    return madeSpan
  }

  /// Adds what was made to the bytes of the graph.
  private mutating func addMade() -> ByteSpan {
    // Not twice the archive, as the first addition would make it.
    if bytes.count == source.bytes.count { bytes.reserveCapacity(bytes.count + bytes.count / 8 + made.count) }
    let span = ByteSpan(offset: bytes.count, count: made.count)
    made.withValues { bytes.append(contentsOf: $0) }
    return span
  }
}
