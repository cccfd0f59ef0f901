import NibAppKit
import NibArchives
import NibGraph
import NibTestSupport
import Nibwright
import Testing

@Suite("Compiled nibs of the shared collection", .enabled(if: SharedFiles.root != nil, "no shared files"))
struct SharedNibTests {
  /// Every archive of an interface of either platform and container, within nib folders and compiled storyboards too.
  private static func archives() -> [(path: String, graph: ObjectGraph)] {
    guard let root = SharedFiles.root else { return [] }
    return ["golden", "nibs"].flatMap { TestDisk.files(below: "\(root)/\($0)", ending: [".nib"]) }.compactMap { path in
      guard let bytes = TestDisk.bytes(path),
        [.nibArchive, .binaryPropertyList, .xmlPropertyList].contains(ArchiveFormatSniffer.sniff(bytes)),
        let graph = try? ArchiveDecoder().decode(bytes, file: path),
        graph.value(.key(.nibObjectsKey), of: .root) != nil || graph.value("IB.objectdata", of: .root) != nil
      else { return nil }
      return (path, graph)
    }
  }

  @Test("every one instantiates with stand-ins and makes every connection of its graph")
  func allConnections() throws {
    let archives = Self.archives()
    var connections = 0
    var made = 0
    var objects = 0
    var platforms: [NibPlatform: Int] = [:]
    var keyed = 0
    for (path, graph) in archives {
      let nib = NibFile(graph: graph, environment: .inspection)
      do {
        let report = try nib.instantiateReport(owner: RecordingOwner())
        for connection in report.connections where !connection.isMade {
          Issue.record("\(path): \(connection.label): \(connection.failure ?? "")")
        }
        platforms[report.platform, default: 0] += 1
        if graph.keyedNumbers != nil { keyed += 1 }
        connections += Self.archivedConnections(graph)
        made += report.establishedConnections.count
        objects += report.objects.count
      } catch {
        Issue.record("\(path): \(error)")
      }
    }
    print("shared nibs: \(archives.count) archives, \(objects) objects, \(made) of \(connections) connections")

    #expect(archives.count > 540)
    #expect(keyed > 240)
    #expect(platforms[.appkit, default: 0] > 100)
    #expect(made == connections)
  }

  /// What the root lists, counted without the loader.
  private static func archivedConnections(_ graph: ObjectGraph) -> Int {
    let desktop = graph.object("IB.objectdata", of: .root).flatMap { graph.object("NSConnections", of: $0) }
    return graph.rootList(.key(.nibConnectionsKey)).count + (desktop.map { graph.members($0).count } ?? 0)
  }

  @Test("letting go of an instantiation lets go of every object")
  func release() throws {
    struct Weak {
      let name: String
      weak var object: AnyObject?
    }
    for (path, graph) in TestSize.share(Self.archives(), every: 4) {
      var objects: [Weak] = []
      do {
        let report = try NibFile(graph: graph, environment: .inspection).instantiateReport(owner: RecordingOwner())
        objects = report.objects.map { Weak(name: $0.className, object: $0.object) }
      }
      // Windows live while they are on the screen.
      NSApplication.shared.closeAllWindows()
      let alive = objects.filter { $0.object != nil }.map(\.name)
      #expect(alive.isEmpty, "\(path)")
    }
  }
}
