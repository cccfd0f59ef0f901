import Foundation
import NibRuntime
import NibStandIns

// Sizes, distances and places of compositional layouts, as values of both frameworks.

/// An extent of a compositional layout. Stands in for both frameworks' class of this name.
@MainActor
public struct NSCollectionLayoutDimension: Equatable {
  /// What the number is.
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  private let kind: Kind
  /// The part, 0...1, or the points.
  public let dimension: CGFloat

  /// A part of what is around, across.
  public static func fractionalWidth(_ part: CGFloat) -> Self { Self(kind: .fractionalWidth, dimension: part) }
  /// A part of what is around, up and down.
  public static func fractionalHeight(_ part: CGFloat) -> Self { Self(kind: .fractionalHeight, dimension: part) }
  /// So many points.
  public static func absolute(_ points: CGFloat) -> Self { Self(kind: .absolute, dimension: points) }
  /// As many points as the content takes, about so many.
  public static func estimated(_ points: CGFloat) -> Self { Self(kind: .estimated, dimension: points) }

  /// As many points as the largest of those beside it takes, about so many.
  public static func uniformAcrossSiblings(estimate points: CGFloat) -> Self {
    Self(kind: .uniform, dimension: points)
  }

  /// Whether it is a part of what is around, across.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of what is around, up and down.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it is points that the content decides on.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether it is the points of the largest of those beside it.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }
}

/// Width and height of a compositional layout's part. Stands in for both frameworks' class of this name.
@MainActor
public struct NSCollectionLayoutSize: Equatable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// A distance of a compositional layout. Stands in for both frameworks' class of this name.
@MainActor
public struct NSCollectionLayoutSpacing: Equatable {
  /// Points.
  public let spacing: CGFloat
  /// Whether it may be more.
  public let isFlexibleSpacing: Bool
  /// Whether it is just so much.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  /// At least so many points.
  public static func flexible(_ points: CGFloat) -> Self { Self(spacing: points, isFlexibleSpacing: true) }
  /// So many points.
  public static func fixed(_ points: CGFloat) -> Self { Self(spacing: points, isFlexibleSpacing: false) }
}

/// Edges along which something stands. Stands in for both frameworks' type of this name.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits, as in the frameworks.
  public let rawValue: UInt

  /// Makes edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As named.
  public static let top = Self(rawValue: 1)
  /// As named.
  public static let leading = Self(rawValue: 2)
  /// As named.
  public static let bottom = Self(rawValue: 4)
  /// As named.
  public static let trailing = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Where a supplementary item stands. Stands in for both frameworks' type of this name.
public enum NSRectAlignment: Int, Sendable {
  /// As named.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
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
