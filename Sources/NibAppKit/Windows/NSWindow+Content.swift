import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWindow {
  /// Puts a view in place of what fills the window.
  public func setContentView(_ view: NSView?) {
    let old = filling
    guard old !== view else { return }
    if old?.holder === self { old?.holder = nil }
    old?.tellTree { $0.viewWillMove(toWindow: nil) }
    view?.tellTree { $0.viewWillMove(toWindow: self) }
    filling = view
    // A controller stands between its view and the window.
    if view?.holder == nil { view?.holder = self }
    old?.tellTree { $0.viewDidMoveToWindow() }
    view?.tellMoved(from: nil, to: self)
    if isVisible { tellAppearance() }
  }

  /// Puts a toolbar in place of the window's.
  public func setToolbar(_ toolbar: NSToolbar?) {
    ownToolbar?.window = nil
    ownToolbar = toolbar
    toolbar?.window = self
    toolbar?.addDefaultItems()
  }
}

private struct WindowAnchors: RareState {
  var horizontal = NSLayoutConstraint.Attribute.left
  var vertical = NSLayoutConstraint.Attribute.top
}

extension NSWindow {
  /// The edge that stays where constraints change the size of the window; kept.
  public final func anchorAttribute(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Attribute {
    let anchors = self[rare: WindowAnchors.self]
    return orientation == .horizontal ? anchors.horizontal : anchors.vertical
  }

  /// Sets which edge stays.
  /// - Parameters:
  ///   - attribute: the edge.
  ///   - orientation: the direction that it is for.
  public final func setAnchorAttribute(
    _ attribute: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation
  ) {
    if orientation == .horizontal {
      self[rare: WindowAnchors.self].horizontal = attribute
    } else {
      self[rare: WindowAnchors.self].vertical = attribute
    }
  }
}
