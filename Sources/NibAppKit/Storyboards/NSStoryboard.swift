import Foundation
import NibDiagnostics
import NibFoundation
import NibGraph
import NibObjects
import NibRuntime
import NibStandIns

/// Scenes of a Mac app and the ways between them. Stands in for NSStoryboard.
///
/// A storyboard of files is made as a nib is: `NSStoryboard(contentsOf:)` with `Nibwright`.
@MainActor
public final class NSStoryboard: StoryboardMade, Sendable {
  /// What it is made of.
  nonisolated public let parts: StoryboardParts
  /// What its nibs depend on; its own archives come before other nibs of a name.
  nonisolated public let loader: InstantiationContext
  nonisolated private var nibs: StoryboardNibs { parts.shared.nibs }
  nonisolated private var nibNames: [String: String] { parts.shared.nibNames }
  nonisolated private var references: [String: StoryboardManifest.Reference] { parts.shared.references }

  /// Scenes of macOS.
  nonisolated public static var platforms: [NibPlatform] { [.appkit] }

  /// Makes a storyboard of its parts.
  nonisolated public init(_ parts: StoryboardParts) {
    self.parts = parts
    var inner = parts.loader.outermost
    inner.nibs = parts.shared.nibs
    loader = inner
  }

  /// The name of a storyboard, without its extension.
  public typealias Name = String
  /// The identifier of a controller.
  public typealias SceneIdentifier = String

  /// How messages name it.
  nonisolated public var name: String { parts.content.name }

  /// Identifiers of the controllers that can be asked for, sorted.
  nonisolated public var identifiers: [String] {
    (nibNames.keys.filter { $0 != parts.content.manifest.mainMenu } + references.keys).sorted()
  }

  /// Identifier of the initial controller, if there is one.
  nonisolated public var initialIdentifier: String? { parts.content.manifest.initialIdentifier }

  /// Makes the initial controller with what its window shows: an `NSWindowController` or an `NSViewController`.
  ///
  /// Raises `RuntimeError` with code `nibNotFound` for a storyboard without one, and what loading throws.
  public func instantiateInitialController() -> NSResponder? {
    InterfaceFaults.raising(or: nil) { try makeInitialController() }
  }

  /// Makes the controller of an identifier.
  ///
  /// Raises `RuntimeError` with code `nibNotFound` for an identifier that is not known, and what loading throws.
  public func instantiateController(withIdentifier identifier: SceneIdentifier) -> NSResponder {
    InterfaceFaults.raising(or: NSViewController()) { try makeController(identifier) }
  }

  func makeInitialController(creator: ((NSCoder) throws -> NSResponder?)? = nil) throws -> NSResponder {
    guard let initialIdentifier else {
      throw missing("the storyboard names no initial controller; it has \(identifierList)")
    }
    return try makeController(initialIdentifier, creator: creator)
  }

  /// Makes the controller of an identifier, in this storyboard or in one that it refers to.
  /// - Throws: `RuntimeError` with code `nibNotFound` for an identifier that is not known, `SceneError` for a storyboard
  ///   that is referred to and not there; what loading throws.
  func makeController(
    _ identifier: String, creator: ((NSCoder) throws -> NSResponder?)? = nil
  ) throws -> NSResponder { try makeController(identifier, loader, creator) }

  private func makeController(
    _ identifier: String, _ loader: InstantiationContext, _ creator: ((NSCoder) throws -> NSResponder?)?
  ) throws -> NSResponder {
    if let reference = references[identifier] {
      let other = reference.storyboardName == nil ? self : NSStoryboard(try parts.parts(of: reference))
      guard let wanted = reference.controllerIdentifier ?? other.initialIdentifier else {
        throw other.missing("the storyboard names no initial controller; it has \(other.identifierList)")
      }
      // Two storyboards may refer to each other in a circle.
      return try other.makeController(wanted, try other.loader.nested(within: loader, for: other.name), creator)
    }
    guard let nibName = nibNames[identifier] else {
      throw missing("the storyboard has no controller with identifier '\(identifier)'; it has \(identifierList)")
    }
    let owner = SceneOwner()
    let graph = try loader.graph(named: nibName)
    var makers: [ObjectID: (NibCoder) throws -> AnyObject?] = [:]
    if let creator,
      let root = NibRoot(graph)?.connections.first(where: { $0.label == SceneOwner.outlet })?.destinations.first
    {
      makers[root] = ArchiveCoder.maker(ArchiveCoder.object(of:), creator)
    }
    let report = try loader.instantiator(for: graph).instantiateReport(
      owner: owner, externalObjects: [Self.placeholder: self], makers: makers)
    guard let controller = owner.controller as? NSResponder else {
      throw missing("the archive of '\(identifier)' holds no controller")
    }
    settle(controller, report)
    if let window = controller as? NSWindowController { window.settleContent() }
    return controller
  }

  /// Makes the initial controller as one of a class.
  /// - Throws: `RuntimeError` with code `wrongOutletType` for one of another class; else what
  ///   `instantiateInitialController` raises.
  public func instantiateInitialController<Controller: NSResponder>(as type: Controller.Type) throws -> Controller {
    try typed(makeInitialController())
  }

  /// Makes the controller of an identifier as one of a class.
  /// - Throws: `RuntimeError` with code `wrongOutletType` for one of another class; else as
  ///   `instantiateController(withIdentifier:)` raises.
  public func instantiateController<Controller: NSResponder>(
    withIdentifier identifier: String, as type: Controller.Type
  ) throws -> Controller {
    try typed(makeController(identifier))
  }

  /// Makes the application of the storyboard with its main menu; nil for one without.
  /// - Throws: what loading throws.
  public func instantiateApplication() throws -> NSApplication? {
    guard let nibName = parts.content.manifest.mainMenu else { return nil }
    // The key is there for storyboards without a menu, too.
    guard let graph = try nibs.graph(named: nibName) else { return nil }
    let owner = NSApplication()
    let report = try loader.instantiator(for: graph).instantiateReport(
      owner: owner, externalObjects: [Self.placeholder: self])
    let application = report.find(NSApplication.self) ?? owner
    settle(application, report)
    NSApplication.shared = application
    return application
  }

  /// Makes a controller know its storyboard, and its segues where they begin.
  private func settle(_ controller: NSResponder, _ report: Instantiation) {
    controller.scene.storyboard = self
    for case let inner as NSViewController in report.objects.map(\.object) { inner.scene.storyboard = self }
    controller.scene.kept = report.topLevel.filter { $0 !== controller }
    for case let segue as NSStoryboardSegueTemplate in report.objects.map(\.object) where segue.source == nil {
      segue.source = controller
      controller.scene.segues.append(segue)
    }
  }

  private static let placeholder = "NSStoryboardPlaceholder"

  func typed<Controller: NSResponder>(_ made: NSResponder) throws -> Controller {
    if let controller = made as? Controller { return controller }
    throw RuntimeError(
      code: .wrongOutletType, place: Place(file: name),
      detail: "the controller is a \(Swift.type(of: made)), expected \(Controller.self)")
  }

  private func missing(_ words: String) -> RuntimeError {
    RuntimeError(code: .nibNotFound, place: Place(file: name), detail: words)
  }

  nonisolated private var identifierList: String {
    identifiers.isEmpty ? "none" : identifiers.map { "'\($0)'" }.joined(separator: ", ")
  }
}
