import NibResources
import NibTestSupport
import Testing

@MainActor
@Suite("Containers that embed scenes of another storyboard") struct EmbeddedReferenceTests {
  private static func board(_ scenes: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes></document>
      """.utf8)
  }

  private static func scene(_ number: Int, _ object: String) -> String {
    "<scene sceneID=\"s\(number)\"><objects>\(object)</objects></scene>"
  }

  private static func controller(_ name: String, _ subviews: String = "") -> String {
    """
    <viewController storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
    <view key="view" id="\(name)-view"><subviews>\(subviews)</subviews></view></viewController>
    """
  }

  /// A scene that embeds so many others, all of the storyboard `Leaves`.
  private static func files(_ count: Int) -> CountingFileSource {
    let containers = (0..<count).map { number in
      """
      <containerView id="box\(number)"><connections>
      <segue destination="to\(number)" kind="embed" id="segue\(number)"/></connections></containerView>
      """
    }
    let references = (0..<count).map { number in
      scene(
        number,
        """
        <viewControllerPlaceholder storyboardName="Leaves" referencedIdentifier="Leaf\(number)" id="to\(number)" \
        sceneMemberID="viewController"/>
        """)
    }
    let top = scene(count, controller("Tree", containers.joined()))
    let leaves = (0..<count).map { scene($0, controller("Leaf\($0)")) }
    return CountingFileSource([
      ("/Main.storyboard", board(top + references.joined())), ("/Leaves.storyboard", board(leaves.joined())),
    ])
  }

  @Test("each is made, and the other storyboard is read once", arguments: [1, 5])
  func readOnce(count: Int) {
    let files = Self.files(count)

    let run = CommandRun(["instantiate", "/Main.storyboard", "--format", "summary"], files: files)

    #expect(run.code == .success, "\(run.messages)")
    #expect(run.output.contains("\(count + 1) controllers, \(count + 1) views"), "\(run.output)")
    #expect(files.reads["/Leaves.storyboard"] == 1)
  }
}
