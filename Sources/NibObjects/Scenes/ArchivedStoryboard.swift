import NibDiagnostics
import NibGraph
import NibRuntime
import Synchronization

/// The scenes of a storyboard as objects of the schema's rows: controllers, with the views that their framework would load.
nonisolated public final class ArchivedStoryboard: StoryboardMade, NibClassNamed, Sendable {
  /// What it is made of.
  public let parts: StoryboardParts
  /// How its archives tell scenes.
  let form: SceneForm
  /// What its nibs depend on; its own archives come before other nibs of a name.
  let loader: InstantiationContext
  private var nibs: StoryboardNibs { parts.shared.nibs }
  private var nibNames: [String: String] { parts.shared.nibNames }
  private var references: [String: StoryboardManifest.Reference] { parts.shared.references }
  /// Other storyboards, by references without a controller: many may lead into one, which is read once.
  private let others = Mutex<[StoryboardManifest.Reference: Result<ArchivedStoryboard, any Error>]>([:])

  /// Makes a storyboard of its parts.
  public init(_ parts: StoryboardParts) {
    var inner = parts.loader.outermost
    inner.nibs = parts.shared.nibs
    self.parts = parts
    form = .of(parts.content.manifest.platform)
    loader = inner
  }

  /// How messages name it.
  public var name: String { parts.content.name }

  /// Identifiers of the controllers that are its own, sorted: without those of storyboards that it refers to.
  public var sceneIdentifiers: [String] { nibNames.keys.sorted() }

  /// Identifier of the initial controller, if there is one.
  public var initialIdentifier: String? { parts.content.manifest.initialIdentifier }

  /// The class that controllers know it as.
  public var liveClassName: String { form.storyboardClass }

  /// Scenes of UIKit and AppKit.
  public static var platforms: [NibPlatform] { SceneForm.all.map(\.platform) }

  /// The archives of nibs that are not its own.
  var otherNibs: (any NibProviding)? { nibs.others }

  /// The controller of an identifier, in this storyboard or in one that it refers to, without its view.
  @MainActor
  func make(_ identifier: String, _ loader: InstantiationContext, _ load: SceneLoad) throws -> ArchivedObject {
    if let reference = references[identifier] { return try make(reference, nesting: loader, load) }
    guard let nibName = nibNames[identifier] else {
      throw SceneError(
        .unknownController, in: name,
        "the storyboard has no controller with identifier '\(identifier)'; it has \(identifierList)")
    }
    let graph = try loader.graph(named: nibName)
    defer { load.leave(nibName, of: self) }
    if identifier == parts.content.manifest.mainMenu { return try application(graph, loader, load) }
    return try scene(graph, identifier, loader, load)
  }

  /// Why the controller of another storyboard, which a segue leads to, cannot come to be; nil for one that can, and for
  /// one of this storyboard.
  func fault(ofReference identifier: String) -> (any Error)? {
    guard let reference = references[identifier], let name = reference.storyboardName else { return nil }
    switch Result(catching: { try storyboard(of: reference) }) {
    case .failure(let error): return error
    case .success(let other):
      let place = parts.content.place(ofReference: identifier)
      guard let wanted = reference.controllerIdentifier else {
        guard other.initialIdentifier == nil else { return nil }
        return SceneError(.noInitialController, at: place, "storyboard '\(name)' names no initial controller")
      }
      if other.nibNames[wanted] != nil || other.references[wanted] != nil { return nil }
      return SceneError(
        .unknownController, at: place, "storyboard '\(name)' has no controller with identifier '\(wanted)'")
    }
  }

  /// The storyboard that a reference leads to: this one where it names none.
  /// - Throws: as `StoryboardParts.parts(of:)`, at the place of this reference.
  private func storyboard(of reference: StoryboardManifest.Reference) throws -> ArchivedStoryboard {
    guard reference.storyboardName != nil else { return self }
    var key = reference
    key.controllerIdentifier = nil
    // What is said of the initial controller's reference is not said of others.
    if reference.identifier != initialIdentifier { key.identifier = "" }
    let known = others.withLock { $0[key] }
    // Read outside the lock: another storyboard takes long.
    let answer = known ?? Result { ArchivedStoryboard(try parts.parts(of: reference)) }
    if known == nil { others.withLock { $0[key] = answer } }
    do { return try answer.get() } catch let error as SceneError {
      throw SceneError(error.code, at: parts.content.place(ofReference: reference.identifier), error.detail)
    }
  }

  /// The application whose main menu a storyboard has, with what its archive holds.
  @MainActor
  private func application(
    _ graph: ObjectGraph, _ loader: InstantiationContext, _ load: SceneLoad
  ) throws -> ArchivedObject {
    guard let kind = form.classes.find("NSApplication") else {
      throw SceneError(.wrongControllerClass, in: name, "no class is known for the owner of the main menu")
    }
    let owner = ArchivedObject(kind)
    let report = try loader.instantiator(for: graph).instantiateReport(
      owner: owner, externalObjects: [form.placeholder: self])
    owner.embedded = report.topLevel.filter { $0 !== owner }
    load.note(owner, of: self, loader, report)
    return owner
  }

  @MainActor
  private func make(
    _ reference: StoryboardManifest.Reference, nesting: InstantiationContext, _ load: SceneLoad
  ) throws -> ArchivedObject {
    let other = try storyboard(of: reference)
    guard let identifier = reference.controllerIdentifier ?? other.initialIdentifier else {
      throw SceneError(
        .noInitialController, in: other.name,
        "the storyboard names no initial controller; it has \(other.identifierList)")
    }
    // Two storyboards may refer to each other in a circle.
    return try other.make(identifier, try other.loader.nested(within: nesting, for: other.name), load)
  }

  @MainActor
  private func scene(
    _ graph: ObjectGraph, _ identifier: String, _ loader: InstantiationContext, _ load: SceneLoad
  ) throws -> ArchivedObject {
    try loader.countWithin(graph)
    let owner = SceneOwner()
    let report = try loader.instantiator(for: graph).instantiateReport(
      owner: owner, externalObjects: [form.placeholder: self],
      replacements: referenced(in: graph, loader, load))
    guard let made = owner.controller ?? report.topLevel.first(where: form.isController) else {
      throw SceneError(.wrongControllerClass, in: name, "the archive of '\(identifier)' holds no controller")
    }
    guard let controller = made as? ArchivedObject, form.isController(controller) else {
      throw SceneError(
        .wrongControllerClass, in: name,
        "controller '\(identifier)' is a \(LiveClass.name(of: made)), which is no \(form.viewController)")
    }
    load.note(controller, of: self, loader, report)
    return controller
  }

  /// The controllers of other storyboards that a container holds: each stands as a name in its archive.
  ///
  /// - Seen: a tab bar controller with one.
  @MainActor
  private func referenced(
    in graph: ObjectGraph, _ loader: InstantiationContext, _ load: SceneLoad
  ) -> [ObjectID: () throws -> AnyObject] {
    guard !references.isEmpty else { return [:] }
    var found: [ObjectID: () throws -> AnyObject] = [:]
    for index in graph.objects.indices {
      let object = ObjectID(index)
      guard graph.className(of: object) == "UIStoryboardViewControllerPlaceholder",
        let name = graph.object(.key(.storyboardIdentifier), of: object).flatMap({ graph.string($0) })
      else { continue }
      let make = ActorCrossing.unbound { (name: String) throws -> AnyObject in try self.make(name, loader, load) }
      found[object] = { try make(name) }
    }
    return found
  }

  private var identifierList: String {
    let identifiers = (Array(nibNames.keys) + references.keys).sorted()
    return identifiers.isEmpty ? "none" : identifiers.map { "'\($0)'" }.joined(separator: ", ")
  }
}
