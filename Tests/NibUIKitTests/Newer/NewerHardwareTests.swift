import NibUIKit
import Testing

@MainActor
@Suite("Pencils, springs, regions and notifications of newer systems")
struct NewerHardwareTests {
  @Test("a pencil's taps and squeezes come with how it is held; older delegates hear of taps alone")
  func pencils() {
    final class Newer: UIPencilInteractionDelegate {
      var heard: [String] = []
      func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        heard.append("tap at \(tap.hoverPose?.location.x ?? -1)")
      }
      func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
      ) {
        heard.append("\(squeeze.phase) \(squeeze.hoverPose == nil)")
      }
    }
    final class Older: UIPencilInteractionDelegate {
      var taps = 0
      func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
    }
    let (newer, older) = (Newer(), Older())
    let interaction = UIPencilInteraction(delegate: newer)
    interaction.tap(holding: UIPencilHoverPose(location: CGPoint(x: 5, y: 6)))
    interaction.squeeze(.ended)
    interaction.isEnabled = false
    interaction.squeeze(.began)
    #expect(newer.heard == ["tap at 5.0", "ended true"])
    UIPencilInteraction(delegate: older).tap()
    #expect(older.taps == 1)
  }

  @Test("what things are dragged over is activated, and says where")
  func springs() {
    let (room, folder) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    room.addSubview(folder)
    var heard: [String] = []
    let spring = UISpringLoadedInteraction { _, context in
      let place = context.location(in: room)
      heard.append("\(context.state) \(place.x) \(place.y) \(context.targetView === folder)")
    }
    folder.addInteraction(spring)
    spring.activate()
    #expect(heard == ["activated 25.0 40.0 true"])
  }

  @Test("regions are put together of circles and rectangles")
  func regions() {
    let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 4, height: 4)))
    let (near, far, outside) = (CGPoint(x: 1, y: -2), CGPoint(x: 0, y: 9), CGPoint(x: 8, y: 8))
    func held(_ region: UIRegion) -> [Bool] { [near, far, outside].map(region.contains) }
    #expect(held(circle) == [true, true, false] && held(square) == [true, false, false])
    #expect(held(circle.difference(square)) == [false, true, false])
    #expect(held(square.inverse()) == [false, true, true])
    #expect(held(square.union(circle.inverse())) == [true, false, true])
    #expect(held(.infinite) == [true, true, true])
    let field = UIFieldBehavior.radialGravityField(position: far)
    field.region = circle
    #expect(field.position == far && field.region === circle && field.items.isEmpty)
  }

  @Test("geometry is written and read as UIKit does; another text is zero")
  func texts() {
    let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: rect) == "{{1.5, -2}, {3, 4}}" && NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.uiEdgeInsets(for: "{1,2,3,4}") == insets)
    #expect(NSCoder.cgPoint(for: "{1, 2, 3}") == .zero && NSCoder.cgSize(for: "{1, two}") == .zero)
    #expect(NSCoder.cgRect(for: "{{inf, 0}, {1, 1}}") == .zero)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("a loop gets the notifications of a name that come while it waits or works")
  func notifications() async {
    let (name, center) = (Notification.Name("NewerHardwareTests"), NotificationCenter())
    var waiting = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 2])
    let numbers = [await waiting.next(), await waiting.next()].map { $0?.userInfo?["n"] as? Int }
    #expect(numbers == [1, 2])
    let loop = Task { @MainActor in
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    loop.cancel()
    #expect(await loop.value == 0)
  }
}
