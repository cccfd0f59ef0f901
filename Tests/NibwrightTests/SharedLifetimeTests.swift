import NibAppKit
import NibArchives
import NibObjects
import NibRuntime
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Objects of real archives go once their report does.
@Suite("Objects of the shared collection are let go", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedLifetimeTests {
  private func paths() throws -> [String] {
    let root = try #require(SharedFiles.root)
    let all = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }
    return TestSize.share(all, every: 8)
  }

  @Test("as views, controllers and windows, once these are closed")
  func frameworks() throws {
    var count = 0
    for path in try paths() {
      guard let bytes = TestDisk.bytes(path), let nib = try? NibFile(data: bytes, name: path, environment: .inspection)
      else { continue }
      let left = Lifetime.left {
        guard let report = try? nib.instantiateReport(owner: RecordingOwner()) else { return [] }
        // A window of the archive that is shown lives until it is closed.
        NSApp.closeAllWindows()
        count += report.objects.count
        return report.objects.map(\.object)
      }
      #expect(left == [], "\(path)")
    }
    print("lifetimes: \(count) objects of frameworks are let go")

    #expect(count > TestSize.count(4_000, full: 20_000))
  }

  @Test("as objects of the schema's rows")
  func rows() throws {
    var count = 0
    for path in try paths() {
      guard let bytes = TestDisk.bytes(path), let graph = try? ArchiveDecoder().decode(bytes, file: path) else {
        continue
      }
      let left = Lifetime.left {
        let instantiator = NibInstantiator(graph: graph, classes: ArchivedClasses.registry, strictness: .lenient)
        guard let report = try? instantiator.instantiateReport(owner: RecordingOwner()) else { return [] }
        count += report.objects.count
        return report.objects.map(\.object)
      }
      #expect(left == [], "\(path)")
    }
    print("lifetimes: \(count) objects of rows are let go")

    #expect(count > TestSize.count(4_000, full: 20_000))
  }
}
