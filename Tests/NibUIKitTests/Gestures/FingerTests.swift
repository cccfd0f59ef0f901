import NibTestSupport
import NibUIKit
import Testing

@Suite("Fingers that drag, swipe and rest")
struct FingerTests {
  /// Keeps what it hears of touches.
  private final class Canvas: UIView {
    var heard: [String] = []
    var way: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
      for touch in touches { way.append(touch.previousLocation(in: self)) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    private func note(_ what: String, _ touches: Set<UITouch>) {
      let place = touches.first.map { $0.location(in: self) } ?? CGPoint()
      heard.append("\(what) \(Int(place.x)) \(Int(place.y))")
    }
  }

  /// Recognizes a line as it is drawn.
  private final class Stroke: UIGestureRecognizer {
    var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { add(touches, .began) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { add(touches, .changed) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { add(touches, .ended) }
    override func reset() { resets += 1 }
    var resets = 0
    private func add(_ touches: Set<UITouch>, _ state: State) {
      if let touch = touches.first { points.append(touch.location(in: view)) }
      self.state = state
    }
  }

  private let canvas = Canvas(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(canvas)
  }

  private func record(_ recognizer: UIGestureRecognizer, on view: UIView? = nil, _ note: @escaping () -> Void) {
    recognizer.addAction { _ in note() }
    (view ?? canvas).addGestureRecognizer(recognizer)
  }

  @Test("A view hears of a finger along its way")
  func touches() throws {
    #expect(try canvas.drag(along: [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 60)]))
    #expect(canvas.heard == ["began 10 10", "moved 40 10", "moved 40 60", "ended 40 60"])
    #expect(canvas.way == [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10)])
    canvas.isUserInteractionEnabled = false
    #expect(try !canvas.drag(from: CGPoint(), to: CGPoint(x: 5, y: 5)))
  }

  @Test("A pan moves its own view by what the finger goes, and the view hears no more of it")
  func pans() throws {
    var states: [String] = []
    let pan = UIPanGestureRecognizer()
    record(pan) {
      let way = pan.translation(in: pan.view)
      states.append("\(pan.state) \(Int(way.x)) \(Int(way.y))")
      pan.view?.center.x += way.x
      pan.setTranslation(.zero, in: pan.view)
    }
    #expect(try canvas.drag(along: [CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 100), CGPoint(x: 150, y: 110)]))
    #expect(states == ["began 0 0", "changed 20 0", "changed 30 10", "ended 0 0"])
    #expect(canvas.frame.origin == CGPoint(x: 100, y: 100))
    #expect(canvas.heard == ["began 100 100", "cancelled 100 100"])
  }

  @Test("A pan tells how fast the finger goes; one from an edge begins there alone, and one waits for a swipe")
  func competing() throws {
    var log: [String] = []
    let (edge, swipe, pan) = (UIScreenEdgePanGestureRecognizer(), UISwipeGestureRecognizer(), UIPanGestureRecognizer())
    record(edge, on: controller.view) { log.append("edge") }
    edge.edges = .left
    record(swipe) { log.append("swipe") }
    swipe.direction = .left
    record(pan) { log.append("pan \(Int(pan.velocity(in: nil).x))") }
    pan.require(toFail: swipe)
    try canvas.swipe(.left)
    #expect(log == ["swipe"])
    log = []
    try canvas.swipe(.right)
    #expect(log == ["pan 1000", "pan 1000", "pan 1000"])
    log = []
    try controller.view.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 90, y: 600))
    #expect(log == ["edge", "edge", "edge"])
    log = []
    try controller.view.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 90, y: 600))
    #expect(log.isEmpty)
  }

  @Test("A recognizer of an app's own hears of drags and taps")
  func ownRecognizer() throws {
    var states: [UIGestureRecognizer.State] = []
    let stroke = Stroke()
    record(stroke) { states.append(stroke.state) }
    stroke.cancelsTouchesInView = false
    #expect(try canvas.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)))
    #expect(states == [.began, .changed, .ended] && stroke.resets == 1)
    #expect(stroke.points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)])
    #expect(canvas.heard == ["began 1 2", "moved 3 4", "ended 3 4"])
    states = []
    #expect(try canvas.tap())
    #expect(states == [.began, .ended])
  }

  @Test("A long press begins and ends, where it is long enough, and takes the place it was at")
  func presses() throws {
    var log: [String] = []
    let press = UILongPressGestureRecognizer()
    record(press) {
      log.append("\(press.state) \(Int(press.location(in: press.view).x))")
    }
    press.minimumPressDuration = 2
    #expect(try !canvas.longPress())
    #expect(try canvas.longPress(at: CGPoint(x: 7, y: 8), duration: 2))
    #expect(log == ["began 7", "ended 7"])
    #expect(canvas.heard.last == "cancelled 7 8")
  }

  @Test("A control follows a finger, in and out")
  func tracks() throws {
    final class Knob: UIControl {
      var turns: [CGFloat] = []
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        turns.append(touch.location(in: self).x - touch.previousLocation(in: self).x)
        return isTracking
      }
    }
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var log: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "in"), (.touchDragOutside, "out"), (.touchDragExit, "exit"),
      (.touchUpOutside, "up outside"), (.touchUpInside, "up inside"),
    ]
    for (event, name) in events {
      knob.addAction(UIAction { _ in log.append("\(name) \(knob.isHighlighted)") }, for: event)
    }
    canvas.addSubview(knob)
    let places = [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 80, y: 10)]
    #expect(try knob.drag(along: places))
    #expect(log == ["down true", "in true", "out false", "exit false", "up outside false"])
    #expect(knob.turns == [20, 50] && !knob.isTracking)
    #expect(canvas.heard.isEmpty)
  }

  @Test("A finger that goes up inside a button or switch does what a tap does, one that leaves it nothing")
  func buttons() throws {
    let (button, toggle) = (UIButton(type: .system), UISwitch())
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("done") }, for: .primaryActionTriggered)
    toggle.addAction(UIAction { _ in log.append("turned \(toggle.isOn)") }, for: .valueChanged)
    for (place, control) in [(0.0, button), (60.0, toggle)] as [(Double, UIControl)] {
      control.frame = CGRect(x: place, y: 0, width: 50, height: 30)
      canvas.addSubview(control)
      try control.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 40, y: 20))
      try control.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 40, y: 90))
    }
    #expect(log == ["done", "turned true"])
  }

  @Test("A gesture that a test has begun takes no tap from the view")
  func begunBefore() throws {
    let pan = UIPanGestureRecognizer()
    record(pan) {}
    try pan.send(.began)
    #expect(try canvas.tap())
    #expect(canvas.heard.last == "ended 100 100")
  }

  @Test("A slider goes where the finger does, and what nobody wants scrolls")
  func sliderAndScroll() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    canvas.addSubview(slider)
    try slider.drag(from: CGPoint(x: 0, y: 15), to: CGPoint(x: 75, y: 15))
    #expect(slider.value == 0.75)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 390, height: 1000)
    controller.view.addSubview(scroll)
    #expect(try scroll.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50)))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    #expect(try scroll.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 9000)))
    #expect(scroll.contentOffset == .zero)
  }
}
