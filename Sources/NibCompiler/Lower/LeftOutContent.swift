import NibDiagnostics
import NibDocument

/// What a document holds and no archive gets, in words: the end of a message about something that is left out whole.
///
/// Custom classes, runtime attributes and connections in it are never made, and whoever looks for one of them in an
/// archive finds it in the message.
struct LeftOutContent {
  private var objectCount = 0
  private var attributeCount = 0
  private var connectionCount = 0
  /// The custom classes, and the first of them in document order.
  private var classes: Set<String> = []
  private var firstClasses: [String] = []

  private static let mostClasses = 8
  private static let connections: Set<String> = ["outlet", "action", "outletCollection", "segue", "binding"]
  /// Elements with an id that stand for what is there anyway, or that only say where the others are.
  private static let others: Set<String> = [
    "placeholder", "exit", "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "accessibilityConnection",
  ]

  /// Counts elements with all that is in them.
  init(of elements: [ElementIndex], in document: Document) {
    for element in elements {
      var place = Int(element.index)
      // What stands in an element comes right behind it.
      repeat {
        add(ElementIndex(place), document)
        place += 1
      } while place < document.elements.count && document.elements[place].parent >= element.index
    }
  }

  /// What stands behind `it is left out: `, as in `2 objects, the class 'Leaf', 1 connection`.
  var words: String {
    var parts = [objectCount.counted("object")]
    if !classes.isEmpty {
      let shown = firstClasses.map { "'\($0)'" }.joined(separator: ", ")
      let more = classes.count > Self.mostClasses ? " and \(classes.count - Self.mostClasses) more" : ""
      parts.append((classes.count == 1 ? "the class " : "the classes ") + shown + more)
    }
    if attributeCount > 0 { parts.append(attributeCount.counted("runtime attribute")) }
    if connectionCount > 0 { parts.append(connectionCount.counted("connection")) }
    return parts.joined(separator: ", ")
  }

  private mutating func add(_ element: ElementIndex, _ document: Document) {
    let tag = document.tag(element)
    if tag == "userDefinedRuntimeAttribute" { attributeCount += 1 }
    if Self.connections.contains(tag) { connectionCount += 1 }
    if let name = document.attribute("customClass", of: element), tag != "placeholder", classes.insert(name).inserted,
      firstClasses.count < Self.mostClasses
    {
      firstClasses.append(name)
    }
    let hasID = document.attribute("id", of: element) != nil
    if hasID, !Self.connections.contains(tag), !Self.others.contains(tag) { objectCount += 1 }
  }
}
