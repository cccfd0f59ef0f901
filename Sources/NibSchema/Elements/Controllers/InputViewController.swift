extension ElementSchema {
  /// Documented: UIKit, UIInputViewController, the root of custom keyboards. Inferred: its tag, as other controllers' are
  /// spelled.
  static let inputViewController = ElementSchema(
    "inputViewController", class: "UIInputViewController", inherits: "viewController", role: .object, rows: [])
}
