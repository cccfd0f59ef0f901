import Foundation
import NibRuntime
import NibStandIns

/// An edge, a middle or an extent that constraints are made from. Nothing is laid out.
@MainActor
public class NSLayoutAnchor {
  /// The view or guide.
  public let item: AnyObject
  /// What of it.
  package let attribute: NSLayoutConstraint.Attribute

  /// Makes an anchor of a view or a guide.
  package init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint of any kind to another anchor, or to none.
  package final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: Double(multiplier), constant: Double(constant))
  }
}

/// An anchor across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {
  /// This anchor at another's place, moved by points.
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// This anchor at another's place or beyond.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: constant) }

  /// This anchor at another's place or before.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }
}

/// An anchor downwards.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {
  /// This anchor at another's place, moved by points.
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// This anchor at another's place or beyond.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: constant) }

  /// This anchor at another's place or before.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// As long as another, times a factor, and some points more.
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, other, multiplier: multiplier, constant: constant) }

  /// At least as long as another.
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, other, multiplier: multiplier, constant: constant) }

  /// At most as long as another.
  public func constraint(
    lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, other, multiplier: multiplier, constant: constant) }

  /// So many points long.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// At least so many points long.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// At most so many points long.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }
}

/// What has edges: views and layout guides.
@MainActor
public protocol LayoutAnchoring: AnyObject {}

extension LayoutAnchoring {
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle downwards.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
