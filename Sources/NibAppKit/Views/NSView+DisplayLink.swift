import NibFoundation

extension NSView {
  /// Makes what would call a target for each picture of the view's screen; there are none here.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

extension NSWindow {
  /// Makes what would call a target for each picture of the window's screen; there are none here.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

extension NSScreen {
  /// Makes what would call a target for each picture of the screen; there are none here.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}
