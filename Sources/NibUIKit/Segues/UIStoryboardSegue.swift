import NibGraph
import NibRuntime
import NibStandIns

/// A step from one controller to another. Stands in for UIStoryboardSegue.
///
/// Subclasses do the step in their own way; register them with `ClassRegistry.register(segue:)` and name them as a
/// custom segue's class in the storyboard.
@MainActor
open class UIStoryboardSegue: SendableMetatype {
  /// The identifier; nil for a segue without one.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  var handler: ((UIStoryboardSegue) throws -> Void)?

  /// Makes a segue that does nothing until somebody gives it a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
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
  open func perform() {
    InterfaceFaults.raising {
      let handler = handler
      self.handler = nil
      try handler?(self)
    }
  }
}

/// Makes the segues of a registered class.
final class SegueMaker {
  let type: UIStoryboardSegue.Type

  init(_ type: UIStoryboardSegue.Type) { self.type = type }
}

extension ClassRegistry {
  /// Registers a class of segues under its own name, and under `name` if one is given.
  public func register<Class: UIStoryboardSegue>(segue type: Class.Type, as name: String? = nil) {
    register(ClassName(of: type).qualified) { SegueMaker(type) }
    if let name { register(name) { SegueMaker(type) } }
  }
}

extension UIViewController {
  /// The segue of an identifier.
  /// - Throws: `UIControllerError` with code `unknownSegue`, naming those that there are.
  func template(named identifier: String) throws -> UIStoryboardSegueTemplate {
    if let found = segueTemplates.first(where: { $0.identifier == identifier }) { return found }
    let names = segueTemplates.compactMap(\.identifier).map { "'\($0)'" }
    throw UIControllerError(
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
      try InterfaceFaults.catching { container.unwind(for: segue, towards: child) }
      child = container
    }
  }

  /// Takes away what this controller itself presents.
  private func dismissOwn() {
    if family.presented != nil { dismiss(animated: true, completion: nil) }
  }
}

extension UIView {
  /// The segue that selecting this cell fires.
  ///
  /// - Seen: outlet `selectionSegueTemplate` of cells; older cells have none.
  public var selectionSegue: UIStoryboardSegueTemplate? {
    outlet("selectionSegueTemplate") as? UIStoryboardSegueTemplate
  }

  /// The segue that the accessory of this cell fires.
  public var accessorySegue: UIStoryboardSegueTemplate? {
    outlet("accessoryActionSegueTemplate") as? UIStoryboardSegueTemplate
  }
}
