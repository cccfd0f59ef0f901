import NibStandIns

/// Popovers that are seen, and close by themselves.
extension NSPopover {
  private struct Shown { weak var popover: NSPopover? }
  private static var seen: [Shown] = []

  /// Notes that the popover is seen, or no more.
  final func noteShown(_ isShown: Bool) {
    Self.seen.removeAll { $0.popover == nil || $0.popover === self }
    if isShown { Self.seen.append(Shown(popover: self)) }
  }

  /// Closes what closes by itself when a button goes down elsewhere: a transient one anywhere, a semitransient one in the
  /// window that it is beside. A press on what it is beside leaves it, for that shows and closes it.
  static func closeForPress(on view: NSView?, in window: NSWindow?) {
    for popover in seen.reversed().compactMap(\.popover) {
      guard popover.isShown, !popover.isDetached, !popover.holds(view) else { continue }
      if let view, let beside = popover.positioningView, view.isDescendant(of: beside) { continue }
      switch popover.behavior {
      case .applicationDefined: continue
      case .transient: popover.performClose(nil)
      case .semitransient: if window === popover.positioningView?.userWindow { popover.performClose(nil) }
      }
    }
  }

  /// Closes the last one of a window that closes by itself, as the escape key does.
  /// - Returns: whether there is one.
  static func closeForEscape(in window: NSWindow) -> Bool {
    let popover = seen.reversed().lazy.compactMap(\.popover).first {
      $0.isShown && !$0.isDetached && $0.behavior != .applicationDefined && $0.positioningView?.userWindow === window
    }
    popover?.performClose(nil)
    return popover != nil
  }

  /// Whether a view lies in the popover, or in one that is beside a view in it.
  private final func holds(_ view: NSView?) -> Bool {
    var next = view
    for _ in 0..<100 {
      guard var top = next else { return false }
      while let outer = top.superview { top = outer }
      guard let popover = (top.holder as? NSViewController)?.scene.popover else { return false }
      if popover === self { return true }
      next = popover.positioningView
    }
    return false
  }
}
