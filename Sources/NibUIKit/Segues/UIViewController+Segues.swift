import NibRuntime
import NibStandIns

extension UIViewController {
  /// The segue of an identifier.
  /// - Throws: `ControllerError` with code `unknownSegue`, naming those that there are.
  func template(named identifier: String) throws -> UIStoryboardSegueTemplate {
    if let found = segueTemplates.first(where: { $0.identifier == identifier }) { return found }
    let names = segueTemplates.compactMap(\.identifier).map { "'\($0)'" }
    throw ControllerError(
      .unknownSegue, at: self,
      "\(displayName) has no segue with identifier '\(identifier)'; it has "
        + (names.isEmpty ? "none with an identifier" : names.joined(separator: ", ")))
  }

  /// Those that run when the view is loaded, before `viewDidLoad`.
  func performEmbedSegues() throws {
    for template in segueTemplates where template.performsOnViewLoad { try template.fire(sender: self) }
  }

  /// Takes away what is over this controller and shows it in the containers around it.
  func unwind(with segue: UIStoryboardSegue) throws {
    var child = self
    dismissOwn()
    for container in ancestors {
      container.dismissOwn()
      try container.unwind(for: segue, towards: child)
      child = container
    }
  }

  /// Takes away what this controller itself presents.
  private func dismissOwn() {
    if family.presented != nil { dismiss(animated: true, completion: nil) }
  }
}
