import NibBytes
import NibDiagnostics
import NibGraph

/// Decodes a NIBArchive into a graph.
///
/// Nothing is copied but the numbers of the three tables: names and data are spans of the input, which the graph keeps.
public struct NIBArchiveDecoder: Sendable {
  /// How much of an input is believed.
  public var limits: ReadLimits

  /// A decoder with the given limits.
  public init(limits: ReadLimits = ReadLimits()) {
    self.limits = limits
  }

  /// Decodes an archive. Linear in its size; takes at most about ten times its memory.
  /// - Parameters:
  ///   - bytes: The whole archive.
  ///   - file: Its name, for messages.
  /// - Throws: `ArchiveError` at the byte offset of the failure: `badMagic`, `unsupportedVersion`, `truncated`,
  ///   `indexOutOfRange`, `tooLarge`, `empty`, `malformed`.
  public func decode(_ bytes: [UInt8], file: String) throws(ArchiveError) -> ObjectGraph {
    guard bytes.count <= min(limits.bytes, Int(UInt32.max)) else {
      throw Self.tooLarge("\(bytes.count) bytes", limits.bytes, .byte(file, offset: 0))
    }
    let header = try NIBArchiveHeader(bytes, file: file)
    try check(header, file)
    let archive = try bytes.withUnsafeBufferPointer { (buffer) throws(ArchiveError) -> Archive in
      guard let base = buffer.baseAddress else { preconditionFailure("a header was read from no bytes") }
      return try read(base, header, size: bytes.count, file)
    }
    return ObjectGraph(
      checked: .nibArchive(minor: header.minor, launchTrailer: archive.hasTrailer), objects: archive.objects,
      values: archive.values, keys: NameTable(bytes: bytes, spans: archive.keys),
      classes: ClassTable(names: NameTable(bytes: bytes, spans: archive.classes), fallbacks: archive.fallbacks),
      bytes: bytes, origins: OriginTable(file: file))
  }

  /// The tables before they become a graph.
  private struct Archive {
    var objects: [ObjectRecord] = []
    var keys: [ByteSpan] = []
    var values: [KeyedValue] = []
    var classes: [ByteSpan] = []
    var fallbacks: [[ClassID]] = []
    var hasTrailer = false
  }

  private func read(
    _ base: UnsafePointer<UInt8>, _ header: NIBArchiveHeader, size: Int, _ file: String
  ) throws(ArchiveError) -> Archive {
    var tables = NIBArchiveTables(base, header)
    var archive = Archive()
    archive.objects = tables.objects()
    try advance(&tables, to: header.values.offset, file)
    archive.keys = tables.keys()
    try advance(&tables, to: header.classes.offset, file)
    archive.values = tables.values()
    try advance(&tables, to: size, file)
    (archive.classes, archive.fallbacks) = tables.classes()
    archive.hasTrailer = try trailer(&tables, file)
    return archive
  }

  /// Goes on to the next table, or throws what went wrong in this one.
  private func advance(_ tables: inout NIBArchiveTables, to end: Int, _ file: String) throws(ArchiveError) {
    if let failure = tables.reader.failure { throw failure.error(file: file) }
    let (offset, limit) = (tables.reader.offset, tables.reader.limit)
    guard tables.reader.advance(to: end) else {
      let detail = "the table ends at \(offset), the next one begins at \(limit)"
      throw ArchiveError(code: .malformed, place: .byte(file, offset: offset), detail: detail)
    }
  }

  /// Whether the launch screen's mark stands behind the classes; anything else there is refused.
  private func trailer(_ tables: inout NIBArchiveTables, _ file: String) throws(ArchiveError) -> Bool {
    if let failure = tables.reader.failure { throw failure.error(file: file) }
    let (end, size) = (tables.reader.offset, tables.reader.limit)
    if end == size { return false }
    let mark = NIBArchiveHeader.launchTrailer
    if size - end == mark.count, mark.indices.allSatisfy({ tables.reader.byte(at: end + $0) == mark[$0] }) {
      return true
    }
    let detail = "\(size - end) bytes stand behind the last class"
    throw ArchiveError(code: .malformed, place: .byte(file, offset: end), detail: detail)
  }

  /// Keys and classes are held to the limit of values: more of them could not be used.
  private func check(_ header: NIBArchiveHeader, _ file: String) throws(ArchiveError) {
    let counts = [
      ("objects", header.objects.count, limits.objects, 18), ("keys", header.keys.count, limits.values, 26),
      ("values", header.values.count, limits.values, 34), ("classes", header.classes.count, limits.values, 42),
    ]
    for (name, count, limit, offset) in counts where count > limit {
      throw Self.tooLarge("\(count) \(name)", limit, .byte(file, offset: offset))
    }
  }

  private static func tooLarge(_ found: String, _ limit: Int, _ place: Place) -> ArchiveError {
    ArchiveError(
      code: .tooLarge, place: place,
      detail: "the archive has \(found), the limit is \(limit); a program that sets its own ReadLimits reads more")
  }
}
