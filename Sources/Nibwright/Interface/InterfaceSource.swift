import NibArchives
import NibDiagnostics
import NibResources

/// What lies at a path, or in memory, before it is decoded: the one place that tells documents, archives and folders
/// apart.
///
/// The first bytes decide. Where they say nothing, as in a file that is torn at its beginning, the name's extension does.
package enum InterfaceSource: Sendable {
  /// A XIB or a storyboard.
  case document([UInt8])
  /// A compiled nib in a container of today.
  case archive([UInt8])
  /// None of the others; decoding it says what it is.
  case other([UInt8])
  /// A compiled nib or storyboard that is a folder.
  case folder(InterfaceFolder)

  /// What a path holds. A file is read whole, once.
  /// - Throws: `notFound`, `unreadable`, `limit`.
  package static func read(
    _ path: String, files: any FileSource = DiskFileSource(), limits: ReadLimits = ReadLimits()
  ) throws(NibError) -> InterfaceSource {
    do {
      guard files.kind(path) == .directory else {
        let bytes = try files.read(path, limit: limits.bytes)
        if let refusal = ForeignInput.refusal(ofArchive: path, head: bytes, in: files) { throw refusal }
        return source(of: bytes, name: path)
      }
      return .folder(try InterfaceFolder(path, files: files, limits: limits))
    } catch let error as ResourceError {
      // Apps are often larger than any interface.
      let head = error.code == .limit ? try? files.head(path, limit: 4) : nil
      throw head.flatMap { ForeignInput.refusal(ofArchive: path, head: $0, in: files) } ?? NibError(error)
    } catch {
      throw NibError(error, name: path)
    }
  }

  /// What bytes are.
  package static func source(of bytes: [UInt8], name: String) -> InterfaceSource {
    switch ArchiveFormatSniffer.sniff(bytes) {
    case .xmlDocument: return .document(bytes)
    case .unknown where hasByteOrderMark16(bytes) || hasDocumentExtension(name): return .document(bytes)
    case .nibArchive, .binaryPropertyList, .xmlPropertyList: return .archive(bytes)
    case .typedStream, .unknown: return .other(bytes)
    }
  }

  /// Whether text in UTF-16 begins here: no archive begins so.
  private static func hasByteOrderMark16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
  }

  private static func hasDocumentExtension(_ name: String) -> Bool {
    name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }
}
