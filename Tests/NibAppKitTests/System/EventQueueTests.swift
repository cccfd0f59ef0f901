import NibAppKit
import NibTestSupport
import Testing

@MainActor
@Suite("Events that wait", .serialized) struct EventQueueTests {
  private static func event(_ type: NSEvent.EventType, at x: CGFloat = 0) -> NSEvent? {
    NSEvent.mouseEvent(
      with: type, location: NSPoint(x: x, y: 0), modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
      eventNumber: 0, clickCount: 1, pressure: 1)
  }

  @Test("events wait in their order until code asks for those of some kinds")
  func order() throws {
    let (drag, up) = (try #require(Self.event(.leftMouseDragged)), try #require(Self.event(.leftMouseUp)))
    NSApp.discardEvents(matching: .any, before: nil)
    NSApp.postEvent(up, atStart: false)
    NSApp.postEvent(drag, atStart: true)
    func next(_ mask: NSEvent.EventTypeMask, removing: Bool = true) -> NSEvent? {
      NSApp.nextEvent(matching: mask, until: .distantFuture, inMode: .default, dequeue: removing)
    }
    #expect(next(.keyDown) == nil && next(.any, removing: false) === drag && next(.leftMouseUp) === up)
    #expect(NSApp.currentEvent === up && next(.any) === drag && next(.any) == nil)
    for event in [drag, up] { NSApp.postEvent(event, atStart: false) }
    NSApp.discardEvents(matching: .any, before: up)
    #expect(next(.any) === up && next(.any) == nil)
  }

  @Test("a window hands events to a block until it stops, and tells it when the time is over")
  func tracking() throws {
    let window = NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
    for x in 1...3 { window.postEvent(try #require(Self.event(.leftMouseDragged, at: CGFloat(x))), atStart: false) }
    window.postEvent(try #require(Self.event(.leftMouseUp)), atStart: false)
    var places: [CGFloat] = []
    window.trackEvents(
      matching: [.leftMouseDragged, .leftMouseUp], timeout: NSEvent.foreverDuration, mode: .eventTracking
    ) { event, stop in
      places.append(event?.locationInWindow.x ?? -1)
      if places.count == 2 { stop.pointee = true }
    }
    #expect(places == [1, 2] && window.nextEvent(matching: .leftMouseUp) != nil)
    window.trackEvents(matching: .any, timeout: 1, mode: .eventTracking) { event, _ in
      places.append(event?.locationInWindow.x ?? -1)
    }
    #expect(places == [1, 2, 3, -1] && window.nextEvent(matching: .any) == nil)
  }
}
