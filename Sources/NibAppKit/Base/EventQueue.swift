import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Events that wait: those that code posted, in their order.
struct EventQueue {
  private var waiting: [NSEvent] = []
  /// Events of the user action under way that come when those that wait are taken: the rest of a drag, and its end. Code
  /// that follows the pointer in a loop of its own asks for them.
  private(set) var coming: [NSEvent] = []

  var count: Int { waiting.count }

  mutating func post(_ event: NSEvent, atStart: Bool) {
    waiting.insert(event, at: atStart ? 0 : waiting.count)
  }

  /// The first event of some kinds; it waits no more unless it is only looked at.
  @MainActor mutating func next(_ mask: NSEvent.EventTypeMask, removing: Bool) -> NSEvent? {
    let isWanted = { mask.contains(NSEvent.EventTypeMask(type: $0.type)) } as (NSEvent) -> Bool
    guard let place = waiting.firstIndex(where: isWanted) else {
      guard let place = coming.firstIndex(where: isWanted) else { return nil }
      let event = coming[place]
      // What came before it and was not asked for is over.
      if removing { coming.removeSubrange(...place) }
      return event
    }
    return removing ? waiting.remove(at: place) : waiting[place]
  }

  /// Lets events of a user action come.
  mutating func expect(_ events: [NSEvent]) { coming = events }

  /// The next event of the user action that nobody asked for.
  mutating func nextComing() -> NSEvent? { coming.isEmpty ? nil : coming.removeFirst() }

  /// Forgets events of some kinds, up to one; all of them where there is none.
  @MainActor mutating func discard(_ mask: NSEvent.EventTypeMask, before last: NSEvent?) {
    let end = last.flatMap { last in waiting.firstIndex { $0 === last } } ?? waiting.count
    let gone = waiting[..<end].filter { mask.contains(NSEvent.EventTypeMask(type: $0.type)) }
    waiting.removeAll { event in gone.contains { $0 === event } }
  }
}

extension NSEvent {
  /// A time in seconds that never ends.
  public class var foreverDuration: TimeInterval { .greatestFiniteMagnitude }
}

/// The queue of events: what code posts waits until code asks for it, or has it sent. While a button is held in a view, the
/// rest of that press comes behind it, for code that follows the pointer in a loop of its own.
extension NSApplication {
  /// Forgets waiting events of some kinds, up to one; all of them where that is nil or waits no more.
  public final func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {
    state.events.discard(mask, before: lastEvent)
  }

  /// Sends the events that wait now, one after the other, as the loop of an application that runs does: each comes from
  /// `nextEvent`, and goes to `sendEvent(_:)`. Those that are posted meanwhile wait.
  public final func sendWaitingEvents() {
    for _ in 0..<state.events.count {
      guard let event = nextEvent(matching: .any, until: .distantPast, inMode: .default, dequeue: true) else { return }
      sendEvent(event)
    }
  }

  final func takeEvent(_ mask: NSEvent.EventTypeMask, removing: Bool) -> NSEvent? {
    guard let event = state.events.next(mask, removing: removing) else { return nil }
    if removing { state.currentEvent = event }
    return event
  }
}

/// The same queue, by a window.
extension NSWindow {
  /// The event that code asked for last, or that is being sent.
  public final var currentEvent: NSEvent? { NSApplication.shared.currentEvent }

  final func standardPostEvent(_ event: NSEvent, atStart flag: Bool) {
    NSApplication.shared.postEvent(event, atStart: flag)
  }

  /// Forgets waiting events of some kinds, up to one.
  public final func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {
    NSApplication.shared.discardEvents(matching: mask, before: lastEvent)
  }

  final func standardNextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? {
    nextEvent(matching: mask, until: .distantFuture, inMode: .eventTracking, dequeue: true)
  }

  final func standardNextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? {
    NSApplication.shared.nextEvent(matching: mask, until: expiration, inMode: mode, dequeue: deqFlag)
  }

  /// Hands one waiting event of some kinds after the other to a block, until the block stops it, or none waits.
  ///
  /// Nobody waits for events to come. Where none is left and the block did not stop, the time is over at once: the block is
  /// called once more without an event, unless it was to last forever.
  ///
  /// `timeout` is in seconds, `NSEvent.foreverDuration` for no end. `trackingHandler` is given an event, or nil when the time
  /// is over, and where to say that it stops.
  public final func trackEvents(
    matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode,
    handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    while !isStopped.boolValue,
      let event = nextEvent(matching: mask, until: .distantFuture, inMode: mode, dequeue: true)
    {
      trackingHandler(event, &isStopped)
    }
    if !isStopped.boolValue, timeout < NSEvent.foreverDuration { trackingHandler(nil, &isStopped) }
  }
}

extension RunLoop.Mode {
  /// While a pointer is followed.
  public static let eventTracking = Self(rawValue: "NSEventTrackingRunLoopMode")
  /// While a modal window is waited for.
  public static let modalPanel = Self(rawValue: "NSModalPanelRunLoopMode")
}
