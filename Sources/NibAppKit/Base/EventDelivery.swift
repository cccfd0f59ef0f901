import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An event of a user action on its way: through the application and the window to who hears of it.
@MainActor
final class EventDelivery {
  /// The event; blocks that watch events may put another in its place.
  var event: NSEvent
  /// Who hears of it first.
  let hearer: NSResponder
  /// Who does something about it.
  let actor: NSResponder
  /// What that is, until it is done.
  var action: (() throws -> Void)?

  init(_ event: NSEvent, to hearer: NSResponder, actor: NSResponder, action: (() throws -> Void)?) {
    (self.event, self.hearer, self.actor, self.action) = (event, hearer, actor, action)
  }
}

/// The way of events: `sendEvent(_:)` of the application, blocks that watch events, keys of buttons and menus, then
/// `sendEvent(_:)` of the window, then a method of a responder.
extension NSApplication {
  /// Sends the event of a user action.
  ///
  /// The first to hear of it is `hearer`. What a user does by it is done where it comes to `actor`, which is the same or
  /// lies further along the chain, in the method of the event's kind: a class that overrides that and does not call the
  /// method of its superclass keeps it from being done, and so does an application, a window or a block that keeps the
  /// event.
  /// - Returns: whether anybody took it.
  /// - Throws: what the action throws.
  @discardableResult
  final func deliver(
    _ event: NSEvent, to hearer: NSResponder, actor: NSResponder? = nil, doing action: (() throws -> Void)? = nil
  ) throws(UserActionError) -> Bool {
    let delivery = EventDelivery(event, to: hearer, actor: actor ?? hearer, action: action)
    let outer = (state.delivery, state.currentEvent)
    (state.delivery, state.currentEvent) = (delivery, event)
    defer { (state.delivery, state.currentEvent) = outer }
    try UserActionError.running(hearer) { sendEvent(event) }
    if outer.0 == nil { try UserActionError.running(hearer) { DueDisplay.settle() } }
    return !delivery.event.isUnanswered
  }

  /// Lets a responder hear of an event that is on its way, and do something about it unless its class does otherwise.
  /// - Throws: what the action throws.
  final func pass(
    _ event: NSEvent, to hearer: NSResponder, _ method: (NSResponder, NSEvent) -> Void,
    doing action: @escaping () throws -> Void
  ) throws(UserActionError) {
    let outer = state.delivery
    state.delivery = EventDelivery(event, to: hearer, actor: hearer, action: action)
    defer { state.delivery = outer }
    try UserActionError.running(hearer) { method(hearer, event) }
  }

  /// Who is to hear of an event of a user action; nil for other events.
  final func hearer(of event: NSEvent) -> NSResponder? {
    state.delivery.flatMap { $0.event === event ? $0.hearer : nil }
  }

  /// Whether an event is one of a user action.
  final func isDelivered(_ event: NSEvent) -> Bool { state.delivery?.event === event }

  /// Does what a user does by an event, if a responder is the one who does it.
  final func carryOut(_ event: NSEvent, by actor: NSResponder) -> Bool {
    guard let delivery = state.delivery, delivery.event === event, delivery.actor === actor,
      let action = delivery.action
    else { return false }
    delivery.action = nil
    InterfaceFaults.raising { try action() }
    return true
  }

  /// Does something about an event. What a user cannot do is an error of the user action that sends the event; without one
  /// nobody takes the event.
  final func attempt(_ event: NSEvent, _ body: () throws -> Bool) -> Bool {
    guard !isDelivered(event) else { return InterfaceFaults.raising(or: true, body) }
    do { return try body() } catch let error as UserActionError where error.code != .actionFailed { return false } catch
    {
      InterfaceFaults.raising { throw error }
      return true
    }
  }

  final func dispatch(_ sent: NSEvent) {
    let outer = state.currentEvent
    state.currentEvent = sent
    defer { state.currentEvent = outer }
    guard let event = NSEvent.monitored(sent) else { return }
    if let delivery = state.delivery, delivery.event === sent { delivery.event = event }
    state.currentEvent = event
    let window = event.window ?? keyWindow
    if [.leftMouseDown, .rightMouseDown, .otherMouseDown].contains(event.type) {
      let pressed = hearer(of: event) as? NSView ?? window?.contentView?.hitTest(event.locationInWindow)
      NSPopover.closeForPress(on: pressed, in: window)
    }
    if event.type == .keyDown, window == nil || event.mayBeEquivalent {
      if let window, window.performKeyEquivalent(with: event) { return }
      if let mainMenu, mainMenu.performKeyEquivalent(with: event) { return }
    }
    if let window { window.sendEvent(event) } else { event.isUnanswered = true }
  }
}

extension NSEvent {
  /// Whether buttons and menus are asked for the key before the first responder hears of it.
  final var mayBeEquivalent: Bool { !modifierFlags.isDisjoint(with: [.command, .control]) }
}
