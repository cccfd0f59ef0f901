import Testing

@testable import NibResources

@Suite("The bundles of a program") struct ProgramBundlesTests {
  @Test(
    "the place of the executable says where its resources are",
    arguments: [
      ("/X/A.app/Contents/MacOS/A", [], ["/X/A.app"]),
      ("/X/A.app/A", [], ["/X/A.app"]),
      ("/X/flat/A", ["/X/flat/Info.plist"], ["/X/flat"]),
      (
        "/X/debug/a", ["/X/debug/P_T.resources/i.png", "/X/debug/P_S.bundle/i.png", "/X/debug/other/i.png"],
        ["/X/debug/P_S.bundle", "/X/debug/P_T.resources"]
      ),
      ("/usr/bin/a", ["/usr/share/a.resources/i.png", "/usr/share/b.resources/i.png"], ["/usr/share/a.resources"]),
      ("/usr/bin/a", [], []), ("a", [], []), ("", [], []), ("/", [], []),
    ] as [(String, [String], [String])])
  func places(executable: String, files: [String], bundles: [String]) {
    let found = ProgramBundles.bundles(executable: executable, in: SampleFiles.images(files))

    #expect(found.map(\.path) == bundles)
  }

  @Test("the running program has a path") func current() {
    #expect(SystemCalls.executablePath?.hasPrefix("/") == true)
  }
}
