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
  /// - Parameters:
  ///   - modifiers: the keys that are held.
  ///   - point: where, in the view's coordinates; its middle without one.
  /// - Throws: `UserActionError` for a view that is hidden, disabled, in no window, or that nobody made react.
  public func click(
    _ modifiers: NSEvent.ModifierFlags = [], at point: NSPoint? = nil
  ) throws(UserActionError) {
    try Pointer.click(self, at: point, count: 1, modifiers)
  }

  /// Clicks the view twice in a row: a recognizer of double clicks recognizes, a row is selected and sends the table's
  /// double action, a button is clicked two times.
  /// - Throws: as `click()`.
  public func doubleClick(
    _ modifiers: NSEvent.ModifierFlags = [], at point: NSPoint? = nil
  ) throws(UserActionError) {
    try Pointer.click(self, at: point, count: 2, modifiers)
  }
}

extension UserOperable where Self: NSToolbarItem {
  /// Clicks the item, after its toolbar has validated it; of an item with a view that view. One that the toolbar's
  /// delegate says can be selected is the selected one before it sends its action.
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
    let event = NSEvent(.leftMouseDown, in: window, clickCount: 1)
    try NSApplication.shared.deliver(event, to: window) {
      let isSelected = self.toolbar?.selectByClick(self) ?? false
      if try self.performClick() == nil, !isSelected { throw self.unanswered }
    }
  }
}

extension UserOperable where Self: NSSlider {
  /// Drags the knob to a value, which is kept within the ends; the action is sent.
  /// - Throws: `UserActionError` for a slider that a user does not get at.
  public func drag(to value: Double) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    try Pointer.send(.leftMouseDown, to: self) { try self.slide(to: value) }
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
    try Pointer.send(.leftMouseDown, to: self) {
      try self.step(steps)
      if self.doubleValue == before {
        throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) is at its end, \(before)")
      }
    }
  }
}

/// What a pointer does.
@MainActor
enum Pointer {
  /// Brings a window to the front, as the button that goes down in it does.
  static func activate(_ window: NSWindow) throws(UserActionError) {
    if !window.state.hasKeys { window.takeKeys() }
  }

  /// Sends an event of a button of the pointer to a view; what it does is done by the view, or by one around it.
  /// - Parameter point: where, in the view's coordinates; its middle without one.
  /// - Returns: whether anybody took it.
  @discardableResult
  static func send(
    _ type: NSEvent.EventType, to view: NSView, actor: NSResponder? = nil, at point: NSPoint? = nil, count: Int = 1,
    _ modifiers: NSEvent.ModifierFlags = [], doing action: (() throws -> Void)? = nil
  ) throws(UserActionError) -> Bool {
    let event = event(type, at: view, point, count: count, modifiers)
    return try NSApplication.shared.deliver(event, to: view, actor: actor, doing: action)
  }

  /// An event of a button at a point of a view, or in its middle.
  static func event(
    _ type: NSEvent.EventType, at view: NSView, _ point: NSPoint?, count: Int = 1, _ modifiers: NSEvent.ModifierFlags
  ) -> NSEvent {
    let place = view.convert(point ?? NSPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let window = view.userWindow
    if let frame = window?.frame { NSEvent.mouseLocation = NSPoint(x: frame.minX + place.x, y: frame.minY + place.y) }
    return NSEvent(type, in: window, modifiers: modifiers, clickCount: count, at: place)
  }

  /// Clicks a view, at a point of it or in its middle.
  static func click(
    _ view: NSView, at point: NSPoint?, count: Int, _ modifiers: NSEvent.ModifierFlags
  ) throws(UserActionError) {
    let window = try Reach.window(of: view)
    try activate(window)
    if let point, let table = view as? NSTableView, case let row = table.row(at: point), row >= 0 {
      return try Rows.click(row, of: table, modifiers, count: count)
    }
    if let control = view as? NSControl, try click(control, on: view, at: point, count, modifiers, in: window) {
      return
    }
    if try Gestures.click(view, at: point, count: count, modifiers) { return }
    for outer in sequence(first: view, next: \.superview).dropFirst() {
      if let table = outer as? NSTableView, case let row = table.row(for: view), row >= 0 {
        return try Rows.click(row, of: table, on: view, modifiers, count: count)
      }
      if let collection = outer as? NSCollectionView, collection.isSelectable, collection.dataSource != nil,
        let path = collection.indexPath(holding: view)
      {
        return try click(path, of: collection, on: view, modifiers, count: count)
      }
      if let control = outer as? NSControl, try click(control, on: view, at: point, count, modifiers, in: window) {
        return
      }
    }
    guard try sendEvents(to: view, at: point, count: count, modifiers, in: window) else {
      throw UserActionError(
        .nothingHappens, view,
        "nobody takes a click on \(Reach.name(view)): no control, recognizer, row or item, and no mouseDown(with:)")
    }
  }

  /// Clicks a control, or a view in it; false for one that takes no clicks, as a label.
  ///
  /// The control's own class follows the button until it comes up; one that takes `mouseDown(with:)` for itself hears that,
  /// too.
  private static func click(
    _ control: NSControl, on view: NSView, at point: NSPoint?, _ count: Int, _ modifiers: NSEvent.ModifierFlags,
    in window: NSWindow
  ) throws(UserActionError) -> Bool {
    guard let action = try action(of: control, in: window) else { return false }
    for click in 1...count {
      var isFollowed = false
      window.state.pressedView = nil
      let isTaken = try send(.leftMouseDown, to: view, actor: control, at: point, count: click, modifiers) {
        isFollowed = true
        try action()
      }
      if !isFollowed, isTaken, window.state.pressedView != nil {
        try send(.leftMouseUp, to: view, at: point, count: click, modifiers)
      }
    }
    return true
  }

  /// What a click on a control does; nil for one that takes no clicks.
  static func action(of control: NSControl, in window: NSWindow?) throws(UserActionError) -> (() throws -> Void)? {
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
      return {
        if let window { try giveKeys(to: field, in: window) }
        field.editor?.setSelectedRange(NSRange(location: field.stringValue.utf16.count, length: 0))
      }
    case let well as NSColorWell:
      try Reach.beEnabled(well)
      return { well.press() }
    default:
      guard control is NSButton || control is NSSwitch || control.hasOwnClick else { return nil }
      try Reach.beEnabled(control)
      return { try press(control) }
    }
  }

  /// Does what an event that no user action sends does at a control; false where that is nothing.
  static func take(_ event: NSEvent, at control: NSControl) -> Bool {
    let application = NSApplication.shared
    guard !application.isDelivered(event) else { return false }
    return application.attempt(event) {
      if let table = control as? NSTableView {
        let row = table.row(at: table.convert(event.locationInWindow, from: nil))
        guard row >= 0 else { return false }
        if event.clickCount == 2 {
          try Rows.sendDouble(row, of: table)
        } else {
          try Rows.select(row, of: table, event.modifierFlags)
        }
        return true
      }
      guard let action = try action(of: control, in: control.window) else { return false }
      try action()
      return true
    }
  }

  private static func elsewhere(_ control: NSControl, _ word: String, _ names: [String]?) -> UserActionError {
    let list = names.map { " \(UserActionError.list($0))" } ?? ""
    return UserActionError(
      .nothingHappens, control, "\(Reach.name(control)) is clicked at one of several places: use \(word)\(list)")
  }

  /// Does what a click on a button, or on what else sends one action, does.
  static func press(_ control: NSControl) throws(UserActionError) {
    try Reach.beEnabled(control)
    if control.acceptsFirstResponder, let window = control.window { try giveKeys(to: control, in: window) }
    let before = control.cell.state
    try UserActionError.running(control) { control.followPress() }
    guard control.cell.sendsActionOnClick else {
      control.cell.holdsAction = true
      defer { control.cell.holdsAction = false }
      _ = try UserActionError.running(control) { try control.performClick() }
      return
    }
    let performer = try UserActionError.running(control) { try control.performClick() }
    if performer == nil, control.cell.state == before, !control.hasBoundValue { throw control.unanswered }
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

  private static func sendEvents(
    to view: NSView, at point: NSPoint?, count: Int, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) -> Bool {
    if view.acceptsFirstResponder { try giveKeys(to: view, in: window) }
    var isAnswered = window.firstResponder === view
    for click in 1...count {
      let presses = [NSEvent.EventType.leftMouseDown, .leftMouseUp].map {
        event($0, at: view, point, count: click, modifiers)
      }
      if try follow(presses, at: view) { isAnswered = true }
    }
    return isAnswered
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
