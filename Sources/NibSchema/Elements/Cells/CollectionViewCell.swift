extension ElementSchema {
  /// Documented: UIKit, UICollectionViewCell. Seen: Archives/Elements/collectionViewCell, 10 goldens.
  static let collectionViewCell = ElementSchema(
    "collectionViewCell", class: "UICollectionViewCell", inherits: "collectionReusableView",
    silent: ["contentView", "collectionViewCellContentView", "customSize", "size"],
    rows: [
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      .constant(nib: "UISystemBackgroundView", .null).since(.nib9h),
      .constant(nib: "UIContentConfigurationIdentifier", .null).since(.nib9h).through(.nib9h),
      .constant(nib: "UIContentConfigurationView", .null).since(.nib9h),
      .special(.cellContent),
    ])
}
