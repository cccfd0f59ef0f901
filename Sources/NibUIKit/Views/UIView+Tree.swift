import NibRuntime
import NibStandIns

/// The view in its tree. Nothing here is laid out: frames stay as they are.
extension UIView {
  /// The topmost view: this one if it has no superview.
  public var root: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// The window that the view is in; a window is in itself.
  final var ownWindow: UIWindow? {
    for view in sequence(first: self, next: \.superview) {
      if let window = view as? UIWindow { return window }
    }
    return nil
  }

  /// Whether the view is another one or lies anywhere below it.
  final func ownIsDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The nearest view that both views are in, or that is one of them; nil for views of two trees.
  public func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// The first view with a tag: this one, else below it, parents before children.
  final func ownViewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  /// Puts a view in front of a subview; in front of all if that is no subview.
  final func ownInsertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }

  /// Puts a view behind a subview; in front of all if that is no subview.
  final func ownInsertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.superview === self { view.removeFromSuperview() }
    let position = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: position.map { $0 + offset } ?? subviews.count)
  }

  /// Puts a subview in front of the others.
  final func ownBringSubviewToFront(_ view: UIView) { moveSubview(view, to: subviews.count) }

  /// Puts a subview behind the others.
  final func ownSendSubviewToBack(_ view: UIView) { moveSubview(view, to: 0) }

  /// Adds constraints that the view holds from now on.
  final func ownAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes constraints off.
  final func ownRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// A point of this view in another's coordinates; nil means the root's. Offsets alone count, no transforms.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = offsetFromRoot
    let there = view?.offsetFromRoot ?? root.offsetFromRoot
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view, or of the root for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? root).convert(point, to: self) }

  /// A rectangle of this view in another's coordinates; nil means the root's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the root for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? root).convert(rect, to: self) }

  /// Where the origin of the view's coordinates lies in the root's superview, were there one.
  private var offsetFromRoot: CGPoint {
    var offset = CGPoint()
    for view in sequence(first: self, next: \.superview) {
      let frame = view.frame
      offset.x += frame.origin.x - view.bounds.origin.x
      offset.y += frame.origin.y - view.bounds.origin.y
    }
    return offset
  }

  /// Whether a touch reaches the view: it and all views above are shown, let touches through and are not clear.
  ///
  /// - Documented: UIView.hitTest leaves out hidden views, those that ignore interaction and those with an opacity
  ///   below 0.01.
  public var receivesTouches: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.isUserInteractionEnabled && $0.alpha >= 0.01
    }
  }

  /// Whether the view and all views above it are shown.
  public var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }

  /// Whether a point, in the view's own coordinates, lies within its bounds.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.origin.x && point.x < bounds.origin.x + bounds.size.width && point.y >= bounds.origin.y
      && point.y < bounds.origin.y + bounds.size.height
  }

  /// The frontmost view below this one, or this one, that a touch at a point of this view reaches.
  public func hitTest(_ point: CGPoint) -> UIView? { hitTest(point, with: nil) }
}

extension UIView: ConstraintItem, ConstraintHolding {
  package var constrainedView: (any ConstraintHolding)? { self }

  package var holderAround: (any ConstraintHolding)? { superview }

  package func commonHolder(with other: any ConstraintHolding) -> (any ConstraintHolding)? {
    (other as? UIView).flatMap { commonAncestor(with: $0) }
  }
}
