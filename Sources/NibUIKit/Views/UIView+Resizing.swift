import NibFoundation

/// What a change of a view's size does to what the view holds.
extension UIView {
  /// Hands a change of size on to the subviews that follow it, and makes a layout due.
  final func sizeChanged(from oldSize: CGSize) {
    if autoresizesSubviews {
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
        view.followSuperview(from: oldSize, to: bounds.size)
      }
    }
    setNeedsLayout()
  }

  private func followSuperview(from oldSize: CGSize, to size: CGSize) {
    let (mask, old) = (autoresizingMask, frame)
    let across = Autoresizing(
      superviewGrewBy: size.width - oldSize.width, before: (mask.contains(.flexibleLeftMargin), old.origin.x),
      view: (mask.contains(.flexibleWidth), old.size.width),
      after: (mask.contains(.flexibleRightMargin), oldSize.width - old.origin.x - old.size.width))
    let down = Autoresizing(
      superviewGrewBy: size.height - oldSize.height, before: (mask.contains(.flexibleTopMargin), old.origin.y),
      view: (mask.contains(.flexibleHeight), old.size.height),
      after: (mask.contains(.flexibleBottomMargin), oldSize.height - old.origin.y - old.size.height))
    frame = CGRect(
      x: old.origin.x + across.offset, y: old.origin.y + down.offset, width: old.size.width + across.growth,
      height: old.size.height + down.growth)
  }
}
