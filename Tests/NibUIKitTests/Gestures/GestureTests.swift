import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Judge: UIGestureRecognizerDelegate {
  var allowsTouch = true
  var allowsBegin = true
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    allowsTouch
  }
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { allowsBegin }
}

@Suite("Gesture recognizers")
struct GestureTests {
  private func attached<Kind: UIGestureRecognizer>(_ recognizer: Kind, to view: UIView) -> RecordingOwner {
    let recorder = RecordingOwner()
    view.addGestureRecognizer(recognizer)
    recognizer.addTarget(recorder, action: "go:")
    return recorder
  }

  @Test("a continuous gesture fires for each state, and is possible again at its end")
  func states() throws {
    let (view, pan) = (UIView(), UIPanGestureRecognizer())
    view.addGestureRecognizer(pan)
    var heard: [String] = []
    pan.addAction { heard.append("\($0.state) \(pan.translation.x)") }

    try pan.send(.began)
    pan.translation.x = 30
    try pan.send(.changed)
    try pan.send(.ended)

    #expect(heard == ["began 0.0", "changed 30.0", "ended 30.0"])
    #expect(pan.state == .possible)
    #expect(try !pan.send(.cancelled))
    #expect(try !pan.send(.failed))
  }

  @Test("a recognizer that is off, refused, or on a view without touches does not fire")
  func refused() throws {
    let (view, tap, judge) = (UIView(), UITapGestureRecognizer(), Judge())
    let recorder = attached(tap, to: view)
    tap.delegate = judge

    tap.isEnabled = false
    #expect(try !tap.send())
    tap.isEnabled = true
    judge.allowsTouch = false
    #expect(try !tap.send())
    judge.allowsTouch = true
    judge.allowsBegin = false
    #expect(try !tap.send())
    judge.allowsBegin = true
    view.isHidden = true
    #expect(try !tap.send())
    view.isHidden = false
    #expect(try tap.send())

    #expect(recorder.performed == ["go:"])
  }

  @Test("a recognizer waits for one that must fail")
  func failure() throws {
    let (view, pan, swipe) = (UIView(), UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    _ = attached(pan, to: view)
    _ = attached(swipe, to: view)
    swipe.require(toFail: pan)

    try pan.send(.began)
    #expect(try !swipe.send())
    try pan.send(.failed)
    #expect(try swipe.send())
    #expect(swipe.requiredToFail.count == 1)
  }

  @Test("a tapped view fires the recognizer that wants so many taps, its own before those above")
  func taps() throws {
    let (top, view) = (UIView(), UIView())
    top.addSubview(view)
    let (single, double, above) = (UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let recorders = [attached(single, to: view), attached(double, to: view), attached(above, to: top)]

    #expect(try view.tap(count: 1))
    #expect(try view.tap(count: 2))
    #expect(try !view.tap(count: 3))
    #expect(recorders.map(\.performed.count) == [1, 1, 0])
    view.removeGestureRecognizer(single)
    #expect(single.view == nil)
    top.isUserInteractionEnabled = false
    #expect(try !view.tap(count: 1))
  }

  @Test("a tap reaches a control")
  func control() throws {
    let button = UIButton()
    let recorder = RecordingOwner()
    button.addTarget(recorder, action: "go", for: .touchUpInside)

    #expect(try (button as UIView).tap(count: 1))
    #expect(recorder.performed == ["go"])
  }

  @Test("each kind has its own properties from the archive")
  func archived() throws {
    var nib = TestNib()
    let counts = TestNib.Value.object("UITapRecognizer", [("UITapRecognizer.numberOfTapsRequired", .int(2))])
    nib.object("t", "UITapGestureRecognizer", [("UITapGestureRecognizer._imp", counts)])
    nib.object("l", "UILongPressGestureRecognizer", [("UILongPressGestureRecognizer.minimumPressDuration", .float(2))])
    nib.object("s", "UISwipeGestureRecognizer", [("UISwipeGestureRecognizer.direction", .int(2))])
    nib.object("e", "UIScreenEdgePanGestureRecognizer", [("UIGestureRecognizer.disabled", .bool(true))])
    nib.object("p", "UIPinchGestureRecognizer")
    nib.object("r", "UIRotationGestureRecognizer")

    let report = try load(nib)

    #expect(report.find(UITapGestureRecognizer.self)?.numberOfTapsRequired == 2)
    #expect(report.find(UILongPressGestureRecognizer.self)?.minimumPressDuration == 2)
    #expect(report.find(UILongPressGestureRecognizer.self)?.numberOfTapsRequired == 0)
    #expect(report.find(UISwipeGestureRecognizer.self)?.direction == .left)
    #expect(report.find(UIScreenEdgePanGestureRecognizer.self)?.isEnabled == false)
    #expect(report.find(UIPinchGestureRecognizer.self)?.scale == 1)
    #expect(report.find(UIRotationGestureRecognizer.self)?.rotation == 0)
  }
}
