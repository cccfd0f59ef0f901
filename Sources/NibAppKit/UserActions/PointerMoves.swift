import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSView {
  /// Moves the pointer to a point of the view, in its coordinates; without one to its middle. The owners of the tracking
  /// areas of the window hear that it came, moved or left, as their options say.
  /// - Throws: `UserActionError` for a view that a user does not get at.
  public func movePointer(to point: NSPoint? = nil) throws(UserActionError) {
    let window = try Reach.window(of: self)
    let place = convert(point ?? NSPoint(x: bounds.midX, y: bounds.midY), to: nil)
    try window.tellAreas(of: place)
  }

  /// Turns a wheel over the view, or scrolls with fingers, in points: it hears `scrollWheel(with:)`.
  /// - Throws: `UserActionError` for a view that a user does not get at.
  public func scrollWheel(deltaX: CGFloat = 0, deltaY: CGFloat) throws(UserActionError) {
    let window = try Reach.window(of: self)
    let place = convert(NSPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let event = NSEvent.scrollEvent(deltaX: deltaX, deltaY: deltaY, in: window, at: place)
    try NSApplication.shared.deliver(event, to: self)
  }
}

extension NSWindow {
  /// Tells the owners of tracking areas where the pointer is in the window.
  final func tellAreas(of place: NSPoint) throws(UserActionError) {
    NSEvent.mouseLocation = NSPoint(x: frame.minX + place.x, y: frame.minY + place.y)
    guard let contentView else { return }
    for case let view as NSView in AppKitTree.all(below: [contentView]) {
      let point = view.convert(place, from: nil)
      for area in view.trackingAreas where isActive(area, of: view) { try tell(area, of: view, point, place) }
    }
  }

  private func isActive(_ area: NSTrackingArea, of view: NSView) -> Bool {
    if area.options.contains(.activeWhenFirstResponder) { return firstResponder === view }
    if area.options.contains(.activeInKeyWindow) { return isKeyWindow }
    if area.options.contains(.activeInActiveApp) { return NSApplication.shared.isActive }
    return area.options.contains(.activeAlways)
  }

  private func tell(
    _ area: NSTrackingArea, of view: NSView, _ point: NSPoint, _ place: NSPoint
  ) throws(UserActionError) {
    let rect = area.options.contains(.inVisibleRect) ? view.visibleRect : area.rect
    let isInside = !view.isHiddenOrHasHiddenAncestor && rect.holds(point)
    let wasInside = area.isInside
    area.isInside = isInside
    guard let owner = area.owner as? NSResponder else { return }
    let (hasCome, hasGone) = (isInside && !wasInside, !isInside && wasInside)
    let told: [(isTrue: Bool, option: NSTrackingArea.Options, type: NSEvent.EventType)] = [
      (hasCome, .mouseEnteredAndExited, .mouseEntered), (hasGone, .mouseEnteredAndExited, .mouseExited),
      (hasCome, .cursorUpdate, .cursorUpdate), (isInside, .mouseMoved, .mouseMoved),
    ]
    for case (true, let option, let type) in told where area.options.contains(option) {
      let event = NSEvent(type, in: self, at: place)
      event.trackingArea = area
      try NSApplication.shared.deliver(event, to: owner)
    }
  }
}
