import NibArchives
import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Controllers that a storyboard gives, and those that nothing leads to") struct StoryboardEntryTests {
  private let rect = #"<rect key="frame" x="0" y="0" width="100" height="200"/>"#

  private func controller(_ id: String, _ attributes: String = "", _ inside: String = "", view: String = "") -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
    <view key="view" id="\(id)-v">\(rect)\(view)</view>\(inside)</viewController>
    """
  }

  @Test("a controller that nothing leads to is left out with a warning in Xcode's words") func unreached() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"customClass="Ghost""#))
        + CompiledStoryboard.scene(controller("b", #"storyboardIdentifier="B""#), id: "t"))

    #expect(made.paths == ["b-view-b-v.nib", "B.nib"])
    #expect(made.diagnostics.messages.map(\.id) == ["unreachableScene"])
    #expect(
      made.diagnostics.messages[0].message
        == "\u{201C}Ghost\u{201C} is unreachable because it has no entry points, and no identifier for runtime access "
        + "via -[UIStoryboard instantiateViewControllerWithIdentifier:]; it is left out: 2 objects, the class 'Ghost'")
    #expect(made.diagnostics.messages[0].place.object == "a")
  }

  @Test("a scene that is left out is checked as others are, and its messages come once")
  func leftOutMessages() throws {
    let odd = """
      <subviews><label contentMode="sideways" frobbed="1" id="l">\(rect)</label></subviews>
      """
    let lost = CompiledStoryboard.scene(
      controller("a", #"customClass="Ghost" modalPresentationStyle="ajar""#, view: odd))
    let kept = CompiledStoryboard.scene(controller("b", #"storyboardIdentifier="B""#), id: "t")

    let made = try CompiledStoryboard(lost + kept)
    let alone = try CompiledStoryboard(kept)

    let messages = made.diagnostics.messages
    #expect(
      messages.map(\.id).sorted() == ["unknownAttribute", "unknownValue", "unknownValue", "unreachableScene"])
    #expect(messages.first { $0.id == "unknownAttribute" }?.place.object == "l")
    #expect(made.paths == alone.paths)
    for path in made.paths {
      let encoder = ArchiveEncoder(order: .canonical)
      #expect(try encoder.encode(try made.graph(path)) == encoder.encode(try alone.graph(path)))
    }
  }

  @Test("what is lost with a scene is counted and named")
  func leftOutContent() throws {
    let view = """
      <subviews><view customClass="Leaf" id="l">\(rect)<userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="veins"><integer key="value" value="5"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      <imageView image="Bark" highlightedImage="Moss" id="i">\(rect)</imageView></subviews>
      """
    let outlet = #"<connections><outlet property="leaf" destination="l" id="o"/></connections>"#
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", "", outlet, view: view))
        + CompiledStoryboard.scene(controller("b", #"storyboardIdentifier="B""#), id: "t"))

    let message = try #require(made.diagnostics.messages.first { $0.id == "unreachableScene" }?.message)
    #expect(
      message.hasSuffix(
        "it is left out: 4 objects, the class 'Leaf', the images 'Moss', 'Bark', 1 runtime attribute, 1 connection"))
  }

  @Test("what a scene that is left out contains is lost with it; what another container holds is not")
  func leftOutContainer() throws {
    func tabs(_ id: String, _ attributes: String, _ children: String...) -> String {
      let segues = children.map {
        #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="\#(id)-\#($0)"/>"#
      }
      return
        #"<tabBarController id="\#(id)" \#(attributes) sceneMemberID="viewController"><connections>\#(segues.joined())"#
        + "</connections></tabBarController>"
    }
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(tabs("t", "", "a", "b"))
        + CompiledStoryboard.scene(controller("a", #"customClass="Lost""#), id: "s2")
        + CompiledStoryboard.scene(controller("b", #"customClass="Kept""#), id: "s3")
        + CompiledStoryboard.scene(tabs("u", #"storyboardIdentifier="U""#, "b"), id: "s4"))

    let message = try #require(made.diagnostics.messages.first { $0.id == "unreachableScene" }?.message)
    #expect(message.hasSuffix("it is left out: 3 objects, the class 'Lost', 2 connections"))
    #expect(made.diagnostics.messages.map(\.id) == ["unreachableScene"])
  }

  @Test("a second controller of a scene is told of with what it holds")
  func secondController() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        controller("a", #"storyboardIdentifier="A""#), controller("b", #"customClass="Stowaway""#)))

    let message = try #require(made.diagnostics.messages.first { $0.id == "secondController" })
    #expect(message.place.object == "b")
    #expect(
      message.message
        == "the scene has a second controller, 'b', and a scene has one; no archive is made of it: 2 objects, "
        + "the class 'Stowaway'")
  }

  @Test(
    "a relationship that does not fit is told of, and what it led to is not taken for contained",
    arguments: [
      ("viewController", "rootViewController", "b", "unknownValue"), ("viewController", "crew", "b", "unknownValue"),
      ("navigationController", "rootViewController", "nowhere", "danglingReference"),
      ("navigationController", "rootViewController", "b-v", "danglingReference"),
    ])
  func relationships(tag: String, name: String, destination: String, id: String) throws {
    let outer = """
      <\(tag) storyboardIdentifier="A" id="a" sceneMemberID="viewController"><connections>
      <segue destination="\(destination)" kind="relationship" relationship="\(name)" id="g"/></connections></\(tag)>
      """
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(outer) + CompiledStoryboard.scene(controller("b"), id: "t"))

    let messages = made.diagnostics.messages
    #expect(messages.first { $0.place.object == "g" }?.id == id)
    #expect(messages.contains { $0.id == "unreachableScene" && $0.place.object == "b" })
  }

  @Test(
    "an identifier or an id that would leave the folder is refused, with its place",
    arguments: [
      (#"storyboardIdentifier="../../mast" id="a""#, "storyboardIdentifier"),
      (#"storyboardIdentifier="/mast" id="a""#, "storyboardIdentifier"),
      (#"storyboardIdentifier="A" id="../a""#, "id"),
      (#"storyboardIdentifier="sea/../../mast" id="a""#, "storyboardIdentifier"),
    ])
  func unsafeNames(attributes: String, name: String) throws {
    let scene = """
      <viewController \(attributes) sceneMemberID="viewController"><view key="view" id="v">\(rect)</view></viewController>
      """
    let error = #expect(throws: CompileError.self) { try CompiledStoryboard(CompiledStoryboard.scene(scene)) }

    #expect(error?.code == .unsafeName && error?.detail.contains("the \(name) '") == true)
    if case .text(let line, _)? = error?.place.position { #expect(line > 1) } else { Issue.record("no place") }
  }

  @Test("a controller whose identifier another has is left out, and says so")
  func repeatedIdentifier() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"storyboardIdentifier="A""#))
        + CompiledStoryboard.scene(controller("b", #"storyboardIdentifier="A" frobbed="1""#), id: "t"))

    #expect(made.diagnostics.messages.map(\.id) == ["duplicateIdentifier", "unknownAttribute"])
    #expect(made.diagnostics.messages[0].message.hasSuffix(", and this one is left out: 2 objects"))
  }

  @Test(
    "a segue that starts from a controller wants an identifier",
    arguments: [("", ["unidentifiedSegue"]), (#"identifier="go""#, [])] as [(String, [String])])
  func unidentified(identifier: String, messages: [String]) throws {
    let segue = #"<connections><segue destination="b" kind="show" \#(identifier) id="s"/></connections>"#
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"storyboardIdentifier="A""#, segue))
        + CompiledStoryboard.scene(controller("b"), id: "t"))

    #expect(made.diagnostics.messages.map(\.id) == messages)
  }

  @Test(
    "a controller that the storyboard gives by name is swapped for itself since Xcode 11",
    arguments: [
      (.xcode10point2, "UIViewController", "UIViewController"), (.xcode11, "UIClassSwapper", "UIViewController"),
      (.newest, "UIClassSwapper", "UIViewController"),
    ] as [(OutputProfile, String, String)])
  func namedControllers(profile: OutputProfile, named: String, reached: String) throws {
    let button = """
      <subviews><button id="b">\(rect)<connections><segue destination="c" kind="show" id="g"/></connections></button>
      </subviews>
      """
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(controller("a", #"storyboardIdentifier="A""#, view: button))
        + CompiledStoryboard.scene(controller("c"), id: "t"), profile: profile)

    #expect(try made.list("UINibTopLevelObjectsKey", "A.nib").contains(named))
    #expect(try made.list("UINibTopLevelObjectsKey", "UIViewController-c.nib").contains(reached))
    if named == "UIClassSwapper" {
      let graph = try made.graph("A.nib")
      let swapper = try #require(try made.first(named, "A.nib"))
      for key in ["UIClassName", "UIOriginalClassName"] {
        #expect(graph.object(key, of: swapper).flatMap { graph.string($0) } == "UIViewController")
      }
    }
  }
}
