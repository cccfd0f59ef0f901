extension ElementSchema {
  /// Any object of the user's own class. Documented: Interface Builder's Object.
  static let customObject = ElementSchema(
    "customObject", class: "NSObject", role: .object,
    rows: [])
}
