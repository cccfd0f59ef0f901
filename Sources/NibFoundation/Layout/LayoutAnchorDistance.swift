import Foundation
import NibStandIns

/// The distance of two anchors, which a constraint may compare. It is no constraint of one attribute, so it is made of
/// the anchor and the one that it is measured from.
@MainActor
public final class LayoutAnchorDistance {
  private let from: NSLayoutAnchor
  private let to: NSLayoutAnchor

  init(from: NSLayoutAnchor, to: NSLayoutAnchor) {
    self.from = from
    self.to = to
  }

  /// So many points long.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    to.constraint(.equal, from, constant: constant)
  }

  /// At least so many points long.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    to.constraint(.greaterThanOrEqual, from, constant: constant)
  }

  /// At most so many points long.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    to.constraint(.lessThanOrEqual, from, constant: constant)
  }
}

extension NSLayoutXAxisAnchor {
  /// How far another anchor is from this one.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> LayoutAnchorDistance {
    LayoutAnchorDistance(from: self, to: other)
  }

  /// After another anchor by the system's distance, 8 points here, as often as a factor says.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: 8 * multiplier) }

  /// At least so far after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// At most so far after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}

extension NSLayoutYAxisAnchor {
  /// How far another anchor is from this one.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> LayoutAnchorDistance {
    LayoutAnchorDistance(from: self, to: other)
  }

  /// Below another anchor by the system's distance, 8 points here, as often as a factor says.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: 8 * multiplier) }

  /// At least so far below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: 8 * multiplier) }

  /// At most so far below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: 8 * multiplier) }
}
