import NibArchives
import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Archives of next to nothing")
struct LightArchiveTests {
  private static func isMarked(_ graph: ObjectGraph) throws -> Bool {
    let bytes = try ArchiveEncoder(order: .canonical).encode(graph)
    let hasKey = graph.value("IBUINibLNEVersionKey", of: .root)?.value == .int(1)
    #expect(bytes.suffix(4).elementsEqual(Array("LNE\0".utf8)) == hasKey)
    return hasKey
  }

  @Test(
    "are marked on the root and behind the classes in storyboards, by compilers of Xcode 15 and later",
    arguments: [
      (OutputProfile.xcode14point3, "", "", ["c-view-v.nib": false, "UIViewController-c.nib": false]),
      (.xcode15, "", "", ["c-view-v.nib": true, "UIViewController-c.nib": true]),
      (.xcode26, "", "<subviews><view id=\"w\"/></subviews>", ["c-view-v.nib": false, "UIViewController-c.nib": true]),
      (
        .xcode26, "<navigationItem key=\"navigationItem\" id=\"n\"/>", "",
        ["c-view-v.nib": true, "UIViewController-c.nib": false]
      ),
      (
        .xcode26, "<connections><outlet property=\"o\" destination=\"v\" id=\"o\"/></connections>", "",
        ["c-view-v.nib": true, "UIViewController-c.nib": true]
      ),
    ])
  func storyboards(profile: OutputProfile, item: String, subviews: String, marks: [String: Bool]) throws {
    let controller = "<viewController id=\"c\"><view key=\"view\" id=\"v\">\(subviews)</view>\(item)</viewController>"
    let sample = try CompiledStoryboard(
      CompiledStoryboard.scene(controller), attributes: #"initialViewController="c""#, profile: profile)

    for (path, mark) in marks { #expect(try Self.isMarked(sample.graph(path)) == mark, "\(path)") }
  }

  @Test("are views and controllers of plain kinds without an identifier")
  func kinds() throws {
    func marks(_ controller: String) throws -> [Bool] {
      let sample = try CompiledStoryboard(
        CompiledStoryboard.scene(controller), attributes: #"initialViewController="c""#, profile: .xcode16)
      return try sample.paths.sorted().map { try Self.isMarked(sample.graph($0)) }
    }

    #expect(
      try marks(#"<viewController id="c" storyboardIdentifier="A"><view key="view" id="v"/></viewController>"#)
        == [false, true])
    #expect(try marks(#"<viewController id="c"><imageView key="view" id="v"/></viewController>"#) == [true, false])
  }

  @Test(
    "are plain views of launch screens in XIBs",
    arguments: [
      (#"launchScreen="YES""#, OutputProfile.xcode26, #"<view id="a"/>"#, true),
      (#"launchScreen="YES""#, .xcode15, #"<view id="a"/>"#, true),
      (#"launchScreen="YES""#, .xcode15, #"<view id="a"><subviews><view id="b"/></subviews></view>"#, false),
      (#"launchScreen="YES""#, .xcode11, #"<view id="a"/>"#, false), ("", .xcode26, #"<view id="a"/>"#, false),
    ])
  func launchScreens(attributes: String, profile: OutputProfile, view: String, isMarked: Bool) throws {
    let sample = try CompiledSample(view, attributes: attributes, profile: profile)

    #expect(try Self.isMarked(sample.graph) == isMarked)
  }

  @Test("are all archives of Xcode 27", arguments: [OutputProfile.xcode26point1, .xcode27])
  func newEngine(profile: OutputProfile) throws {
    let view = #"<view id="a"><subviews><view id="b"/></subviews></view>"#
    let controller =
      #"<viewController id="c"><imageView key="view" id="v"/><navigationItem key="navigationItem" id="n"/>"#
    let storyboard = try CompiledStoryboard(
      CompiledStoryboard.scene(controller + "</viewController>"), attributes: #"initialViewController="c""#,
      profile: profile)

    #expect(try Self.isMarked(CompiledSample(view, profile: profile).graph) == (profile == .xcode27))
    for path in storyboard.paths where path.hasSuffix(".nib") {
      #expect(try Self.isMarked(storyboard.graph(path)) == (profile == .xcode27), "\(path)")
    }
  }

  @Test("are of the profile that the engine's name chooses")
  func engines() {
    #expect(UIKitEngine.toolchain.profile(of: nil) == .xcode27)
    #expect(UIKitEngine.toolchain.profile(of: .xcode16) == .xcode16)
    #expect(UIKitEngine.simulator.profile(of: .xcode27) == .xcode26point1)
    #expect(UIKitEngine.simulator.profile(of: .xcode15) == .xcode15)
    #expect(UIKitEngine.simulator.profile(of: nil) == .standard)
  }
}
