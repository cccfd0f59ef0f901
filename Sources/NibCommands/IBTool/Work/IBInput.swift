import NibDiagnostics
import NibDocument
import NibResources
import Nibwright

/// What a path on ibtool's command line holds, read whole.
enum IBInput {
  /// A document and its bytes.
  case document(Document, [UInt8])
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
        do throws(DocumentError) {
          return .document(try XIBReader().read(bytes, file: path), bytes)
        } catch {
          throw NibError(error)
        }
      }
    } catch {
      throw IBRefusal(error)
    }
  }
}
