import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSSplitView {
  /// Drags a divider, counted from 0, to a place from the left or the top, as far as the delegate and the panes beside it
  /// let it come.
  /// - Throws: `UserActionError`: `noSuchItem` for a divider that is not there, `hidden` and `refused` by the delegate.
  public func drag(divider index: Int, to position: CGFloat) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    guard index >= 0, index < subviews.count - 1 else {
      throw UserActionError(
        .noSuchItem, self, "there is no divider \(index); there are \(max(subviews.count - 1, 0)), counted from 0")
    }
    let rects = try UserActionError.running(self) { () -> [NSRect]? in
      guard let drawn = dividerRect(at: index) else { return nil }
      guard let delegate else { return [drawn] }
      // A thin divider is grabbed 2 points beside it, too.
      let near = dividerStyle == .thin ? drawn.insetBy(dx: isVertical ? -2 : 0, dy: isVertical ? 0 : -2) : drawn
      return [
        delegate.splitView(self, effectiveRect: near, forDrawnRect: drawn, ofDividerAt: index),
        delegate.splitView(self, additionalEffectiveRectOfDividerAt: index),
      ]
    }
    guard let rects else {
      throw UserActionError(.hidden, self, "divider \(index) is hidden: shouldHideDividerAt")
    }
    guard let rect = rects.first(where: { $0.width > 0 && $0.height > 0 }) else {
      throw UserActionError(.refused, self, "divider \(index) can be grabbed nowhere: effectiveRect is empty")
    }
    try Pointer.send(.leftMouseDown, to: self, at: NSPoint(x: rect.midX, y: rect.midY)) {
      self.setPosition(position, ofDividerAt: index)
    }
  }
}
