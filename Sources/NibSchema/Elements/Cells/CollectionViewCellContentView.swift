extension ElementSchema {
  /// The content view in documents of newer versions; archived as a plain view. Inferred: from the view it replaced.
  static let collectionViewCellContentView = ElementSchema(
    "collectionViewCellContentView", class: "UIView", inherits: "view", rows: [])
}
