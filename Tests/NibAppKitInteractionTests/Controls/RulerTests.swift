import Foundation
import NibAppKit
import Testing

@Suite("Rulers of AppKit") struct RulerTests {
  /// Asks for whole tens, and writes down what it hears.
  private final class Client: NSView {
    var log: [String] = []
    var allows = true
    override func rulerView(_ ruler: NSRulerView, shouldMove marker: NSRulerMarker) -> Bool { allows }
    override func rulerView(
      _ ruler: NSRulerView, willMove marker: NSRulerMarker, toLocation location: CGFloat
    ) -> CGFloat { (location / 10).rounded() * 10 }
    override func rulerView(_ ruler: NSRulerView, didMove marker: NSRulerMarker) {
      log.append("moved to \(marker.markerLocation)")
    }
    override func rulerView(_ ruler: NSRulerView, didRemove marker: NSRulerMarker) { log.append("removed") }
    override func rulerView(_ ruler: NSRulerView, didAdd marker: NSRulerMarker) { log.append("added") }
    override func rulerView(_ ruler: NSRulerView, willSetClientView newClient: NSView) { log.append("left") }
  }

  private let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))

  @Test("rulers are made when they are wanted, and take room of the document while they are seen")
  func room() throws {
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 500, height: 500))
    #expect(scroll.verticalRulerView == nil && !scroll.rulersVisible)
    scroll.hasVerticalRuler = true
    scroll.hasHorizontalRuler = true
    let (across, down) = (try #require(scroll.horizontalRulerView), try #require(scroll.verticalRulerView))
    #expect(across.orientation == .horizontalRuler && down.orientation == .verticalRuler && down.scrollView === scroll)
    #expect(across.requiredThickness == 31 && down.requiredThickness == 16 && across.superview == nil)
    #expect(scroll.contentView.frame.size == NSSize(width: 200, height: 100))
    scroll.rulersVisible = true
    #expect(across.superview === scroll && scroll.contentView.frame == NSRect(x: 16, y: 0, width: 184, height: 69))
    #expect(across.frame == NSRect(x: 0, y: 69, width: 200, height: 31))
    #expect(down.frame == NSRect(x: 0, y: 0, width: 16, height: 69))
    down.ruleThickness = 40
    #expect(scroll.contentView.frame.minX == 40)
    scroll.hasVerticalRuler = false
    #expect(down.superview == nil && scroll.contentView.frame.minX == 0)
  }

  @Test("a user moves, adds and takes away markers as the client allows it")
  func markers() {
    let (client, ruler) = (Client(), NSRulerView(scrollView: scroll, orientation: .verticalRuler))
    let image = NSImage(size: NSSize(width: 20, height: 8))
    ruler.clientView = client
    let marker = NSRulerMarker(rulerView: ruler, markerLocation: 5, image: image, imageOrigin: NSPoint(x: 0, y: 4))
    #expect(ruler.markers == nil)
    ruler.addMarker(marker)
    ruler.addMarker(marker)
    #expect(ruler.markers?.count == 1 && ruler.baselineLocation == 20 && ruler.requiredThickness == 36)
    #expect(marker.imageRectInRuler == NSRect(x: 0, y: 1, width: 20, height: 8))
    #expect(!marker.move(to: 33) && !marker.dragOff())
    (marker.isMovable, marker.isRemovable) = (true, true)
    #expect(marker.move(to: 33) && marker.markerLocation == 30)
    client.allows = false
    #expect(!marker.move(to: 50) && marker.markerLocation == 30)
    #expect(marker.dragOff() && ruler.markers == nil && marker.ruler == nil)
    ruler.clientView = NSView()
    #expect(client.log == ["moved to 30.0", "removed", "left"])
  }
}
