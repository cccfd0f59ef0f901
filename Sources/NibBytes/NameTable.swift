/// A list of names, each a span of one byte table: the keys or class names of an archive, the tags of a document.
///
/// The table does not make names unique by itself: an archive's table is kept as it was stored.
/// `intern` finds before it appends, so a table made only by `intern` holds each name once.
public struct NameTable: Sendable {
  /// The bytes that the spans point into. A table read from a file shares the file's bytes.
  public private(set) var bytes: [UInt8]
  /// One span a name.
  public private(set) var spans: [ByteSpan]

  /// An empty table.
  public init() {
    bytes = []
    spans = []
  }

  /// A table whose names lie inside `bytes`.
  public init(bytes: [UInt8], spans: [ByteSpan]) {
    self.bytes = bytes
    self.spans = spans
  }

  /// A table of the given names, in order.
  public init(_ names: some Sequence<String>) {
    self.init()
    for name in names { append(name) }
  }

  /// Number of names.
  @inlinable public var count: Int { spans.count }

  /// The name at `index` as text; bytes that are not UTF-8 become U+FFFD.
  public subscript(index: Int) -> String { bytes.text(spans[index]) }

  /// All names, made anew at each call: for whole tables, not for one name.
  public var names: [String] { spans.map { bytes.text($0) } }

  /// Whether the name at `index` is `name`, without making a string.
  public func holds(_ name: String, at index: Int) -> Bool { bytes.equals(spans[index], name) }

  /// Whether both are copies of one table that neither changed since: compares where they stand, and no name.
  package func isCopy(of other: NameTable) -> Bool {
    func place<Element>(_ list: [Element]) -> UnsafePointer<Element>? { list.withUnsafeBufferPointer(\.baseAddress) }
    return place(spans) == place(other.spans) && spans.count == other.spans.count && place(bytes) == place(other.bytes)
      && bytes.count == other.bytes.count
  }

  /// Index of the first entry that is `name`. Linear, by length first: build a dictionary for many look-ups.
  public func firstIndex(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        spans.firstIndex { span in
          guard Int(span.count) == wanted.count, span.end <= bytes.count else { return false }
          for i in 0..<wanted.count where bytes[Int(span.offset) + i] != wanted[i] { return false }
          return true
        }
      }
    }
  }

  /// Makes room for so many names of so many bytes in all.
  package mutating func reserveCapacity(_ names: Int, bytes count: Int) {
    spans.reserveCapacity(names)
    bytes.reserveCapacity(count)
  }

  /// Appends a name and returns its index.
  @discardableResult
  public mutating func append(_ name: String) -> Int {
    spans.append(bytes.append(text: name))
    return spans.count - 1
  }

  /// Appends a name given as bytes and returns its index.
  public mutating func append(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    spans.append(ByteSpan(offset: bytes.count, count: name.count))
    bytes.append(contentsOf: name)
    return spans.count - 1
  }

  /// Appends names, whose bytes are copied into one block: less than half the work of one name after the other.
  package mutating func append(all names: [String]) {
    let first = spans.count
    var count = bytes.count
    spans.reserveCapacity(first + names.count)
    for name in names {
      spans.append(ByteSpan(offset: count, count: name.utf8.count))
      count += name.utf8.count
    }
    let (old, spans) = (bytes, spans)
    bytes = [UInt8](unsafeUninitializedCapacity: max(bytes.capacity, count)) { block, initialized in
      let raw = UnsafeMutableRawBufferPointer(block)
      old.withUnsafeBytes { raw.copyMemory(from: $0) }
      for place in names.indices {
        let rest = UnsafeMutableRawBufferPointer(rebasing: raw[Int(spans[first + place].offset)...])
        let copy = { (bytes: UnsafeBufferPointer<UInt8>) in rest.copyMemory(from: UnsafeRawBufferPointer(bytes)) }
        // `withUTF8` would retain each name.
        if names[place].utf8.withContiguousStorageIfAvailable(copy) == nil {
          var name = names[place]
          name.withUTF8(copy)
        }
      }
      initialized = count
    }
  }

  /// Index of `name`, appended if it was not there. Linear.
  public mutating func intern(_ name: String) -> Int {
    firstIndex(of: name) ?? append(name)
  }
}
