import Testing

@Suite("resolve") struct ResolveTests {
  let folder = TemporaryFolder()

  @Test("a picture is found in a bundle, the nearest scale first")
  func found() throws {
    _ = try folder.addFolder("App.nib", [("star.png", []), ("star@2x.png", [])])

    let run = CommandRun("resolve", "star", "--bundle", folder.path + "/App.nib", "--scale", "2")

    #expect(run.code == .success)
    #expect(run.output.hasPrefix(folder.path + "/App.nib/star@2x.png\n"))
    #expect(run.output.contains("scale 2"))
  }

  @Test("a missing picture ends with 1 and says what was tried")
  func missing() {
    let run = CommandRun("resolve", "star", "--bundle", folder.path)

    #expect(run.code == .failure)
    #expect(run.messages.hasPrefix("nibwright resolve: error: no image 'star'; tried:\n  "))
  }

  @Test("a scale that no screen has is refused with those that are", arguments: ["0", "4", "two"])
  func scale(_ text: String) {
    let run = CommandRun("resolve", "star", "--bundle", folder.path, "--scale", text)

    #expect(run.code == .usage)
    #expect(run.messages.contains("'\(text)' is no value of '--scale'; write a number from 1 to 3"))
  }

  @Test("a bundle that is not there ends with 3")
  func noBundle() {
    #expect(CommandRun("resolve", "star", "--bundle", folder.path + "/none").code == .unreadable)
  }

  @Test(
    "every kind of name is looked up by its own rules",
    arguments: [
      ("tint", "color", [], "srgb red 1 green 0 blue 0 alpha 1\n"),
      ("tint", "color", ["--appearance", "dark"], "system color systemBlueColor\n"),
      ("list", "data", [], "DIR/C.xcassets/list.dataset/list.json\n"), ("Login", "nib", [], "DIR/Login.nib\n"),
      ("Login", "nib", ["--idiom", "ipad"], "DIR/Login~ipad.nib\n"),
      ("Main", "storyboard", [], "DIR/Main.storyboard\n"),
      ("a.txt", "file", ["--language", "de-AT"], "DIR/de.lproj/a.txt\n"), ("star", "image", [], "DIR/star.png\n"),
    ])
  func kinds(name: String, kind: String, options: [String], first: String) throws {
    let tint = """
      { "colors": [ { "color": { "components": { "red": "1.000", "green": "0.000", "blue": "0.000" } } },
        { "appearances": [ { "appearance": "luminosity", "value": "dark" } ], "color": { "reference": "systemBlueColor" } } ] }
      """
    let list = #"{ "data": [ { "filename": "list.json", "universal-type-identifier": "public.json" } ] }"#
    let files: [(String, String)] = [
      ("C.xcassets/tint.colorset/Contents.json", tint), ("C.xcassets/list.dataset/Contents.json", list),
      ("C.xcassets/list.dataset/list.json", ""), ("Login.nib", ""), ("Login~ipad.nib", ""), ("Main.storyboard", ""),
      ("de.lproj/a.txt", ""), ("en.lproj/a.txt", ""), ("star.png", ""),
    ]
    let bundle = try folder.addFolder("App.nib", files.map { ($0.0, Array($0.1.utf8)) })

    let run = CommandRun(["resolve", name, "--bundle", bundle, "--kind", kind] + options)

    #expect(run.code == .success)
    #expect(run.output.hasPrefix(first.replacing("DIR", with: bundle)))
    #expect(run.output.contains("\n  bundle \(bundle)\n"))
    let missing = CommandRun(["resolve", "none", "--bundle", bundle, "--kind", kind] + options)
    #expect(missing.code == .failure)
    #expect(missing.messages.hasPrefix("nibwright resolve: error: no \(kind) 'none'; tried:\n  "))
  }
}
