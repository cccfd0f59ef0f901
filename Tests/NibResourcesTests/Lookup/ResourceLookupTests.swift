import Testing

@testable import NibResources

@Suite("Nibs and files by name") struct ResourceLookupTests {
  private func lookup(
    _ files: [String], languages: [String] = [], idiom: ImageIdiom? = nil
  ) -> ResourceLookup {
    let source = SampleFiles.images(files.map { "/M/" + $0 })
    let chain = BundleChain(main: ResourceBundle("/M", in: source), source: source)
    return ResourceLookup(chain: chain, languages: languages, idiom: idiom)
  }

  @Test(
    "the first of these files is the nib",
    arguments: [
      ("Login", ["Login.nib", "Login.xib"]), ("Login.nib", ["Login.nib"]), ("Login.xib", ["Login.xib", "Login.nib"]),
      ("Login.nib", ["Login.xib"]), ("Login", ["Login~ipad.nib", "Login.nib", "Login~ipad.xib"]),
      ("Login", ["de.lproj/Login.nib", "Base.lproj/Login.nib", "Login.nib"]),
      ("Login", ["Base.lproj/Login.nib", "fr.lproj/Login.nib", "Login.nib"]),
      ("Login", ["Login.nib", "de.lproj/Login.xib"]), ("My.View", ["My.View.nib"]),
      ("Views/Login", ["Views/Login.nib", "Login.nib"]), ("Login", ["Kit.bundle/Login.nib"]),
    ])
  func nibs(name: String, files: [String]) {
    let lookup = lookup(files, languages: ["de"], idiom: .ipad)

    #expect(lookup.nib(named: name).path == "/M/" + files[0])
  }

  @Test("a compiled folder counts as one resource") func folders() {
    let lookup = lookup(["Main.storyboardc/Info.plist", "Menu.nib/keyedobjects.nib", "Main.storyboard"])

    #expect(lookup.storyboard(named: "Main").path == "/M/Main.storyboardc")
    #expect(lookup.storyboard(named: "Main.storyboard").path == "/M/Main.storyboard")
    #expect(lookup.nib(named: "Menu").path == "/M/Menu.nib")
  }

  @Test("a missing nib names the paths that were tried, in order") func missing() {
    let answer = lookup(["de.lproj/x", "Base.lproj/x"], languages: ["de"], idiom: .ipad).nib(named: "Login")

    #expect(
      answer.tried == [
        "/M/de.lproj/Login~ipad.nib", "/M/de.lproj/Login.nib", "/M/Base.lproj/Login~ipad.nib",
        "/M/Base.lproj/Login.nib", "/M/Login~ipad.nib", "/M/Login.nib", "/M/de.lproj/Login~ipad.xib",
        "/M/de.lproj/Login.xib", "/M/Base.lproj/Login~ipad.xib", "/M/Base.lproj/Login.xib", "/M/Login~ipad.xib",
        "/M/Login.xib",
      ])
  }

  @Test("a file is found by its name as it stands") func files() {
    let lookup = lookup(["Sounds/click.caf", "en.lproj/a.strings"])

    #expect(lookup.file(named: "Sounds/click.caf").path == "/M/Sounds/click.caf")
    #expect(lookup.file(named: "a.strings").path == "/M/en.lproj/a.strings")
    #expect(lookup.file(named: "click.caf").tried == ["/M/en.lproj/click.caf", "/M/click.caf"])
  }

  @Test(
    "a resource is found by name, type and language",
    arguments: [
      ("a", "strings", nil, "/M/de.lproj/a.strings"), ("a", "strings", "en", "/M/en.lproj/a.strings"),
      ("a", "strings", "en-GB", "/M/en.lproj/a.strings"), ("a", "strings", "fr", "/M/a.strings"),
      ("a.strings", nil, "en", "/M/en.lproj/a.strings"), ("a", nil, nil, nil), ("b", "strings", "en", nil),
      ("Sounds/click", "caf", "en", "/M/Sounds/click.caf"),
    ] as [(String, String?, String?, String?)])
  func typed(name: String, type: String?, language: String?, path: String?) {
    let lookup = lookup(
      ["a.strings", "de.lproj/a.strings", "en.lproj/a.strings", "de.lproj/b.strings", "Sounds/click.caf"],
      languages: ["de"])

    #expect(lookup.resource(named: name, type: type, language: language).path == path)
  }

  @Test("a resource that is not in the language names the paths of that language alone") func typedMissing() {
    let lookup = lookup(["de.lproj/b.strings", "en.lproj/a.strings"])

    #expect(
      lookup.resource(named: "b", type: "strings", language: "en-GB").tried == [
        "/M/en.lproj/b.strings", "/M/b.strings",
      ])
  }

  @Test("answers are remembered, found or not", arguments: ["Login", "none"]) func remembers(name: String) {
    let source = CountingFileSource(SampleFiles.images(["/M/Login.nib"]))
    let lookup = ResourceLookup(chain: BundleChain(main: ResourceBundle("/M", in: source), source: source))

    let first = lookup.nib(named: name)
    let (listings, reads) = (source.listings, source.reads)

    #expect(lookup.nib(named: name) == first)
    #expect(lookup.storyboard(named: name).path == nil)
    #expect(source.listings == listings && source.reads == reads)
  }
}
