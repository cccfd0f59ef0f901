import NibRuntime
import NibStandIns

/// A controller of a storyboard that segues begin at. Stands in for NSSeguePerforming.
@MainActor
public protocol NSSeguePerforming: NSResponder {
  /// Called before a segue is performed: gives the destination what it shows.
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
  /// Whether a segue that a control begins is performed.
  func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}

extension NSSeguePerforming {
  /// The storyboard that made the controller; nil for one made in code.
  public var storyboard: NSStoryboard? { scene.storyboard }

  /// Controllers that this one shows in windows, sheets and popovers, the last one last.
  public var presentedControllers: [NSResponder] { scene.presented }

  /// The controller that shows this one.
  public var presentingController: NSResponder? { scene.presenter }

  /// Performs a segue of the controller without asking `shouldPerformSegue`.
  ///
  /// Raises `RuntimeError` for an identifier that no segue of the controller has, and what loading throws.
  /// - Returns: the segue, performed; nil where somebody goes on in spite of what was raised.
  @discardableResult
  public func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any? = nil
  ) -> NSStoryboardSegue? {
    InterfaceFaults.raising(or: nil) { try performedSegue(identifier, sender: sender) }
  }

  private func performedSegue(_ identifier: String, sender: Any?) throws -> NSStoryboardSegue {
    guard let template = scene.segues.first(where: { $0.segueIdentifier == identifier }) else {
      let known = scene.segues.compactMap(\.segueIdentifier).sorted().map { "'\($0)'" }.joined(separator: ", ")
      throw RuntimeError(
        code: .nibNotFound, place: .init(file: storyboard?.name ?? "\(type(of: self))"),
        detail: "\(type(of: self)) has no segue with identifier '\(identifier)'; it has "
          + (known.isEmpty ? "none" : known))
    }
    return try template.perform(sender: sender)
  }

  /// Ends what the controller was shown in.
  public func dismiss() { endPresentation() }

  /// Ends the presentation of the controller.
  public func dismiss(_ sender: Any?) { endPresentation() }

  /// The window that was made for the controller, as long as it is shown.
  public var presentationWindow: NSWindow? { presentation?.window }

  private var presentation: Presentation? { scene.presenter?.scene.presentations[ObjectIdentifier(self)] }

  /// The popover that the controller is shown in.
  public var presentationPopover: NSPopover? { presentation?.popover }
}
