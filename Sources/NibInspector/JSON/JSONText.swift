import NibDiagnostics

/// JSON that is written from front to back: two spaces a level, slashes bare.
///
/// Scalars of a list stand in one line, lists and objects begin a line each. A container is closed when something is
/// written to one above it, so nobody has to say that a container ends.
final class JSONText {
  /// A list or object that is not closed yet.
  private struct Level {
    let isList: Bool
    /// Whether anything was written in it.
    var isEmpty = true
    /// Whether what was written last stands on a line of its own.
    var isBroken = false
  }

  /// The text that is not handed on yet.
  private var bytes: [UInt8] = []
  /// How many bytes are handed on.
  private var count = 0
  private var levels: [Level] = []
  private let limit: Int
  private let write: ([UInt8]) -> Void

  /// Bytes that are kept before they are handed on.
  private static let pieceSize = 1 << 16

  /// An empty text.
  /// - Parameter write: takes the text in pieces.
  init(limit: Int, write: @escaping ([UInt8]) -> Void) {
    self.limit = limit
    self.write = write
  }

  /// Whether more was written than is allowed.
  var isFull: Bool { count + bytes.count > limit }

  /// Hands on what is left.
  func finish() {
    count += bytes.count
    write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Number of containers that are open: names the innermost.
  var depth: Int { levels.count }

  /// Opens a list or object and returns its depth.
  func open(isList: Bool) -> Int {
    bytes.append(isList ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    levels.append(Level(isList: isList))
    return levels.count
  }

  /// Closes containers until `depth` are open.
  func close(to depth: Int) {
    while levels.count > depth, let level = levels.popLast() {
      if level.isBroken { breakLine() }
      bytes.append(level.isList ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    }
  }

  /// Begins a member of the object at `depth`.
  func key(_ key: String, at depth: Int) {
    begin(at: depth, breaks: true)
    string(key)
    bytes += [UInt8(ascii: ":"), UInt8(ascii: " ")]
  }

  /// Begins an element of the list at `depth`; scalars do not break the line.
  func element(at depth: Int, isScalar: Bool) { begin(at: depth, breaks: !isScalar) }

  private func begin(at depth: Int, breaks: Bool) {
    close(to: depth)
    if bytes.count >= Self.pieceSize { finish() }
    guard let level = levels.indices.last else { return }
    if !levels[level].isEmpty { bytes.append(UInt8(ascii: ",")) }
    if breaks { breakLine() } else if !levels[level].isEmpty { bytes.append(UInt8(ascii: " ")) }
    levels[level].isEmpty = false
    levels[level].isBroken = breaks
  }

  private func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * levels.count))
  }
}

extension JSONText {
  /// Writes words that need no quotes: a number, true, false, null.
  func bare(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a real; what JSON lacks becomes the text `inf`, `-inf` or `nan`.
  func real(_ value: Double) {
    value.isFinite ? bare(NumberText.plain(value)) : string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
  }

  /// Writes a text in quotes.
  func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.mayBeEscaped) { escape(text) } else { bytes.append(contentsOf: text.utf8) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte may belong to a character that does not stand in quotes as it is.
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
      || byte == 0xE2 || byte == 0xEE || byte == 0xEF
  }

  private func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "\n": bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case _ where VisibleText.isHidden(scalar):
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
  }
}

extension JSONText {
  /// Writes a value that may encode itself in any way.
  func value(_ value: some Encodable) throws {
    let depth = depth
    if isFull { throw JSONTextIsFull() }
    try value.encode(to: JSONTextEncoder(text: self))
    close(to: depth)
  }

  /// Whether a value is written without a container, as far as its type tells.
  static func isScalar(_ value: some Encodable) -> Bool {
    switch value {
    case is String, is Bool, is Double, is Float, is Int, is Int64: true
    default: false
    }
  }
}

/// More was written than is allowed.
private struct JSONTextIsFull: Error {}
