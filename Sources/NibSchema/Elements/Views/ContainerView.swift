extension ElementSchema {
  /// The view that an embed segue fills. Seen: 12 goldens, archived as a plain view.
  static let containerView = ElementSchema(
    "containerView", class: "UIView", inherits: "view", rows: [])
}
