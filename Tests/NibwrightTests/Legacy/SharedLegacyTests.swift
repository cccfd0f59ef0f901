import NibCompiler
import NibDiagnostics
import NibTestSupport
import Nibwright
import Testing

@Suite("Real documents of Xcode 3 and 4", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
nonisolated struct SharedLegacyTests {
  /// Paths and platforms of the corpus's legacy documents.
  static let entries: [(path: String, platform: String)] = {
    guard let root = SharedFiles.root, let text = TestDisk.text(root + "/corpus/MANIFEST.tsv") else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 7, cells[5] == "legacy" else { return nil }
      return (root + "/corpus/" + cells[0], cells[6])
    }
  }()

  @Test("all are read, and raised or copied; Carbon's is refused by name")
  func all() throws {
    var (raised, copied, carbon) = (0, 0, 0)
    for entry in TestSize.share(Self.entries, every: 4) {
      let bytes = TestDisk.bytes(entry.path) ?? []
      do throws(NibError) {
        let interface = try Interface.read(bytes, name: entry.path)
        var diagnostics = Diagnostics()
        _ = try interface.compile(into: &diagnostics)
        #expect(
          diagnostics.errorCount == 0,
          "\(entry.path): \(diagnostics.messages.first { $0.severity == .error }?.message ?? "")")
        if entry.platform == "iOS" { raised += 1 } else { copied += 1 }
      } catch {
        #expect(error.detail.contains("Carbon"), "\(error)")
        carbon += 1
      }
    }
    print("legacy documents: \(raised) raised, \(copied) copied, \(carbon) for Carbon refused")
    if TestSize.isFull {
      #expect(raised == 234 && copied == 179 && carbon == 1)
    } else {
      #expect(raised > 50 && copied > 35 && carbon <= 1)
    }
  }

  @Test("the modern form of each document for UIKit gives its archive")
  func upgraded() throws {
    var equal = 0
    let entries = TestSize.share(Self.entries.filter { $0.platform == "iOS" }, every: 4)
    for entry in entries {
      let interface = try Interface.read(TestDisk.bytes(entry.path) ?? [], name: entry.path)
      var diagnostics = Diagnostics()
      let modern = try Interface.read(try interface.upgraded(into: &diagnostics), name: entry.path)
      let options = CompileOptions(profile: .xcode5)
      let old = try interface.compile(options, into: &diagnostics).encoded()
      let new = try modern.compile(options, into: &diagnostics).encoded()
      #expect(old == new, "\(entry.path)")
      equal += old == new ? 1 : 0
    }
    print("legacy documents for UIKit: \(equal) equal after the upgrade")
    #expect(equal == entries.count && equal >= TestSize.count(58, full: 234))
  }
}
