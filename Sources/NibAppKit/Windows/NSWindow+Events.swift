import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Which view gets an event of the window.
extension NSWindow {
  final func dispatch(_ event: NSEvent) {
    let application = NSApplication.shared
    // What is done in the window itself, as a gesture is recognized before a view hears of it.
    if application.carryOut(event, by: self) { return }
    if event.type == .keyDown {
      if !application.attempt(event, { try Keyboard.take(event, in: self) }) { event.isUnanswered = true }
      return
    }
    let named = application.hearer(of: event)
    let taker = named ?? taker(of: event)
    if event.type == .leftMouseDown, named == nil, !prepareForPress(of: taker as? NSView, event) { return }
    switch event.type {
    case .leftMouseDown, .rightMouseDown, .otherMouseDown: state.pressedView = taker as? NSView
    case .leftMouseUp, .rightMouseUp, .otherMouseUp: state.pressedView = nil
    default: break
    }
    if tellTouches(event, taker) { return }
    if let taker, let send = Self.methods[event.type] { send(taker, event) } else { event.isUnanswered = true }
  }

  private func taker(of event: NSEvent) -> NSResponder? {
    switch event.type {
    case .keyDown, .keyUp, .flagsChanged: firstResponder
    case .mouseMoved: acceptsMouseMovedEvents ? firstResponder : nil
    case .mouseEntered, .mouseExited, .cursorUpdate: event.trackingArea?.owner as? NSResponder
    case .leftMouseDragged, .rightMouseDragged, .otherMouseDragged, .leftMouseUp, .rightMouseUp, .otherMouseUp:
      state.pressedView ?? view(under: event)
    default: view(under: event)
    }
  }

  private func view(under event: NSEvent) -> NSResponder {
    contentView?.hitTest(event.locationInWindow) ?? self
  }

  /// A press makes the window key, and the view the first responder if it accepts that.
  /// - Returns: whether the view is to hear of the press: one that took the keys from another window is for a view only that
  ///   accepts such a press, and for controls.
  private func prepareForPress(of view: NSView?, _ event: NSEvent) -> Bool {
    let isFirst = !state.hasKeys && isVisible && NSApplication.shared.keyWindow != nil
    if !state.hasKeys, isVisible { takeKeys() }
    if isFirst, let view, !(view is NSControl), !view.acceptsFirstMouse(for: event) { return false }
    if let view, view.acceptsFirstResponder, view !== firstResponder { makeFirstResponder(view) }
    return true
  }

  private static let methods: [NSEvent.EventType: @MainActor @Sendable (NSResponder, NSEvent) -> Void] = [
    .leftMouseDown: { $0.mouseDown(with: $1) }, .leftMouseDragged: { $0.mouseDragged(with: $1) },
    .leftMouseUp: { $0.mouseUp(with: $1) }, .rightMouseDown: { $0.rightMouseDown(with: $1) },
    .rightMouseDragged: { $0.rightMouseDragged(with: $1) }, .rightMouseUp: { $0.rightMouseUp(with: $1) },
    .otherMouseDown: { $0.otherMouseDown(with: $1) }, .otherMouseDragged: { $0.otherMouseDragged(with: $1) },
    .otherMouseUp: { $0.otherMouseUp(with: $1) }, .mouseMoved: { $0.mouseMoved(with: $1) },
    .mouseEntered: { $0.mouseEntered(with: $1) }, .mouseExited: { $0.mouseExited(with: $1) },
    .cursorUpdate: { $0.cursorUpdate(with: $1) }, .scrollWheel: { $0.scrollWheel(with: $1) },
    .magnify: { $0.magnify(with: $1) }, .rotate: { $0.rotate(with: $1) }, .swipe: { $0.swipe(with: $1) },
    .smartMagnify: { $0.smartMagnify(with: $1) }, .beginGesture: { $0.beginGesture(with: $1) },
    .endGesture: { $0.endGesture(with: $1) }, .pressure: { $0.pressureChange(with: $1) },
    .mouseCancelled: { $0.mouseCancelled(with: $1) }, .quickLook: { $0.quickLook(with: $1) },
    .changeMode: { $0.changeMode(with: $1) },
    .tabletPoint: { $0.tabletPoint(with: $1) }, .tabletProximity: { $0.tabletProximity(with: $1) },
    .keyDown: { $0.keyDown(with: $1) }, .keyUp: { $0.keyUp(with: $1) }, .flagsChanged: { $0.flagsChanged(with: $1) },
  ]
}

extension NSWindow {
  final func standardFieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    if let field = object as? NSTextField, let editor = field.currentEditor() { return editor }
    if let given = windowDelegate?.windowWillReturnFieldEditor(self, to: object) { return given as? NSText }
    if let editor = state.fieldEditor { return editor }
    guard createFlag else { return nil }
    let editor = NSTextView()
    editor.isFieldEditor = true
    state.fieldEditor = editor
    return editor
  }

  final func standardRegisterForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    for type in newTypes where !state.draggedTypes.contains(type) { state.draggedTypes.append(type) }
  }

  final func standardUnregisterDraggedTypes() { state.draggedTypes = [] }
}
