import NibCompiler
import NibDocument
import NibGraph
import NibSchema

/// Which rows apply to the elements of documents: each set of rows is met often and numbered once.
package struct RowMarks: Sendable {
  /// The key under which an object of a marked graph says its number.
  package static let key = "nibwright.evidence.mark"

  /// A set of rows that apply to elements of a kind.
  package struct Mark: Hashable, Sendable {
    /// The platform and the kind's tag.
    package let platform, kind: String
    /// By place among the kind's rows: those that apply.
    package let rows: [Int]
  }

  /// The marks by number.
  package private(set) var marks: [Mark] = []
  private var numbers: [Mark: Int] = [:]
  private var kinds: [String: NamedRows] = [:]

  /// Nothing marked yet.
  package init() {}

  /// The rows of a kind.
  package mutating func rows(of kind: ElementSchema, _ platform: String) -> NamedRows {
    let name = platform + " " + kind.tag
    if let known = kinds[name] { return known }
    let rows = NamedRows(kind)
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
package struct GraphMarker: Sendable {
  private let platform: String
  private let questions: RowQuestions
  private let elements: GraphElements

  /// A marker of what a document is compiled to.
  package init(_ document: Document, _ catalog: Catalog, platform: String, _ questions: RowQuestions) {
    self.platform = platform
    self.questions = questions
    elements = GraphElements(document, catalog)
  }

  /// The graph with a value more in each object that an element became.
  package func marked(_ graph: ObjectGraph, _ marks: inout RowMarks) throws -> ObjectGraph {
    var keys = graph.keys
    let key = KeyID(keys.append(RowMarks.key))
    var (objects, values) = ([ObjectRecord](), [KeyedValue]())
    objects.reserveCapacity(graph.count)
    values.reserveCapacity(graph.values.count + graph.count)
    var met: Set<Int> = []
    for object in graph.objectIDs {
      var own = Array(graph.values(of: object))
      if let (element, kind) = elements.origin(of: object, graph),
        met.insert(element).inserted || kind.tag.contains("/")
      {
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
}
