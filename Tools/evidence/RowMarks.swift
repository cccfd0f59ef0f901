import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Which rows apply to the elements of documents: each set of rows is met often and numbered once.
public struct RowMarks: Sendable {
  /// The key under which an object of a marked graph says its number.
  public static let key = "nibwright.evidence.mark"

  /// A set of rows that apply to elements of a kind.
  public struct Mark: Hashable, Sendable {
    /// The platform and the kind's tag.
    public let platform, kind: String
    /// By place among the kind's rows: those that apply.
    public let rows: [Int]
  }

  /// The marks by number.
  public private(set) var marks: [Mark] = []
  private var numbers: [Mark: Int] = [:]
  private var kinds: [String: KindRows] = [:]

  /// Nothing marked yet.
  public init() {}

  /// The rows of a kind.
  public mutating func rows(of kind: ElementSchema, _ platform: String) -> KindRows {
    let name = platform + " " + kind.tag
    if let known = kinds[name] { return known }
    let rows = KindRows(kind)
    kinds[name] = rows
    return rows
  }

  /// The number of the rows that apply to an element.
  mutating func number(of element: ElementIndex, _ kind: ElementSchema, _ platform: String, _ questions: RowQuestions)
    -> Int
  {
    let entries = rows(of: kind, platform).entries
    let rows = entries.indices.filter { questions.applies(entries[$0].row, to: element) }
    let mark = Mark(platform: platform, kind: kind.tag, rows: rows)
    if let known = numbers[mark] { return known }
    marks.append(mark)
    numbers[mark] = marks.count - 1
    return marks.count - 1
  }
}

/// Marks the objects of a document's graphs with the rows that apply to their elements.
public struct GraphMarker: Sendable {
  private let document: Document
  private let catalog: Catalog
  private let platform: String
  private let questions: RowQuestions
  private var elements: [UInt32: [Int]] = [:]

  /// A marker of what a document is compiled to.
  public init(_ document: Document, _ catalog: Catalog, platform: String, _ questions: RowQuestions) {
    self.document = document
    self.catalog = catalog
    self.platform = platform
    self.questions = questions
    for element in document.elements.indices {
      elements[document.originOffset(of: element), default: []].append(element)
    }
  }

  /// The graph with a value more in each object that an element became.
  public func marked(_ graph: ObjectGraph, _ marks: inout RowMarks) throws -> ObjectGraph {
    var keys = graph.keys
    let key = KeyID(keys.append(RowMarks.key))
    var (objects, values) = ([ObjectRecord](), [KeyedValue]())
    objects.reserveCapacity(graph.count)
    values.reserveCapacity(graph.values.count + graph.count)
    var met: Set<Int> = []
    for object in graph.objectIDs {
      var own = Array(graph.values(of: object))
      if let (element, kind) = origin(of: object, graph), met.insert(element).inserted || kind.tag.contains("/") {
        own.append(.int(key, Int64(marks.number(of: ElementIndex(element), kind, platform, questions))))
      }
      objects.append(
        ObjectRecord(
          classID: graph.objects[Int(object.index)].classID, firstValue: own.isEmpty ? 0 : values.count,
          valueCount: own.count))
      values += own
    }
    return try ObjectGraph(
      format: graph.format, objects: objects, values: values, keys: keys, classes: graph.classes, bytes: graph.bytes,
      origins: graph.origins)
  }

  /// The element that became an object, and its kind; nil for objects that are made for others' sake, and for those that
  /// containers keep in a form of their own.
  private func origin(of object: ObjectID, _ graph: ObjectGraph) -> (element: Int, kind: ElementSchema)? {
    let origins = graph.origins
    guard origins.origins.indices.contains(Int(object.index)) else { return nil }
    let offset = origins.origins[Int(object.index)].offset
    guard offset != .max, let candidates = elements[offset] else { return nil }
    let className = graph.className(of: object)
    guard !className.hasPrefix("UIRuntime"), !className.hasSuffix("Connector"), className != "UINib" else { return nil }
    let own = Set(graph.values(of: object).map { graph.keyName($0.key) })
    guard own.isDisjoint(with: ["NSInlinedValue", "UINibEncoderEmptyKey", "NS.bytes", "NS.objects"]) else { return nil }
    let id = origins.identifier(of: object)
    for element in candidates where document.attribute("id", of: ElementIndex(element)) == id {
      let tag = document.tag(ElementIndex(element))
      let part = catalog.kinds.first { $0.host == tag && $0.schema.className == className }
      let hostClass = catalog.find(tag)?.className
      if let part, className != hostClass { return (element, part.schema) }
      if let kind = catalog.find(tag) { return (element, kind) }
      if let view = catalog.find("view"), view.className == className { return (element, view) }
    }
    return nil
  }
}
