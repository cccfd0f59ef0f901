import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSLayoutConstraint {
  /// The anchor of the first item.
  public final var firstAnchor: NSLayoutAnchor {
    firstItem.map { Self.anchor($0, firstAttribute) } ?? NSLayoutXAxisAnchor(self, .notAnAttribute)
  }
  /// The anchor of the second item; nil without one.
  public final var secondAnchor: NSLayoutAnchor? { secondItem.map { Self.anchor($0, secondAttribute) } }

  private static func anchor(_ item: AnyObject, _ attribute: Attribute) -> NSLayoutAnchor {
    switch attribute {
    case .width, .height: NSLayoutDimension(item, attribute)
    default: attribute.axis == .vertical ? NSLayoutYAxisAnchor(item, attribute) : NSLayoutXAxisAnchor(item, attribute)
    }
  }
}

extension NSLayoutConstraint.Priority {
  /// What keeps the size of a window.
  public static let windowSizeStayPut = Self(500)
  /// What a drag obeys that can resize the window.
  public static let dragThatCanResizeWindow = Self(510)
  /// What a drag obeys that cannot resize the window.
  public static let dragThatCannotResizeWindow = Self(490)
  /// What asks for the smallest size that fits.
  public static let fittingSizeCompression = Self(50)
}

extension NSLayoutGuide {
  /// The constraints that the guide's view and those around it hold and that place or size the guide in a direction.
  public final func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint]
  {
    sequence(first: owningView, next: { $0?.superview }).prefix { $0 != nil }.flatMap { $0?.constraints ?? [] }.filter {
      ($0.firstItem === self && $0.firstAttribute.axis == orientation)
        || ($0.secondItem === self && $0.secondAttribute.axis == orientation)
    }
  }
}
