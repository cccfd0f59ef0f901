extension ElementSchema {
  /// Documented: UIKit, UICollectionView. Seen: Archives/Elements/collectionView, 11 goldens.
  static let collectionView = ElementSchema(
    "collectionView", class: "UICollectionView", inherits: "scrollView",
    silent: ["dataMode", "cells", "sectionHeaderView", "sectionFooterView"],
    rows: [
      .bool("allowsSelection", nib: "UIAllowsSelection", default: true, omit: true),
      .bool("allowsMultipleSelection", nib: "UIAllowsMultipleSelection", default: false, omit: false),
      .child("collectionViewLayout", nib: "UICollectionLayout"),
      .special(.prototypes),
      .bool("prefetchingEnabled", nib: "UICollectionViewPrefetchingEnabled", default: true).since(.nib9e),
    ])
}
