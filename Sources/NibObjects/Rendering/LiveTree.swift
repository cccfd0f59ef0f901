import NibRuntime

/// A live interface that is shown object by object: what `InstantiatedTree` holds whole is made when it is written, so that
/// a large interface takes no more than its objects. It is shown once.
///
/// Used on the thread that made the interface, which nobody else has.
package final class LiveTree {
  /// What is shown.
  let instantiation: Instantiation
  /// Knows names, and which objects were shown.
  private var maker: InstantiatedTreeMaker

  /// Looks at an instantiation.
  package init(here instantiation: Instantiation) {
    self.instantiation = instantiation
    maker = ActorCrossing.unbound { (made: Instantiation) in InstantiatedTreeMaker(made) }(instantiation)
  }

  /// An object without what is below it, and the objects directly below it.
  func look(at object: AnyObject, depth: Int) -> (node: InstantiatedTree.Node, below: [AnyObject]) {
    ActorCrossing.unbound { (tree: LiveTree, place: (object: AnyObject, depth: Int)) in
      tree.maker.look(at: place.object, depth: place.depth)
    }(self, (object, depth))
  }

  /// A connection and what became of it.
  func connection(_ connection: NibConnection) -> InstantiatedTree.Connection {
    ActorCrossing.unbound { (tree: LiveTree, connection: NibConnection) in tree.maker.connection(connection) }(
      self, connection)
  }
}

extension LiveTree {
  /// Number of objects that the loader made.
  package var objectCount: Int { instantiation.objects.count }

  /// The top-level objects with what is below them, made as they are written.
  package var topLevel: some Encodable {
    MadeInTurn(instantiation.topLevel) { LiveNode(tree: self, object: $0, depth: 0) }
  }

  /// The connections in archive order, made as they are written.
  package var connections: some Encodable { MadeInTurn(instantiation.connections) { self.connection($0) } }

  /// The images in the order they were asked for.
  package var images: some Encodable { MadeInTurn(instantiation.images, InstantiatedTreeMaker.image) }

  /// Messages, one line each.
  package var diagnostics: [String] { instantiation.diagnostics.messages.map(\.description) }
}

/// An object of a live tree, looked at when it is written.
private struct LiveNode: Encodable {
  let tree: LiveTree
  let object: AnyObject
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    let (node, below) = tree.look(at: object, depth: depth)
    try node.encode(MadeInTurn(below) { LiveNode(tree: tree, object: $0, depth: depth + 1) }, to: encoder)
  }
}

/// A list whose elements are made one after another as they are written.
private struct MadeInTurn<Source, Element: Encodable>: Encodable {
  let sources: [Source]
  let make: (Source) -> Element

  init(_ sources: [Source], _ make: @escaping (Source) -> Element) {
    self.sources = sources
    self.make = make
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for source in sources { try list.encode(make(source)) }
  }
}
