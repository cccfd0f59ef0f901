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
}
