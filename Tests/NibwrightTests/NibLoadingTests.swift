import NibArchives
import NibUIKit
import Nibwright
import Testing

@Suite("Nibs by name and from data")
struct NibLoadingTests {
  private static func nib(_ text: String) throws -> [UInt8] {
    let file = try NibFile(data: Interfaces.xib(text), name: "Made.xib")
    return try ArchiveEncoder(order: .asStored).encode(file.graph)
  }

  private func text(_ nib: NibFile) throws -> String? {
    try nib.instantiateReport().find(UILabel.self)?.text
  }

  private func load(
    _ name: String, _ files: [String: [UInt8]], languages: [String] = [], idiom: ImageIdiom? = nil
  ) throws -> String? {
    let source = MemoryFileSource(files)
    let chain = BundleChain(
      nibBundle: ResourceBundle("/Kit.bundle", in: source), main: ResourceBundle("/App.app", in: source), source: source
    )
    return try text(try NibFile(named: name, in: chain, languages: languages, idiom: idiom))
  }

  @Test(
    "the extension is optional, and .xib asks for the source",
    arguments: [
      ("Login", "compiled"), ("Login.nib", "compiled"), ("Login.xib", "source"),
    ])
  func extensions(_ name: String, _ expected: String) throws {
    let files = ["/App.app/Login.nib": try Self.nib("compiled"), "/App.app/Login.xib": Interfaces.xib("source")]

    #expect(try load(name, files) == expected)
  }

  @Test("a raw XIB is loaded where there is no compiled nib")
  func raw() throws {
    #expect(try load("Login.nib", ["/App.app/Login.xib": Interfaces.xib("source")]) == "source")
  }

  @Test(
    "language folders come first, the wanted ones in order, then Base, then the others",
    arguments: [
      (["de"], "Anmelden"), (["fr", "de"], "Anmelden"), ([], "Base"), (["en"], "Base"),
    ] as [([String], String)])
  func languages(_ languages: [String], _ expected: String) throws {
    let files = [
      "/App.app/Login.xib": Interfaces.xib("none"), "/App.app/Base.lproj/Login.xib": Interfaces.xib("Base"),
      "/App.app/de.lproj/Login.xib": Interfaces.xib("Anmelden"),
    ]

    #expect(try load("Login", files, languages: languages) == expected)
  }

  @Test(
    "the form for the wanted device comes first",
    arguments: [
      (.ipad, "pad"), (.iphone, "all"), (nil, "all"),
    ] as [(ImageIdiom?, String)])
  func devices(_ idiom: ImageIdiom?, _ expected: String) throws {
    let files = ["/App.app/Login.xib": Interfaces.xib("all"), "/App.app/Login~ipad.xib": Interfaces.xib("pad")]

    #expect(try load("Login", files, idiom: idiom) == expected)
  }

  @Test("the nib's bundle comes before the main one, and bundles inside these come last")
  func order() throws {
    let all = [
      "/Kit.bundle/Login.xib": Interfaces.xib("kit"), "/App.app/Login.xib": Interfaces.xib("app"),
      "/App.app/PlugIns/More.bundle/Login.xib": Interfaces.xib("inner"),
    ]

    #expect(try load("Login", all) == "kit")
    #expect(try load("Login", all.filter { !$0.key.hasPrefix("/Kit") }) == "app")
    #expect(try load("Login", all.filter { $0.key.contains("PlugIns") }) == "inner")
  }

  @Test("one bundle alone is looked into where that is asked for")
  func onlyOne() throws {
    let source = MemoryFileSource([
      "/App.app/Main.xib": Interfaces.xib("main"), "/App.app/Inner.bundle/Login.xib": Interfaces.xib("inner"),
    ])
    let bundle = ResourceBundle("/App.app", in: source)
    let environment = NibEnvironment(files: source)

    #expect(try text(try NibFile(named: "Main", inOnly: bundle, environment: environment)) == "main")
    #expect(throws: NibError(code: .notFound, place: .init(file: ""), detail: "")) {
      try NibFile(named: "Login", inOnly: bundle, environment: environment)
    }
  }

  @Test("without bundle the bundles of the running program are searched, and a miss is an error")
  func program() {
    #expect(throws: NibError(code: .notFound, place: .init(file: ""), detail: "")) {
      try NibFile(named: "NoNibHasThisName")
    }
  }

  @Test("without bundle a nib beside the executable is found")
  func besideExecutable() throws {
    let folder = try #require(ProgramBundles.executableFolder)
    let source = MemoryFileSource([FilePath.join(folder, "Beside.xib"): Interfaces.xib("beside")])

    let nib = try NibFile(named: "Beside", environment: NibEnvironment(files: source))
    let error = #expect(throws: NibError.self) {
      try NibFile(named: "Absent", environment: NibEnvironment(files: source))
    }

    #expect(try text(nib) == "beside")
    #expect(error?.tried.contains(FilePath.join(folder, "Absent.nib")) == true)
  }

  @Test("data from anywhere finds its images in the bundles given, and asks nobody without")
  func data() throws {
    let source = MemoryFileSource(["/App.app/icon.png": []])
    let chain = BundleChain(main: ResourceBundle("/App.app", in: source), source: source)
    let bytes = Interfaces.xib("x", image: "icon")

    let given = try NibFile(data: bytes, bundles: chain).instantiateReport()
    let absent = try NibFile(data: bytes).instantiateReport()

    #expect(given.foundImages.map(\.file?.path) == ["/App.app/icon.png"])
    #expect(absent.images.isEmpty)
    #expect(absent.find(UIImageView.self)?.image?.nibImage.name == "icon")
  }

  @Test("providers of the environment come before the bundles")
  func redirected() throws {
    let source = MemoryFileSource(["/App.app/icon.png": []])
    let chain = BundleChain(main: ResourceBundle("/App.app", in: source), source: source)
    let resources = DictionaryResources(images: ["icon": NibImageFile(path: "elsewhere")])

    let report = try NibFile(
      data: Interfaces.xib("x", image: "icon"), bundles: chain, environment: NibEnvironment(resources: resources)
    ).instantiateReport()

    #expect(report.find(UIImageView.self)?.image?.nibImage.file?.path == "elsewhere")
  }

  @Test("one nib file instantiated on many threads gives each its own objects")
  func threads() async throws {
    let nib = try NibFile(data: Interfaces.xib("shared"))

    let texts = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<16 {
        group.addTask {
          guard let report = try? nib.instantiateReport(unbound: UnboundClasses()) else { return nil }
          return report.objects.map(\.className).joined(separator: " ")
        }
      }
      var texts: [String?] = []
      for await text in group { texts.append(text) }
      return texts
    }

    #expect(texts.count == 16)
    #expect(texts.allSatisfy { $0 == texts[0] && $0?.contains("UILabel") == true })
  }
}
