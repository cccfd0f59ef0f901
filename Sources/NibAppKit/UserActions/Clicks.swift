import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSView {
  /// Clicks the view, as a user does who sees it in a window on the screen.
  ///
  /// The window comes to the front and gets the keys. A click recognizer of the view, or of one around it, recognizes;
  /// else the nearest control is clicked: a button changes and sends its action, a text begins to be edited. Else the row
  /// that the view is in is selected, or the view hears `mouseDown(with:)` and `mouseUp(with:)`.
  ///
  /// A control that is clicked at one of several places has a word of its own: `choose(item:)` of a pop-up button,
  /// `choose(segment:)`, `select(row:)`, `choose(tab:)`, `drag(to:)` of a slider, `stepUp()`.
  /// - Throws: `UserActionError` for a view that is hidden, disabled, in no window, or that nobody made react.
  public func click(_ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    try Pointer.click(self, count: 1, modifiers)
  }

  /// Clicks the view twice in a row: a recognizer of double clicks recognizes, a row is selected and sends the table's
  /// double action, a button is clicked two times.
  /// - Throws: as `click()`.
  public func doubleClick(_ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    try Pointer.click(self, count: 2, modifiers)
  }
}

extension UserOperable where Self: NSToolbarItem {
  /// Clicks the item, after its toolbar has validated it; of an item with a view that view.
  /// - Throws: `UserActionError` for an item that is disabled, in no window, or without anybody who takes its action.
  public func click() throws(UserActionError) {
    if let view { return try view.click() }
    guard let window = toolbar?.window else {
      throw UserActionError(.notInWindow, self, "\(Reach.name(self)) is in no toolbar of a window")
    }
    try Reach.beUsable(window)
    guard toolbar?.isVisible != false else {
      throw UserActionError(.hidden, self, "\(Reach.name(self)) lies in a toolbar that is hidden")
    }
    try Pointer.activate(window)
    if autovalidates { validate() }
    guard isEnabled else {
      throw UserActionError(
        .disabled, self, "\(Reach.name(self)) is disabled; nobody takes its action, or who takes it does not allow it")
    }
    guard try UserActionError.running(self, { try performClick() }) != nil else {
      throw unanswered
    }
  }
}

extension UserOperable where Self: NSSlider {
  /// Drags the knob to a value, which is kept within the ends; the action is sent.
  /// - Throws: `UserActionError` for a slider that a user does not get at.
  public func drag(to value: Double) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    _ = try UserActionError.running(self) { try slide(to: value) }
  }
}

extension UserOperable where Self: NSStepper {
  /// Clicks the upper arrow.
  /// - Throws: `UserActionError` for a stepper that a user does not get at, or one at its end.
  public func stepUp() throws(UserActionError) { try stepOnce(1) }

  /// Clicks the lower arrow.
  /// - Throws: as `stepUp()`.
  public func stepDown() throws(UserActionError) { try stepOnce(-1) }

  private func stepOnce(_ steps: Int) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    let before = doubleValue
    _ = try UserActionError.running(self) { try step(steps) }
    if doubleValue == before {
      throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) is at its end, \(before)")
    }
  }
}

/// What a pointer does.
@MainActor
enum Pointer {
  /// Brings a window to the front, as the button that goes down in it does.
  static func activate(_ window: NSWindow) throws(UserActionError) {
    if !window.isKeyWindow { window.takeKeys() }
  }

  /// Clicks a view.
  static func click(_ view: NSView, count: Int, _ modifiers: NSEvent.ModifierFlags) throws(UserActionError) {
    let window = try Reach.window(of: view)
    try activate(window)
    if let control = view as? NSControl, try click(control, count: count, in: window) { return }
    if try recognize(view, count: count) { return }
    for outer in sequence(first: view, next: \.superview).dropFirst() {
      if let table = outer as? NSTableView, case let row = table.row(for: view), row >= 0 {
        try Rows.select(row, of: table, modifiers)
        if count == 2 { try Rows.sendDouble(row, of: table) }
        return
      }
      if let control = outer as? NSControl, try click(control, count: count, in: window) { return }
    }
    guard try sendEvents(to: view, count: count, modifiers, in: window) else {
      throw UserActionError(
        .nothingHappens, view,
        "nobody takes a click on \(Reach.name(view)): no control, recognizer or row, and no mouseDown(with:)")
    }
  }

  /// Clicks a control; false for one that takes no clicks, as a label.
  private static func click(_ control: NSControl, count: Int, in window: NSWindow) throws(UserActionError) -> Bool {
    switch control {
    case let button as NSPopUpButton:
      throw elsewhere(button, "choose(item:), which has", button.itemTitles)
    case let segments as NSSegmentedControl:
      throw elsewhere(segments, "choose(segment:), which has", segments.segments.map(\.label))
    case is NSTableView:
      throw elsewhere(control, "select(row:)", nil)
    case is NSSlider: throw elsewhere(control, "drag(to:)", nil)
    case is NSStepper: throw elsewhere(control, "stepUp() or stepDown()", nil)
    case is NSMatrix: throw elsewhere(control, "choose(_:)", nil)
    case let field as NSTextField where field.isEditable:
      try Reach.beEnabled(field)
      try giveKeys(to: field, in: window)
      field.editor?.setSelectedRange(NSRange(location: field.stringValue.utf16.count, length: 0))
      return true
    case let well as NSColorWell:
      try Reach.beEnabled(well)
      try UserActionError.running(well) { well.press() }
      return true
    case is NSButton, is NSSwitch:
      try press(control, count: count)
      return true
    default:
      guard control.hasOwnClick else { return false }
      try press(control, count: count)
      return true
    }
  }

  private static func elsewhere(_ control: NSControl, _ word: String, _ names: [String]?) -> UserActionError {
    let list = names.map { " \(UserActionError.list($0))" } ?? ""
    return UserActionError(
      .nothingHappens, control, "\(Reach.name(control)) is clicked at one of several places: use \(word)\(list)")
  }

  /// Clicks a button, or what else sends one action.
  static func press(_ control: NSControl, count: Int = 1) throws(UserActionError) {
    try Reach.beEnabled(control)
    if control.acceptsFirstResponder, let window = control.window { try giveKeys(to: control, in: window) }
    for _ in 0..<count {
      let before = control.cell.state
      guard control.cell.sendsActionOnClick else {
        control.cell.holdsAction = true
        defer { control.cell.holdsAction = false }
        _ = try UserActionError.running(control) { try control.performClick() }
        continue
      }
      let performer = try UserActionError.running(control) { try control.performClick() }
      guard performer == nil, control.cell.state == before, !control.hasBoundValue else { continue }
      throw control.unanswered
    }
  }

  /// Gives the keys to a view.
  static func giveKeys(to view: NSView, in window: NSWindow) throws(UserActionError) {
    let holder = window.firstResponder
    guard holder !== view else { return }
    let isGiven = try UserActionError.running(view) { window.makeFirstResponder(view) }
    guard isGiven, window.firstResponder === view else {
      let words =
        isGiven ? "\(Reach.name(view)) refuses the keys" : "\(holder.map(Reach.name) ?? "") keeps the keys"
      throw UserActionError(.refused, view, words)
    }
  }

  /// Lets the recognizers of a view, and of those around it, recognize clicks.
  private static func recognize(_ view: NSView, count: Int) throws(UserActionError) -> Bool {
    for outer in sequence(first: view, next: \.superview) {
      for case let recognizer as NSClickGestureRecognizer in outer.gestureRecognizers
      where recognizer.isEnabled && recognizer.numberOfClicksRequired == count {
        guard try UserActionError.running(view, { try recognizer.sendAction() }) != nil else {
          throw recognizer.unanswered
        }
        return true
      }
    }
    return false
  }

  private static func sendEvents(
    to view: NSView, count: Int, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) -> Bool {
    if view.acceptsFirstResponder { try giveKeys(to: view, in: window) }
    return try UserActionError.running(view) {
      var isAnswered = window.firstResponder === view
      for click in 1...count {
        for type in [NSEvent.EventType.leftMouseDown, .leftMouseUp] {
          let sent = NSEvent(type, in: window, modifiers: modifiers, clickCount: click)
          guard let event = NSEvent.monitored(sent) else {
            isAnswered = true
            continue
          }
          let isTaken = window.deliver(event, to: view)
          isAnswered = isAnswered || isTaken
        }
      }
      return isAnswered
    }
  }
}

extension NSControl {
  /// Whether a click on the control means something: it has an action, and is no text to read.
  final var hasOwnClick: Bool {
    if self is NSTextField { return false }
    return sentAction != nil || liveBindings["target"] != nil || cell.liveBindings["target"] != nil
  }

  /// Whether a model takes what a user sets.
  final var hasBoundValue: Bool {
    [self.liveBindings, cell.liveBindings].contains { bindings in
      bindings.keys.contains {
        ["value", "selectedIndex", "selectedObject", "selectedTag", "selectedValue"].contains($0)
      }
    }
  }
}
