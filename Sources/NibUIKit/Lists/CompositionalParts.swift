import NibFoundation
import NibRuntime
import NibStandIns

// Further parts of compositional layouts: kept, like the layouts themselves.

/// What a layout's insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As named.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item that is seen while a section scrolls. Stands for NSCollectionLayoutVisibleItem.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Opacity, 0...1.
  var alpha: CGFloat { get set }
  /// How far in front it is.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// A change of its coordinates.
  var transform: CGAffineTransform { get set }
  /// A change of its coordinates in space.
  var transform3D: CATransform3D { get set }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The name of its item of the layout: its kind.
  var name: String { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Its kind; nil for an item.
  var representedElementKind: String? { get }
  /// Its place, in points.
  var frame: CGRect { get }
  /// Which item.
  var indexPath: IndexPath { get }
}

/// How scrolling across begins and ends. Stands in for UICollectionLayoutSectionOrthogonalScrollingProperties.
@MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// How soon content rests.
  public enum DecelerationRate: Int, Sendable {
    /// As named.
    case automatic, normal, fast
  }

  /// Whether content swings back.
  public enum Bounce: Int, Sendable {
    /// As named.
    case automatic, always, never
  }

  /// How soon content rests.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether content swings back.
  public var bounce = Bounce.automatic
}
