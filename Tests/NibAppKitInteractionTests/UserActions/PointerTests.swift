import NibAppKit
import NibRuntime
import Testing

@Suite("What a user does with the pointer", .serialized)
struct PointerTests {
  private let bench = UserActionBench()
  private var desk: Desk { bench.desk }

  @Test(
    "a click needs a view that is seen, enabled, in a window on the screen that nothing covers, and somebody to hear it"
  )
  func clicks() throws {
    let save = bench.button("Save", "save:")
    #expect(bench.code { try save.click() } == .notInWindow)
    let window = bench.window(save)
    try save.click()
    try save.doubleClick()
    #expect(desk.log == ["save", "save", "save"])

    save.isEnabled = false
    #expect(bench.code { try save.click() } == .disabled)
    save.isEnabled = true
    window.contentView?.isHidden = true
    #expect(bench.code { try save.click() } == .hidden)
    window.contentView?.isHidden = false
    let sheet = NSWindow()
    window.beginSheet(sheet)
    #expect(bench.code { try save.click() } == .covered)
    window.endSheet(sheet)
    window.orderOut(nil)
    #expect(bench.code { try save.click() } == .windowNotShown)

    let (idle, broken, lost) = (bench.button("Idle", nil), bench.button("Broken", "fail:"), bench.button("Lost", nil))
    lost.addAction(bench.action("fly:", nil))
    _ = bench.window(idle, broken, lost, NSView())
    for view in [idle, lost] { #expect(bench.code { try view.click() } == .nothingHappens) }
    let error = #expect(throws: UserActionError.self) { try broken.click() }
    #expect(error?.code == .actionFailed && error?.cause is RuntimeError)
    #expect(bench.code { try NSApplication.shared.keyWindow?.contentView?.subviews[3].click() } == .nothingHappens)
  }

  @Test("a click brings its window to the front; keys go to the window that has them alone")
  func windows() throws {
    let save = bench.button("Save", "save:")
    let first = bench.window(save)
    let second = NSWindow()
    second.makeKeyAndOrderFront(nil)
    #expect(bench.code { try first.key(.return) } == .windowNotKey)
    #expect(bench.code { try first.typeText("x") } == .windowNotKey)

    try save.click()
    #expect(first.isKeyWindow && !second.isKeyWindow)
  }

  @Test("a view of an app's own hears of clicks and keys, which go up the chain until somebody takes them")
  func events() throws {
    let canvas = CanvasView()
    let inner = NSView()
    canvas.addSubview(inner)
    let window = bench.window(canvas)
    #expect(window.firstResponder === canvas)

    try canvas.doubleClick()
    try inner.click(.shift)
    try window.typeText("ab")
    try window.key("g", .command)
    #expect(canvas.log == ["down 1", "up", "down 2", "up", "down 1 with keys", "up", "key a", "key b", "⌘G"])
    #expect(bench.code { try window.key("z") } == .nothingHappens)
  }

  @Test("recognizers of clicks come before what they lie in")
  func recognizers() throws {
    let label = NSTextField(labelWithString: "")
    let recognizer = NSClickGestureRecognizer()
    recognizer.numberOfClicksRequired = 2
    recognizer.addAction(bench.action("open:", desk))
    label.addGestureRecognizer(recognizer)
    _ = bench.window(label)

    try label.doubleClick()
    #expect(desk.log == ["open"] && bench.code { try label.click() } == .nothingHappens)
  }

  @Test("the secondary button opens the menu of the view, or of the nearest one around it")
  func rightClicks() throws {
    let (canvas, label) = (CanvasView(), NSTextField())
    let menu = bench.menu(bench.item("Open", "open:"), bench.item("Save", nil))
    canvas.addSubview(label)
    let window = bench.window(canvas)
    #expect(bench.code { try label.rightClick(choosing: "Open") } == .nothingHappens)
    #expect(bench.code { try label.rightClick() } == .nothingHappens)

    canvas.recordOutlet("menu", menu)
    try label.rightClick(choosing: "Open")
    #expect(desk.log == ["open"] && window.isKeyWindow)
    #expect(bench.code { try label.rightClick(choosing: "Save") } == .disabled)
    #expect(bench.code { try label.rightClick(choosing: "Close") } == .noSuchItem)
    withExtendedLifetime(menu) {}
  }

  @Test("a button in a tab is clicked once its tab is chosen")
  func tabs() throws {
    let tabs = NSTabView()
    for label in ["One", "Two"] {
      let item = NSTabViewItem()
      (item.label, item.view) = (label, NSView())
      tabs.addItem(item)
    }
    tabs.selectItem(at: 0)
    let far = bench.button("Far", "open:")
    tabs.items[1].view?.addSubview(far)
    _ = bench.window(tabs)

    #expect(bench.code { try far.click() } == .hidden && desk.log.isEmpty)
    try tabs.choose(tab: "Two")
    try far.click()
    #expect(bench.code { try tabs.choose(tab: "Three") } == .noSuchItem)
    #expect(desk.log == ["open"])
  }

  @Test("pop-up buttons, segments, sliders and steppers are operated at one of their places")
  func places() throws {
    let (popUp, segments, slider, stepper) = (NSPopUpButton(), NSSegmentedControl(), NSSlider(), NSStepper())
    popUp.addItems(withTitles: ["Small", "Large"])
    segments.segments = ["Day", "Week"].map {
      let segment = NSSegmentItem()
      segment.label = $0
      return segment
    }
    (slider.minValue, slider.maxValue, stepper.minValue, stepper.maxValue) = (0, 10, 0, 1)
    _ = bench.window(popUp, segments, slider, stepper)

    try popUp.choose(item: "Large")
    try segments.choose(segment: "Week")
    try slider.drag(to: 4)
    try stepper.stepUp()
    #expect(popUp.titleOfSelectedItem == "Large" && segments.selectedSegment == 1 && slider.doubleValue == 4)
    segments.setEnabled(false, forSegment: 0)
    #expect(bench.code { try segments.choose(segment: "Day") } == .disabled)
    #expect(bench.code { try segments.choose(segment: "Year") } == .noSuchItem)
    #expect(bench.code { try segments.choose(segmentAt: 2) } == .noSuchItem)
    #expect(bench.code { try popUp.choose(item: "Huge") } == .noSuchItem)
    #expect(bench.code { try stepper.stepUp() } == .nothingHappens)
    for view in [popUp, segments, slider, stepper] as [NSView] {
      #expect(bench.code { try view.click() } == .nothingHappens)
    }
  }
}
