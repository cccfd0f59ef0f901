import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What made a layout stale. Stands in for NSCollectionViewLayoutInvalidationContext.
@MainActor
open class NSCollectionViewLayoutInvalidationContext {
  /// Whether all of it; it is, unless single elements were named.
  open var invalidateEverything: Bool {
    invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
      && invalidatedDecorationIndexPaths == nil
  }
  /// Whether the numbers of items.
  open var invalidateDataSourceCounts: Bool { false }
  /// The items that were named.
  open private(set) var invalidatedItemIndexPaths: Set<IndexPath>?
  /// The headers, footers and other views that were named, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: Set<IndexPath>]?
  /// The views behind that were named, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: Set<IndexPath>]?
  /// How far the content is to move, in points.
  open var contentOffsetAdjustment = NSPoint()
  /// How much larger the content is to be, in points.
  open var contentSizeAdjustment = NSSize()

  /// Makes one that says all is stale.
  public required init() {}

  /// Names items.
  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }

  /// Names headers, footers or other views of a kind.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: Set<IndexPath>) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0.union($1) }
  }

  /// Names views behind of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: Set<IndexPath>) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0.union($1) }
  }
}

/// What made a flow layout stale. Stands in for NSCollectionViewFlowLayoutInvalidationContext; all is placed anew either
/// way.
open class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for sizes.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether items are to be placed.
  open var invalidateFlowLayoutAttributes = true
}
