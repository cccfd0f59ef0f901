import NibFoundation
import NibRuntime
import NibStandIns

/// What a layout of a collection is asked while it changes: the part of `UICollectionViewLayout` that nothing here asks for,
/// for nothing is animated. Not for subclasses of one's own.
open class ChangingLayoutStandIn: CodingStandIn {
  private final var layout: UICollectionViewLayout? { self as? UICollectionViewLayout }

  /// Which way the layout was made for: from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Called before the bounds change in an animation. Does nothing here, and nothing calls it.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after that, likewise.
  open func finalizeAnimatedBoundsChange() {}

  /// Where a header or footer comes from: its place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout?.layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Where a header or footer goes, likewise.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout?.layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Where a view behind comes from: its place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout?.layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// Where a view behind goes, likewise.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layout?.layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// The headers and footers that a change takes away: none besides those of their sections.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The views behind that a change takes away: none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The headers and footers that a change adds: none besides those of their sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The views behind that a change adds: none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// How an item looks while a user moves it: as at its place, with the finger in its middle.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let made =
      layout?.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.center = position
    return made
  }

  /// What is stale while a user moves items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.noteMove(to: targetIndexPaths, from: previousIndexPaths, at: targetPosition)
    return context
  }

  /// What is stale when the user lets go.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.noteMove(to: indexPaths, from: previousIndexPaths, at: CGPoint())
    return context
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
}

extension UICollectionView {
  /// Moves the content by the offset of a context that made the layout stale.
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let move = context.contentOffsetAdjustment
    guard move != CGPoint() else { return }
    contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
  }
}

/// What made a flow stale. Stands in for UICollectionViewFlowLayoutInvalidationContext.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked anew: it is in any case.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether all is placed anew: it is in any case.
  open var invalidateFlowLayoutAttributes = true
}
