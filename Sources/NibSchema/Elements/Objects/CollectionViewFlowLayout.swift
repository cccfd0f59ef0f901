extension ElementSchema {
  /// Documented: UIKit, UICollectionViewFlowLayout. Seen: Archives/Elements/collectionView, 10 goldens.
  static let collectionViewFlowLayout = ElementSchema(
    "collectionViewFlowLayout", class: "UICollectionViewFlowLayout", role: .object,
    silent: [
      "automaticEstimatedItemSize", "sectionInsetReference", "sectionHeadersPinToVisibleBounds",
      "sectionFootersPinToVisibleBounds",
    ],
    rows: [
      .float("minimumInteritemSpacing", nib: "UIInteritemSpacing", default: 10, omit: 10),
      .float("minimumLineSpacing", nib: "UILineSpacing", default: 10, omit: 10),
      .geometry("itemSize", .size, nib: "UIItemSize", omit: [50, 50]),
      .geometry("estimatedItemSize", .size, nib: "UIEstimatedItemSize", omit: [0, 0])
        .unless("automaticEstimatedItemSize", in: ["YES"]),
      // Documented: the size that stands for automatic. Inferred: that it is archived as such.
      .constant(nib: "UIEstimatedItemSize", .reals([.greatestFiniteMagnitude, .greatestFiniteMagnitude]))
        .when("automaticEstimatedItemSize", in: ["YES"]),
      .geometry("headerReferenceSize", .size, nib: "UIHeaderReferenceSize", omit: [0, 0]),
      .geometry("footerReferenceSize", .size, nib: "UIFooterReferenceSize", omit: [0, 0]),
      .geometry("sectionInset", .insets, nib: "UISectionInset", omit: [0, 0, 0, 0]),
      .choice("scrollDirection", .scrollDirection, nib: "UIScrollDirection", omit: 0),
      .bool(
        "sectionHeadersPinToVisibleBounds", nib: "UISectionHeadersPinToVisibleBounds", default: false, omit: false
      ).since(.nib9c),
      .bool(
        "sectionFootersPinToVisibleBounds", nib: "UISectionFootersPinToVisibleBounds", default: false, omit: false
      ).since(.nib9c),
      .choice("sectionInsetReference", .sectionInsetReference, nib: "UISectionInsetReference", omit: 0).since(.nib9f),
    ])
}
