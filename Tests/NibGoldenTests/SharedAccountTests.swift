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

  @Test(
    "and so is what nothing leads to in a scene that the archive of a window or of a split view controller holds",
    arguments: [
      #"<userDefaultsController representsSharedInstance="YES" id="x"/>"#,
      """
      <textField id="x"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <textFieldCell key="cell" id="y"/></textField>
      """,
      """
      <treeController mode="entity" id="x"><connections>
      <binding destination="a" name="contentArray" keyPath="names" id="y"/></connections></treeController>
      """,
    ],
    [
      """
      <windowController id="w" sceneMemberID="viewController"><window key="window" id="wi">
      <rect key="contentRect" x="0" y="0" width="9" height="9"/></window><connections>
      <segue destination="a" kind="relationship" relationship="window.shadowedContentViewController" id="r"/>
      </connections></windowController>
      """,
      """
      <splitViewController id="w" sceneMemberID="viewController"><splitViewItems><splitViewItem id="i"/>
      </splitViewItems><splitView key="splitView" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      </splitView><connections>
      <segue destination="a" kind="relationship" relationship="splitItems" id="r"/></connections></splitViewController>
      """,
    ])
  func held(extra: String, holder: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
      targetRuntime="MacOSX.Cocoa" initialViewController="w"><scenes><scene sceneID="s"><objects>\(holder)</objects>
      </scene><scene sceneID="t"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="b">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController>\(extra)</objects></scene></scenes>
      </document>
      """
    let account = try #require(ContentAccount(Array(text.utf8), file: "Main.storyboard"))

    #expect(account.objects >= 5 && account.lost.isEmpty, "\(account.lost)")
  }
}
