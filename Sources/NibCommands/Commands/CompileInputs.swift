import NibContext
import NibDiagnostics
import NibResources
import Nibwright

/// What `compile` reads: documents as they are given, and those below folders of sources.
struct CompileInputs {
  /// A document.
  struct Document {
    /// Its path.
    let path: String
    /// The folder that its output goes to, below the folder of all outputs; empty for that folder itself.
    var folder = ""
  }

  /// The documents, in the order of the operands, those of a folder in the order of their names.
  private(set) var documents: [Document] = []
  /// Why folders could not be searched.
  private(set) var failures: [NibError] = []
  /// Whether a folder of sources is among the operands: outputs go to a folder then, though it holds one document.
  private(set) var hasTree = false

  /// Finds the documents of operands.
  ///
  /// A folder without any stays an input of its own, and who reads it says what it is instead.
  init(_ operands: [String], files: any FileSource) {
    for operand in operands {
      guard files.kind(operand) == .directory, !Self.isInterface(operand) else {
        documents.append(Document(path: operand))
        continue
      }
      var walk = InterfaceWalk(files: files)
      let prefix = FilePath.join(FilePath.trimmed(operand), "/").replacing("//", with: "/")
      let found = walk.interfaces(below: operand).filter(Self.isDocument)
      failures += walk.failures.map { NibError($0) }
      if found.isEmpty, walk.failures.isEmpty { documents.append(Document(path: operand)) }
      hasTree = hasTree || !found.isEmpty
      documents += found.map { path in
        Document(
          path: path, folder: path.hasPrefix(prefix) ? FilePath.folder(String(path.dropFirst(prefix.count))) : "")
      }
    }
  }

  private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  /// Whether a folder has the name of an interface, which a compile reads or refuses as one.
  private static func isInterface(_ path: String) -> Bool {
    let path = FilePath.trimmed(path)
    return isDocument(path) || path.hasSuffix(".nib") || path.hasSuffix(".storyboardc")
  }
}
