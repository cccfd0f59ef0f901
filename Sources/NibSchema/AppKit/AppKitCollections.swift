import NibGraph

/// Collection views, their items and their layout.
///
/// No archive shows one. Inferred: the view's keys are those that other readers of archives ask for, the others' are
/// spelled as their classes' properties.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let collectionKinds: [Catalog.Kind] = [
    Catalog.Kind("collectionView") { collectionView },
    Catalog.Kind("collectionViewFlowLayout") { collectionViewFlowLayout },
    Catalog.Kind("collectionViewItem") { collectionViewItem },
  ]

  /// Documented: AppKit, NSCollectionView.
  package static let collectionView = ElementSchema(
    "collectionView", class: "NSCollectionView", inherits: view,
    unarchived: ["backgroundView": "nothing is behind the items"],
    rows: [
      .synthesized(
        nib: "NSBackgroundColors", class: .class(.array),
        rows: [
          .constant(nib: .key(.nsInlinedValue), .bool(true)),
          .color("primaryBackgroundColor", nib: .key(.nibEncoderEmptyKey)),
          .color("secondaryBackgroundColor", nib: .key(.nibEncoderEmptyKey)),
        ]
      ).whenPresent("primaryBackgroundColor"),
      .geometryText("minItemSize", .size, nib: "NSMinGridSize"),
      .geometryText("maxItemSize", .size, nib: "NSMaxGridSize"),
      .int("maxNumberOfRows", nib: "NSMaxNumberOfGridRows", default: 0),
      .int("maxNumberOfColumns", nib: "NSMaxNumberOfGridColumns", default: 0),
      .bool("selectable", nib: "NSSelectable", default: false),
      .bool("allowsEmptySelection", nib: "NSAllowsEmptySelection", default: true),
      .bool("allowsMultipleSelection", nib: "NSAllowsMultipleSelection", default: false),
      .child("collectionViewLayout", nib: "NSCollectionViewLayout"),
    ])

  /// Documented: AppKit, NSCollectionViewFlowLayout.
  package static let collectionViewFlowLayout = ElementSchema(
    "collectionViewFlowLayout", class: "NSCollectionViewFlowLayout", role: .object,
    rows: [
      .custom(.classSwapperNames),
      .double("minimumLineSpacing", nib: "NSMinimumLineSpacing", default: 10),
      .double("minimumInteritemSpacing", nib: "NSMinimumInteritemSpacing", default: 10),
      .geometryText("itemSize", .size, nib: "NSItemSize"),
      .geometryText("estimatedItemSize", .size, nib: "NSEstimatedItemSize"),
      .choice("scrollDirection", .collectionScrolling, nib: "NSScrollDirection", default: 0),
      .geometryText("headerReferenceSize", .size, nib: "NSHeaderReferenceSize"),
      .geometryText("footerReferenceSize", .size, nib: "NSFooterReferenceSize"),
      .float("sectionInset.top", nib: "NSSectionInset.top", default: 0),
      .float("sectionInset.left", nib: "NSSectionInset.left", default: 0),
      .float("sectionInset.bottom", nib: "NSSectionInset.bottom", default: 0),
      .float("sectionInset.right", nib: "NSSectionInset.right", default: 0),
      .bool("sectionHeadersPinToVisibleBounds", nib: "NSSectionHeadersPinToVisibleBounds", default: false),
      .bool("sectionFootersPinToVisibleBounds", nib: "NSSectionFootersPinToVisibleBounds", default: false),
    ])

  /// Documented: AppKit, NSCollectionViewItem: a view controller.
  package static let collectionViewItem = ElementSchema(
    "collectionViewItem", class: "NSCollectionViewItem", inherits: viewController, role: .object, rows: [])
}
