// Foundation's property list decoder dies on hostile files: XML nested 20 000 deep overflows the stack, a binary
// dictionary with a huge count traps. One text is all that is wanted here, so it is looked for without either.

/// What an `Info.plist` says of a bundle, in XML or in the binary form.
///
/// A file that is garbled, or in another encoding than UTF-8, says nothing.
/// - Documented: Information Property List Key Reference.
public struct BundleInformation: Sendable, Hashable {
  /// The `CFBundleIdentifier` of the outermost dictionary; nil when there is none that can be read.
  public let identifier: String?
  /// The `CFBundleName`.
  public let name: String?
  /// The `CFBundleDisplayName`, as people see it.
  public let displayName: String?
  /// The `CFBundleDevelopmentRegion`: the language that is looked into when no wanted one is there.
  public let developmentRegion: String?

  /// What the bytes of an `Info.plist` say.
  public init(_ bytes: [UInt8]) {
    let bounded = BoundedBytes(bytes)
    let text: (String) -> String?
    if bounded.starts(with: "bplist0") {
      let binary = BinaryInformation(bounded)
      text = { binary?.text(of: $0) }
    } else {
      let xml = XMLInformation(bytes)
      text = { xml.text(of: $0) }
    }
    identifier = text("CFBundleIdentifier")
    name = text("CFBundleName")
    displayName = text("CFBundleDisplayName")
    developmentRegion = text("CFBundleDevelopmentRegion")
  }

  /// What no file says.
  static let none = BundleInformation([])
}

/// The outermost dictionary of a property list in XML, walked tag by tag.
private struct XMLInformation {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The `string` behind a `key` in the outermost dictionary.
  func text(of key: String) -> String? {
    var walk = self
    var depth = 0
    var isNext = false
    while let tag = walk.nextTag() {
      switch tag {
      case "dict", "array": depth += 1
      case "/dict", "/array": depth -= 1
      case "key" where depth == 1: isNext = walk.content() == key
      case "string" where depth == 1 && isNext: return walk.content()
      case "/key", "/string": continue
      default: break
      }
      if tag != "key" { isNext = false }
    }
    return nil
  }

  /// Steps behind the next tag; gives its text between the angle brackets. Comments are steps like any other.
  private mutating func nextTag() -> String? {
    guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    if bytes[start...].starts(with: Array("<!--".utf8)) { return skipComment(from: start + 4) }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    position = end + 1
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  private mutating func skipComment(from start: Int) -> String? {
    let end = Array("-->".utf8)
    var index = start
    while index + end.count <= bytes.count {
      if bytes[index...].starts(with: end) {
        position = index + end.count
        return "!--"
      }
      index += 1
    }
    return nil
  }

  /// The text up to the next tag.
  private func content() -> String {
    MarkupText.decoded(bytes[position...].prefix { $0 != UInt8(ascii: "<") })
  }
}

/// The outermost dictionary of a binary property list.
///
/// - Documented: CFBinaryPList.c; the trailer's 32 bytes at the end say where the table of offsets is.
private struct BinaryInformation {
  private let bytes: BoundedBytes
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let table: Int
  private let top: Int

  init?(_ bytes: BoundedBytes) {
    let trailer = bytes.count - 32
    // The numbers of the trailer have eight bytes; files that are read here need the low four.
    guard let offsetWidth = bytes.byte(trailer + 6), let referenceWidth = bytes.byte(trailer + 7),
      let top = bytes.big(trailer + 20, width: 4), let table = bytes.big(trailer + 28, width: 4),
      (1...4).contains(offsetWidth), (1...4).contains(referenceWidth)
    else { return nil }
    self.bytes = bytes
    self.offsetWidth = offsetWidth
    self.referenceWidth = referenceWidth
    self.top = top
    self.table = table
  }

  /// The text that stands for a key.
  func text(of key: String) -> String? {
    guard let (start, count) = contents(of: top, kind: 0xD) else { return nil }
    for index in 0..<min(count, bytes.count) {
      let reference = start + index * referenceWidth
      guard let found = bytes.big(reference, width: referenceWidth) else { return nil }
      guard text(found) == key else { continue }
      return bytes.big(reference + count * referenceWidth, width: referenceWidth).flatMap(text)
    }
    return nil
  }

  private func text(_ object: Int) -> String? {
    guard let (start, count) = contents(of: object, kind: 0x5) else { return wideText(object) }
    let letters = (0..<min(count, 1024)).compactMap { bytes.byte(start + $0) }
    return letters.count == count ? String(decoding: letters.map { UInt8($0) }, as: UTF8.self) : nil
  }

  /// A text with letters outside ASCII: two bytes a unit.
  private func wideText(_ object: Int) -> String? {
    guard let (start, count) = contents(of: object, kind: 0x6), count <= 1024 else { return nil }
    let units = (0..<count).compactMap { bytes.big(start + 2 * $0, width: 2) }
    return units.count == count ? String(decoding: units.map { UInt16($0) }, as: UTF16.self) : nil
  }

  /// Where the contents of an object begin, and how many there are; nil when it is of another kind.
  private func contents(of object: Int, kind: Int) -> (start: Int, count: Int)? {
    guard let offset = bytes.big(table + object * offsetWidth, width: offsetWidth),
      let marker = bytes.byte(offset), marker >> 4 == kind
    else { return nil }
    guard marker & 0xF == 0xF else { return (offset + 1, marker & 0xF) }
    // Long ones have their count as a number object of 1, 2 or 4 bytes.
    guard let width = bytes.byte(offset + 1).map({ $0 - 0x10 }), (0...2).contains(width),
      let count = bytes.big(offset + 2, width: 1 << width)
    else { return nil }
    return (offset + 2 + (1 << width), count)
  }
}
