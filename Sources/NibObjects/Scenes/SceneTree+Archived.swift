import NibRuntime

/// A scene of live objects that is shown object by object: what `SceneTree` holds whole is made when it is written, so that a
/// large scene takes no more than its objects. It is shown once.
///
/// Used on the thread that made the scene, which nobody else has.
package final class LiveScene {
  /// What is known of the scene, with its controller alone for a tree.
  package let summary: SceneTree
  /// The controller.
  let root: ArchivedObject
  /// Looks at its objects.
  let objects: LiveLook
  /// Keeps the objects alive.
  private let load: SceneLoad

  /// Makes the controller of an identifier of the schema's rows alone, and loads its view and those of the controllers
  /// within.
  /// - Parameter isPassing: whether the scene is made once, and its archives are forgotten with it.
  /// - Throws: `SceneError`, `RuntimeError`, the reader's errors.
  @MainActor
  init(_ identifier: String, of storyboard: ArchivedStoryboard, isPassing: Bool = false) throws {
    let load = SceneLoad(isPassing: isPassing)
    let root = try storyboard.make(identifier, storyboard.loader.outermost, load)
    let controllers = try load.loadAll(from: root)
    var summary = SceneTree(
      identifier, isInitial: identifier == storyboard.initialIdentifier, root: root,
      counts: (controllers.count, controllers.count { load.view(of: $0) != nil }),
      summaries: controllers.flatMap { load.summaries(of: $0) },
      repeated: controllers.flatMap { load.view(of: $0).map { SceneTree.repeatedConnections(below: $0) } ?? [] },
      file: storyboard.name, isAlone: true)
    summary.messages += controllers.flatMap { load.lostSegues(of: $0) }
    self.summary = summary
    self.root = root
    self.load = load
    objects = LiveLook(InstantiatedTreeMaker())
  }

  /// The same of a scene that is made once, where the thread is known to be that of the objects.
  package static func make(here identifier: String, of storyboard: ArchivedStoryboard) throws -> LiveScene {
    try ActorCrossing.unbound { (scene: (identifier: String, storyboard: ArchivedStoryboard)) in
      try LiveScene(scene.identifier, of: scene.storyboard, isPassing: true)
    }((identifier, storyboard))
  }
}

extension LiveScene: Encodable {
  /// Writes what a `SceneTree` writes.
  package func encode(to encoder: any Encoder) throws {
    try summary.encode(LiveNode(objects: objects, object: root, depth: 0), to: encoder)
  }
}

extension SceneTree {
  /// Makes the controller of an identifier of the schema's rows alone, loads its view and those of the controllers
  /// within, and looks at them.
  /// - Throws: `SceneError`, `RuntimeError`, the reader's errors.
  @MainActor
  public init(_ identifier: String, of storyboard: ArchivedStoryboard) throws {
    let scene = try LiveScene(identifier, of: storyboard)
    self = scene.summary
    var maker = InstantiatedTreeMaker()
    root = maker.node(scene.root)
  }

  /// The connections from outside into the prototypes of a view and of all below it.
  @MainActor
  fileprivate static func repeatedConnections(below root: ArchivedObject) -> [RepeatedConnection] {
    var found: [RepeatedConnection] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = [root]
    while let view = pending.popLast() {
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      for key in view.objectClass.prototypeKeys { found += connections(view.archivedValue(key)) }
      pending += view.treeChildren.compactMap { $0 as? ArchivedObject }.reversed()
    }
    return found
  }

  private static func connections(_ nibs: NibValue?) -> [RepeatedConnection] {
    guard case .dictionary(let pairs)? = nibs else { return [] }
    let prototypes = pairs.compactMap { pair -> (name: String, nib: ArchivedNib)? in
      guard let nib = pair.value.object as? ArchivedNib else { return nil }
      return (String(nibValue: pair.key) ?? "", nib)
    }
    return prototypes.sorted { $0.name < $1.name }.flatMap { RepeatedConnection.all(in: $0.nib, $0.name) }
  }
}
