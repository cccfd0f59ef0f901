import NibDocument
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
    for one in lost.prefix(20) { Issue.record("\(one)") }
    #expect(documents > 50)
  }

  @Test("every record of documents of Xcode 3 and 4 is archived or told of")
  func legacy() throws {
    let root = try #require(SharedFiles.root)
    let paths = TestDisk.files(below: root + "/corpus", ending: [".xib"])
    var (documents, objects, connections) = (0, 0, 0)
    var lost: [String] = []
    for path in TestSize.share(paths, every: 6) {
      guard let bytes = TestDisk.bytes(path), let account = LegacyAccount(bytes, file: path) else { continue }
      documents += 1
      objects += account.objects
      connections += account.connections
      lost += account.lost
    }

    print("account: \(documents) old documents, \(objects) objects, \(connections) connections, \(lost.count) lost")
    for one in lost.prefix(20) { Issue.record("\(one)") }
    #expect(documents > 20)
  }
}

@Suite("What a document holds") struct ContentAccountTests {
  private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504"
    targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="mast" destination="a" id="o"/></connections></placeholder><view id="a"><subviews><view id="b"/>
    <orb id="c"><subviews><view id="d"/></subviews></orb></subviews></view></objects></document>
    """

  @Test("is archived or told of") func whole() throws {
    let account = try #require(ContentAccount(Array(text.utf8), file: "Sample.xib"))

    #expect(account.objects == 5 && account.connections == 1 && account.lost.isEmpty, "\(account.lost)")
  }

  @Test("and what is neither is found") func lost() throws {
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")

    let account = ContentAccount(document, graphs: [], [])

    #expect(account.lost.map { $0.prefix { $0 != " " } } == ["outlet", "view", "view", "orb", "view"])
  }
}
