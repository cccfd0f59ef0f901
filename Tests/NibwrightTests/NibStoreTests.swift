import NibUIKit
import Nibwright
import Synchronization
import Testing

/// Files in memory that count what is read of each.
private final class CountingFiles: FileSource {
  private let files: MemoryFileSource
  private let reads = Mutex<[String: Int]>([:])

  init(_ files: [String: [UInt8]]) { self.files = MemoryFileSource(files) }

  func count(_ path: String) -> Int { reads.withLock { $0[path] ?? 0 } }

  func kind(_ path: String) -> FileKind? { files.kind(path) }

  func entries(_ directory: String) throws(ResourceError) -> [FileEntry] { try files.entries(directory) }

  func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] {
    reads.withLock { $0[path, default: 0] += 1 }
    return try files.head(path, limit: limit)
  }

  func canonical(_ path: String) -> String { files.canonical(path) }
}

@Suite("A store of nibs")
struct NibStoreTests {
  private let files = CountingFiles([
    "/App.app/Login.xib": Interfaces.xib("login"), "/App.app/Main.xib": Interfaces.xib("main"),
    "/App.app/Torn.xib": [60, 1],
  ])

  private func store(_ environment: NibEnvironment = NibEnvironment()) -> NibStore {
    let bundle = ResourceBundle("/App.app", in: files)
    return NibStore(bundles: BundleChain(main: bundle, source: files), environment: environment)
  }

  @Test("a name is read once, however it is spelled and however often it is asked for")
  func once() throws {
    let store = store()

    for name in ["Login", "Login.nib", "Login"] { _ = try store.nib(named: name).instantiate() }

    #expect(files.count("/App.app/Login.xib") == 1)
    #expect(store.counts.loads == 1)
    #expect(store.counts.hits == 2)
    #expect(store.names == ["Login"])
  }

  @Test("many that ask at once wait for one load")
  func singleFlight() async {
    let store = store()

    let texts = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<32 {
        group.addTask {
          guard let nib = try? store.nib(named: "Login") else { return nil }
          return await MainActor.run { try? nib.instantiateReport().find(UILabel.self)?.text }
        }
      }
      var texts: [String?] = []
      for await text in group { texts.append(text) }
      return texts
    }

    #expect(texts == Array(repeating: "login", count: 32))
    #expect(files.count("/App.app/Login.xib") == 1)
    #expect(store.counts.loads == 1)
    #expect(store.counts.hits == 31)
  }

  @Test("preloading names those that fail, in order, and keeps the others")
  func preload() async throws {
    let store = store()

    let failures = await store.preload(["Torn", "Login", "Absent", "Main"])

    #expect(failures.map(\.name) == ["Torn", "Absent"])
    #expect(store.names == ["Login", "Main"])
    #expect(store.counts.failures == 2)
    _ = try store.nib(named: "Main")
    #expect(files.count("/App.app/Main.xib") == 1)
  }

  @Test("a load that failed is tried again")
  func retry() {
    let store = store()

    for _ in 0..<2 { #expect(throws: (any Error).self) { try store.nib(named: "Torn") } }

    #expect(store.counts.loads == 2)
    #expect(store.names.isEmpty)
  }

  @Test("what is dropped is read anew; those who have it keep it")
  func drop() throws {
    let store = store()
    let login = try store.nib(named: "Login")
    _ = try store.nib(named: "Main")

    store.drop("Login")

    #expect(store.names == ["Main"])
    #expect(try login.instantiateReport().find(UILabel.self)?.text == "login")
    _ = try store.nib(named: "Login")
    #expect(files.count("/App.app/Login.xib") == 2)
    store.dropAll()
    #expect(store.names.isEmpty)
  }

  @Test("a nib from elsewhere is kept under a name, with its own environment")
  func keep() throws {
    let store = store()
    let nib = try NibFile(data: Interfaces.xib("download"), environment: .inspection)

    store.keep(nib, as: "Login.nib")

    let kept = try store.nib(named: "Login")
    #expect(try kept.instantiateReport().find(UILabel.self)?.text == "download")
    #expect(kept.environment.strictness == .lenient)
    #expect(files.count("/App.app/Login.xib") == 0)
  }

  @Test("nibs that a nib names come out of the store, and one that is nowhere is answered with what was tried")
  func named() throws {
    let store = store()
    let nibs = try #require(try store.nib(named: "Main").environment.nibs)

    guard case .found = try nibs.nib(named: "Login"), case .missing(let tried) = try nibs.nib(named: "Absent") else {
      Issue.record("Login is not found, or Absent is")
      return
    }
    #expect(store.names == ["Login", "Main"])
    #expect(tried.contains("/App.app/Absent.nib"))
  }

  @Test("the store goes when nobody has it, nibs that were handed out included")
  func release() throws {
    weak var gone: NibStore?
    do {
      let store = store()
      gone = store
      _ = try store.nib(named: "Login")
    }

    #expect(gone == nil)
  }
}
