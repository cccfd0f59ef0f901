/// Lists of archives that become one graph.
extension NibRoot {
  /// The lists with the objects that a function makes of theirs.
  package func moved(_ move: (ObjectID) -> ObjectID) -> NibRoot {
    var moved = self
    moved.owner = owner.map(move)
    moved.applications = applications.map(move)
    moved.early = early.map(move)
    moved.topLevel = topLevel.map(move)
    moved.identified = identified.map(move)
    moved.parents = parents.map { (move($0.child), move($0.parent)) }
    moved.connections = connections.map { $0.moved(move) }
    moved.attributes = attributes.map { $0.moved(move) }
    moved.connectedAttributes = [:]
    for connection in connections {
      guard let attributes = connectedAttributes[connection.id] else { continue }
      moved.connectedAttributes[move(connection.id)] = attributes.map { $0.moved(move) }
    }
    moved.accessibility = accessibility.map { $0.moved(move) }
    moved.visibleWindows = visibleWindows.map(move)
    moved.sceneControllers = sceneControllers.map(move)
    moved.initialController = initialController.map(move)
    return moved
  }

  /// The lists of several archives one after another; the owner is that of the first.
  package init(joining roots: [NibRoot]) {
    guard var joined = roots.first else {
      self.init(platform: .uikit)
      return
    }
    for root in roots.dropFirst() {
      joined.applications += root.applications
      joined.early += root.early
      joined.topLevel += root.topLevel
      joined.identified += root.identified
      joined.parents += root.parents
      joined.connections += root.connections
      joined.attributes += root.attributes
      joined.connectedAttributes.merge(root.connectedAttributes) { own, _ in own }
      joined.accessibility += root.accessibility
      joined.visibleWindows += root.visibleWindows
      joined.externalNames += root.externalNames
      joined.sceneControllers += root.sceneControllers
      joined.initialController = joined.initialController ?? root.initialController
    }
    self = joined
  }
}

extension ArchivedConnection {
  fileprivate func moved(_ move: (ObjectID) -> ObjectID) -> ArchivedConnection {
    ArchivedConnection(
      kind: kind, id: move(id), label: label, source: source.map(move), destinations: destinations.map(move),
      eventMask: eventMask, trigger: trigger, addsToCollection: addsToCollection,
      binding: binding.map {
        ArchivedBinding(name: $0.name, keyPath: $0.keyPath, options: $0.options.map(move))
      })
  }
}

extension ArchivedAttribute {
  /// The attribute of another object; its value's key stays a number of its own archive.
  fileprivate func moved(_ move: (ObjectID) -> ObjectID) -> ArchivedAttribute {
    let stored = value.map { value in value.object.map { .reference(value.key, move($0)) } ?? value }
    return ArchivedAttribute(object: move(object), keyPath: keyPath, value: stored)
  }
}
