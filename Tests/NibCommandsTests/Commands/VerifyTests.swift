import NibPropertyLists
import NibResources
import NibTestSupport
import Nibwright
import Testing

@Suite("The command verify") struct VerifyTests {
  private static func information(_ entries: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8)
  }

  private static func named(_ key: String, _ name: String = "Main") -> String {
    "<key>\(key)</key><string>\(name)</string>"
  }

  /// The files of a compiled storyboard by their paths.
  private static func storyboard(at path: String) throws -> [String: [UInt8]] {
    let compiled = try Interface.read(Array(SampleFiles.storyboard.utf8), name: "Main.storyboard").compile().encoded()
    return Dictionary(compiled.map { ("\(path)/\($0.path)", $0.bytes) }) { first, _ in first }
  }

  private func run(_ files: [String: [UInt8]], _ arguments: String...) -> CommandRun {
    CommandRun(["verify", "/Tea.app"] + arguments, files: MemoryFileSource(files))
  }

  @Test(
    "interfaces that are there pass, in the resources and in language folders of both layouts",
    arguments: ["/Tea.app", "/Tea.app/Contents"], ["", "Base.lproj/", "de.lproj/"])
  func complete(root: String, language: String) throws {
    let isDeep = root.hasSuffix("Contents")
    let resources = isDeep ? root + "/Resources/" : root + "/"
    var files = try Self.storyboard(at: resources + language + "Main.storyboardc")
    files[resources + "Menu.nib"] = try SampleFiles.nib()
    files["\(root)/Info.plist"] = Self.information(
      Self.named(isDeep ? "NSMainStoryboardFile" : "UIMainStoryboardFile") + Self.named("NSMainNibFile", "Menu"))

    let run = run(files)

    #expect(run.code == .success && run.messages.isEmpty)
    #expect(run.output.contains("StoryboardFile: Main -> \(resources)\(language)Main.storyboardc\n"))
    #expect(run.output.hasSuffix("/Tea.app: 2 interfaces named, 0 errors\n"))
  }

  @Test(
    "an interface that is not there is an error with the key, whatever names it",
    arguments: [
      (named("UIMainStoryboardFile"), "UIMainStoryboardFile names 'Main', but the app has no storyboard of this name"),
      (named("UILaunchStoryboardName"), "UILaunchStoryboardName names 'Main', but the app has no storyboard or nib of"),
      (named("NSMainNibFile"), "NSMainNibFile names 'Main', but the app has no nib of this name"),
      (named("NSMainStoryboardFile"), "NSMainStoryboardFile names 'Main', but the app has no storyboard of this name"),
      (named("UIMainStoryboardFile~ipad"), "UIMainStoryboardFile~ipad names 'Main', but"),
      (named("NSMainNibFile~iphone"), "NSMainNibFile~iphone names 'Main', but"),
      (
        "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>"
          + "<key>UIWindowSceneSessionRoleApplication</key><array><dict/><dict>\(named("UISceneStoryboardFile"))</dict></array>"
          + "</dict></dict>",
        "UIApplicationSceneManifest/UISceneConfigurations/UIWindowSceneSessionRoleApplication/1/UISceneStoryboardFile names"
      ),
      (
        "<key>NSExtension</key><dict>\(named("NSExtensionMainStoryboard"))</dict>",
        "NSExtension/NSExtensionMainStoryboard names 'Main', but"
      ),
      ("<key>UIMainStoryboardFile</key><integer>7</integer>", "UIMainStoryboardFile: the value is no text; expected"),
    ])
  func missing(entries: String, words: String) {
    let run = run(["/Tea.app/Info.plist": Self.information(entries)])

    #expect(run.code == .failure)
    #expect(run.messages.hasPrefix("/Tea.app/Info.plist: error: \(words)"), "\(run.messages)")
    #expect(run.output.hasSuffix(", 1 error\n"))
  }

  @Test("an Info.plist that names nothing, or an empty name, asks for nothing")
  func nothing() {
    let run = run(["/Tea.app/Info.plist": Self.information(Self.named("UIMainStoryboardFile", ""))])

    #expect(run.code == .success && run.output == "/Tea.app: 0 interfaces named, 0 errors\n")
  }

  @Test("a name with its extension is an error, and says what to write")
  func extensions() throws {
    var files = try Self.storyboard(at: "/Tea.app/Main.storyboardc")
    files["/Tea.app/Info.plist"] = Self.information(Self.named("UIMainStoryboardFile", "Main.storyboard"))

    let run = run(files)

    #expect(run.code == .failure)
    #expect(
      run.messages.contains(
        "UIMainStoryboardFile names 'Main.storyboard' with its extension; write 'Main', which is there"))
  }

  @Test(
    "what lies there in another form is named",
    arguments: [
      ("Base.lproj/Main.storyboard", "/Tea.app/Base.lproj/Main.storyboard is not compiled"),
      ("main.storyboardc/Info.plist", "main.storyboardc is spelled otherwise"),
    ])
  func near(path: String, words: String) {
    let run = run([
      "/Tea.app/Info.plist": Self.information(Self.named("UIMainStoryboardFile")), "/Tea.app/\(path)": [1],
    ])

    #expect(run.code == .failure && run.messages.contains(words))
  }

  @Test("a file for a device stands for the name, as it does at run time")
  func deviceFiles() throws {
    let run = run([
      "/Tea.app/Info.plist": Self.information(Self.named("NSMainNibFile")),
      "/Tea.app/Main~ipad.nib": try SampleFiles.nib(),
    ])

    #expect(run.code == .success && run.output.contains("NSMainNibFile: Main -> /Tea.app/Main~ipad.nib"))
  }

  @Test("an archive that cannot be decoded is an error with the key and the place in the archive")
  func damaged() throws {
    var files = try Self.storyboard(at: "/Tea.app/Main.storyboardc")
    files["/Tea.app/Info.plist"] = Self.information(Self.named("UIMainStoryboardFile"))
    let archive = try #require(files.keys.filter { $0.hasSuffix(".nib") }.min())
    files[archive] = Array("NIBArchive".utf8)

    let run = run(files)

    #expect(
      run.code == .failure && run.messages.hasPrefix("\(archive)@10: error: UIMainStoryboardFile names 'Main', which"))
  }

  @Test("a storyboard without its list of scenes cannot be read")
  func noList() throws {
    var files = try Self.storyboard(at: "/Tea.app/Main.storyboardc")
    files["/Tea.app/Info.plist"] = Self.information(Self.named("UIMainStoryboardFile"))
    files["/Tea.app/Main.storyboardc/Info.plist"] = nil

    let run = run(files)

    #expect(run.code == .failure && run.messages.contains("UIMainStoryboardFile names 'Main', which cannot be read"))
  }

  @Test(
    "a damaged Info.plist is an error with its place, and ends with 3",
    arguments: [
      ("<plist version=\"1.0\"><dict>\n<key>A</key></plist>", "/Tea.app/Info.plist:2:"),
      ("bplist00 torn", "/Tea.app/Info.plist@"),
      ("<plist><array/></plist>", "/Tea.app/Info.plist: error: the property"),
    ])
  func damagedInformation(text: String, place: String) {
    let run = run(["/Tea.app/Info.plist": Array(text.utf8)])

    #expect(run.code == .unreadable && run.messages.hasPrefix(place), "\(run.messages)")
  }

  @Test("an Info.plist in binary form is read as one in XML")
  func binary() {
    let list = PropertyList.dictionary([.init("UIMainStoryboardFile", .string("Main"))])
    let run = run(["/Tea.app/Info.plist": BinaryPropertyListWriter.bytes(of: list)])

    #expect(
      run.code == .failure && run.messages.contains("UIMainStoryboardFile names 'Main', but the app has no storyboard"))
  }

  @Test("a folder that is no app ends with 3")
  func noApp() {
    let run = CommandRun(["verify", "/gone.app", "/Tea.app"], files: MemoryFileSource(["/Tea.app/a.txt": []]))

    #expect(run.code == .unreadable)
    #expect(
      run.messages.contains("/Tea.app: error: no Info.plist is in this folder or in its Contents; an app has one"))
    #expect(run.messages.contains("/gone.app: error: nothing is at this path"))
  }

  @Test("JSON has the same: what is named, what was found, what is wrong")
  func json() throws {
    let entries = Self.named("NSMainNibFile", "Menu") + Self.named("UIMainStoryboardFile")
    let run = run(
      ["/Tea.app/Info.plist": Self.information(entries), "/Tea.app/Menu.nib": try SampleFiles.nib()], "--format", "json"
    )
    let app = try #require(try JSONSample(run.output)["apps"]?[0])

    #expect(run.code == .failure)
    #expect(try JSONSample(run.output)["schemaVersion"] == .number(1))
    #expect(app.names == ["app", "informationFile", "interfaces", "errors"])
    #expect(app["interfaces"]?[0]?["files"] == .list([.text("/Tea.app/Menu.nib")]))
    #expect(app["interfaces"]?[1]?["files"] == .list([]))
    #expect(app["errors"]?[0]?["code"] == .text("missingInterface"))
  }

  @Test("context and scan report what an app lacks beside what they read", arguments: ["context", "scan"])
  func elsewhere(command: String) throws {
    let files = MemoryFileSource([
      "/Apps/Tea.app/Info.plist": Self.information(Self.named("UIMainStoryboardFile")),
      "/Apps/Tea.app/Menu.nib": try SampleFiles.nib(), "/Apps/Plain.app/Menu.nib": try SampleFiles.nib(),
    ])
    let run = CommandRun([command, "/Apps"], files: files)

    #expect(run.output.contains("missingInterface") && run.output.contains("UIMainStoryboardFile names 'Main'"))
    #expect(run.output.contains("/Apps/Tea.app/Menu.nib") && run.output.contains("/Apps/Plain.app/Menu.nib"))
  }
}
