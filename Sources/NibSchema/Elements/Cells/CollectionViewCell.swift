extension ElementSchema {
  /// Documented: UIKit, UICollectionViewCell. Seen: Archives/Elements/collectionViewCell, 10 goldens.
  static let collectionViewCell = ElementSchema(
    "collectionViewCell", class: "UICollectionViewCell", inherits: "collectionReusableView",
    silent: ["contentView", "collectionViewCellContentView", "customSize", "size"],
    rows: [
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      .child("contentView", nib: "UIContentView"),
    ])
}
