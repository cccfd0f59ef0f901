import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Owner {
  var signIns = 0
  @Action("signIn:") var onSignIn = { (owner: Owner, sender: UIControl) in owner.signIns += 1 }
}

@Suite("Controls fire their actions")
struct ControlTests {
  private func nib(target: String) -> TestNib {
    var nib = TestNib()
    nib.object("top", "UIView", [("UISubviews", .array([.ref("b")]))])
    nib.object("b", "UIButton", top: false)
    nib.action("signIn:", from: "b", to: target)
    return nib
  }

  @Test("at their target, for their events only")
  func target() throws {
    let owner = Owner()
    let button = try #require(try load(nib(target: "owner"), owner: owner).find(UIButton.self))

    try button.send(.valueChanged)
    #expect(owner.signIns == 0)
    try button.send(.touchUpInside)
    #expect(owner.signIns == 1)
  }

  @Test("along superviews to the owner when there is no target")
  func chain() throws {
    let owner = Owner()
    let report = try load(nib(target: "responder"), owner: owner)
    let button = try #require(report.find(UIButton.self))

    let performers = try button.send(.touchUpInside)

    #expect(owner.signIns == 1)
    #expect(performers.count == 1)
  }

  @Test(
    "a bar button item and a gesture recognizer fire too", arguments: ["UIBarButtonItem", "UITapGestureRecognizer"])
  func others(_ className: String) throws {
    var nib = TestNib()
    nib.object("i", className)
    nib.action("plain", from: "i", to: "owner", events: 0)
    let recorder = RecordingOwner()
    let report = try load(nib, owner: recorder)

    try report.find(UIBarButtonItem.self)?.send()
    try report.find(UIGestureRecognizer.self)?.send()

    #expect(recorder.performed == ["plain"])
  }
}
