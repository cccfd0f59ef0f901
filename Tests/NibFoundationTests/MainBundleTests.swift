import Foundation
import NibFoundation
import NibResources
import Testing

@Suite("The main bundle of a test") struct MainBundleTests {
  /// A folder of an app's sources, gone when the body is done.
  static func withSources<Result>(
    _ files: [String: Data], _ body: (_ folder: String, _ bundle: MainBundle) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try body(folder.path, MainBundle(folder.path))
  }

  @Test("paths of resources are those of the task's main bundle, wherever its sources lie")
  func paths() throws {
    try Self.withSources(["App.swift": Data(), "Data/cities.json": Data("[]".utf8)]) { folder, bundle in
      MainBundle.$current.withValue(bundle) {
        #expect(Bundle.main.path(forResource: "cities", ofType: "json") == folder + "/Data/cities.json")
        #expect(Bundle.main.path(forResource: "cities.json", ofType: nil) == folder + "/Data/cities.json")
        #expect(Bundle.main.url(forResource: "cities", withExtension: "json")?.path == folder + "/Data/cities.json")
        #expect(Bundle.main.path(forResource: "towns", ofType: "json") == nil)
      }
      #expect(Bundle.main.path(forResource: "cities", ofType: "json") == nil)
    }
  }

  @Test("localized texts are those of the main bundle, from strings files and string catalogs; else the key")
  func texts() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"bye": {"localizations": {"en": {"stringUnit": {"value": "See you"}}}}}}
      """
    try Self.withSources([
      "App.swift": Data(), "en.lproj/Localizable.strings": Data(#""hello" = "Good day";"#.utf8),
      "Strings/Localizable.xcstrings": Data(catalog.utf8), "en.lproj/Menu.strings": Data(#""cut" = "Cut it";"#.utf8),
      "de.lproj/Localizable.strings": Data(#""hello" = "Guten Tag";"#.utf8),
    ]) { folder, bundle in
      MainBundle.$current.withValue(bundle) {
        #expect(NSLocalizedString("hello", comment: "") == "Good day")
        #expect(NSLocalizedString("bye", comment: "") == "See you")
        #expect(NSLocalizedString("cut", tableName: "Menu", comment: "") == "Cut it")
        #expect(NSLocalizedString("none", comment: "") == "none")
      }
      let german = MainBundle(folder, languages: ["de"])
      MainBundle.$current.withValue(german) { #expect(NSLocalizedString("hello", comment: "") == "Guten Tag") }
    }
  }

  @Test("data assets are found by name, with their type; a name that leads nowhere gives none")
  func data() throws {
    let contents = #"{"data": [{"filename": "a.json", "idiom": "universal"}]}"#
    try Self.withSources([
      "Assets.xcassets/Towns.dataset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/Towns.dataset/a.json": Data("[1]".utf8),
    ]) { _, bundle in
      MainBundle.$current.withValue(bundle) {
        let towns = NSDataAsset(name: "Towns")
        #expect(towns?.data == Data("[1]".utf8) && towns?.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "../Towns") == nil && NSDataAsset(name: "Cities") == nil)
      }
    }
  }

  @Test("defaults of one main bundle are not those of another one")
  func defaults() throws {
    let (first, second) = (MainBundle("/first"), MainBundle("/second"))
    first.defaults.set(3, forKey: "count")
    #expect(first.defaults.integer(forKey: "count") == 3 && second.defaults.integer(forKey: "count") == 0)
  }

  @Test("a folder is told by its contents: sources, a bundle, or sources for want of anything else")
  func layouts() {
    let source = MemoryFileSource([
      "/a/main.swift": [], "/a/Info.plist": [], "/b/Info.plist": [], "/c/logo.png": [], "/d.app/x.swift": [],
    ])
    #expect(ResourceBundle(recognizing: "/a", in: source).layout == .sources)
    #expect(ResourceBundle(recognizing: "/b", in: source).layout == .installed)
    #expect(ResourceBundle(recognizing: "/c", in: source).layout == .sources)
    #expect(ResourceBundle(recognizing: "/d.app", in: source).layout == .installed)
  }
}
