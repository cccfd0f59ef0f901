import NibGraph

/// Objects that are no views.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let objectKinds: [Catalog.Kind] = [
    Catalog.Kind("constraint") { constraint },
    Catalog.Kind("customObject") { customObject },
  ]

  /// The owner, the application, and objects of any other class.
  package static let customObject = ElementSchema(
    "customObject", class: .class(.nsCustomObject), role: .object,
    rows: [.custom(.customObjectClass)])

  /// Documented: AppKit, NSLayoutConstraint.
  package static let constraint = ElementSchema(
    "constraint", class: .class(.nsLayoutConstraint), role: .object, ignored: ["placeholder"],
    rows: [.custom(.classSwapperNames), .custom(.constraint)])
}

extension CustomLowering {
  /// The class of the owner, the application or another object: three forms, by which of these it is.
  public static var customObjectClass: Self {
    Self(
      .appKit(.classNames(.customObjectClass)), reads: ["id", "customClass", "customModule"],
      writes: [.key(.ibClassReference), .key(.nsClassName), .key(.nsOriginalClassName), .key(.nsInitializeWithInit)])
  }
}
