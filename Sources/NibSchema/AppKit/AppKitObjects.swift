/// Objects that are no views.
extension AppKitElements {
  /// The owner, the application, and objects of any other class.
  static let customObject = ElementSchema(
    "customObject", class: "NSCustomObject", role: .object, ignoredNames: ["className"],
    rows: [.custom(.customObjectClass)])

  /// Documented: AppKit, NSLayoutConstraint.
  static let constraint = ElementSchema(
    "constraint", class: "NSLayoutConstraint", role: .object, ignoredNames: ["placeholder"],
    rows: [.custom(.constraint)])
}
