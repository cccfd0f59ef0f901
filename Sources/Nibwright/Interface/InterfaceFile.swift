import NibDiagnostics
import NibResources

/// A file of an interface that is written: of a folder one of several.
public struct InterfaceFile: Sendable, Hashable {
  /// Path below the output; empty when the output is this one file.
  public var path: String
  /// What is in it.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String = "", bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension [InterfaceFile] {
  /// Writes one file with an empty path as a file, and anything else as a folder. A reader sees what was there before or
  /// all of the new, never half of either.
  /// - Throws: `unwritable`, `wouldReplaceFolder`, `unsafeName`.
  public func write(to path: String) throws(NibError) {
    do throws(ResourceError) {
      if count == 1, self[0].path.isEmpty {
        try AtomicFileWriter.write(self[0].bytes, to: path)
      } else {
        try AtomicFileWriter.writeFolder(map { ($0.path, $0.bytes) }, to: path)
      }
    } catch {
      throw NibError(error)
    }
  }
}
