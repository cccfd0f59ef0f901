import NibStandIns

/// A step from one controller to another. Stands in for UIStoryboardSegue.
///
/// Subclasses do the step in their own way; register them with `ClassRegistry.register(segue:)` and name them as a
/// custom segue's class in the storyboard.
open class UIStoryboardSegue: SendableMetatype {
  /// The identifier; nil for a segue without one.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  var handler: ((UIStoryboardSegue) throws -> Void)?

  /// Makes a segue that does nothing until somebody gives it a way.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Makes a segue that is performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = { _ in performHandler() }
  }

  /// Does the step: what the segue's kind does, unless a subclass does it in another way.
  open func perform() throws {
    let handler = handler
    self.handler = nil
    try handler?(self)
  }
}
