import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSWindow {
  /// Drags the lower right corner of the window until its frame has a size, in points, as near as the least and greatest
  /// sizes, the increments, the aspect ratio and the delegate let it come.
  /// - Throws: `UserActionError` for a window that is not on the screen, or has no edges to drag.
  public func drag(toSize size: NSSize) throws(UserActionError) {
    try Reach.beUsable(self)
    guard styleMask.contains(.resizable) || styleMask.isEmpty, !styleMask.contains(.fullScreen) else {
      throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) has no edges that could be dragged")
    }
    resizeLive(to: size)
  }

  /// Drags the window by its title bar until its lower left corner is at a point of the screen; its child windows come
  /// along.
  /// - Throws: `UserActionError` for a window that is not on the screen, or cannot be moved.
  public func drag(toOrigin point: NSPoint) throws(UserActionError) {
    try Reach.beUsable(self)
    let hasHandle = styleMask.contains(.titled) || isMovableByWindowBackground || styleMask.isEmpty
    guard isMovable, hasHandle, !styleMask.contains(.fullScreen) else {
      throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) cannot be moved")
    }
    tell(NSWindow.willMoveNotification) { $0.windowWillMove($1) }
    let old = frame.origin
    setFrameOrigin(point)
    for child in childWindows ?? [] {
      child.setFrameOrigin(
        NSPoint(x: child.frame.minX + frame.minX - old.x, y: child.frame.minY + frame.minY - old.y))
    }
  }
}

extension NSWindow {
  /// Does what dragging an edge does.
  final func resizeLive(to size: NSSize) {
    state.inLiveResize = true
    let views = contentView.map { AppKitTree.all(below: [$0]).compactMap { $0 as? NSView } } ?? []
    for view in views { view.viewWillStartLiveResize() }
    tell(NSWindow.willStartLiveResizeNotification) { $0.windowWillStartLiveResize($1) }
    var wanted = stepped(size)
    wanted = windowDelegate?.windowWillResize(self, to: wanted) ?? wanted
    let top = frame.maxY
    setFrame(NSRect(x: frame.minX, y: top - wanted.height, width: wanted.width, height: wanted.height), display: true)
    state.inLiveResize = false
    for view in views { view.viewDidEndLiveResize() }
    tell(NSWindow.didEndLiveResizeNotification) { $0.windowDidEndLiveResize($1) }
  }

  /// The nearest size that increments and ratio allow.
  private func stepped(_ size: NSSize) -> NSSize {
    let bar = frame.height - contentRect.height
    func kept(_ size: NSSize, _ old: NSSize, _ step: NSSize, _ ratio: NSSize) -> NSSize {
      if ratio.width > 0, ratio.height > 0 {
        return NSSize(width: size.width, height: (size.width * ratio.height / ratio.width).rounded())
      }
      func whole(_ length: CGFloat, _ old: CGFloat, _ step: CGFloat) -> CGFloat {
        step > 1 ? old + ((length - old) / step).rounded() * step : length
      }
      return NSSize(
        width: whole(size.width, old.width, step.width), height: whole(size.height, old.height, step.height))
    }
    let outer = kept(size, frame.size, resizeIncrements, aspectRatio)
    let inner = kept(
      NSSize(width: outer.width, height: outer.height - bar), contentRect.size, contentResizeIncrements,
      contentAspectRatio)
    return NSSize(width: inner.width, height: inner.height + bar)
  }
}
