import NibGraph
import NibRuntime

/// What an archive came to be, as JSON has it.
struct InstantiationReport: Encodable {
  /// An object that was made.
  struct Object: Encodable {
    /// The element's id where it is known, else `@` and the object's number.
    var id: String
    /// The class that the archive asks for.
    var `class`: String
    /// The type that stands for it.
    var type: String
  }

  /// A connection and what became of it.
  struct Connection: Encodable {
    /// `outlet`, `outletCollection`, `event` or `unknown`.
    var kind: String
    /// Outlet name or selector.
    var label: String
    /// Id of the object that has it.
    var source: String?
    /// Ids of the objects it leads to.
    var destinations: [String]
    /// Whether it was made.
    var isMade: Bool
    /// Why it was not.
    var failure: String?
  }

  /// An image and the answer.
  struct Image: Encodable {
    /// The name.
    var name: String
    /// Whether it is a system symbol, which no bundle has.
    var isSymbol: Bool
    /// The file found.
    var file: String?
    /// Pixels a point of that file.
    var scale: Double?
    /// What was tried when none was found.
    var tried: [String]?

    /// Whether a file was expected and not found.
    var isMissing: Bool { file == nil && !isSymbol }
  }

  /// A user defined runtime attribute and what became of it.
  struct Attribute: Encodable {
    /// Id of the object.
    var object: String
    /// Where it goes.
    var keyPath: String
    /// The value as text.
    var value: String
    /// What became of it.
    var outcome: String
  }

  /// Version of this shape.
  let schemaVersion = 1
  /// The archive.
  var file: String
  /// Ids of the top-level objects.
  var objects: [Object]
  /// The connections in the order in which they are made.
  var connections: [Connection]
  /// The runtime attributes.
  var runtimeAttributes: [Attribute]
  /// The images.
  var images: [Image]
}

extension InstantiationReport {
  /// The report of an instantiation.
  init(_ live: Instantiation, _ graph: ObjectGraph) {
    let id = { (object: ObjectID) in
      graph.proxyIdentifier(object) ?? graph.origins.identifier(of: object) ?? object.description
    }
    file = graph.origins.file
    objects = live.objects.map { Object(id: id($0.id), class: $0.className, type: "\(type(of: $0.object))") }
    connections = live.connections.map {
      Connection(
        kind: $0.kind.rawValue, label: $0.label, source: $0.source.map(id), destinations: $0.destinations.map(id),
        isMade: $0.isMade, failure: $0.failure)
    }
    runtimeAttributes = live.attributes.map {
      Attribute(object: id($0.object), keyPath: $0.keyPath, value: "\($0.value)", outcome: "\($0.outcome)")
    }
    images = live.images.map(Image.init)
  }
}

extension InstantiationReport.Image {
  /// The entry of an image report.
  init(_ report: NibImageReport) {
    self.init(name: report.query.name, isSymbol: report.query.isSymbol)
    switch report.answer {
    case .found(let found):
      file = found.path
      scale = found.scale
    case .missing(let paths): tried = paths
    }
  }
}
