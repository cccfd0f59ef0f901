import Foundation
import NibRuntime
import NibStandIns

/// What lays out the items of a collection. Stands in for NSCollectionViewLayout; items are placed by no layout here.
open class NSCollectionViewLayout: NSResponder {
  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws { try super.init(from: coder) }

  /// How often a new layout was asked for.
  public private(set) final var invalidations = 0

  /// Has items laid out anew.
  open func invalidateLayout() { invalidations += 1 }

  /// Called before items are laid out. Does nothing here.
  open func prepare() {}

  /// Whether there is a header, a footer or another view of a kind at a place. None here.
  open func hasSupplementaryView(
    ofKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath, in collectionView: NSCollectionView
  ) -> Bool { false }
}
