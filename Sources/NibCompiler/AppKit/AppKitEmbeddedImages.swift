import NibDocument
import NibGraph
import NibSchema

/// Images whose pixels lie in the document: as `NSImage` with all that the document's own archive of it holds.
enum AppKitEmbeddedImages {
  /// The object of an image that lies in the document; nil for one that does not, or whose archive cannot be read.
  ///
  /// Seen: 6 images of 2 archives, each with its document.
  static func image(named name: String, _ lowering: inout Lowering) -> ObjectID? {
    guard let element = lowering.appKit.embeddedImages[name], let decode = lowering.options.decodeNested else {
      return nil
    }
    let document = lowering.reader.document
    let text = document.bytes[document.elements[element].text.range]
    guard let bytes = Base64.decode(text), !bytes.isEmpty, let graph = decode(bytes),
      let image = graph.object("root", of: ObjectID(0)), graph.className(of: image) == AppKitKey.nsImage.rawValue
    else { return nil }
    var copy = GraphCopy(graph)
    return copy.object(image, &lowering)
  }

  /// What a class writes that reads an archive of an older system: after the keys that the archive has, in order.
  ///
  /// Seen: 6 images, 5 of documents without a tint.
  fileprivate static func added(to object: ObjectID, of graph: ObjectGraph) -> [(name: String, value: Int64?)] {
    if graph.className(of: object) == AppKitKey.nsImage.rawValue {
      return [("NSResizingMode", 0), ("NSTintColor", nil)]
    }
    // A picture of an image.
    if graph.value("NSTIFFRepresentation", of: object) != nil { return [("NSInternalLayoutDirection", 0)] }
    return []
  }
}

/// Copies objects of another graph, each once; texts and whole numbers are those that the archive at hand shares.
private struct GraphCopy {
  let graph: ObjectGraph
  private var copies: [Int32: ObjectID] = [:]

  init(_ graph: ObjectGraph) { self.graph = graph }

  /// The copy of an object with all that it refers to.
  mutating func object(_ root: ObjectID, _ lowering: inout Lowering) -> ObjectID {
    var queue: [ObjectID] = []
    let copied = reserve(root, &queue, &lowering)
    var next = 0
    while next < queue.count {
      fill(queue[next], &queue, &lowering)
      next += 1
    }
    return copied
  }

  private mutating func reserve(
    _ object: ObjectID, _ queue: inout [ObjectID], _ lowering: inout Lowering
  ) -> ObjectID {
    if let known = copies[object.index] { return known }
    let copied: ObjectID
    let className = graph.className(of: object)
    if className == NibClass.string.rawValue, let text = graph.string(object) {
      copied = lowering.writer.string(text)
    } else if className == NibClass.number.rawValue,
      case .int(let whole)? = graph.value(NibKey.nsIntval.rawValue, of: object)?.value
    {
      copied = lowering.writer.number(integer: whole)
    } else {
      copied = lowering.writer.reserve(lowering.writer.classID(named: className))
      queue.append(object)
    }
    copies[object.index] = copied
    return copied
  }

  private mutating func fill(_ object: ObjectID, _ queue: inout [ObjectID], _ lowering: inout Lowering) {
    guard let copied = copies[object.index] else { return }
    lowering.writer.begin(copied)
    for value in graph.values(of: object) {
      let key = lowering.writer.key(named: graph.keyName(value.key))
      switch value.value {
      case .int(let whole): lowering.writer.add(.int(key, whole))
      case .bool(let flag): lowering.writer.add(.bool(key, flag))
      case .float(let number): lowering.writer.add(.float(key, number))
      case .double(let number): lowering.writer.add(.double(key, number))
      case .null: lowering.writer.add(.null(key))
      case .data(let span):
        lowering.writer.add(.data(key, lowering.writer.append(Array(graph.bytes[span.range]))))
      case .reference(let target): lowering.writer.add(.reference(key, reserve(target, &queue, &lowering)))
      }
    }
    for field in AppKitEmbeddedImages.added(to: object, of: graph)
    where graph.value(field.name, of: object) == nil {
      let key = lowering.writer.key(named: field.name)
      lowering.writer.add(field.value.map { .int(key, $0) } ?? .null(key))
    }
    lowering.writer.end()
  }
}
