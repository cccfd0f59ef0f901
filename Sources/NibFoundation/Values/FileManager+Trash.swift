// Foundation's method of this name, where Foundation has none.

#if !canImport(ObjectiveC)
  import Foundation

  extension FileManager {
    private static let trash = MutexBox(
      URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
        .appendingPathComponent("Trash-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true))

    /// The folder that files are moved to by `trashItem(at:resultingItemURL:)`: one of the process's own among temporary
    /// files, which is made when it is needed and left to who asks for it. A test may name another one.
    public static var trashFolder: URL {
      get { trash.with { $0 } }
      set { trash.with { $0 = newValue } }
    }

    /// Moves a file or a folder to `FileManager.trashFolder`. It gets another name where there is one of its name.
    ///
    /// The user's own trash is left alone.
    /// - Parameters:
    ///   - url: where it is.
    ///   - outResultingURL: gets where it is then.
    /// - Throws: what `moveItem(at:to:)` throws, as for a file that is not there.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
      let folder = Self.trashFolder
      try createDirectory(at: folder, withIntermediateDirectories: true)
      let place = freePlace(
        in: folder, stem: url.deletingPathExtension().lastPathComponent, fileExtension: url.pathExtension)
      try moveItem(at: url, to: place)
      outResultingURL?.pointee = place as NSURL
    }
  }
#endif
