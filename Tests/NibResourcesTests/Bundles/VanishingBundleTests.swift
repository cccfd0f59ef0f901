import Synchronization
import Testing

@testable import NibResources

@Suite("Bundles that vanish or are damaged") struct VanishingBundleTests {
  /// Files that are there for a number of questions, and gone after them.
  private final class VanishingSource: FileSource {
    private let files: MemoryFileSource
    private let left: Mutex<Int>

    init(_ files: MemoryFileSource, questions: Int) {
      self.files = files
      left = Mutex(questions)
    }

    private var source: MemoryFileSource {
      left.withLock { left in
        left -= 1
        return left >= 0 ? files : MemoryFileSource()
      }
    }

    /// Whether the files outlasted all questions.
    var isThere: Bool { left.withLock { $0 >= 0 } }

    func kind(_ path: String) -> FileKind? { source.kind(path) }
    func entries(_ directory: String) throws(ResourceError) -> [FileEntry] { try source.entries(directory) }
    func head(_ path: String, limit: Int) throws(ResourceError) -> [UInt8] { try source.head(path, limit: limit) }
    func canonical(_ path: String) -> String { source.canonical(path) }
  }

  private static let files: MemoryFileSource = {
    var files = SampleFiles.images(["/M/x.png", "/M/K.bundle/k.png", "/M/C.xcassets/s.imageset/s.png"])
    for set in ["/M/C.xcassets/s.imageset", "/M/C.xcassets/d.dataset"] {
      let list = set.hasSuffix("imageset") ? "images" : "data"
      files.add(Array(#"{ "\#(list)": [ { "filename": "s.png" } ] }"#.utf8), at: set + "/Contents.json")
    }
    files.add([1], at: "/M/C.xcassets/d.dataset/s.png")
    files.add([2], at: "/M/t.txt")
    files.add([3], at: "/M/Main.nib")
    return files
  }()

  @Test("at whatever question a bundle goes, each answer is missing, whole, or an error with a code") func vanishing() {
    var (wasGone, wasWhole) = (false, false)
    for questions in 0..<200 {
      let source = VanishingSource(Self.files, questions: questions)
      let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)

      let images = ["x", "k", "s"].map { ImageResolver(chain: chain).resolve(ImageQuery($0)) }
      let asset = AssetResolver(chain: chain).data(AssetQuery("d"))
      let nib = ResourceLookup(chain: chain).nib(named: "Main")
      let data = ["t.txt", "x.png"].map { name in
        Result { () throws(ResourceURLError) in try ResourceURLResolver(chain: chain).data("rsrc:///" + name) }
      }

      // An image that is found was read: its size is known.
      for match in images.compactMap(\.match) { #expect(match.pixelSize != nil, "\(match)") }
      for case .failure(let error) in data {
        #expect([.notFound, .leavesBundle].contains(error.code), "\(error)")
        wasGone = true
      }
      if source.isThere {
        #expect(images.allSatisfy { $0.match != nil } && nib.path != nil)
        #expect(asset != .missing(tried: []) && data.allSatisfy { (try? $0.get()) != nil })
        wasWhole = true
      }
    }
    #expect(wasGone && wasWhole)
  }

  @Test("a bundle that is removed behind its listing is missing, or says so in an error") func removed() throws {
    let folder = try TemporaryFolder("vanish")
    try SystemCalls.makeDirectory(folder.path + "/M")
    for name in ["x.png", "t.txt", "y.png"] {
      try AtomicFileWriter.write(SampleFiles.png(1, 1), to: folder.path + "/M/" + name)
    }
    let chain = BundleChain(main: ResourceBundle(folder.path + "/M"))
    let resolver = ResourceURLResolver(chain: chain)
    #expect(try resolver.data("rsrc:///y.png").bytes == SampleFiles.png(1, 1))

    SystemCalls.remove(folder.path + "/M")
    let answer = ImageResolver(chain: chain).resolve(ImageQuery("x"))

    #expect(answer.match == nil && answer.tried.contains("\(folder.path)/M/x.png (listed, and not there any more)"))
    for url in ["rsrc:///x.png", "rsrc:///t.txt", "rsrc:///y.png"] {
      #expect { try resolver.data(url) } throws: { ($0 as? ResourceURLError)?.code == .notFound }
    }
    chain.refresh()
    #expect(ImageResolver(chain: chain).resolve(ImageQuery("x")).match == nil)
    #expect(chain.notes == ["\(folder.path)/M (nothing is at this path)"])
  }

  @Test(
    "a catalog whose JSON is broken has nothing, and says which file",
    arguments: [
      "", "{", "[]", "null", "{ \"images\": ", #"{ "images": {} }"#, #"{ "images": [ { "filename": "s.png" ] }"#,
      #"{ "images": [ { "filename": "s.png" } ] } x"#, "\u{0}", "{ \"images\": \"s.png\" }",
      String(repeating: "[", count: 100_000), "{\"images\":" + String(repeating: "{\"a\":", count: 100_000),
    ])
  func brokenJSON(json: String) {
    var files = SampleFiles.images(["/M/C.xcassets/s.imageset/s.png", "/M/C.xcassets/Group/n.imageset/s.png"])
    for set in ["s.imageset", "c.colorset", "d.dataset", "Group"] {
      files.add(Array(json.utf8), at: "/M/C.xcassets/\(set)/Contents.json")
    }
    let chain = BundleChain(main: ResourceBundle("/M", in: files), source: files)

    let image = ImageResolver(chain: chain).resolve(ImageQuery("s"))
    let color = AssetResolver(chain: chain).color(AssetQuery("c"))
    let data = AssetResolver(chain: chain).data(AssetQuery("d"))

    #expect(
      image.match == nil && image.tried.contains { $0.hasPrefix("/M/C.xcassets/s.imageset/Contents.json (skipped") })
    #expect(
      color == .missing(tried: ["/M/C.xcassets/c.colorset/Contents.json (skipped: not the JSON of an asset catalog)"]))
    #expect(
      data == .missing(tried: ["/M/C.xcassets/d.dataset/Contents.json (skipped: not the JSON of an asset catalog)"]))
  }
}
