import NibTestSupport
import Testing

@Suite("What real documents hold", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
struct SharedAccountTests {
  @Test("every object and every connection is archived or told of")
  func account() throws {
    let root = try #require(SharedFiles.root)
    let paths = TestDisk.files(below: root + "/corpus", ending: [".xib", ".storyboard"])
    var (documents, objects, connections) = (0, 0, 0)
    var lost: [String] = []
    for path in TestSize.share(paths, every: 6) {
      guard let bytes = TestDisk.bytes(path), let account = ContentAccount(bytes, file: path) else { continue }
      documents += 1
      objects += account.objects
      connections += account.connections
      lost += account.lost
    }

    print("account: \(documents) documents, \(objects) objects, \(connections) connections, \(lost.count) lost")
    if let out = TestDisk.environment("ACCOUNT_OUT") { _ = out; for one in lost { print("LOST", one) } }
    for one in lost.prefix(10) { Issue.record("\(one)") }
    #expect(documents > 50)
  }
}
