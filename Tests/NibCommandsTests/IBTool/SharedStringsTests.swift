import NibCommands
import NibTestSupport
import Testing

@Suite("Strings files that Xcode exported", .enabled(if: SharedFiles.root != nil, "needs the shared files"))
struct SharedStringsTests {
  @Test("every entry names a text of its document, but for those of objects that the document no longer has")
  func entries() throws {
    let folder = TemporaryFolder()
    var (entries, drifted) = (0, 0)
    let paths = TestDisk.files(below: (SharedFiles.root ?? "") + "/corpus", ending: [".strings"])
    for path in TestSize.share(paths, every: 4) {
      guard let document = Self.document(of: path) else { continue }
      let run = IBToolRun(
        "--import-strings-file", path, "--write", folder.path + "/A.xib", "--warnings", "--output-format",
        "human-readable-text", document)
      #expect(run.code == .success, "\(path): \(run.output)")
      let text = try #require(TestDisk.bytes(path)).filter { $0 != 0 }
      entries += String(decoding: text, as: UTF8.self).matches(of: /"\s*=\s*"/).count
      let source = TestDisk.text(document) ?? ""
      for line in run.output.split(separator: "\n") where line.hasPrefix(path) && !line.contains(" was \"") {
        let gone = try #require(
          line.firstMatch(of: /there is no object '([^']+)' in the document/), "\(line)")
        #expect(!source.contains(" id=\"\(gone.output.1)\""), "\(line)")
        drifted += 1
      }
    }
    #expect(entries > TestSize.count(300, full: 2700))
    #expect(drifted <= 8 && (drifted == 8 || !TestSize.isFull))
  }

  /// The document that a file translates: of its name, in its folder, in `Base.lproj` or beside the folder.
  private static func document(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let file = parts.last, let folder = parts.dropLast().last else { return nil }
    let name = file.dropLast(".strings".count)
    let here = parts.dropLast().joined(separator: "/")
    let around = parts.dropLast(2).joined(separator: "/")
    let folders = folder.hasSuffix(".lproj") ? [here, around + "/Base.lproj", around + "/en.lproj", around] : [here]
    for place in folders {
      for ending in [".xib", ".storyboard"] where TestDisk.text("\(place)/\(name)\(ending)") != nil {
        return "\(place)/\(name)\(ending)"
      }
    }
    return nil
  }
}
