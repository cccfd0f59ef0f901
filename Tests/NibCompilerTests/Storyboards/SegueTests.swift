import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@Suite("Segues compiled") struct SegueTests {
  private func scenes(_ segue: String, trigger: String = "button", further: String = "") -> String {
    let view = """
      <view key="view" id="a-v"><subviews><\(trigger) id="b"><connections>\(segue)</connections></\(trigger)></subviews></view>
      """
    return CompiledStoryboard.scene(
      #"<viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController">\#(view)</viewController>"#,
      further)
      + CompiledStoryboard.scene(
        #"<viewController id="c" sceneMemberID="viewController"><view key="view" id="c-v"/></viewController>"#, id: "t")
  }

  private func text(_ key: String, _ object: ObjectID, _ graph: ObjectGraph) -> String {
    switch graph.value(key, of: object)?.value {
    case .null: "nil"
    case .reference(let text): graph.string(text) ?? "@"
    case .int(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    default: "-"
    }
  }

  @Test(
    "each kind has a template of its own class, with the destination's identifier",
    arguments: [
      ("show", "UIStoryboardShowSegueTemplate", "UIActionName", "showViewController:sender:"),
      ("showDetail", "UIStoryboardShowSegueTemplate", "UIActionName", "showDetailViewController:sender:"),
      ("presentation", "UIStoryboardPresentationSegueTemplate", "UIActionName", "-"),
      ("popoverPresentation", "UIStoryboardPopoverPresentationSegueTemplate", "UIActionName", "-"),
      ("push", "UIStoryboardPushSegueTemplate", "UIDestinationContainmentContext", "0"),
      ("modal", "UIStoryboardModalSegueTemplate", "UIActionName", "-"),
      ("replace", "UIStoryboardReplaceSegueTemplate", "UIDestinationContainmentContext", "1"),
      ("custom", "UIStoryboardSegueTemplate", "UISegueClassName", "Fade"),
    ])
  func kinds(kind: String, className: String, key: String, value: String) throws {
    let made = try CompiledStoryboard(
      scenes(#"<segue destination="c" kind="\#(kind)" customClass="Fade" identifier="go" id="s"/>"#))
    let graph = try made.graph("A.nib")
    let template = try #require(try made.first(className, "A.nib"))

    #expect(text("UIDestinationViewControllerIdentifier", template, graph) == "UIViewController-c")
    #expect(text("UIIdentifier", template, graph) == "go")
    #expect(text(key, template, graph) == value)
    #expect(made.interface.storyboard?.scenes.map(\.nibName) == ["A", "UIViewController-c"])
  }

  @Test("an unwind segue names its action and no destination, and the exit is no object") func unwind() throws {
    let made = try CompiledStoryboard(
      scenes(
        #"<segue destination="e" kind="unwind" unwindAction="back:" id="s"/>"#,
        further: #"<exit id="e" sceneMemberID="exit"/>"#))
    let graph = try made.graph("A.nib")
    let template = try #require(try made.first("UIStoryboardUnwindSegueTemplate", "A.nib"))

    #expect(text("UIAction", template, graph) == "back:")
    #expect(text("UIDestinationViewControllerIdentifier", template, graph) == "nil")
    #expect(
      try made.list("UINibTopLevelObjectsKey", "A.nib")
        == ["IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder", "UIClassSwapper"])
    #expect(made.diagnostics.messages.map(\.id) == ["unreachableScene"])
  }

  @Test("an embedding segue runs when the view loads, and its container is an outlet of the template")
  func embed() throws {
    let made = try CompiledStoryboard(
      scenes(#"<segue destination="c" kind="embed" id="s"/>"#, trigger: "containerView"))
    let graph = try made.graph("A.nib")
    let template = try #require(try made.first("UIStoryboardEmbedSegueTemplate", "A.nib"))

    #expect(text("UIPerformOnViewLoad", template, graph) == "true")
    #expect(text("UIContainerView", template, graph) == "nil")
    #expect(try made.connections("a-view-a-v.nib").contains("containerView: UpstreamPlaceholder-1 -> UIView"))
  }

  @Test(
    "what sends events performs with its usual event, and a bar item without one",
    arguments: [("button", 64), ("slider", 4096), ("textField", 524_288)])
  func events(trigger: String, mask: Int) throws {
    let made = try CompiledStoryboard(
      scenes(#"<segue destination="c" kind="show" id="s"/>"#, trigger: trigger))
    let graph = try made.graph("a-view-a-v.nib")
    let connection = try #require(try made.first("UIRuntimeEventConnection", "a-view-a-v.nib"))

    #expect(text("UIEventMask", connection, graph) == "\(mask)")
    #expect(text("UILabel", connection, graph) == "perform:")
  }
}
