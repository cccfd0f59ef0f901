import NibTestSupport
import Nibwright
import Testing

@Suite(
  "The guide's code on resources",
  .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder"))
nonisolated struct ResourceGuideTests {
  @Test("a resource URL gives bytes with a media type")
  func resourceURLs() throws {
    let bundles = BundleChain(main: ResourceBundle("Archives/Documents/Login/Main.app"))
    // shown in FindingResources
    let resolver = ResourceURLResolver(chain: bundles)
    let logo = try resolver.data("rsrc:///logo.png")
    print(logo.mediaType, logo.bytes.count, logo.match.file)
    for name in bundles.ambiguities() { print(name.name, name.places) }
    // end

    #expect(logo.mediaType == "image/png")
    #expect(!logo.bytes.isEmpty)
  }
}
