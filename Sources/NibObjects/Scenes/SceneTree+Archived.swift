import NibRuntime

extension SceneTree {
  /// Makes the controller of an identifier of the schema's rows alone, loads its view and those of the controllers
  /// within, and looks at them.
  /// - Throws: `SceneError`, `RuntimeError`, the reader's errors.
  @MainActor
  public init(_ identifier: String, of storyboard: ArchivedStoryboard) throws {
    let load = SceneLoad()
    let controller = try storyboard.make(identifier, storyboard.loader.outermost, load)
    let controllers = try load.loadAll(from: controller)
    self.init(
      identifier, isInitial: identifier == storyboard.initialIdentifier, root: controller,
      counts: (controllers.count, controllers.count { load.view(of: $0) != nil }),
      summaries: controllers.flatMap { load.summaries(of: $0) },
      repeated: controllers.flatMap { load.view(of: $0).map { Self.repeatedConnections(below: $0) } ?? [] },
      file: storyboard.name)
    messages += controllers.flatMap { load.lostSegues(of: $0) }
    diagnostics = messages.map(\.description)
  }

  /// The connections from outside into the prototypes of a view and of all below it.
  @MainActor
  private static func repeatedConnections(below root: ArchivedObject) -> [RepeatedConnection] {
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
