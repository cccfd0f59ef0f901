import NibArchives
import NibGraph
import NibTestSupport
import Testing

@Suite("Archives that Apple's compiler made", .enabled(if: SharedFiles.root != nil, "needs the shared files"))
struct SharedArchiveTests {
  @Test("each is written back byte for byte")
  func identity() throws {
    for archive in SharedArchives.all {
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)

      #expect(try ArchiveEncoder(order: .asStored).encode(graph) == archive.bytes, "\(archive.path)")
    }
    #expect(SharedArchives.all.count > 400)
  }

  @Test("99 of 100 of version 10 are rebuilt byte for byte from the graph alone")
  func canonical() throws {
    var (newest, rebuilt) = (0, 0)
    for archive in SharedArchives.all {
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)
      guard case .nibArchive(10, _) = graph.format.container else { continue }
      newest += 1
      if try ArchiveEncoder(order: .canonical).encode(Shuffle.shuffled(graph)) == archive.bytes { rebuilt += 1 }
    }

    #expect(newest > 100)
    #expect(Double(rebuilt) >= 0.99 * Double(newest), "\(rebuilt) of \(newest)")
  }

  @Test("in version 9 the order of keys comes back in most")
  func keyOrder() throws {
    var (older, same) = (0, 0)
    for archive in SharedArchives.all {
      let graph = try ArchiveDecoder().decode(archive.bytes, file: archive.path)
      guard case .nibArchive(9, _) = graph.format.container else { continue }
      older += 1
      let rebuilt = try ArchiveDecoder().decode(ArchiveEncoder(order: .canonical).encode(graph), file: "")
      if rebuilt.keys.names == graph.keys.names { same += 1 }
    }

    #expect(Double(same) >= 0.6 * Double(older), "\(same) of \(older)")
  }
}
