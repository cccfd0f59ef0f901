import NibDiagnostics
import NibGraph

/// Reads the bytes of a compiled interface, whatever their container, as a graph.
///
/// NIBArchives and keyed archives are decoded; other formats are recognised and refused by name.
public struct ArchiveDecoder: Sendable {
  /// How much of an input is believed.
  public var limits: ReadLimits

  /// A decoder with the given limits.
  public init(limits: ReadLimits = ReadLimits()) {
    self.limits = limits
  }

  /// Decodes an archive. Linear in its size; the graph shares the memory of `bytes`.
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - file: Its name, for messages.
  /// - Throws: `ArchiveError`: `badMagic` or `unsupportedFormat` for what is no archive that is read, else as
  ///   `NIBArchiveDecoder` and `KeyedArchiveDecoder` say.
  public func decode(_ bytes: [UInt8], file: String) throws(ArchiveError) -> ObjectGraph {
    let format = ArchiveFormatSniffer.sniff(bytes)
    if let container = format.container { return try container.decode(bytes, file: file, limits: limits) }
    throw refusal(of: format, bytes, file)
  }

  private func refusal(of format: SniffedFormat, _ bytes: [UInt8], _ file: String) -> ArchiveError {
    let place = Place.byte(file, offset: 0)
    guard format == .unknown else {
      let advice =
        format == .xmlDocument
        ? "compile it, or read it as a document" : "only NIBArchives and keyed archives are decoded"
      let header = TypedStreamHeader(bytes).map { ", \($0.words)" } ?? ""
      return ArchiveError(
        code: .unsupportedFormat, place: place, detail: "the file is \(format.words)\(header); \(advice)")
    }
    let isCut = !bytes.isEmpty && NIBArchiveHeader.magic.starts(with: bytes)
    guard bytes.isEmpty || isCut else {
      return ArchiveError(
        code: .badMagic, place: place, detail: "the file begins neither as a NIBArchive nor as a property list")
    }
    let detail = "the file ends after \(bytes.count) bytes, a NIBArchive has at least \(NIBArchiveHeader.byteCount)"
    return ArchiveError(code: .truncated, place: .byte(file, offset: bytes.count), detail: detail)
  }
}

/// In what order an encoder writes the tables of a graph.
public enum ArchiveOrder: Sendable, Hashable, CaseIterable {
  /// As they stand in the graph, so that a decoded archive is written back byte for byte.
  case asStored
  /// As Apple's encoder numbers them, whatever their order in the graph; what the root does not reach is left out.
  case canonical
}

/// Writes a graph as the bytes of a compiled interface, in the container that the graph's format names.
public struct ArchiveEncoder: Sendable {
  /// In what order the tables are written.
  public var order: ArchiveOrder

  /// An encoder that writes in the given order.
  public init(order: ArchiveOrder = .canonical) {
    self.order = order
  }

  /// Encodes a graph. Linear in its size.
  /// - Throws: `ArchiveError`: `unsupportedFormat` for a container that is not written, `unsupportedVersion`,
  ///   `tooLarge` for what 32-bit offsets cannot reach.
  public func encode(_ graph: ObjectGraph) throws(ArchiveError) -> [UInt8] {
    try graph.format.container.codec.encode(graph, order: order)
  }
}
