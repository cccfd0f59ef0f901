import NibImaging
import NibResources
import NibTestSupport
import Testing

#if os(Linux)
  @Suite("A library on the disk that is watched", .timeLimit(.minutes(5))) struct WatchedLibraryTests {
    @Test("a picture that arrives in parts is told when it is there, and a burst is told as one change")
    func arriving() async throws {
      let folder = try PictureFolder()
      try folder.add("a.png", FakeFolder.png)
      let library = PictureLibrary(
        folder.path, authorization: .always, decoder: FakeDecoder(), options: .init(quietMilliseconds: 200))
      let first = try await library.assets()
      var changes = await library.changes().makeAsyncIterator()

      try folder.add("b.png", Array(FakeFolder.png.prefix(20)))
      for index in 0..<40 { try folder.add("burst-\(index).png", FakeFolder.png) }
      // A machine with other work may stretch the burst beyond its quiet time; one change a file it never is.
      var (inserted, count) = (Set<String>(), 0)
      while inserted.count < 41, let change = await changes.next() {
        inserted.formUnion(change.inserted)
        count += 1
      }
      let state = try await library.asset("b.png").state
      try folder.add("b.png", FakeFolder.png)
      let arrived = try #require(await changes.next())

      #expect(first.map(\.id) == ["a.png"])
      #expect(count <= 10, "41 files were told as \(count) changes")
      #expect(state == .incomplete(.truncated))
      #expect(arrived == PictureLibraryChange(updated: ["b.png"], completed: ["b.png"]))
    }

    @Test("folders in the folder are looked into as deep as asked for, and watched, new ones too")
    func folders() async throws {
      let folder = try PictureFolder()
      for name in ["one", "one/two", ".hidden"] { folder.makeFolder(name) }
      for name in ["a.png", "one/b.png", "one/two/c.png", ".hidden/d.png"] { try folder.add(name, FakeFolder.png) }
      try folder.add("one/b.png.xmp", [])
      try ShellCommand.run("ln -s . '\(folder.path)/circle'")
      let counts = [0, 1, 9].map { depth in (try? DiskLibraryFolder(folder.path, depth: depth).files().count) ?? 0 }
      let library = PictureLibrary(
        folder.path, authorization: .always, decoder: FakeDecoder(),
        options: .init(quietMilliseconds: 50, folderDepth: 3))
      let first = try await library.assets()
      var changes = await library.changes().makeAsyncIterator()

      try folder.add("one/two/e.png", FakeFolder.png)
      var inserted: Set<String> = []
      while !inserted.contains("one/two/e.png"), let change = await changes.next() {
        inserted.formUnion(change.inserted)
      }
      folder.makeFolder("new")
      try folder.add("new/f.png", FakeFolder.png)
      while !inserted.contains("new/f.png"), let change = await changes.next() { inserted.formUnion(change.inserted) }
      try folder.add("new/g.png", FakeFolder.png)
      while !inserted.contains("new/g.png"), let change = await changes.next() { inserted.formUnion(change.inserted) }

      #expect(counts == [1, 3, 4])
      #expect(first.map(\.id) == ["a.png", "one/b.png", "one/two/c.png"])
      #expect(first[1].sidecar == "one/b.png.xmp")
      #expect(inserted == ["one/two/e.png", "new/f.png", "new/g.png"])
      let header = try await library.details(of: "one/two/c.png").header
      #expect(header.pixelSize == PixelSize(width: 8, height: 6))
    }

    @Test("a folder that is not there is an error")
    func missing() async throws {
      let library = PictureLibrary("/nonexistent/pictures", authorization: .always, decoder: FakeDecoder())

      await #expect(throws: ImagingError(code: .notFound, place: .init(file: ""), detail: "")) {
        _ = try await library.assets()
      }
    }
  }
#endif
