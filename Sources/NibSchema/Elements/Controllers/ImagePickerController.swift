extension ElementSchema {
  /// Documented: UIKit, UIImagePickerController. Inferred: its tag, as other controllers' are spelled.
  static let imagePickerController = ElementSchema(
    "imagePickerController", class: "UIImagePickerController", inherits: "navigationController", role: .object, rows: []
  )
}
