import NibTestSupport
import Testing

@testable import NibCommands

@Suite("Calls to the system") struct SystemCallsTests {
  let folder = TemporaryFolder()

  @Test("a folder is made where its parent is, is there already, or is not made")
  func folders() throws {
    let file = try folder.add("file", "x")

    #expect(SystemCalls.makeFolder(folder.path + "/new"))
    #expect(TestDisk.isDirectory(folder.path + "/new"))
    #expect(SystemCalls.makeFolder(folder.path + "/new"))
    #expect(!SystemCalls.makeFolder(file))
    #expect(!SystemCalls.makeFolder(file + "/below"))
    #expect(!SystemCalls.makeFolder(folder.path + "/none/below"))
    #expect(!TestDisk.isDirectory(folder.path + "/none"))
  }

  @Test("a file is itself by every name, and what leads nowhere is no file")
  func identity() throws {
    let file = try folder.add("file", "x")
    let other = try folder.add("other", "x")
    let link = try folder.link("link", to: file)

    #expect(SystemCalls.isSameFile(file, link) && SystemCalls.isSameFile(folder.path, folder.path + "/."))
    #expect(!SystemCalls.isSameFile(file, other))
    #expect(!SystemCalls.isSameFile(folder.path + "/none", folder.path + "/none"))
    #expect(SystemCalls.identity(folder.path)?.isFolder == true && SystemCalls.identity(file)?.isFolder == false)
  }

  @Test("a thread runs what it is given, and is waited for")
  func threads() throws {
    let note = ThreadNote()
    guard let thread = SystemCalls.Thread({ note.isDone = true }) else { return #expect(Bool(false)) }
    thread.join()

    #expect(note.isDone)
  }

  /// Written by a thread, read when it has ended.
  private final class ThreadNote: @unchecked Sendable { var isDone = false }
}
