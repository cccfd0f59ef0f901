extension ElementSchema {
  /// Documented: UIKit, UICollectionViewLayout, which is there to be subclassed. Inferred: archived as the flow layout is.
  static let collectionViewLayout = ElementSchema(
    "collectionViewLayout", class: "UICollectionViewLayout", role: .object,
    rows: [])
}
