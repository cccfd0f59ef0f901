import Foundation

extension NSEvent {
  private struct Monitor {
    let token: NSObject
    let mask: EventTypeMask
    let isGlobal: Bool
    let handle: @MainActor (NSEvent) -> NSEvent?
  }

  private static var monitors: [Monitor] = []

  /// Where the pointer is on the screen, in points; a test moves it.
  public internal(set) static var mouseLocation = NSPoint.zero
  /// The modifier keys that are held: those of the last event that was sent.
  public internal(set) class var modifierFlags: ModifierFlags {
    get { heldFlags }
    set { heldFlags = newValue }
  }
  private static var heldFlags: ModifierFlags = []
  /// The buttons that are down, one bit each.
  public internal(set) static var pressedMouseButtons = 0
  /// Within how many seconds a second click counts as a double click.
  public class var doubleClickInterval: TimeInterval { 0.5 }
  /// After how many seconds a key that is held repeats.
  public class var keyRepeatDelay: TimeInterval { 0.5 }
  /// How many seconds lie between its repeats.
  public class var keyRepeatInterval: TimeInterval { 0.083 }
  /// Whether moves that come close together are told as one.
  public static var isMouseCoalescingEnabled = true
  /// Whether swipes can be followed by scroll events.
  public class var isSwipeTrackingFromScrollEventsEnabled: Bool { true }

  /// Moves the pointer to a place of the screen, in points; nobody is told.
  public static func movePointer(to location: NSPoint) { mouseLocation = location }

  /// Has a block asked of each event of some kinds before it is sent: it gives the event, another one in its place, or
  /// nil for none.
  /// - Returns: what `removeMonitor(_:)` takes.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping @MainActor (NSEvent) -> NSEvent?
  ) -> Any? { add(mask, isGlobal: false, block) }

  /// Has a block told of each event of some kinds that is sent to other programs: `tellGlobalMonitors(of:)` says so.
  /// - Returns: what `removeMonitor(_:)` takes.
  public class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping @MainActor (NSEvent) -> Void
  ) -> Any? {
    add(mask, isGlobal: true) {
      block($0)
      return $0
    }
  }

  private static func add(
    _ mask: EventTypeMask, isGlobal: Bool, _ block: @escaping @MainActor (NSEvent) -> NSEvent?
  ) -> Any? {
    let token = NSObject()
    monitors.append(Monitor(token: token, mask: mask, isGlobal: isGlobal, handle: block))
    return token
  }

  /// Has the block asked no more that was added.
  public class func removeMonitor(_ eventMonitor: Any) {
    monitors.removeAll { $0.token === eventMonitor as AnyObject }
  }

  /// Tells the blocks for events of other programs of one.
  public static func tellGlobalMonitors(of event: NSEvent) {
    for monitor in monitors where monitor.isGlobal && monitor.mask.contains(EventTypeMask(type: event.type)) {
      _ = monitor.handle(event)
    }
  }

  /// The event that is sent in the place of one: what the blocks make of it; nil where one takes it.
  static func monitored(_ event: NSEvent) -> NSEvent? {
    heldFlags = event.modifierFlags
    let asked = monitors
    return asked.reversed().reduce(event as NSEvent?) { event, monitor in
      guard let event, !monitor.isGlobal, monitor.mask.contains(EventTypeMask(type: event.type)) else { return event }
      return monitor.handle(event)
    }
  }
}
