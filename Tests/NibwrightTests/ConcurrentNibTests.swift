import NibGraph
import NibTestSupport
import NibUIKit
import Nibwright
import Testing

/// Run under ThreadSanitizer by `Tools/sanitize thread`.
@Suite("Concurrent loads")
nonisolated struct ConcurrentNibTests {
  /// An owner with an outlet by wrapper; its places are found by the first task that connects it.
  private nonisolated final class Owner: NibUnboundOwner {
    @Outlet var title: PlaceholderObject?
  }

  /// A class that is bound to no actor.
  private nonisolated final class Registered: NibUnboundObject {
    init(from coder: NibCoder) throws {}
  }

  private static func nib(_ classes: ClassRegistry) throws -> NibFile {
    try NibFile(
      contentsOf: SharedFiles.packageRoot + "/Archives/Documents/Login/sample.nib",
      environment: NibEnvironment(classes: classes, strictness: .lenient))
  }

  /// A label, and an outlet of the owner's to it.
  private static func labelled() throws -> ObjectGraph {
    var nib = TestNib()
    nib.object("label", "UILabel")
    nib.outlet("title", from: "owner", to: "label")
    return try nib.graph()
  }

  @Test("tasks that instantiate one nib while classes are registered each get whole trees of their own")
  func sharedNib() async throws {
    let classes = UnboundClasses()
    let nib = try Self.nib(ClassRegistry(parent: nil))
    let expected = try nib.instantiateReport(owner: RecordingOwner(), unbound: classes).objects.map(\.className)

    let trees = try await withThrowingTaskGroup(of: [String].self) { group in
      for task in 0..<16 {
        group.addTask {
          if task % 4 == 0 { classes.register(Registered.self, as: "Registered\(task)") }
          let report = try nib.instantiateReport(owner: RecordingOwner(), unbound: classes)
          return report.objects.map(\.className)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(trees.count == 16)
    #expect(trees.allSatisfy { $0 == expected })
  }

  @Test("a class registered between two loads of one nib is used by the second")
  @MainActor func registeredLater() throws {
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    let nib = try Self.nib(registry)
    let before = try nib.instantiateReport(owner: RecordingOwner()).find(UILabel.self)

    registry.registerStandIn(PlaceholderObject.self, as: "UILabel")
    let after = try nib.instantiateReport(owner: RecordingOwner()).find(UILabel.self)

    #expect(before != nil)
    #expect(after == nil)
  }

  @Test("tasks that connect owners of one class find its wrappers, whoever comes first")
  func sharedClass() async throws {
    let nib = NibFile(graph: try Self.labelled())

    let connected = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let owner = Owner()
          let report = try nib.instantiateReport(owner: owner, unbound: UnboundClasses())
          return withExtendedLifetime(report) { owner.title != nil }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(connected == Array(repeating: true, count: 16))
  }
}
