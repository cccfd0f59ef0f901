import NibDiagnostics
import NibFoundation
import NibGraph
import NibRuntime
import NibSchema
import NibStandIns

/// Scenes and the ways between them. Stands in for UIStoryboard.
///
/// Can be kept and sent anywhere; its archives are read when they are needed, each once. Controllers stay on the thread
/// that made them.
@MainActor
public final class UIStoryboard: StoryboardMade, Sendable {
  /// UIKit.
  nonisolated public static var platforms: [NibPlatform] { [.uikit] }

  /// What it is made of.
  nonisolated public let parts: StoryboardParts
  /// What its nibs depend on; its own archives come before other nibs of a name.
  nonisolated public let loader: InstantiationContext
  nonisolated private var nibs: StoryboardNibs { parts.shared.nibs }
  nonisolated private var nibNames: [String: String] { parts.shared.nibNames }
  nonisolated private var references: [String: StoryboardManifest.Reference] { parts.shared.references }

  /// Makes a storyboard.
  /// - Parameters:
  ///   - content: its archives, and which is whose.
  ///   - loader: what its nibs depend on.
  ///   - others: knows the storyboards that this one refers to.
  nonisolated public convenience init(
    _ content: any StoryboardContent, loader: InstantiationContext, others: (any StoryboardProviding)? = nil
  ) {
    self.init(StoryboardParts(content, loader: loader, others: others))
  }

  /// Makes a storyboard of its parts.
  nonisolated public init(_ parts: StoryboardParts) {
    var inner = parts.loader.outermost
    inner.nibs = parts.shared.nibs
    self.parts = parts
    loader = inner
  }

  /// Its archives, and which is whose.
  nonisolated public var content: any StoryboardContent { parts.content }

  /// How messages name it.
  nonisolated public var name: String { content.name }

  /// Identifiers of all controllers that can be asked for, sorted.
  nonisolated public var identifiers: [String] { (Array(nibNames.keys) + references.keys).sorted() }

  /// Identifiers of the controllers that are its own, sorted: without those of storyboards that it refers to.
  nonisolated public var sceneIdentifiers: [String] { nibNames.keys.sorted() }

  /// Identifier of the initial controller, if there is one.
  nonisolated public var initialIdentifier: String? { content.manifest.initialIdentifier }

  /// Lets go of the archives that were read; they are read again when they are needed.
  nonisolated public func dropGraphs() { parts.shared.drop() }

  /// Reads the archive of every controller, so that the first instantiation of each does not have to.
  /// - Throws: the reader's error of the first that cannot be read.
  nonisolated public func preload() throws {
    for name in nibNames.values.sorted() { _ = try nibs.graph(named: name) }
  }

  /// The controller of an identifier, in this storyboard or in one that it refers to.
  func make(
    _ identifier: String, loader: InstantiationContext, creator: ((NSCoder) throws -> UIViewController?)?
  ) throws -> UIViewController {
    if let reference = references[identifier] {
      return try make(reference, nesting: loader, creator: creator)
    }
    guard let nibName = nibNames[identifier] else {
      throw UIControllerError(
        .unknownController, in: name,
        "the storyboard has no controller with identifier '\(identifier)'; it has \(identifierList)")
    }
    return try scene(try loader.graph(named: nibName), identifier, loader, creator)
  }

  private func make(
    _ reference: StoryboardManifest.Reference, nesting: InstantiationContext,
    creator: ((NSCoder) throws -> UIViewController?)?
  ) throws -> UIViewController {
    let other = try storyboard(of: reference)
    guard let identifier = reference.controllerIdentifier ?? other.initialIdentifier else {
      return try other.make(try other.requiredInitialIdentifier, loader: other.loader, creator: nil)
    }
    // Two storyboards may refer to each other in a circle.
    let inner = try other.loader.nested(within: nesting, for: other.name)
    return try other.make(identifier, loader: inner, creator: creator)
  }

  /// The storyboard that a reference leads to: this one where it names none.
  private func storyboard(of reference: StoryboardManifest.Reference) throws -> UIStoryboard {
    guard reference.storyboardName != nil else { return self }
    do { return UIStoryboard(try parts.parts(of: reference)) } catch let error as SceneError {
      throw UIControllerError(code: .unknownStoryboard, place: error.place, detail: error.detail)
    }
  }

  private func scene(
    _ graph: ObjectGraph, _ identifier: String, _ loader: InstantiationContext,
    _ creator: ((NSCoder) throws -> UIViewController?)?
  ) throws -> UIViewController {
    try loader.countWithin(graph)
    let owner = SceneOwner()
    var makers: [ObjectID: (NibCoder) throws -> AnyObject?] = [:]
    if let creator, let root = Self.controller(of: graph) {
      makers[root] = ArchiveCoder.maker(ArchiveCoder.object(of:), creator)
    }
    let report = try loader.instantiator(for: graph).instantiateReport(
      owner: owner, externalObjects: ["UIStoryboardPlaceholder": self], makers: makers,
      replacements: referenced(in: graph, loader))
    guard let made = owner.controller ?? report.topLevel.first(where: { $0 is UIViewController }) else {
      throw UIControllerError(.wrongControllerClass, in: name, "the archive of '\(identifier)' holds no controller")
    }
    guard let controller = made as? UIViewController else {
      throw UIControllerError(
        .wrongControllerClass, in: name,
        "controller '\(identifier)' is a \(type(of: made)), which is no UIViewController; register a class that is one")
    }
    controller.viewState.sceneSummary = LoadSummary(report)
    return controller
  }

  /// The controllers of other storyboards that a container holds: each stands as a name in its archive.
  ///
  /// - Seen: a tab bar controller with one.
  private func referenced(in graph: ObjectGraph, _ loader: InstantiationContext) -> [ObjectID: () throws -> AnyObject] {
    guard !references.isEmpty else { return [:] }
    var found: [ObjectID: () throws -> AnyObject] = [:]
    let kind = UIKitElements.viewControllerPlaceholder
    let nameKey = ArchivedNames(of: UIViewController.self).key("storyboardIdentifier")
    for index in graph.objects.indices {
      let object = ObjectID(index)
      guard graph.className(of: object) == kind.className,
        let name = graph.object(nameKey, of: object).flatMap({ graph.string($0) })
      else { continue }
      found[object] = { try self.make(name, loader: loader, creator: nil) }
    }
    return found
  }

  /// The object that the nib's owner is given.
  private static func controller(of graph: ObjectGraph) -> ObjectID? {
    graph.rootList(.key(.nibConnectionsKey)).first { connection in
      graph.object(.key(.label), of: connection).flatMap { graph.string($0) } == "sceneViewController"
    }.flatMap { graph.object(.key(.destination), of: $0) }
  }

  nonisolated var identifierList: String {
    identifiers.isEmpty ? "none" : identifiers.map { "'\($0)'" }.joined(separator: ", ")
  }
}
