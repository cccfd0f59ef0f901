import NibRuntime

/// Looks at live objects when they are written, each shown once.
///
/// Used on the thread that made the objects, which nobody else has.
final class LiveLook {
  /// Knows names, and which objects were shown.
  private var maker: InstantiatedTreeMaker

  init(_ maker: InstantiatedTreeMaker) { self.maker = maker }

  /// An object without what is below it, and the objects directly below it.
  func look(at object: AnyObject, depth: Int) -> (node: InstantiatedTree.Node, below: [AnyObject]) {
    ActorCrossing.unbound { (look: LiveLook, place: (object: AnyObject, depth: Int)) in
      look.maker.look(at: place.object, depth: place.depth)
    }(self, (object, depth))
  }

  /// A connection and what became of it.
  func connection(_ connection: NibConnection) -> InstantiatedTree.Connection {
    ActorCrossing.unbound { (look: LiveLook, connection: NibConnection) in look.maker.connection(connection) }(
      self, connection)
  }
}

/// A live interface that is shown object by object: what `InstantiatedTree` holds whole is made when it is written, so that
/// a large interface takes no more than its objects. It is shown once.
///
/// Used on the thread that made the interface, which nobody else has.
package final class LiveTree {
  /// What is shown.
  let instantiation: Instantiation
  /// Looks at its objects.
  let objects: LiveLook

  /// Looks at an instantiation.
  package init(here instantiation: Instantiation) {
    self.instantiation = instantiation
    objects = LiveLook(ActorCrossing.unbound { (made: Instantiation) in InstantiatedTreeMaker(made) }(instantiation))
  }
}

extension LiveTree {
  /// Number of objects that the loader made.
  package var objectCount: Int { instantiation.objects.count }

  /// The top-level objects with what is below them, made as they are written.
  package var topLevel: some Encodable {
    MadeInTurn(instantiation.topLevel) { LiveNode(objects: self.objects, object: $0, depth: 0) }
  }

  /// The connections in archive order, made as they are written.
  package var connections: some Encodable { MadeInTurn(instantiation.connections) { self.objects.connection($0) } }

  /// The images in the order they were asked for.
  package var images: some Encodable { MadeInTurn(instantiation.images, InstantiatedTreeMaker.image) }

  /// Messages, one line each.
  package var diagnostics: [String] { instantiation.diagnostics.messages.map(\.description) }
}

/// An object of a live tree, looked at when it is written.
struct LiveNode: Encodable {
  let objects: LiveLook
  let object: AnyObject
  let depth: Int

  func encode(to encoder: any Encoder) throws {
    let (node, below) = objects.look(at: object, depth: depth)
    try node.encode(MadeInTurn(below) { LiveNode(objects: objects, object: $0, depth: depth + 1) }, to: encoder)
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
