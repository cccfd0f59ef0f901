import NibAppKit
import NibTestSupport
import Testing

private final class Clock: NSView {
  var links: [CADisplayLink] = []
  @Action("tick:") var onTick = { (clock: Clock, link: CADisplayLink) in clock.links.append(link) }
}

@MainActor
@Suite("Links to a display", .serialized) struct DisplayLinkTests {
  /// Lets the run loop go on for some frames.
  private func wait(seconds: Double) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }

  @Test("a link of a view sends its action for each frame until it waits or ends")
  func frames() throws {
    let clock = Clock(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let link = clock.displayLink(target: clock, selector: "tick:")
    wait(seconds: 0.05)
    #expect(clock.links.isEmpty && link.timestamp == 0)

    link.add(to: .current, forMode: .default)
    link.add(to: .current, forMode: .default)
    let start = CACurrentMediaTime()
    while clock.links.count < 3 && CACurrentMediaTime() < start + 10 { wait(seconds: 0.05) }
    #expect(clock.links.count >= 3 && clock.links.allSatisfy { $0 === link })
    // One call a frame, though it was added twice.
    #expect(Double(clock.links.count) <= (CACurrentMediaTime() - start) * 60 + 2)
    #expect(link.timestamp >= start && link.targetTimestamp == link.timestamp + link.duration)

    link.isPaused = true
    let count = clock.links.count
    wait(seconds: 0.1)
    #expect(clock.links.count == count)

    link.isPaused = false
    link.invalidate()
    link.add(to: .current, forMode: .default)
    wait(seconds: 0.1)
    #expect(clock.links.count == count)
  }

  @Test("fewer calls a second come where fewer are wanted, and none of a run loop that the link left")
  func rates() throws {
    let clock = Clock(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let link = CADisplayLink(target: clock, selector: "tick:")
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 5)
    #expect(link.targetTimestamp == 0.2)
    link.preferredFrameRateRange.preferred = 4
    #expect(link.targetTimestamp == 0.25)
    link.preferredFramesPerSecond = 2
    #expect(link.targetTimestamp == 0.5)

    link.add(to: .current, forMode: .default)
    wait(seconds: 0.3)
    #expect(clock.links.count <= 1)
    link.remove(from: .current, forMode: .default)
    let count = clock.links.count
    wait(seconds: 0.7)
    #expect(clock.links.count == count)
  }

  @Test("a link lives as long as its run loop, and lets its target go when it ends")
  func lifetime() {
    weak var target: Clock?
    weak var ended: CADisplayLink?
    do {
      let clock = Clock(frame: .zero)
      let link = CADisplayLink(target: clock, selector: "tick:")
      link.add(to: .current, forMode: .default)
      (target, ended) = (clock, link)
    }
    #expect(target != nil && ended != nil)
    ended?.invalidate()
    #expect(target == nil && ended == nil)
  }
}
