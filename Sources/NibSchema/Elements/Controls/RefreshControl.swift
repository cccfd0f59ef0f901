extension ElementSchema {
  /// Documented: UIKit, UIRefreshControl. Inferred: archived as the control that it is.
  static let refreshControl = ElementSchema(
    "refreshControl", class: "UIRefreshControl", inherits: "control",
    rows: [
      .attributedString("attributedTitle", nib: "UIAttributedTitle")
    ])
}
