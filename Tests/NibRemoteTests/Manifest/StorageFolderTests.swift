import NibResources
import Testing

@testable import NibRemote

@Suite("A folder that several processes keep files in") struct StorageFolderTests {
  @Test("is made with those above it, and may be there already, by a name of one letter too")
  func making() throws {
    let folder = try TestFolder()

    for path in [folder.path("a"), folder.path("a/b/c"), folder.path("d/"), folder.path("a/b"), "."] {
      #expect(throws: Never.self) { try StorageFolder(path) }
      #expect(DiskFileSource().kind(path) == .directory)
    }
  }

  @Test("is refused with the system's words where a file is in the way")
  func refusing() throws {
    let folder = try TestFolder()
    try folder.write([1], to: "file")

    for path in [folder.path("file"), folder.path("file/below/it"), ""] {
      let error = #expect(throws: RemoteError.self) { try StorageFolder(path) }
      #expect(error?.code == .storage)
    }
  }

  #if os(Linux)
    @Test("ends at once where the system makes no folder, and names it, for all that keep files")
    func unmakeable() throws {
      let folder = try TestFolder()
      try folder.write(Manifest(entries: []).propertyList, to: "m.plist")
      let system = "/proc/nibwright-none"

      for path in [system, system + "/below/it"] {
        let errors = [
          #expect(throws: RemoteError.self) { try StorageFolder(path) },
          #expect(throws: RemoteError.self) { try ImageCache(folder: path) },
          #expect(throws: RemoteError.self) { try ManifestStore(shipped: folder.path("m.plist"), folder: path) },
        ]
        for error in errors {
          #expect(error?.code == .storage)
          #expect(error?.place.file == path)
          #expect(error?.detail.hasPrefix("the folder cannot be made: ") == true)
          #expect(error?.detail.contains(path == system ? "made: " : "'\(system)': ") == true)
        }
      }
    }
  #endif
}
