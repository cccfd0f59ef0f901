/// Says from its first bytes what an input is; reads at most one kilobyte and never fails.
public enum ArchiveFormatSniffer {
  /// How many bytes of an XML input are searched for its root.
  private static let prologue = 1024

  /// What `bytes` are.
  public static func sniff(_ bytes: [UInt8]) -> SniffedFormat {
    if bytes.starts(with: NIBArchiveHeader.magic) { return .nibArchive }
    if bytes.starts(with: "bplist".utf8) { return .binaryPropertyList }
    if isTypedStream(bytes) { return .typedStream }
    return sniffXML(bytes.prefix(prologue))
  }

  /// A stream begins with a version byte and its name, `streamtyped` or, of the other byte order, `typedstream`.
  ///
  /// - Seen: `04 0b` and both names.
  private static func isTypedStream(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 2, bytes[1] == 11 else { return false }
    let name = bytes[2...]
    return name.starts(with: "streamtyped".utf8) || name.starts(with: "typedstream".utf8)
  }

  private static func sniffXML(_ head: ArraySlice<UInt8>) -> SniffedFormat {
    var rest = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard rest.first == UInt8(ascii: "<") else { return .unknown }
    return contains(rest, "<plist") || contains(rest, "<!DOCTYPE plist") ? .xmlPropertyList : .xmlDocument
  }

  /// Whether a word that begins with `<` is in the bytes.
  private static func contains(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[found...].starts(with: word.utf8) { return true }
      start = found + 1
    }
    return false
  }
}

/// What the first bytes of a typed stream say of who wrote it.
public struct TypedStreamHeader: Sendable, Hashable {
  /// Version of the stream's form.
  public let version: Int
  /// Version of the system, as it counted itself.
  public let system: Int
  /// Whether a PowerPC wrote it, else an Intel processor.
  public let isBigEndian: Bool

  /// Reads the header; nil for another input.
  ///
  /// - Seen: `04 0b`, a name, `81` and the system in 16 bits: 1000 in each of 6 streams, of both byte orders.
  public init?(_ bytes: [UInt8]) {
    guard ArchiveFormatSniffer.sniff(bytes) == .typedStream, bytes.count >= 16 else { return nil }
    version = Int(bytes[0])
    isBigEndian = bytes[2] == UInt8(ascii: "t")
    let number = isBigEndian ? (bytes[14], bytes[15]) : (bytes[15], bytes[14])
    system = bytes[13] == 0x81 ? Int(number.0) << 8 | Int(number.1) : Int(bytes[13])
  }

  /// The header in words: `version 4, system 1000, PowerPC`.
  public var words: String { "version \(version), system \(system), \(isBigEndian ? "PowerPC" : "Intel")" }
}

/// What the first bytes of an input say that it is.
public enum SniffedFormat: Sendable, Hashable {
  /// A `NIBArchive`, the container of today's nibs.
  case nibArchive
  /// A binary property list: a keyed archive, or `Info.plist` of a compiled storyboard.
  case binaryPropertyList
  /// An XML property list.
  case xmlPropertyList
  /// Other XML: a XIB or a storyboard, most likely.
  case xmlDocument
  /// A typed stream, the container of nibs before keyed archives.
  case typedStream
  /// None of these.
  case unknown
}

extension SniffedFormat {
  /// The format in words for a message: `a binary property list`.
  public var words: String {
    switch self {
    case .nibArchive: "a NIBArchive"
    case .binaryPropertyList: "a binary property list (keyed archive)"
    case .xmlPropertyList: "an XML property list (keyed archive)"
    case .xmlDocument: "an XML document (XIB or storyboard)"
    case .typedStream: "a typed stream (a nib older than keyed archives)"
    case .unknown: "of an unknown format"
    }
  }
}
