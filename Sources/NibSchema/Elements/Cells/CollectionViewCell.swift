extension ElementSchema {
  /// Documented: UIKit, UICollectionViewCell. Seen: Archives/Elements/collectionViewCell, 10 goldens.
  static let collectionViewCell = ElementSchema(
    "collectionViewCell", class: "UICollectionViewCell", inherits: "collectionReusableView",
    silent: ["contentView", "collectionViewCellContentView", "customSize", "size"],
    rows: [
      .child("backgroundView", nib: "UIBackgroundView"),
      .child("selectedBackgroundView", nib: "UISelectedBackgroundView"),
      // Seen: 4 cells of both kinds of Xcode 12 with an identifier, 57 of later compilers without.
      .constant(nib: "UISystemBackgroundView", .null).since(.nib9h),
      .constant(nib: "UIContentConfigurationIdentifier", .null).since(.nib9h).through(.nib9h),
      .constant(nib: "UIContentConfigurationView", .null).since(.nib9h),
      .special(.cellContent),
    ])
}
