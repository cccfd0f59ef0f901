/// The head of an answer, line by line; heads of the kind 100 before it are passed over.
struct ResponseHead {
  private(set) var status = 0
  private(set) var isComplete = false
  private var fields: [String: String] = [:]
  private var bytes = 0
  /// Whether the length of the body is no number, or is said twice and differently.
  private(set) var hasBadLength = false

  /// Most bytes of all heads of one answer.
  static let mostBytes = 65_536

  /// A field's value, the last of its name, by the name in small letters; nil unless it is plain text.
  subscript(name: String) -> String? { fields[name] }

  /// Takes a line with its end; false when it is none, or too much came.
  mutating func take(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes += line.count
    guard bytes <= Self.mostBytes else { return false }
    guard !isComplete else { return true }
    guard let text = String(validating: line, as: UTF8.self) else { return true }
    let words = text.trimmed
    if words.isEmpty { return end() }
    if status == 0 { return begin(words) }
    guard let colon = words.firstIndex(of: ":") else { return true }
    let value = String(words[words.index(after: colon)...]).trimmed
    // What is kept and sent again must be one line of printable letters.
    let isPlain = value.utf8.count <= 8192 && value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    let name = words[..<colon].lowercased()
    if name == "content-length" {
      let isNumber = !value.isEmpty && value.utf8.count < 19 && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
      hasBadLength = hasBadLength || !isNumber || fields[name].map { $0 != value } == true
    }
    fields[name] = isPlain ? String(value) : nil
    return true
  }

  private mutating func begin(_ line: Substring) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0].hasPrefix("HTTP/"), let code = Int(parts[1]), (100...999).contains(code) else {
      return false
    }
    status = code
    return true
  }

  private mutating func end() -> Bool {
    guard status != 0 else { return false }
    if (100..<200).contains(status), status != 101 {
      status = 0
      fields = [:]
      hasBadLength = false
    } else {
      isComplete = true
    }
    return true
  }

  /// What the answer calls itself.
  var validators: Validators { Validators(etag: short("etag"), lastModified: short("last-modified")) }

  private func short(_ name: String) -> String? { fields[name].flatMap { $0.utf8.count <= 1024 ? $0 : nil } }
}

extension StringProtocol where SubSequence == Substring {
  /// Without blanks and line ends at both sides.
  fileprivate var trimmed: Substring {
    let blanks: Set<Character> = [" ", "\t", "\r", "\n", "\r\n"]
    let tail = drop { blanks.contains($0) }
    guard let last = tail.lastIndex(where: { !blanks.contains($0) }) else { return tail.prefix(0) }
    return tail[...last]
  }
}
