extension ElementSchema {
  /// Documented: UIKit, UICollectionViewCell. Seen: Archives/Elements/collectionViewCell, 10 goldens.
  static let collectionViewCell = ElementSchema(
    "collectionViewCell", class: "UICollectionViewCell", inherits: "collectionReusableView",
    silent: ["contentView", "collectionViewCellContentView", "customSize", "size"],
    rows: [
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      .constant(nib: "UISystemBackgroundView", .null).since(.nib10),
      .constant(nib: "UIContentConfigurationView", .null).since(.nib10),
      .special(.cellContent),
    ])
}
