extension ElementSchema {
  /// Documented: UIKit, UISearchDisplayController, deprecated. Its search bar, contents and delegates are outlets.
  ///
  /// No archive has been seen; under which key the title of its results stands is not known.
  static let searchDisplayController = ElementSchema(
    "searchDisplayController", class: "UISearchDisplayController", role: .object, rows: [])
}
