import NibFoundation

extension NSView {
  /// Makes a link that sends an action to a target for each frame of the view's screen.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

extension NSWindow {
  /// Makes a link that sends an action to a target for each frame of the window's screen.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

extension NSScreen {
  /// Makes a link that sends an action to a target for each frame of the screen.
  public final func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}
