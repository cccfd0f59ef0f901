import Testing

@testable import NibResources

@Suite("Writing files in one step") struct AtomicFileWriterTests {
  private let disk = DiskFileSource()

  @Test("a file takes its place and nothing stays beside it") func writes() throws {
    let folder = try TemporaryFolder("write")
    let path = folder.path + "/Login.nib"

    try AtomicFileWriter.write([1, 2, 3], to: path)
    try AtomicFileWriter.write([4], to: path)

    #expect(try disk.read(path) == [4])
    #expect(folder.names == ["Login.nib"])
  }

  @Test("an empty file is written") func writesNothing() throws {
    let folder = try TemporaryFolder("empty")

    try AtomicFileWriter.write([], to: folder.path + "/a")

    #expect(try disk.read(folder.path + "/a") == [])
  }

  @Test("a folder that does not exist is named and left as it is") func missingParent() throws {
    let folder = try TemporaryFolder("parent")

    let error = #expect(throws: ResourceError.self) {
      try AtomicFileWriter.write([1], to: folder.path + "/none/a.nib")
    }

    #expect(error?.code == .unwritable)
    #expect(error?.detail == "the folder '\(folder.path)/none' is not there; make it first")
    #expect(folder.names.isEmpty)
  }

  @Test("a nib folder replaces an older one whole, and a file of the same name") func writesFolder() throws {
    let folder = try TemporaryFolder("folder")
    let path = folder.path + "/Main.nib"

    try AtomicFileWriter.write([9], to: path)
    try AtomicFileWriter.writeFolder([("old.nib", [1])], to: path)
    try AtomicFileWriter.writeFolder([("keyedobjects.nib", [2]), ("sub/b.nib", [3])], to: path)

    #expect(try disk.list(path) == ["keyedobjects.nib", "sub"])
    #expect(try disk.read(path + "/sub/b.nib") == [3])
    #expect(folder.names == ["Main.nib"])
  }

  @Test("members are made one after another, and one that cannot be made leaves the folder as it is")
  func makesMembers() throws {
    let folder = try TemporaryFolder("members")
    let path = folder.path + "/Main.nib"
    var made: [Int] = []

    try AtomicFileWriter.writeFolder(["a.nib/objects.nib", "b.nib"], to: path) { index in
      made.append(index)
      return [UInt8(index)]
    }
    try AtomicFileWriter.writeFolder(["c.nib", "d.nib"], to: path) { $0 == 0 ? [7] : nil }

    #expect(made == [0, 1])
    #expect(try disk.list(path) == ["a.nib", "b.nib"])
    #expect(try disk.read(path + "/b.nib") == [1])
    #expect(folder.names == ["Main.nib"])
  }

  @Test("a file replaces a compiled folder of its name") func fileOverFolder() throws {
    let folder = try TemporaryFolder("over")
    let path = folder.path + "/Main.nib"

    try AtomicFileWriter.writeFolder([("keyedobjects.nib", [2])], to: path)
    try AtomicFileWriter.write([7], to: path)

    #expect(try disk.read(path) == [7])
    #expect(folder.names == ["Main.nib"])
  }

  @Test("a folder that is no compiled interface is never replaced") func protectsFolders() throws {
    let folder = try TemporaryFolder("protect")
    try SystemCalls.makeDirectory(folder.path + "/Documents")
    try AtomicFileWriter.write([1], to: folder.path + "/Documents/keep")

    #expect(throws: ResourceError(.wouldReplaceFolder, "", "")) {
      try AtomicFileWriter.write([2], to: folder.path + "/Documents")
    }
    #expect(throws: ResourceError(.wouldReplaceFolder, "", "")) {
      try AtomicFileWriter.writeFolder([("a", [2])], to: folder.path + "/Documents")
    }
    #expect(try disk.list(folder.path + "/Documents") == ["keep"])
    #expect(folder.names == ["Documents"])
  }

  @Test("a member that leaves its folder is refused", arguments: ["../a", "/a", "a/../../b", "", "a//b", "."])
  func unsafeMember(name: String) throws {
    let folder = try TemporaryFolder("unsafe")

    #expect(throws: ResourceError(.unsafeName, "", "")) {
      try AtomicFileWriter.writeFolder([(name, [1])], to: folder.path + "/a.nib")
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a failure within a folder removes what was written of it") func failsInside() throws {
    let folder = try TemporaryFolder("inside")

    // The second member needs a folder where the first is a file.
    #expect(throws: ResourceError(.unwritable, "", "")) {
      try AtomicFileWriter.writeFolder([("a", [1]), ("a/b", [2])], to: folder.path + "/x.nib")
    }
    #expect(folder.names.isEmpty)
  }

  @Test("a name as long as the system takes is written, as file and as folder") func longName() throws {
    let folder = try TemporaryFolder("long")
    let name = String(repeating: "n", count: 251) + ".nib"

    try AtomicFileWriter.write([1], to: folder.path + "/" + name)
    try AtomicFileWriter.writeFolder([("runtime.nib", [2])], to: folder.path + "/" + name)

    #expect(folder.names == [name])
    #expect(try disk.list(folder.path + "/" + name) == ["runtime.nib"])
  }

  @Test(
    "a folder that is called a nib and holds something else is never replaced", arguments: ["a.nib", "a.storyboardc"])
  func foreignFolder(name: String) throws {
    let folder = try TemporaryFolder("foreign")
    let path = folder.path + "/" + name
    try SystemCalls.makeDirectory(path)
    try SystemCalls.makeDirectory(path + "/work")
    try AtomicFileWriter.write([1], to: path + "/work/thesis.tex")

    let error = #expect(throws: ResourceError.self) { try AtomicFileWriter.writeFolder([("a.nib", [2])], to: path) }
    #expect(throws: ResourceError(.wouldReplaceFolder, "", "")) { try AtomicFileWriter.write([2], to: path) }

    #expect(error?.code == .wouldReplaceFolder)
    #expect(error?.detail.contains("'work'") == true)
    #expect(try disk.read(path + "/work/thesis.tex") == [1])
  }

  @Test("what a killed writer left is swept by the next one, what a live one holds is not") func sweeps() throws {
    let folder = try TemporaryFolder("sweep")
    let dead = TemporaryPlace.name(in: folder.path)
    try SystemCalls.makeDirectory(dead)
    try SystemCalls.create(dead + "/half.nib", [1])
    try SystemCalls.create(folder.path + "/.nw-ours.partial", [1])
    let live = try TemporaryPlace(in: folder.path + "/.", isFolder: true)

    try AtomicFileWriter.write([1], to: folder.path + "/a.nib")

    #expect(folder.names.sorted() == [".nw-ours.partial", FilePath.name(live.path), "a.nib"].sorted())
  }

  @Test("where names cannot be exchanged the old folder steps aside") func swaps() throws {
    let folder = try TemporaryFolder("swap")
    let (old, new) = (folder.path + "/Main.nib", TemporaryPlace.name(in: folder.path))
    try AtomicFileWriter.writeFolder([("old.nib", [1])], to: old)
    try SystemCalls.makeDirectory(new)
    try SystemCalls.create(new + "/new.nib", [2])

    #expect(try AtomicFileWriter.swap(old, with: new))

    #expect(try disk.list(old) == ["new.nib"])
    #expect(folder.names == ["Main.nib"])
  }

  @Test("two who write folders to one path at once both succeed, and leave one of them whole") func twoWriters()
    async throws
  {
    let folder = try TemporaryFolder("two")
    let path = folder.path + "/Main.nib"

    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          for round in 0..<200 {
            let byte = UInt8(writer * 100 + round % 100)
            try AtomicFileWriter.writeFolder([("a.nib", [byte]), ("b.nib", [byte])], to: path)
          }
        }
      }
      try await group.waitForAll()
    }

    #expect(try disk.read(path + "/a.nib") == disk.read(path + "/b.nib"))
    #expect(folder.names == ["Main.nib"])
  }

  @Test("a name that is gone before it is looked at is in nobody's way, and a link that leads nowhere is")
  func vanishing()
    async throws
  {
    let folder = try TemporaryFolder("vanish")
    let path = folder.path + "/Main.nib"
    try AtomicFileWriter.writeFolder([("a.nib", [1])], to: path)

    // The files of the folder come and go while it is judged.
    let writers = Task.detached {
      while !Task.isCancelled {
        for name in 0..<40 { try? SystemCalls.create("\(path)/\(name).nib", [1]) }
        for name in 0..<40 { SystemCalls.remove("\(path)/\(name).nib") }
      }
    }
    for _ in 0..<2000 { #expect(CompiledFolder.refusal(of: path) == nil) }
    writers.cancel()
    await writers.value

    folder.link("Main.nib/loose", to: "/nowhere")
    #expect(CompiledFolder.refusal(of: path)?.contains("'loose'") == true)
  }

  @Test("a device is written to directly") func device() throws {
    try AtomicFileWriter.write([1, 2], to: "/dev/null")

    #expect(disk.kind("/dev/null") == nil)
  }
}
