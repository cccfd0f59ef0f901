import NibGraph
import NibRuntime
import NibStandIns
import NibTestSupport
import NibUIKit
import Testing

/// Loads a nib with stand-ins.
func load(
  _ nib: TestNib, owner: AnyObject? = RecordingOwner(), classes: ClassRegistry = UIKitCatalog.registry,
  strictness: Strictness = .automatic
) throws -> Instantiation {
  try NibInstantiator(graph: try nib.graph(), classes: classes, strictness: strictness).instantiateReport(owner: owner)
}

private final class LoginView: UIView {
  @Outlet var title: UILabel?
  @Inspectable var radius = 0.0
  var wasAwake = false

  override func awakeFromNib() { wasAwake = title != nil }
}

@Suite("Stand-ins")
struct StandInTests {
  private func one<Wanted>(_ className: String, _ values: [(String, TestNib.Value)]) throws -> Wanted {
    var nib = TestNib()
    nib.object("a", className, values)
    return try #require(try load(nib).topLevel[0] as? Wanted)
  }

  @Test("a view has the geometry, flags and margins of its archive")
  func view() throws {
    let view: UIView = try one(
      "UIView",
      [
        ("UIBounds", .reals([0, 0, 100, 40])), ("UICenter", .reals([60, 30])), ("UIHidden", .bool(true)),
        ("UIUserInteractionDisabled", .bool(true)), ("UIContentMode", .int(4)),
        ("UIViewContentHuggingPriority", .string("{251, 250}")), ("UIViewLayoutMargins", .reals([1, 2, 3, 4])),
      ])

    #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
    #expect(view.isHidden)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.contentMode == .center)
    #expect(view.contentHuggingPriority == LayoutPriorities(horizontal: 251, vertical: 250))
    #expect(view.layoutMargins == NibInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("what an archive leaves out has the framework's default")
  func defaults() throws {
    let label: UILabel = try one("UILabel", [])

    #expect(label.isUserInteractionEnabled)
    #expect(label.alpha == 1)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.changedProperties.map(\.name) == ["autoresizesSubviews"])
  }

  @Test("a number of an archive that has no name stays in the object's archived values")
  func unknownCase() throws {
    let view: UIView = try one("UIView", [("UIContentMode", .int(99)), ("UIAutoresizingMask", .int(18 + 4096))])

    #expect(view.contentMode == .scaleToFill)
    #expect(view.archivedValues.first { $0.key == "UIContentMode" }.flatMap { Int(nibValue: $0.value) } == 99)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight, UIView.AutoresizingMask(rawValue: 4096)])
  }

  @Test("values without a property are kept under their keys")
  func kept() throws {
    let view: UIView = try one("UIView", [("UIUnheardOf", .bool(true)), ("UIAlpha", .string("odd"))])

    #expect(view.archivedValues.map(\.key) == ["UIUnheardOf", "UIAlpha"])
    #expect(view.alpha == 1)
  }

  @Test("subviews know their superview and stand in order")
  func subviews() throws {
    var nib = TestNib()
    nib.object("top", "UIView", [("UISubviews", .array([.ref("a"), .ref("b")]))])
    nib.object("a", "UILabel", [("UIText", .string("A"))], top: false)
    nib.object("b", "UIButton", top: false)

    let top = try #require(try load(nib).topLevel[0] as? UIView)

    #expect(top.subviews.map { "\(type(of: $0))" } == ["UILabel", "UIButton"])
    #expect(top.subviews.allSatisfy { $0.superview != nil })
    #expect(top.find(text: "A") is UILabel)
    #expect(top.find(UIButton.self) != nil)
  }

  @Test("views that hold each other in an archive make a tree all the same")
  func circle() throws {
    var nib = TestNib()
    nib.object("a", "UIView", [("UISubviews", .array([.ref("b"), .ref("a")]))])
    nib.object("b", "UIView", [("UISubviews", .array([.ref("a")]))])

    let views = try load(nib).all(UIView.self)

    #expect(views.map { $0.subtree.count }.max() == 2)
  }

  @Test("a button has titles and colors by state, the normal one's standing in")
  func button() throws {
    let red = TestNib.Value.object("UIColor", [("UIRed", .float(1)), ("UIAlpha", .float(1))])
    let content = { (title: String) in
      TestNib.Value.object("UIButtonContent", [("UITitle", .string(title)), ("UITitleColor", red)])
    }
    let number = { (value: Int64) in TestNib.Value.object("NSNumber", [("NS.intval", .int(value))]) }

    let button: UIButton = try one(
      "UIButton",
      [
        ("UIButtonType", .int(1)),
        ("UIButtonStatefulContent", .dictionary([(number(0), content("Go")), (number(2), content("Wait"))])),
      ])

    #expect(button.buttonType == .system)
    #expect(button.title() == "Go")
    #expect(button.title(for: .disabled) == "Wait")
    #expect(button.title(for: .selected) == "Go")
    #expect(button.titleColor()?.description == "#ff0000")
  }

  @Test("a stack view's members are views of it")
  func stack() throws {
    var nib = TestNib()
    nib.object(
      "s", "UIStackView",
      [
        ("UISubviews", .array([.ref("a")])), ("UIStackViewArrangedSubviews", .array([.ref("a")])),
        ("UIStackViewAxis", .int(1)), ("UIStackViewSpacing", .double(8)),
      ])
    nib.object("a", "UIView", top: false)

    let stack = try #require(try load(nib).find(UIStackView.self))

    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("a constraint finds its items, which may be made after it")
  func constraint() throws {
    var nib = TestNib()
    nib.object(
      "c", "NSLayoutConstraint",
      [
        ("NSFirstItem", .ref("v")), ("NSFirstAttributeV2", .int(5)), ("NSConstantV2", .double(8)),
        ("NSConstant", .double(0)),
      ])
    nib.object("v", "UIView")

    let report = try load(nib)
    let constraint = try #require(report.find(NSLayoutConstraint.self))

    #expect(constraint.firstItem is UIView)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.constant == 8)
  }

  @Test("a gesture recognizer is attached by the collection that appends")
  func gestures() throws {
    var nib = TestNib()
    nib.object("v", "UIView")
    nib.object("g", "UITapGestureRecognizer")
    nib.collection("gestureRecognizers", from: "v", to: ["g"], adds: true)

    let report = try load(nib)

    let view = try #require(report.find(UIView.self))
    #expect(view.gestureRecognizers.count == 1)
    #expect(view.gestureRecognizers[0].view != nil)
  }

  @Test("runtime attributes reach properties and the layer; unknown ones are kept")
  func attributes() throws {
    let number = TestNib.Value.object("NSNumber", [("NS.intval", .int(6))])
    var nib = TestNib()
    nib.object("v", "UIView")
    nib.attribute("layer.cornerRadius", of: "v", number)
    nib.attribute("tag", of: "v", number)
    nib.attribute("style", of: "v", .string("big"))

    let report = try load(nib)

    let view = try #require(report.find(UIView.self))
    #expect(view.layer.cornerRadius == 6)
    #expect(view.changedProperties.map(\.name) == ["tag", "autoresizesSubviews", "layer.cornerRadius"])
    #expect(view.tag == 6)
    #expect(view.undefinedAttributes["style"]?.description == "\"big\"")
    #expect(report.attributes.map(\.outcome) == [.set, .set, .kept])
  }

  @Test("a registered subclass has its own outlets and attributes, and wakes when they are set")
  func subclass() throws {
    let registry = ClassRegistry(parent: UIKitCatalog.registry)
    registry.register(LoginView.self, as: "_TtC3App9LoginView")
    var nib = TestNib()
    nib.custom("v", "_TtC3App9LoginView", of: "UIView")
    nib.object("l", "UILabel")
    nib.outlet("title", from: "v", to: "l")
    nib.attribute("radius", of: "v", .object("NSNumber", [("NS.dblval", .double(2.5))]))

    let view = try #require(try load(nib, classes: registry).find(LoginView.self))

    #expect(view.title != nil)
    #expect(view.radius == 2.5)
    #expect(view.wasAwake)
  }

  @Test("a registered subclass refuses an outlet it lacks, a stand-in for an unknown class takes it")
  func unknownOutlet() throws {
    let registry = ClassRegistry(parent: UIKitCatalog.registry)
    registry.register(LoginView.self, as: "LoginView")
    var nib = TestNib()
    nib.custom("v", "LoginView", of: "UIView")
    nib.outlet("other", from: "v", to: "v")
    let graph = try nib.graph()

    #expect(throws: RuntimeError(code: .missingOutlet, place: .init(file: ""), detail: "")) {
      try NibInstantiator(graph: graph, classes: registry).instantiate()
    }
    #expect(try NibInstantiator(graph: graph, classes: UIKitCatalog.registry).instantiate().count == 1)
  }

  @Test("accessibility configurations are set")
  func accessibility() throws {
    var nib = TestNib()
    nib.object("v", "UIView")
    nib.accessibility(of: "v", [("UIAccessibilityLabel", .string("Logo"))])

    #expect(try load(nib).find(UIView.self)?.accessibilityLabel == "Logo")
  }

  @Test("visible windows are shown")
  func window() throws {
    var nib = TestNib()
    nib.object("w", "UIWindow")
    nib.window("w")

    #expect(try load(nib).find(UIWindow.self)?.isVisible == true)
  }

  @Test("a controller whose table of external objects names itself is let go")
  func releaseController() throws {
    weak var controller: UIViewController?
    do {
      var nib = TestNib()
      let table = TestNib.Value.dictionary([(.string("Upstream"), .ref("v"))])
      nib.object("v", "UIViewController", [("UIExternalObjectsTableForViewLoading", table)])
      let top = try load(nib).topLevel
      controller = top[0] as? UIViewController
      #expect(controller != nil)
    }

    #expect(controller == nil)
  }

  @Test("a view that is let go lets go of its subtree")
  func release() throws {
    weak var child: UIView?
    do {
      var nib = TestNib()
      nib.object("top", "UIView", [("UISubviews", .array([.ref("a")]))])
      nib.object("a", "UIView", [("UIDelegate", .ref("top"))], top: false)
      nib.outlet("delegate", from: "a", to: "top")
      let top = try load(nib).topLevel
      child = (top[0] as? UIView)?.subviews.first
      #expect(child != nil)
    }

    #expect(child == nil)
  }
}
