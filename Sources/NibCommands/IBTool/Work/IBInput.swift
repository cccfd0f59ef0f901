import NibDiagnostics
import NibDocument
import NibResources
import Nibwright

/// What a path on ibtool's command line holds, read whole.
enum IBInput {
  /// A document and its bytes; one of Xcode 3 or 4 for UIKit as the modern document that it is raised to, with what is
  /// told of that.
  case document(Document, [UInt8], [Diagnostic])
  /// A document of Xcode 3 or 4 for AppKit, which can be compiled.
  case legacy(Interface)
  /// What is compiled already: one file with an empty path, or the files of a folder.
  case compiled([InterfaceFile])

  /// Reads a path.
  /// - Throws: `IBRefusal` for what is not there and for what is neither.
  static func read(_ path: String, _ files: any FileSource) throws(IBRefusal) -> IBInput {
    do throws(NibError) {
      switch try InterfaceSource.read(path, files: files) {
      case .folder(let folder): return .compiled(try folder.contents())
      case .archive(let bytes): return .compiled([InterfaceFile(bytes: bytes)])
      case .document(let bytes), .other(let bytes):
        return try document(Interface(.document(bytes), name: path), bytes)
      }
    } catch {
      guard error.code == .notFound else { throw IBRefusal(error) }
      throw IBRefusal([missing(path, error)])
    }
  }

  /// A document that is not there, in Interface Builder's words. Seen: Xcode 6 to 8; one quotation mark is missing there too.
  private static func missing(_ path: String, _ error: NibError) -> IBIssue {
    IBIssue(
      "Interface Builder could not open the document \(FilePath.name(path))\" because it does not exist.",
      error.detail, at: error.place)
  }

  private static func document(_ interface: Interface, _ bytes: [UInt8]) throws(NibError) -> IBInput {
    guard case .document(let document) = interface.content else { return .legacy(interface) }
    guard interface.isLegacy else { return .document(document, bytes, []) }
    var messages = Diagnostics()
    return .document(document, try interface.upgraded(into: &messages), messages.messages)
  }
}
