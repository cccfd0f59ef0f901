import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("The tint of a storyboard")
struct StoryboardTintTests {
  private static let tint = #"<color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#

  @Test("is that of each view of a controller that says none, and of nothing in it")
  func rootViews() throws {
    let controller = """
      <viewController id="c"><view key="view" id="v"><subviews><label id="l"/></subviews></view></viewController>
      """
    let sample = try CompiledStoryboard(
      CompiledStoryboard.scene(controller), attributes: #"initialViewController="c""#, resources: Self.tint)
    let graph = try sample.graph("c-view-v.nib")
    let view = try #require(try sample.first("UIView", "c-view-v.nib"))
    let label = try #require(try sample.first("UILabel", "c-view-v.nib"))

    #expect(graph.object("UITintColor", of: view) != nil)
    #expect(graph.object("UITintColor", of: label) == nil)
  }

  @Test(
    "a controller's view without a frame fills the screen of the compiler where no device is said",
    arguments: [
      (OutputProfile.xcode10, "", [0, 0, 1000, 1000]), (.xcode13, "", [0, 0, 414, 896]),
      (.xcode15, "", [0, 0, 393, 852]),
      (.xcode15, #"<device id="retina4_7"/>"#, [0, 0, 1000, 1000]),
    ])
  func unsaidFrame(profile: OutputProfile, device: String, bounds: [Double]) throws {
    let controller = #"<viewController id="c"><view key="view" id="v"/></viewController>"#
    let sample = try CompiledStoryboard(
      CompiledStoryboard.scene(controller), attributes: #"initialViewController="c""#, profile: profile,
      resources: device)
    let graph = try sample.graph("c-view-v.nib")
    let view = try #require(try sample.first("UIView", "c-view-v.nib"))

    let value = try #require(graph.value("UIBounds", of: view)?.value)
    guard case .data(let span) = value else {
      Issue.record("bounds are no data")
      return
    }
    #expect(graph.reals(span) == bounds)
  }

  @Test(
    "with Xcode 27 it fills that screen for systems before 17 alone, whatever device the document says",
    arguments: [
      ("13.0", [0, 0, 393, 852]), ("16.6", [0, 0, 393, 852]), ("17.0", [0, 0, 1000, 1000]),
      ("26.0", [0, 0, 1000, 1000]),
    ])
  func unsaidFrameOfToolchain(target: String, bounds: [Double]) throws {
    for device in ["", #"<device id="retina4_7"/>"#] {
      let controller = #"<viewController id="c"><view key="view" id="v"/></viewController>"#
      let sample = try CompiledStoryboard(
        CompiledStoryboard.scene(controller), attributes: #"initialViewController="c""#, profile: .xcode27,
        target: target, resources: device)
      let view = try #require(try sample.first("UIView", "c-view-v.nib"))
      let graph = try sample.graph("c-view-v.nib")

      guard case .data(let span) = try #require(graph.value("UIBounds", of: view)?.value) else {
        Issue.record("bounds are no data")
        return
      }
      #expect(graph.reals(span) == bounds)
    }
  }

  @Test("a controller is listed behind the recognizers beside it from Xcode 13 on")
  func order() throws {
    let sample = try CompiledStoryboard(
      CompiledStoryboard.scene(
        #"<viewController id="c"><view key="view" id="v"/></viewController>"#, #"<tapGestureRecognizer id="t"/>"#),
      attributes: #"initialViewController="c""#, profile: .xcode14)
    let names = try sample.list("UINibTopLevelObjectsKey", "UIViewController-c.nib")

    #expect(names.suffix(2) == ["UITapGestureRecognizer", "UIClassSwapper"])
  }
}
