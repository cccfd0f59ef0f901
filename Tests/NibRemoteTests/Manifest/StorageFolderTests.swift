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
}
