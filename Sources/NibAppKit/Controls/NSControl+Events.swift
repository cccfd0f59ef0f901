import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The events that a cell's action is sent at.
private struct ActionEvents: RareState {
  var mask = NSEvent.EventTypeMask.leftMouseUp
  var isHeld = false
}

extension NSCell {
  /// Sets at which events of a user the action is sent, and gives the bits of those before.
  final func standardSendAction(on mask: NSEvent.EventTypeMask) -> Int {
    let before = self[rare: ActionEvents.self].mask
    self[rare: ActionEvents.self].mask = mask
    return Int(truncatingIfNeeded: before.rawValue)
  }

  /// Whether a click sends the action.
  final var sendsActionOnClick: Bool {
    rareStates.isEmpty
      || !self[rare: ActionEvents.self].mask
        .isDisjoint(with: [.leftMouseDown, .leftMouseUp, .leftMouseDragged, .periodic])
  }

  /// Whether a click goes on that sends no action.
  final var holdsAction: Bool {
    get { !rareStates.isEmpty && self[rare: ActionEvents.self].isHeld }
    set { self[rare: ActionEvents.self].isHeld = newValue }
  }
}

extension NSControl {
  /// Has the cell follow the main button, which goes down and comes up in the middle, or where the pointer is by the event
  /// that is done.
  final func followPress() {
    let event = NSApplication.shared.currentEvent
    let isHere = event?.window === window && event?.type == .leftMouseDown
    let place =
      isHere
      ? convert(event?.locationInWindow ?? .zero, from: nil) : NSPoint(x: bounds.midX, y: bounds.midY)
    guard let cell else { return }
    if isHere, let event {
      let isTracked = Swift.type(of: cell).prefersTrackingUntilMouseUp
      _ = cell.trackMouse(with: event, in: bounds, of: self, untilMouseUp: isTracked)
      return
    }
    guard cell.startTracking(at: place, in: self) else { return }
    let goesOn = cell.continueTracking(last: place, current: place, in: self)
    if goesOn { cell.stopTracking(last: place, current: place, in: self, mouseIsUp: true) }
  }
}
