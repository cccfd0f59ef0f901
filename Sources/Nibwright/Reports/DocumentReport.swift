import NibDocument
import NibInspector

/// Makes the neutral report of a document: XIB or storyboard.
public struct DocumentReport: Sendable {
  /// Makes a producer.
  public init() {}

  /// The report of a document. One pass over its elements.
  public func report(_ document: Document) -> InterfaceReport {
    var producer = DocumentReportProducer(document)
    return producer.run()
  }
}

/// The pass behind `DocumentReport`.
struct DocumentReportProducer {
  /// An element on the way to the root, as those below it see it.
  struct Level {
    /// Index into the report's objects; nil above the first object.
    var object: Int?
    /// Id of that object.
    var id: String?
    /// Key of the element within the object, empty for the object itself.
    var prefix: String
    /// Whether what is below is told elsewhere.
    var isSkipped: Bool
  }

  /// The document with its names.
  let index: DocumentIndex
  /// Class names by tag.
  var classes: DocumentClassNames
  /// What is known so far.
  var report: InterfaceReport
  /// One level an element, in document order: a parent comes before its children.
  var levels: [Level] = []

  /// Prepares a run.
  init(_ document: Document) {
    index = DocumentIndex(document)
    classes = DocumentClassNames(targetRuntime: index.attribute("targetRuntime", 0))
    let container = document.kind == .xib ? "xib" : "storyboard"
    report = InterfaceReport(
      file: document.file, format: FormatEntry(container: container, version: index.attribute("toolsVersion", 0)))
    levels.reserveCapacity(document.elements.count)
  }

  /// Visits the elements.
  mutating func run() -> InterfaceReport {
    for element in 0..<index.document.elements.count { visit(element) }
    return report
  }

  /// The level above an element.
  func parent(_ element: Int) -> Level {
    let parent = Int(index.document.elements[element].parent)
    return parent < 0 ? Level(object: nil, id: nil, prefix: "", isSkipped: false) : levels[parent]
  }

  private mutating func visit(_ element: Int) {
    let above = parent(element)
    let role = DocumentRole(tag: index.tag(element), hasID: index.id(element) != nil)
    var level = Level(object: above.object, id: above.id, prefix: key(element, role, above), isSkipped: above.isSkipped)
    switch role {
    case .object: level = addObject(element, above)
    case .placeholder:
      addPlaceholder(element)
      level = Level(object: nil, id: index.id(element), prefix: "", isSkipped: false)
    case .connection:
      addConnection(element, above)
      level.isSkipped = true
    case .constraint:
      addConstraint(element, above)
      level.isSkipped = true
    case .runtimeAttribute:
      addRuntimeAttribute(element, above)
      level.isSkipped = true
    case .skipped: level.isSkipped = true
    case .group: break
    default:
      if above.isSkipped { addResource(element) } else { addUnit(element, role, level) }
    }
    levels.append(level)
  }

  /// Key of a part: the keys from the object down to it, joined by dots.
  private func key(_ element: Int, _ role: DocumentRole, _ above: Level) -> String {
    guard role != .group, role != .skipped else { return above.prefix }
    let own = index.attribute("key", element) ?? index.tag(element)
    return above.prefix.isEmpty ? own : above.prefix + "." + own
  }
}
