import NibBytes
import NibGraph

/// Keys that a graph has and a keyed archive has not: of text and numbers that stand by themselves, and of lists.
enum PlainKey: Int, CaseIterable {
  case bytes, int, double, bool, time, inlined, element

  var name: String {
    switch self {
    case .bytes: .key(.bytes)
    case .int: .key(.nsIntval)
    case .double: .key(.nsDblval)
    case .bool: .key(.nsBoolval)
    case .time: "NS.time"
    case .inlined: .key(.nsInlinedValue)
    case .element: .key(.nibEncoderEmptyKey)
    }
  }
}

/// A name of UTF-8 bytes with its hash.
struct KeyedName {
  let bytes: UnsafeBufferPointer<UInt8>
  let span: ByteSpan
  let hash: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) {
    self.bytes = bytes
    self.span = span
    hash = Fingerprint.of(bytes, span)
  }
}

/// The keys that mean something to who reads a keyed archive, found by their bytes.
struct WellKnownKeys: Sendable {
  /// What a key is to the reader.
  enum Role: Equatable, Sendable {
    /// One key among others.
    case other
    /// No key of the graph.
    case symbol(KeyedSymbol)
    /// The content of strings and data, which has one key in graphs.
    case content
    /// A key of what stands by itself.
    case plain(PlainKey)
    /// Text under it may stand for numbers.
    case geometry
  }

  private static let standard = WellKnownKeys()

  private var registry = NameRegistry(expecting: 64)
  private var roles: [Role] = []

  private init() {
    add("$class", .symbol(.classReference))
    add("NS.objects", .symbol(.listed))
    add("NS.keys", .symbol(.listedKeys))
    add("$classname", .symbol(.className))
    add("NS.string", .content)
    add("NS.data", .content)
    for plain in PlainKey.allCases { add(plain.name, .plain(plain)) }
    for name in GeometryText.keys.keys { add(name, .geometry) }
  }

  private mutating func add(_ name: String, _ role: Role) {
    registry.number(name)
    roles.append(role)
  }

  /// The role of a name.
  static func role(_ name: KeyedName) -> Role {
    let known = Int(standard.registry.find(name.bytes, name.span, hash: name.hash))
    return known < 0 ? .other : standard.roles[known]
  }
}
