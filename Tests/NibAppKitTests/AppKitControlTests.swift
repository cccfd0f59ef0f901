import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

/// A target that writes down what it is sent, declared by table.
private final class Target: OutletDeclaring {
  var log: [String] = []

  static var outlets: OutletTable {
    OutletTable([
      .action("act:") { (target: Target, sender) in
        target.log.append((sender as? NSControl)?.stringValue ?? "\(sender.map { "\(type(of: $0))" } ?? "nil")")
      },
      .action("twice:") { (target: Target, _) in target.log.append("twice") },
    ])
  }
}

@Suite("Controls of AppKit") struct AppKitControlTests {
  private func load<Wanted>(
    _ className: String, _ values: [(String, AppKitSample.Value)], as type: Wanted.Type
  ) throws -> (Wanted, Target, Instantiation) {
    var nib = TestDesktopNib()
    nib.object("control", className, values)
    nib.action("act:", from: "control", to: "owner")
    let target = Target()
    let live = try AppKitSample.load(nib, owner: target)
    return (try #require(live.find(Wanted.self)), target, live)
  }

  @Test("a click sends the action of a control that reacts, and of no other")
  func click() throws {
    let (button, target, _) = try load("NSButton", AppKitSample.button("Save"), as: NSButton.self)
    let (off, quiet, _) = try load("NSButton", AppKitSample.button("Save", isEnabled: false), as: NSButton.self)

    #expect(try button.performClick() === target)
    #expect(try off.performClick() == nil)

    #expect(target.log == ["Save"] && quiet.log.isEmpty)
    #expect(button.state == .off)
  }

  @Test(
    "bits that all cells up to Xcode 4 have say nothing of a button",
    arguments: [(Int64(0x483C_86FF), false), (0x483C_8620, true), (0x483C_8600, false)] as [(Int64, Bool)])
  func oldBits(word: Int64, hugs: Bool) throws {
    let cell = AppKitSample.cell("NSButtonCell", "Old", flags: 0x401_FE00, [("NSButtonFlags", .int(word))])

    let (button, _, _) = try load("NSButton", AppKitSample.control(cell), as: NSButton.self)

    #expect(button.imageHugsTitle == hugs && button.isTransparent && button.imagePosition == .imageLeft)
  }

  @Test("a later action takes the place of an earlier one")
  func replaced() throws {
    var nib = TestDesktopNib()
    nib.object("control", "NSButton", AppKitSample.button("x"))
    nib.action("act:", from: "control", to: "owner")
    nib.action("twice:", from: "control", to: "owner")
    let target = Target()
    let live = try AppKitSample.load(nib, owner: target)

    try #require(live.find(NSButton.self)).performClick()

    #expect(target.log == ["twice"])
  }

  @Test("a switch goes to its other side at a click")
  func sliding() throws {
    let values: [(String, AppKitSample.Value)] = [("NSEnabled", .bool(true)), ("NSControlContents", .int(1))]
    let (slide, target, _) = try load("NSSwitch", values, as: NSSwitch.self)

    #expect(slide.state == .on)
    #expect(try slide.performClick() === target)

    #expect(slide.state == .off)
    #expect(target.log.count == 1)
  }

  @Test("check boxes switch, with three states if they are allowed")
  func checks() throws {
    let (two, _, _) = try load(
      "NSButton", AppKitSample.button("x", kind: .check, flags: -0x7C00_0000), as: NSButton.self)
    let (three, _, _) = try load(
      "NSButton", AppKitSample.button("x", kind: .check, flags2: 0x180_0000), as: NSButton.self)

    var states = [two.state, three.state]
    for _ in 0..<3 {
      try two.performClick()
      try three.performClick()
      states += [two.state, three.state]
    }

    #expect(states == [.on, .mixed, .off, .on, .on, .off, .off, .mixed])
  }

  @Test("radio buttons of one superview and action turn each other off")
  func radio() throws {
    var nib = TestDesktopNib()
    nib.object("view", "NSView", [("NSSubviews", .array([.ref("a"), .ref("b"), .ref("c")]))])
    for name in ["a", "b", "c"] {
      nib.object(name, "NSButton", AppKitSample.button(name, kind: .radio), in: "view")
      nib.action(name == "c" ? "twice:" : "act:", from: name, to: "owner")
    }
    let live = try AppKitSample.load(nib, owner: Target())
    let buttons = live.all(NSButton.self)

    for button in buttons.reversed() + [buttons[1]] { try button.performClick() }

    #expect(buttons.map(\.state) == [.off, .on, .on])
  }

  @Test("a text field is typed into, its delegate hears it, then its action is sent")
  func text() throws {
    final class Delegate: NSTextFieldDelegate {
      var log: [String] = []
      func controlTextDidChange(_ field: NSTextField) { log.append("changed \(field.stringValue)") }
      func controlTextDidEndEditing(_ field: NSTextField) { log.append("ended") }
    }
    let (field, target, _) = try load(
      "NSTextField",
      AppKitSample.control(AppKitSample.cell("NSTextFieldCell", "", flags: 0x1400_0000)), as: NSTextField.self)
    let (label, silent, _) = try load(
      "NSTextField", AppKitSample.control(AppKitSample.cell("NSTextFieldCell", "Name")), as: NSTextField.self)
    let delegate = Delegate()
    _ = try field.setOutlet("delegate", to: delegate)

    try field.enter("Ada")
    try label.enter("Ada")

    #expect(delegate.log == ["changed Ada", "ended"])
    #expect(target.log == ["Ada"] && silent.log.isEmpty)
    #expect(field.isEditable && !label.isEditable && label.stringValue == "Name")
  }

  @Test("a secure field does not show its text, and says so whatever class it is of")
  func secure() throws {
    let values = AppKitSample.control(AppKitSample.cell("NSSecureTextFieldCell", "secret"))
    let (field, _, live) = try load("NSSecureTextField", values, as: NSTextField.self)

    #expect(field.isSecure && live.desktop.find(text: "secret") == nil)
    #expect(field.stringValue == "secret")
  }

  @Test("numbers and texts of a cell become each other")
  func values() throws {
    let control = NSControl()
    control.stringValue = "12.5"
    #expect(control.doubleValue == 12.5 && control.integerValue == 12)
    control.integerValue = 7
    #expect(control.stringValue == "7" && control.contentValue.kind == "int")
    control.stringValue = "seven"
    #expect(control.doubleValue == 0 && control.integerValue == 0)
    control.doubleValue = .infinity
    #expect(control.integerValue == 0)
    control.isEnabled = false

    let other = NSControl()
    _ = try other.perform("takeStringValueFrom:", sender: control, event: nil)
    #expect(other.stringValue == control.stringValue)
  }

  @Test("sliders and steppers keep to their ends")
  func ranges() throws {
    let range: [(String, AppKitSample.Value)] = [
      ("NSMinValue", .double(1)), ("NSMaxValue", .double(10)), ("NSValue", .double(9)), ("NSIncrement", .double(2)),
    ]
    let (slider, moved, _) = try load(
      "NSSlider", AppKitSample.control(AppKitSample.cell("NSSliderCell", nil, range)), as: NSSlider.self)
    let (stepper, _, _) = try load(
      "NSStepper", AppKitSample.control(AppKitSample.cell("NSStepperCell", nil, range)), as: NSStepper.self)
    let (wrapping, _, _) = try load(
      "NSStepper",
      AppKitSample.control(AppKitSample.cell("NSStepperCell", nil, range + [("NSValueWraps", .bool(true))])),
      as: NSStepper.self)

    #expect(slider.doubleValue == 9)
    try slider.slide(to: 99)
    try stepper.step()
    try wrapping.step()

    #expect(slider.doubleValue == 10 && moved.log == ["10"])
    #expect(stepper.doubleValue == 10 && wrapping.doubleValue == 1)
    try stepper.step(-9)
    #expect(stepper.doubleValue == 1)
  }

  @Test("a pop-up button chooses an item by title, and shows its title")
  func popUp() throws {
    var nib = TestDesktopNib()
    nib.object(
      "popup", "NSPopUpButton",
      AppKitSample.control(
        AppKitSample.cell("NSPopUpButtonCell", nil, [("NSMenuItem", .ref("one")), ("NSMenu", .ref("menu"))])))
    nib.object(
      "menu", "NSMenu", [("NSTitle", .string("m")), ("NSMenuItems", .array([.ref("one"), .ref("two")]))], in: "popup")
    for name in ["one", "two"] {
      nib.object(
        name, "NSMenuItem",
        AppKitSample.item(
          name,
          [
            ("NSMenu", .ref("menu")), ("NSAction", .string("_popUpItemAction:")),
            ("NSTag", .int(name == "one" ? 1 : 2)),
          ]),
        in: "menu")
    }
    nib.action("act:", from: "popup", to: "owner")
    let target = Target()
    let live = try AppKitSample.load(nib, owner: target)
    let popup = try #require(live.find(NSPopUpButton.self))

    #expect(popup.titleOfSelectedItem == "one" && popup.itemTitles == ["one", "two"])
    try popup.choose("two")
    #expect(popup.indexOfSelectedItem == 1 && popup.selectedItem?.state == .on)
    #expect(target.log.count == 1)
    #expect(try popup.choose("three") == nil)
    #expect(popup.selectItem(tagged: 1) && !popup.selectItem(tagged: 9))
    #expect(live.desktop.find(text: "one") === popup)
  }

  @Test("segments are chosen one, any or none at a time")
  func segments() throws {
    func control(_ tracking: Int64) throws -> NSSegmentedControl {
      let items = ["a", "b"].map { AppKitSample.Value.object("NSSegmentItem", [("NSSegmentItemLabel", .string($0))]) }
      let cell = AppKitSample.cell(
        "NSSegmentedCell", nil,
        [("NSSegmentImages", .array(items)), ("NSTrackingMode", .int(tracking)), ("NSSelectedSegment", .int(-1))])
      return try load("NSSegmentedControl", AppKitSample.control(cell), as: NSSegmentedControl.self).0
    }
    let (one, any) = (try control(0), try control(1))

    for index in [0, 1, 5] {
      try one.choose(index)
      try any.choose(index)
    }

    #expect(one.segments.map(\.isSelected) == [false, true] && one.selectedSegment == 1)
    #expect(any.segments.map(\.isSelected) == [true, true])
  }

  @Test("an action without target goes to the window, its delegate, then the owner")
  func chain() throws {
    final class Delegate: NibActionPerforming {
      var log: [String] = []
      func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) -> Bool {
        log.append(selector)
        return selector == "print:"
      }
      func responds(to selector: String) -> Bool { selector == "print:" }
    }
    var nib = TestDesktopNib()
    nib.object("window", "NSWindowTemplate", [("NSWindowClass", .string("NSWindow")), ("NSWindowView", .ref("view"))])
    nib.object("view", "NSView", [("NSSubviews", .array(["close", "print", "act"].map { .ref($0) }))], in: "window")
    for (name, selector) in [("close", "performClose:"), ("print", "print:"), ("act", "act:")] {
      nib.object(name, "NSButton", AppKitSample.button(name), in: "view")
      nib.action(selector, from: name, to: nil)
    }
    nib.window("window")
    let (target, delegate) = (Target(), Delegate())
    let live = try AppKitSample.load(nib, owner: target)
    let window = try #require(live.find(NSWindow.self))
    _ = try window.setOutlet("delegate", to: delegate)
    #expect(window.isVisible)

    for button in live.all(NSButton.self) { try button.performClick() }

    #expect(!window.isVisible)
    #expect(delegate.log == ["print:"])
    #expect(target.log == ["act"])
  }
}
