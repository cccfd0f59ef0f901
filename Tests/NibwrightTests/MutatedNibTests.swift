import NibAppKit
import NibArchives
import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Nibs whose archives are in order and whose content is not: each gives an error or live objects, never a trap.
///
/// Of the shared nibs each tenth is taken, in a full run all. `NIBWRIGHT_MUTATIONS` says how many forms of each nib are tried, from which start on `NIBWRIGHT_MUTATION_START`; a
/// trap is found again by the last line that was printed with `NIBWRIGHT_MUTATION_LOG`.
@Suite("Nibs changed at random", .serialized)
struct MutatedNibTests {
  private static func number(_ name: String, _ standard: Int) -> Int {
    TestDisk.environment(name).flatMap { Int($0) } ?? standard
  }

  private static let count = number("NIBWRIGHT_MUTATIONS", 1)
  private static let start = number("NIBWRIGHT_MUTATION_START", 1)
  private static let prints = TestDisk.environment("NIBWRIGHT_MUTATION_LOG") != nil

  /// What a program does with a nib: makes the objects, looks at them, presses every button.
  private func live(_ graph: ObjectGraph, _ strictness: Strictness) -> Bool {
    let environment = NibEnvironment(strictness: strictness)
    let nib = NibFile(graph: graph, environment: environment)
    _ = nib.requiredExternalObjects
    guard let report = try? nib.instantiateReport(owner: RecordingOwner()) else { return false }
    _ = InstantiatedTreeRendering().render(report)
    for control in report.all(UIControl.self) { _ = try? control.send(.all) }
    for control in report.all(NSControl.self) { _ = try? control.performClick() }
    for menu in report.all(NSMenu.self) { for item in menu.allItems { _ = try? item.choose() } }
    return true
  }

  @concurrent private func mutate(_ graph: ObjectGraph, _ name: String) async throws {
    let (start, count, prints) = await (Self.start, Self.count, Self.prints)
    for start in start..<start + count {
      if prints { print("mutation \(start) of \(name)") }
      var mutator = GraphMutator(start: start)
      let changed = try mutator.mutate(graph)
      for strictness in [Strictness.lenient, .uikit] { _ = await live(changed, strictness) }
    }
  }

  @Test("samples of the project")
  @concurrent func samples() async throws {
    let paths = TestDisk.files(below: SharedFiles.packageRoot + "/Archives", ending: [".nib"])
    var count = 0
    for path in paths {
      guard let bytes = TestDisk.bytes(path), let graph = try? ArchiveDecoder().decode(bytes, file: path) else {
        continue
      }
      try await mutate(graph, path)
      count += 1
    }

    #expect(count > 40)
  }

  @Test("nibs of the shared collection", .enabled(if: SharedFiles.root != nil, "no shared files"))
  @concurrent func shared() async throws {
    let root = try #require(SharedFiles.root)
    let paths = ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }
    for path in TestSize.share(paths, every: 10) {
      guard let bytes = TestDisk.bytes(path), ArchiveFormatSniffer.sniff(bytes) == .nibArchive,
        let graph = try? ArchiveDecoder().decode(bytes, file: path)
      else { continue }
      try await mutate(graph, path)
    }
  }
}
