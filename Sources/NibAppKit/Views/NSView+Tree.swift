import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// The view in its tree: which views lie in which, and where a point of one lies in another.

extension NSView {
  final var standardWindow: NSWindow? {
    var top = self
    while let next = top.superview { top = next }
    return switch top.holder {
    case let window as NSWindow: window
    case let controller as NSViewController: controller.windowOfView
    case let item as NSToolbarItem: item.toolbar?.window
    default: nil
    }
  }

  final var standardIsHiddenOrHasHiddenAncestor: Bool {
    var next: NSView? = self
    while let view = next {
      if view.isHidden { return true }
      next = view.superview
    }
    return false
  }

  /// Whether the view is another one or lies anywhere in it.
  public func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The nearest view that both views are or lie in; nil for views of two trees.
  public func ancestorShared(with view: NSView) -> NSView? {
    sequence(first: self, next: \.superview).first { view.isDescendant(of: $0) }
  }

  final var standardEnclosingScrollView: NSScrollView? {
    sequence(first: superview, next: { $0?.superview }).lazy.prefix { $0 != nil }
      .compactMap { $0 as? NSScrollView }.first
  }

  final func standardReplaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView !== newView, !isDescendant(of: newView) else { return }
    guard let position = subviews.firstIndex(where: { $0 === oldView }) else { return }
    let shift = subviews.prefix(position).contains { $0 === newView } ? 1 : 0
    newView.leave(for: self)
    oldView.leave(for: nil)
    insert(newView, at: position - shift)
  }

  /// Takes the view out of its superview. Documented by AppKit for the time of drawing; the same here.
  public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }

  /// Puts a view among the subviews, and tells both sides.
  func insert(_ view: NSView, at position: Int) {
    if view.superview != nil { view.leave(for: self) }
    let (before, after) = (view.windowAbove, window)
    view.viewWillMove(toSuperview: self)
    if before !== after { view.tellTree { $0.viewWillMove(toWindow: after) } }
    ownSubviews.insert(view, at: min(max(position, 0), subviews.count))
    view.superview = self
    view.viewDidMoveToSuperview()
    if before !== after { view.tellMoved(from: before, to: after) }
    if let after, after.isVisible {
      view.tellControllers(true)
      view.tellTree { $0.needsDisplay = true }
    }
    didAddSubview(view)
    needsLayout = true
  }

  /// Tells the view, and those in it, that they are in another window; and where that has other pixels than the one before,
  /// or than a view has that is in none.
  func tellMoved(from old: NSWindow?, to new: NSWindow?) {
    let isSharper = new.map { $0.backingScaleFactor != old?.backingScaleFactor ?? 1 } ?? false
    tellTree { view in
      view.viewDidMoveToWindow()
      if isSharper { view.viewDidChangeBackingProperties() }
    }
  }

  /// Tells the controllers whose views are in this one whether these are on the screen.
  ///
  /// What appears is laid out where that is due, after all of them heard that it is about to, and before they hear that it
  /// did.
  func tellControllers(_ appear: Bool) {
    guard appear else { return tellTree { ($0.holder as? NSViewController)?.disappear() } }
    var coming: [NSViewController] = []
    tellTree { view in
      if let controller = view.holder as? NSViewController, controller.beginAppearing() { coming.append(controller) }
    }
    if !coming.isEmpty || window?.contentView === self { layoutSubtreeIfNeeded() }
    for controller in coming { controller.endAppearing() }
  }

  /// The window, but nil for a view that has left the views of its controller's parent, or has not come there.
  private var windowAbove: NSWindow? {
    if superview == nil, let controller = holder as? NSViewController, controller.parent != nil { return nil }
    return window
  }

  /// Takes the view out of its superview, on the way to another one or to none.
  func leave(for next: NSView?) {
    guard let old = superview else { return }
    let before = window
    if next == nil, let before, before.isVisible { tellControllers(false) }
    old.willRemoveSubview(self)
    if next == nil { viewWillMove(toSuperview: nil) }
    if next == nil, before != nil { tellTree { $0.viewWillMove(toWindow: nil) } }
    // From the end, where what was added last is found at once.
    if let place = old.ownSubviews.lastIndex(where: { $0 === self }) { old.ownSubviews.remove(at: place) }
    superview = nil
    // As in AppKit, constraints go that views which stay hold, and that refer to something that leaves.
    for view in sequence(first: old, next: \.superview) {
      for constraint in view.constraints where constraint.refers(into: self) {
        view.removeConstraint(constraint)
      }
    }
    if next == nil { viewDidMoveToSuperview() }
    if next == nil, before != nil { tellTree { $0.viewDidMoveToWindow() } }
  }

  /// Takes out those of some views that are subviews, from the front to the back: in time that grows with the number of
  /// subviews, however many go.
  final func removeSubviews<View: NSView>(_ views: some Sequence<View>) {
    let leaving = Set(views.map { ObjectIdentifier($0) })
    guard !leaving.isEmpty else { return }
    for view in subviews.reversed() where leaving.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
  }

  /// Tells the view and all in it, from the top.
  func tellTree(_ body: (NSView) -> Void) {
    var open = [self]
    while let view = open.popLast() {
      body(view)
      open += view.subviews.reversed()
    }
  }

  func tellHidden(_ hidden: Bool) {
    guard superview?.isHiddenOrHasHiddenAncestor != true else { return }
    var open = [self]
    while let view = open.popLast() {
      if hidden { view.viewDidHide() } else { view.viewDidUnhide() }
      open += view.subviews.filter { !$0.isHidden }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is a view or lies in it.
  fileprivate func refers(into view: NSView) -> Bool {
    [firstItem, secondItem].contains { item in
      ((item as? any ConstraintItem)?.constrainedView as? NSView)?.isDescendant(of: view) ?? false
    }
  }
}

/// Points, sizes and rectangles of one view in the coordinates of another.
extension NSView {
  /// A point of the superview's coordinates for one of this view's.
  private func outward(_ point: NSPoint) -> NSPoint {
    var offset = offset(of: point)
    if isFlipped != (superview?.isFlipped ?? false) { offset.y = frame.size.height - offset.y }
    offset = turnedWithFrame(offset)
    return NSPoint(x: frame.origin.x + offset.x, y: frame.origin.y + offset.y)
  }

  /// A point of this view's coordinates for one of the superview's.
  private func inward(_ point: NSPoint) -> NSPoint {
    var offset = turnedWithFrame(NSPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y), back: true)
    if isFlipped != (superview?.isFlipped ?? false) { offset.y = frame.size.height - offset.y }
    return self.point(offset: offset)
  }

  private func toWindow(_ point: NSPoint) -> NSPoint {
    sequence(first: self, next: \.superview).reduce(point) { $1.outward($0) }
  }

  private func fromWindow(_ point: NSPoint) -> NSPoint {
    sequence(first: self, next: \.superview).reversed().reduce(point) { $1.inward($0) }
  }

  final func standardConvert(_ point: NSPoint, to view: NSView?) -> NSPoint {
    let outside = toWindow(point)
    return view?.fromWindow(outside) ?? outside
  }

  final func standardConvert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    fromWindow(view?.toWindow(point) ?? point)
  }

  final func standardConvert(_ rect: NSRect, to view: NSView?) -> NSRect {
    Self.rect(around: corners(rect, turned: view).map { convert($0, to: view) })
  }

  final func standardConvert(_ rect: NSRect, from view: NSView?) -> NSRect {
    Self.rect(around: corners(rect, turned: view).map { convert($0, from: view) })
  }

  final func standardConvert(_ size: NSSize, to view: NSView?) -> NSSize {
    let (own, other) = (scaleInWindow, view?.scaleInWindow ?? NSSize(width: 1, height: 1))
    return NSSize(width: size.width * own.width / other.width, height: size.height * own.height / other.height)
  }

  final func standardConvert(_ size: NSSize, from view: NSView?) -> NSSize {
    let (own, other) = (scaleInWindow, view?.scaleInWindow ?? NSSize(width: 1, height: 1))
    return NSSize(width: size.width * other.width / own.width, height: size.height * other.height / own.height)
  }

  /// Corners of a rectangle: two where it stays a rectangle in another view, all where that or this view is turned.
  private func corners(_ rect: NSRect, turned view: NSView?) -> [NSPoint] {
    let two = [rect.origin, NSPoint(x: rect.maxX, y: rect.maxY)]
    guard isTurnedInTree || view?.isTurnedInTree == true else { return two }
    return two + [NSPoint(x: rect.minX, y: rect.maxY), NSPoint(x: rect.maxX, y: rect.minY)]
  }

  /// The smallest rectangle that has all of some points.
  private static func rect(around points: [NSPoint]) -> NSRect {
    let (across, up) = (points.map(\.x), points.map(\.y))
    let (left, bottom) = (across.min() ?? 0, up.min() ?? 0)
    return NSRect(x: left, y: bottom, width: (across.max() ?? 0) - left, height: (up.max() ?? 0) - bottom)
  }

  final func farthestInFront(at point: NSPoint) -> NSView? {
    let inner = inward(point)
    guard !isHidden, isTransformed ? bounds.holds(inner) : frame.holds(point) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }

  final var standardVisibleRect: NSRect {
    guard !isHiddenOrHasHiddenAncestor else { return .zero }
    return sequence(first: superview, next: { $0?.superview }).prefix { $0 != nil }.reduce(bounds) { rect, outer in
      guard let outer else { return rect }
      let cut = rect.cut(by: convert(outer.bounds, from: outer))
      return cut.isNull ? .zero : cut
    }
  }
}
