import NibRuntime
import NibStandIns

/// The way from one controller to another, while it is gone. Stands in for NSStoryboardSegue.
@MainActor
open class NSStoryboardSegue {
  /// The identifier of a segue.
  public typealias Identifier = String

  /// The identifier; nil for a segue without one.
  public let identifier: Identifier?
  /// Where it begins.
  public let sourceController: NSResponder
  /// Where it leads.
  public let destinationController: NSResponder
  var step: (@MainActor () -> Void)?

  /// Makes a segue.
  public init(identifier: Identifier, source: Any, destination: Any) {
    self.identifier = identifier.isEmpty ? nil : identifier
    sourceController = source as? NSResponder ?? NSResponder()
    destinationController = destination as? NSResponder ?? NSResponder()
  }

  /// Makes a segue that does as a handler does.
  public convenience init(
    identifier: Identifier, source: Any, destination: Any, performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    step = performHandler
  }

  /// Does the step: what the segue's kind does, unless a subclass does it in another way.
  open func perform() { step?() }
}

/// What a segue of a class that only the running program knows is made of; see `DynamicInitializers`.
final class SegueParts {
  let identifier: String
  let source: NSResponder
  let destination: NSResponder

  init(_ identifier: String?, _ source: NSResponder, _ destination: NSResponder) {
    (self.identifier, self.source, self.destination) = (identifier ?? "", source, destination)
  }
}

extension NSStoryboardSegue {
  @_silgen_name("nibwright_NSStoryboardSegue_init") convenience init(dynamic parts: SegueParts) {
    self.init(identifier: parts.identifier, source: parts.source, destination: parts.destination)
  }
  @_silgen_name("nibwright_NSStoryboardSegue_init")
  static func make(dynamic parts: consuming SegueParts) -> NSStoryboardSegue
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
