internal import CLibXML2
import NibBytes

/// Collects an element's text, and finds values in the source.
///
/// Invariant: the open run is either a span of the source or the tail of `resolved`. Runs of elements that also have
/// children wait on a stack until the element ends, so joining costs each byte once.
struct TextRun {
  private struct Piece {
    var owner: Int32
    var span: ByteSpan
  }

  private let source: [UInt8]
  /// Values and text that do not stand in the source as they are.
  private(set) var resolved: [UInt8] = []
  private var offset = 0
  /// Number of bytes of the open run; 0 for no run.
  private(set) var count = 0
  private var pieces: [Piece] = []
  /// Whether the stack of pieces may hold something for the element that ends.
  private(set) var holdsPieces = false

  init(source: [UInt8]) { self.source = source }

  /// Where bytes that libxml2 points to stand in the source; -1 when they are elsewhere.
  @inline(__always)
  func sourceOffset(of start: UnsafePointer<xmlChar>, _ count: Int, in input: xmlParserInputPtr) -> Int {
    let input = input.pointee
    guard let base = input.base, let end = input.end, start >= base, start + count <= end else { return -1 }
    let offset = Int(truncatingIfNeeded: input.consumed) + (start - base)
    return offset + count <= source.count ? offset : -1
  }

  /// A span that holds the bytes: of the source if they stand there, else of a copy.
  @inline(__always)
  mutating func span(of start: UnsafePointer<xmlChar>, _ count: Int, in input: xmlParserInputPtr) -> ByteSpan {
    let offset = sourceOffset(of: start, count, in: input)
    return offset >= 0 ? ByteSpan(offset: offset, count: count) : copy(start, count)
  }

  /// The text of a span made here.
  func text(_ span: ByteSpan) -> String {
    if span.end <= source.count { return source.text(span) }
    return resolved.text(ByteSpan(offset: Int(span.offset) - source.count, count: Int(span.count)))
  }

  /// Adds a piece to the open run; `at` is its offset in the source or -1.
  @inline(__always)
  mutating func add(_ text: UnsafePointer<xmlChar>, _ count: Int, at: Int) {
    if self.count == 0 && at >= 0 {
      offset = at
      self.count = count
    } else if at >= 0 && at == offset + self.count {
      self.count += count
    } else {
      append(text, count)
    }
  }

  /// A child begins: text so far waits for the element's end, white space is dropped.
  @inline(__always)
  mutating func flush(owner: Int32) {
    if !isBlank { push(owner: owner) }
    count = 0
  }

  /// The element ends: what it holds becomes its text.
  @inline(__always)
  mutating func close(_ record: inout ElementRecord, owner: Int32) {
    if holdsPieces, pieces.last?.owner == owner {
      join(&record, owner: owner)
    } else if count > 0 && (record.firstChild < 0 || !isBlank) {
      record.text = ByteSpan(offset: offset, count: count)
    }
    count = 0
  }

  private var isBlank: Bool {
    @inline(__always) get {
      offset < source.count ? Self.isBlank(source, offset, count) : Self.isBlank(resolved, offset - source.count, count)
    }
  }

  /// Whether all bytes are XML's white space. Mostly it is a line break and the indentation, so eight spaces are
  /// passed over at once.
  @inline(__always)
  private static func isBlank(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let end = offset + count
      var at = offset
      while at < end {
        let byte = bytes[at]
        guard byte == 0x20 || byte &- 0x09 < 2 || byte == 0x0D else { return false }
        at += 1
        while at + 8 <= end && bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) == 0x2020_2020_2020_2020 {
          at += 8
        }
      }
      return true
    }
  }

  @inline(never)
  private mutating func copy(_ start: UnsafePointer<xmlChar>, _ count: Int) -> ByteSpan {
    resolved.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    return ByteSpan(offset: source.count + resolved.count - count, count: count)
  }

  /// Adds a piece that does not follow the run in the source: the run moves to `resolved`.
  @inline(never)
  private mutating func append(_ text: UnsafePointer<xmlChar>, _ added: Int) {
    if count == 0 {
      offset = source.count + resolved.count
    } else if offset < source.count {
      let old = offset..<offset + count
      offset = source.count + resolved.count
      resolved.append(contentsOf: source[old])
    }
    resolved.append(contentsOf: UnsafeBufferPointer(start: text, count: added))
    count += added
  }

  @inline(never)
  private mutating func push(owner: Int32) {
    pieces.append(Piece(owner: owner, span: ByteSpan(offset: offset, count: count)))
    holdsPieces = true
  }

  /// Text before, between and behind children, joined in order.
  @inline(never)
  private mutating func join(_ record: inout ElementRecord, owner: Int32) {
    if count > 0 && !isBlank { push(owner: owner) }
    let first = pieces.lastIndex { $0.owner != owner }.map { $0 + 1 } ?? 0
    let start = source.count + resolved.count
    for piece in pieces[first...] { appendBytes(of: piece.span) }
    pieces.removeSubrange(first...)
    holdsPieces = !pieces.isEmpty
    record.text = ByteSpan(offset: start, count: source.count + resolved.count - start)
  }

  private mutating func appendBytes(of span: ByteSpan) {
    if span.end <= source.count {
      resolved.append(contentsOf: source[span.range])
    } else {
      let start = Int(span.offset) - source.count
      resolved.append(contentsOf: Array(resolved[start..<start + Int(span.count)]))
    }
  }
}
