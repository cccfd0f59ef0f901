import NibDiagnostics
import NibDocument
import NibSchema

/// What a document holds and no archive gets, in words: the end of a message about something that is left out whole.
///
/// Custom classes, images, runtime attributes and connections in it are never made: whoever looks in an archive for one of
/// them, or wonders why an image of the app is used by nothing, finds it in the message.
struct LeftOutContent {
  private var objectCount = 0
  private var attributeCount = 0
  private var connectionCount = 0
  private var classes = Names()
  private var images = Names()
  private let catalog: Catalog
  /// The attributes that are names of images, by tag.
  private var imageAttributes: [String: [String]] = [:]

  /// Different names, of which a message shows those of the first elements.
  private struct Names {
    private static let most = 8
    private var all: Set<String> = []
    private var first: [String] = []

    mutating func add(_ name: String) {
      if all.insert(name).inserted, first.count < Self.most { first.append(name) }
    }

    /// The names behind a word for them; nil if there are none.
    func words(_ one: String, _ several: String) -> String? {
      if all.isEmpty { return nil }
      let shown = first.map { "'\($0)'" }.joined(separator: ", ")
      let more = all.count > Self.most ? " and \(all.count - Self.most) more" : ""
      return "the \(all.count == 1 ? one : several) \(shown)\(more)"
    }
  }

  private static let connections: Set<String> = ["outlet", "action", "outletCollection", "segue", "binding"]
  /// Elements with an id that stand for what is there anyway, or that only say where the others are.
  private static let others: Set<String> = [
    "placeholder", "exit", "constraint", "viewLayoutGuide", "viewControllerLayoutGuide", "accessibilityConnection",
  ]

  /// Counts elements with all that is in them.
  /// - Parameter catalog: the kinds of the document's platform, which know the attributes that are names of images.
  init(of elements: [ElementIndex], in document: Document, _ catalog: Catalog) {
    self.catalog = catalog
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
    if let words = classes.words("class", "classes") { parts.append(words) }
    if let words = images.words("image", "images") { parts.append(words) }
    if attributeCount > 0 { parts.append(attributeCount.counted("runtime attribute")) }
    if connectionCount > 0 { parts.append(connectionCount.counted("connection")) }
    return parts.joined(separator: ", ")
  }

  /// What is said of a controller in the scene of another.
  static func second(_ controller: Int, in document: Document, _ catalog: Catalog) -> String {
    let content = LeftOutContent(of: [ElementIndex(controller)], in: document, catalog)
    let id = document.attribute("id", of: ElementIndex(controller)) ?? ""
    return "the scene has a second controller, '\(id)', and a scene has one; no archive is made of it: \(content.words)"
  }

  private mutating func add(_ element: ElementIndex, _ document: Document) {
    let tag = document.tag(element)
    if tag == "userDefinedRuntimeAttribute" { attributeCount += 1 }
    if Self.connections.contains(tag) { connectionCount += 1 }
    if let name = document.attribute("customClass", of: element), tag != "placeholder" { classes.add(name) }
    for attribute in imageAttributes(of: tag) {
      if let name = document.attribute(attribute, of: element) { images.add(name) }
    }
    let hasID = document.attribute("id", of: element) != nil
    if hasID, !Self.connections.contains(tag), !Self.others.contains(tag) { objectCount += 1 }
  }

  /// The attributes of a kind that are names of images, by its rows.
  private mutating func imageAttributes(of tag: String) -> [String] {
    if let known = imageAttributes[tag] { return known }
    let found = (catalog.find(tag)?.allRows ?? []).compactMap { row in
      if case .image = row.form { row.attribute } else { nil }
    }
    imageAttributes[tag] = found
    return found
  }
}
