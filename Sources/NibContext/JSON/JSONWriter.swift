import NibDiagnostics

/// Writes JSON member by member, in the order it is told, and hands it on in pieces.
///
/// Keeps one piece and the state of the open container, so a document of any size takes little memory and time grows with
/// the output alone. Members whose value is nil are left out. The same values may be written in another notation than
/// text.
public struct JSONWriter {
  /// How values are written.
  public enum Notation: Sendable, Hashable {
    /// JSON without white space.
    case compact
    /// JSON with each member on a line of its own, two spaces a level.
    case pretty
    /// What Python's `pickle.loads` makes the same values of, in a third of the time that a text takes.
    case pickle
  }

  /// Bytes after which a piece is handed on.
  private static let pieceSize = 1 << 16

  private var piece: [UInt8] = []
  private var depth = 0
  /// Whether nothing stands in the open container yet.
  private var isFirst = true
  private let isPretty: Bool
  /// What a pickle remembers of texts; nil for text.
  private var pickle: PickleMemo?
  private let sink: ([UInt8]) -> Void

  /// Makes a writer.
  /// - Parameters:
  ///   - notation: how values are written.
  ///   - sink: gets what is written in pieces, in order.
  public init(_ notation: Notation = .compact, to sink: @escaping ([UInt8]) -> Void) {
    isPretty = notation == .pretty
    self.sink = sink
    piece.reserveCapacity(Self.pieceSize + 4096)
    if notation == .pickle {
      pickle = PickleMemo()
      piece += PickleOpcode.beginning
    }
  }

  /// Hands on what is left, ended by a line break when the text is pretty.
  public mutating func finish() {
    if isPretty { piece.append(UInt8(ascii: "\n")) }
    if pickle != nil { piece.append(PickleOpcode.stop) }
    handOn()
  }

  private mutating func handOn() {
    guard !piece.isEmpty else { return }
    sink(piece)
    piece.removeAll(keepingCapacity: true)
  }

  // MARK: Containers

  /// Writes an object whose members the closure writes.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    guard pickle == nil else { return container(PickleOpcode.dictionary, PickleOpcode.setItems, members) }
    container("{", "}", members)
  }

  /// Writes a list, one element a call of the closure.
  public mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
  ) {
    let content = { (json: inout JSONWriter) in
      for element in elements {
        json.separate()
        write(element, &json)
      }
    }
    guard pickle == nil else { return container(PickleOpcode.list, PickleOpcode.appends, content) }
    container("[", "]", content)
  }

  private mutating func container(_ opening: [UInt8], _ closing: UInt8, _ content: (inout JSONWriter) -> Void) {
    piece += opening
    content(&self)
    piece.append(closing)
    if piece.count >= Self.pieceSize { handOn() }
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    piece.append(UInt8(ascii: opening))
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if isPretty, !isFirst { breakLine() }
    isFirst = false
    piece.append(UInt8(ascii: closing))
    if piece.count >= Self.pieceSize { handOn() }
  }

  private mutating func separate() {
    guard pickle == nil else { return }
    if !isFirst { piece.append(UInt8(ascii: ",")) }
    isFirst = false
    if isPretty { breakLine() }
  }

  private mutating func breakLine() {
    piece.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { piece.append(UInt8(ascii: " ")) }
  }

  /// Writes the name of a member that an input names; its value comes next.
  mutating func key(text name: String) {
    separate()
    value(name)
    guard pickle == nil else { return }
    piece.append(UInt8(ascii: ":"))
    if isPretty { piece.append(UInt8(ascii: " ")) }
  }

  /// Writes what is stated to be nil.
  mutating func null() {
    guard pickle == nil else { return piece.append(PickleOpcode.none) }
    piece.append(contentsOf: "null".utf8)
  }

  /// Writes a member's name; its value comes next.
  public mutating func key(_ name: StaticString) {
    guard pickle == nil else { return pickle?.write(name: name, to: &piece) ?? () }
    separate()
    piece.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { piece.append(contentsOf: $0) }
    piece.append(UInt8(ascii: "\""))
    piece.append(UInt8(ascii: ":"))
    if isPretty { piece.append(UInt8(ascii: " ")) }
  }
}

// MARK: Values

extension JSONWriter {
  /// Writes a text in quotes.
  public mutating func value(_ text: String) {
    var text = text
    guard pickle == nil else { return text.withUTF8 { _ = pickle?.write($0, to: &piece) } }
    guard !text.utf8.contains(where: Self.mayBeHidden) else { return hidden(text) }
    piece.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where Self.isEscaped(bytes[index]) {
        piece.append(contentsOf: bytes[start..<index])
        escape(bytes[index])
        start = index + 1
      }
      piece.append(contentsOf: bytes[start...])
    }
    piece.append(UInt8(ascii: "\""))
  }

  /// Whether a byte may belong to a character that a terminal would act on.
  static func mayBeHidden(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte | 1 == 0xEF
  }

  /// Writes a text whose characters are looked at one by one.
  private mutating func hidden(_ text: String) {
    piece.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value), Self.isEscaped(byte) {
        escape(byte)
      } else if VisibleText.isHidden(scalar) {
        let digits = String(scalar.value, radix: 16)
        piece.append(contentsOf: "\\u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)".utf8)
      } else {
        piece.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    piece.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    piece.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): piece.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\t"): piece.append(UInt8(ascii: "t"))
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      piece.append(contentsOf: [
        UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
      ])
    default: piece.append(byte)
    }
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int64) {
    guard pickle == nil else { return PickleOpcode.write(number, to: &piece) }
    piece.append(contentsOf: String(number).utf8)
  }

  /// Writes a real; whole numbers have no fraction, and what JSON lacks becomes the text `inf`, `-inf` or `nan`.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return value(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
    if number == number.rounded(), abs(number) < 1e15 { return value(Int64(number)) }
    guard pickle == nil else { return PickleOpcode.write(number, to: &piece) }
    piece.append(contentsOf: "\(number)".utf8)
  }

  /// Writes true or false.
  public mutating func value(_ flag: Bool) {
    guard pickle == nil else { return piece.append(flag ? PickleOpcode.yes : PickleOpcode.no) }
    piece.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes a member that is a text; nothing for nil.
  public mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// Writes a member that is a whole number; nothing for nil.
  public mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(Int64(number))
  }

  /// Writes a member that is a real; nothing for nil.
  public mutating func member(_ name: StaticString, _ number: Double?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  /// Writes a member that is true or false; nothing for nil.
  public mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    value(flag)
  }

  /// Writes a member that is true, and nothing where it would be false.
  public mutating func flag(_ name: StaticString, _ isOn: Bool) { if isOn { member(name, true) } }

  /// Writes a member that is a list of texts.
  public mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    list(texts) { text, json in json.value(text) }
  }

  /// Writes a member that is a list of objects.
  public mutating func member(_ name: StaticString, _ items: [some JSONWriting]) {
    key(name)
    list(items) { item, json in json.object(item.write) }
  }

  /// Writes a member that is an object; nothing for nil.
  public mutating func member(_ name: StaticString, _ item: (some JSONWriting)?) {
    guard let item else { return }
    key(name)
    object(item.write)
  }
}

/// What writes itself as the members of a JSON object, in one order.
public protocol JSONWriting {
  /// Writes the members.
  func write(_ json: inout JSONWriter)
}

extension JSONWriting {
  /// All that is written, as one list of bytes; text is UTF-8.
  public func json(_ notation: JSONWriter.Notation = .compact) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = JSONWriter(notation) { bytes += $0 }
    writer.object(write)
    writer.finish()
    return bytes
  }
}
