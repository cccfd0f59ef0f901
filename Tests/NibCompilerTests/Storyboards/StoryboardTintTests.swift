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
}
