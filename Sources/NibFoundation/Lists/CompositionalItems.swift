import Foundation
import NibRuntime
import NibStandIns

// What compositional layouts of both frameworks are made of.

/// An item of a compositional layout. Stands in for both frameworks' class of this name.
@MainActor
open class NSCollectionLayoutItem {
  /// Its size.
  public final let layoutSize: NSCollectionLayoutSize
  /// Distances within its place, in points.
  public final var contentInsets = NSDirectionalEdgeInsets()
  /// Distances around it.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views beside it.
  public final var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// Makes an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Makes an item of a size with views beside it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
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

/// A header or footer of a section. Stands in for both frameworks' class of this name.
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
