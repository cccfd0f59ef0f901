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
      return ArchiveError(code: .unsupportedFormat, place: place, detail: "the file is \(format.words); \(advice)")
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
