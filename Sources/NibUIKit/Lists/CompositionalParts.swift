import NibRuntime
import NibStandIns

// Further parts of compositional layouts: kept, like the layouts themselves.

/// Room that a part of a compositional layout has. Stands for NSCollectionLayoutContainer.
@MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// All of it, in points.
  var contentSize: CGSize { get }
  /// What the insets leave, in points.
  var effectiveContentSize: CGSize { get }
  /// Distances within it, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// All distances within it, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout's insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As named.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Where a supplementary item is fixed. Stands in for NSCollectionLayoutAnchor.
@MainActor
public final class NSCollectionLayoutAnchor {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far from there: in points, or as parts of the item.
  public let offset: CGPoint
  /// Whether that is points.
  public let isAbsoluteOffset: Bool
  /// Whether that is parts of the item.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// At some edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: CGPoint()) }

  /// So many points from some edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
  }

  /// So many parts of the item from some edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
  }
}

/// Distances around an item. Stands in for NSCollectionLayoutEdgeSpacing.
@MainActor
public struct NSCollectionLayoutEdgeSpacing: Equatable {
  /// Where lines begin.
  public let leading: NSCollectionLayoutSpacing?
  /// Above.
  public let top: NSCollectionLayoutSpacing?
  /// Where lines end.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// A view beside an item, as a badge. Stands in for NSCollectionLayoutSupplementaryItem.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public final let elementKind: String
  /// Where it is fixed on what is around.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// Where it is fixed on the item.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it is.
  public final var zIndex = 1

  /// Makes one of a size and kind.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A header or footer of a section. Stands in for UIKit's class of this name.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it stands.
  public final let alignment: NSRectAlignment
  /// How far from there, in points.
  public final let offset: CGPoint
  /// Whether it stays in sight.
  public final var pinToVisibleBounds = false
  /// Whether it makes room for itself.
  public final var extendsBoundary = true

  /// Makes one of a size and kind.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = CGPoint()
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
}

/// A view behind a section. Stands in for NSCollectionLayoutDecorationItem.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Its kind.
  public final let elementKind: String
  /// How far in front it is.
  public final var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind all of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// A place that a group of an app's own gives an item. Stands in for NSCollectionLayoutGroupCustomItem.
@MainActor
public final class NSCollectionLayoutGroupCustomItem {
  /// The place, in points.
  public let frame: CGRect
  /// How far in front it is.
  public let zIndex: Int

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
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
