import Synchronization
import Testing

@testable import NibResources

@Suite("Refreshing and watching bundles") struct BundleWatcherTests {
  @Test("a refresh lists anew, and drops remembered hits and misses") func refresh() throws {
    let folder = try TemporaryFolder("refresh")
    let chain = BundleChain(main: ResourceBundle(folder.path))
    let images = ImageResolver(chain: chain)
    let lookup = ResourceLookup(chain: chain)
    #expect(images.resolve(ImageQuery("x")).match == nil && lookup.nib(named: "N").path == nil)

    try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/x.png")
    try AtomicFileWriter.write([1], to: folder.path + "/N.nib")
    #expect(images.resolve(ImageQuery("x")).match == nil && lookup.nib(named: "N").path == nil)
    chain.refresh()
    #expect(images.resolve(ImageQuery("x")).match?.pixelSize == PixelSize(width: 1, height: 1))
    #expect(lookup.nib(named: "N").path == folder.path + "/N.nib")

    SystemCalls.remove(folder.path + "/x.png")
    #expect(images.resolve(ImageQuery("x")).match != nil)
    chain.refresh()
    #expect(images.resolve(ImageQuery("x")).match == nil)
  }

  @Test("threads that ask while others refresh get whole answers") func concurrent() async throws {
    let folder = try TemporaryFolder("threads")
    for name in ["a", "b", "c"] { try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/\(name).png") }
    let chain = BundleChain(main: ResourceBundle(folder.path))
    let images = ImageResolver(chain: chain)

    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).count { round in
            if round % 20 == task { chain.refresh() }
            return images.resolve(ImageQuery("abc".map(String.init)[round % 3])).match == nil
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(wrong == 0)
  }

  #if os(Linux)
    @Test("files that come, change and go are noticed, in new folders and in catalogs too") func watches() async throws
    {
      let folder = try TemporaryFolder("watch")
      try SystemCalls.makeDirectory(folder.path + "/C.xcassets")
      let chain = BundleChain(main: ResourceBundle(folder.path))
      let images = ImageResolver(chain: chain)
      let watcher = try BundleWatcher(chain)
      func becomes(_ name: String, _ width: Int?) async -> Bool {
        for _ in 0..<3000 {
          if images.resolve(ImageQuery(name)).match?.pixelSize?.width == width { return true }
          try? await Task.sleep(for: .milliseconds(10))
        }
        return false
      }
      #expect(await becomes("x", nil))

      try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/x.png")
      #expect(await becomes("x", 1))
      try AtomicFileWriter.write(SampleFiles.png(2, 1), to: folder.path + "/x.png")
      #expect(await becomes("x", 2))
      SystemCalls.remove(folder.path + "/x.png")
      #expect(await becomes("x", nil))

      for inner in ["/K.bundle", "/K.bundle/en.lproj"] { try SystemCalls.makeDirectory(folder.path + inner) }
      try AtomicFileWriter.write(SampleFiles.png(3, 1), to: folder.path + "/K.bundle/en.lproj/y.png")
      #expect(await becomes("y", 3))
      try AtomicFileWriter.write(SampleFiles.png(4, 1), to: folder.path + "/K.bundle/en.lproj/y.png")
      #expect(await becomes("y", 4))

      let set = folder.path + "/C.xcassets/z.imageset"
      try SystemCalls.makeDirectory(set)
      try AtomicFileWriter.write(SampleFiles.png(5, 1), to: set + "/z.png")
      try AtomicFileWriter.write(Array(#"{ "images": [ { "filename": "z.png" } ] }"#.utf8), to: set + "/Contents.json")
      #expect(await becomes("z", 5))
      #expect(watcher.problems == [])
    }

    @Test("after a stop nothing is noticed, and the change is told before") func stops() async throws {
      let folder = try TemporaryFolder("stop")
      let chain = BundleChain(main: ResourceBundle(folder.path))
      let changes = Counter()
      let watcher = try BundleWatcher(chain) { changes.add() }
      try AtomicFileWriter.write([1], to: folder.path + "/a")
      for _ in 0..<3000 where changes.count == 0 { try await Task.sleep(for: .milliseconds(10)) }
      #expect(changes.count > 0)

      watcher.stop()
      try await Task.sleep(for: .milliseconds(100))
      let before = changes.count
      try AtomicFileWriter.write([1], to: folder.path + "/b")
      try await Task.sleep(for: .milliseconds(100))
      #expect(changes.count == before)
    }

    @Test("a burst of 200 files is told once") func burst() async throws {
      let folder = try TemporaryFolder("bundle-burst")
      let outside = try TemporaryFolder("bundle-burst-outside")
      for index in 0..<200 { try AtomicFileWriter.write([1], to: "\(outside.path)/\(index)") }
      let chain = BundleChain(main: ResourceBundle(folder.path))
      let changes = Counter()
      let watcher = try BundleWatcher(chain) { changes.add() }

      // Moved in without a pause, so that a busy machine does not make two bursts of one.
      for index in 0..<200 { try SystemCalls.rename("\(outside.path)/\(index)", to: "\(folder.path)/\(index)") }
      for _ in 0..<3000 where changes.count == 0 { try await Task.sleep(for: .milliseconds(10)) }
      try await Task.sleep(for: .milliseconds(500))
      watcher.stop()

      #expect(changes.count == 1)
      #expect(chain.indexes[0].members.count == 200)
    }

    private final class Counter: Sendable {
      private let number = Atomic<Int>(0)
      var count: Int { number.load(ordering: .relaxed) }
      func add() { number.add(1, ordering: .relaxed) }
    }
  #endif
}
