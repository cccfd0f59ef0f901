import NibRuntime
import NibStandIns

/// The way from one controller to another, while it is gone. Stands in for NSStoryboardSegue.
@preconcurrency @MainActor
open class NSStoryboardSegue {
  /// The identifier of a segue.
  public typealias Identifier = String

  /// The identifier; nil for a segue without one.
  public let identifier: String?
  /// Where it begins.
  public let sourceController: NSResponder
  /// Where it leads.
  public let destinationController: NSResponder
  var step: (@MainActor () -> Void)?

  /// Makes a segue.
  public required init(identifier: String?, source: NSResponder, destination: NSResponder) {
    self.identifier = identifier
    sourceController = source
    destinationController = destination
  }

  /// Makes a segue that does as a handler does.
  public convenience init(
    identifier: String?, source: NSResponder, destination: NSResponder, performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    step = performHandler
  }

  /// Does the step: what the segue's kind does, unless a subclass does it in another way.
  open func perform() { step?() }
}

/// A class of segues under a name that archives have.
final class SegueClass {
  let type: NSStoryboardSegue.Type

  init(_ type: NSStoryboardSegue.Type) { self.type = type }
}

extension ClassRegistry {
  /// Registers a class of custom segues.
  /// - Parameters:
  ///   - type: the class.
  ///   - name: as the document writes it; nil takes the class's own.
  public func register(segue type: NSStoryboardSegue.Type, as name: String? = nil) {
    register(name ?? "\(type)") { SegueClass(type) }
  }
}
