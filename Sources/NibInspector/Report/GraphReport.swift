import NibDiagnostics
import NibGraph

/// Makes the neutral report of an archive.
public struct GraphReport: Sendable {
  /// Makes a producer.
  public init() {}

  /// The report of a graph. O(values).
  public func report(_ graph: ObjectGraph) -> InterfaceReport {
    var producer = GraphReportProducer(graph)
    return producer.run()
  }
}

/// The passes behind `GraphReport`.
struct GraphReportProducer {
  /// The graph with its names.
  let index: GraphIndex
  /// Shows content on one line.
  let content: LineContent
  /// What the root lists.
  let root: NibRoot?
  /// Who holds whom.
  let parents: ParentTable
  /// What is known so far.
  var report: InterfaceReport
  /// List elements that may still be written; shared lists would multiply them.
  var listBudget: Int

  /// Prepares a run.
  init(_ graph: ObjectGraph) {
    var graph = graph
    if !graph.origins.text.isEmpty, graph.origins.lines == nil { graph.origins.lines = .init(graph.origins.text) }
    index = GraphIndex(graph)
    content = LineContent(index: index)
    root = NibRoot(graph)
    parents = ParentTable(index, root)
    report = InterfaceReport(file: graph.origins.file, format: FormatEntry(graph.format))
    listBudget = 4 * graph.values.count + 1000
  }

  /// The graph.
  var graph: ObjectGraph { index.graph }

  /// Every object from the top down, then the connections in the order in which they are made.
  mutating func run() -> InterfaceReport {
    for object in parents.order {
      switch index.role(object) {
      case .object where object != .root: addObject(object)
      case .segue:
        addObject(object)
        addSegue(object)
      case .constraint: addConstraint(object)
      case .keyValuePair: addRuntimeAttribute(object)
      case .proxy: addPlaceholder(object)
      default: break
      }
    }
    addConnections()
    return report
  }

  /// Id of an object in the report: the element's where it is known.
  func id(_ object: ObjectID) -> String {
    graph.origins.identifier(of: object) ?? object.description
  }

  /// Place in the source, when there is one.
  func place(_ object: ObjectID) -> PlaceEntry? {
    let place = graph.place(of: object)
    guard let entry = PlaceEntry(place), graph.origins.identifier(of: object) == nil else { return PlaceEntry(place) }
    return PlaceEntry(file: entry.file, line: entry.line, column: entry.column)
  }

  /// Text under a key of an object.
  func text(_ key: String, _ object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  /// Whole number under a key of an object.
  func integer(_ key: String, _ object: ObjectID) -> Int64? {
    guard case .int(let number)? = graph.value(key, of: object)?.value else { return nil }
    return number
  }

  /// Number of any kind under a key of an object.
  func real(_ key: String, _ object: ObjectID) -> Double? {
    switch graph.value(key, of: object)?.value {
    case .int(let number): Double(number)
    case .float(let number): number.shortest
    case .double(let number): number
    default: nil
    }
  }
}

extension Float {
  /// The double whose shortest text is that of the float: 0.2 stays 0.2.
  var shortest: Double { Double(description) ?? Double(self) }
}
