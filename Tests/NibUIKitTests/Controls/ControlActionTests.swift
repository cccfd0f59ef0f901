import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

@Suite("Actions of controls in code")
struct ControlActionTests {
  @Test("targets and closures fire in the order they were added, for their events")
  func order() throws {
    let (button, recorder) = (UIButton(), RecordingOwner())
    var heard: [String] = []
    button.addAction(for: .touchUpInside) { _ in heard.append("closure, after \(recorder.performed.count)") }
    button.addTarget(recorder, action: "go:", for: .touchUpInside)
    button.addTarget(recorder, action: "go:", for: .touchUpInside)
    button.addTarget(recorder, action: "down", for: [.touchDown, .touchCancel])

    try button.send(.touchUpInside)

    #expect(heard == ["closure, after 0"])
    #expect(recorder.performed == ["go:"])
    #expect(button.allTargets.contains { $0 === recorder })
    #expect(button.allControlEvents == [.touchUpInside, .touchDown, .touchCancel])
    #expect(button.actions(forTarget: recorder, forControlEvent: .touchDown) == ["down"])
  }

  @Test("what is removed does not fire; an event alone can be taken away")
  func remove() throws {
    let (button, recorder) = (UIButton(), RecordingOwner())
    var count = 0
    let handler = button.addAction(for: .touchUpInside) { _ in count += 1 }
    button.addTarget(recorder, action: "go:", for: [.touchUpInside, .touchDown])

    button.removeAction(handler)
    button.removeTarget(recorder, for: .touchUpInside)
    try button.send(.touchUpInside)
    try button.send(.touchDown)

    #expect(count == 0)
    #expect(recorder.performed == ["go:"])
    button.removeTarget(nil)
    #expect(button.actions.isEmpty)
  }

  @Test("what a closure throws is an error of the action")
  func closureThrows() throws {
    struct Failure: Error, CustomStringConvertible { let description = "no network" }
    let button = UIButton()
    button.addAction(for: .touchUpInside) { _ in throw Failure() }

    let error = #expect(throws: RuntimeError.self) { try button.tap() }

    #expect(error?.code == .objectFailed)
    #expect(error?.detail == "no network")
  }

  @Test("a tap does nothing while the button is disabled, hidden, clear, or lies in a view that is")
  func noTap() throws {
    let (top, button, recorder) = (UIView(), UIButton(), RecordingOwner())
    top.addSubview(button)
    button.addTarget(recorder, action: "go", for: .touchUpInside)

    button.isEnabled = false
    #expect(try !button.tap())
    button.isEnabled = true
    top.isHidden = true
    #expect(try !button.tap())
    top.isHidden = false
    top.isUserInteractionEnabled = false
    #expect(try !button.tap())
    top.isUserInteractionEnabled = true
    button.alpha = 0
    #expect(try !button.tap())
    button.alpha = 1
    #expect(try button.tap())

    #expect(recorder.performed == ["go"])
  }

  @Test("a tap is a touch that goes down and up, then the primary action")
  func tapOrder() throws {
    let button = UIButton()
    var heard: [String] = []
    button.addAction(for: .touchDown) { heard.append("down \($0.isHighlighted)") }
    button.addAction(for: .primaryActionTriggered) { _ in heard.append("primary") }
    button.addAction(for: .touchUpInside) { heard.append("up \($0.isHighlighted)") }

    try button.tap()

    #expect(heard == ["down true", "up false", "primary"])
  }

  @Test("a button shows a state's own content, else the normal state's")
  func states() {
    let button = UIButton()
    button.setTitle("Save")
    button.setTitle("Saving", for: .disabled)
    button.setTitle("Both", for: [.highlighted, .selected])
    button.setTitleColor(.red)
    button.setImage(UIImage(systemName: "star"), for: .selected)

    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Saving")
    #expect(button.titleLabel?.text == "Saving")
    #expect(button.titleLabel?.textColor?.description == "#ff0000")
    #expect(button.title(for: [.highlighted, .selected]) == "Both")
    #expect(button.state.description == "disabled")
    button.isSelected = true
    #expect(button.state.description == "disabled+selected")
    #expect(button.image(for: .selected)?.nibImage.name == "star")
    #expect(button.currentImage == nil)
    button.setAttributedTitle(NSAttributedString(string: "Styled"))
    #expect(button.title() == "Styled")
    button.setTitle("Plain")
    #expect(button.attributedTitle() == nil)
  }
}

@Suite("Controls with values")
struct ValueControlTests {
  private func counting(_ control: UIControl) -> RecordingOwner {
    let recorder = RecordingOwner()
    control.addTarget(recorder, action: "changed", for: .valueChanged)
    control.addTarget(recorder, action: "up", for: .touchUpInside)
    return recorder
  }

  @Test("a switch tells of a user's turn, not of code's")
  func turn() throws {
    let toggle = UISwitch()
    let recorder = counting(toggle)

    toggle.setOn(true)
    #expect(recorder.performed.isEmpty)
    #expect(try toggle.toggle())
    #expect(!toggle.isOn)
    #expect(try toggle.tap())
    #expect(toggle.isOn)
    toggle.isEnabled = false
    #expect(try !toggle.toggle())

    #expect(toggle.isOn)
    #expect(recorder.performed == ["changed", "changed", "up"])
  }

  @Test("a slider keeps its value within bounds and sends what it is told to")
  func slide() throws {
    let slider = UISlider()
    let recorder = counting(slider)
    slider.maximumValue = 10

    slider.setValue(25, animated: false)
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    #expect(try slider.setValue(3, sending: .valueChanged))
    #expect(try slider.drag(to: -1))

    #expect(slider.value == 0)
    #expect(recorder.performed == ["changed", "changed", "up"])
  }

  @Test("a slider of an archive has its value, whatever the order of its keys")
  func archivedSlider() throws {
    var nib = TestNib()
    nib.object("s", "UISlider", [("UIValue", .float(40)), ("UIMinValue", .float(10)), ("UIMaxValue", .float(50))])

    #expect(try load(nib).find(UISlider.self)?.value == 40)
  }

  @Test("values and bounds that are no numbers end nothing", arguments: ["UIValue", "UIMinValue", "UIMaxValue"])
  func noNumber(key: String) throws {
    var nib = TestNib()
    nib.object("s", "UISlider", [("UIValue", .float(0.5)), (key, .float(.nan))])

    let slider = try #require(try load(nib).find(UISlider.self))
    slider.value = .nan
    slider.minimumValue = .nan
    (slider.minimumValue, slider.value) = (0, 0.25)
    #expect(slider.value == 0.25 || slider.maximumValue.isNaN)
  }

  @Test("a stepper steps to its ends, or round them")
  func step() throws {
    let stepper = UIStepper()
    let recorder = counting(stepper)
    (stepper.maximumValue, stepper.stepValue) = (5, 2)

    #expect(try !stepper.decrement())
    for _ in 0..<3 { #expect(try stepper.increment()) }
    #expect(stepper.value == 5)
    #expect(try !stepper.increment())
    stepper.wraps = true
    #expect(try stepper.increment())
    #expect(stepper.value == 0)

    #expect(recorder.performed.count == 4)
  }

  @Test("a segmented control tells of a new choice only")
  func choose() throws {
    let control = UISegmentedControl()
    let recorder = counting(control)
    for title in ["A", "B", "C"] { control.insertSegment(withTitle: title, at: 99) }
    control.setEnabled(false, forSegmentAt: 2)

    #expect(try control.select(1))
    #expect(try !control.select(1))
    #expect(try !control.select(2))
    #expect(try !control.select(7))
    #expect(try !control.select(title: "D"))
    #expect(try control.select(title: "A"))
    #expect(control.selectedSegmentIndex == 0)
    control.insertSegment(withTitle: "0", at: 0)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1)
    #expect(control.selectedSegmentIndex == -1)
    #expect(control.titles == ["0", "B", "C"])
    control.setTitle("Z", forSegmentAt: 0)
    control.setImage(UIImage(systemName: "i"), forSegmentAt: 1)
    #expect(control.titles == ["Z", nil, "C"])
    control.isMomentary = true
    #expect(try control.select(0))
    #expect(try control.select(0))
    #expect(control.selectedSegmentIndex == -1)

    #expect(recorder.performed.count == 4)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.subviews.isEmpty)
  }

  @Test("a page control goes to pages that there are")
  func page() throws {
    let control = UIPageControl()
    let recorder = counting(control)
    control.numberOfPages = 3

    control.currentPage = 9
    #expect(control.currentPage == 2)
    #expect(try control.select(1))
    #expect(try !control.select(1))
    #expect(try !control.select(3))
    control.numberOfPages = 1
    #expect(control.currentPage == 0)

    #expect(recorder.performed == ["changed"])
  }

  @Test("a date picker keeps its date within bounds")
  func date() throws {
    let picker = UIDatePicker()
    let recorder = counting(picker)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 100)

    #expect(try picker.pick(Date(timeIntervalSinceReferenceDate: 5)))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 100))
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 50)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 50))

    #expect(recorder.performed == ["changed"])
  }
}
