import NibCompiler
import NibDocument
import NibPropertyLists
import Nibwright

/// A document read for printing: its objects with what they are called.
struct IBDocumentReading {
  /// An object of the document.
  struct Item {
    /// Index of the element.
    let element: Int
    /// Id in the document.
    let id: String
    /// Tag of the element.
    let tag: String
    /// Class that the tag stands for; of a placeholder its identifier.
    let className: String
    /// Index of the object that holds it, in `items`; nil at the top.
    let parent: Int?
  }

  /// The document with its names.
  let index: DocumentIndex
  /// The objects in the order of the document, scenes and placeholders among them.
  let items: [Item]
  /// Items by id; the first of an id counts.
  let numbers: [String: Int]
  /// The object that each element belongs to, as an index into `items`; -1 for none.
  let owners: [Int]
  /// The texts.
  let texts: [LocalizableText]
  /// The text that people see first, by object, as a place in `texts`.
  private let firstText: [String: Int32]
  /// How the document's platform is printed.
  let forms: IBPrintedForms

  /// Reads a document. One pass over its elements.
  init(_ document: Document) {
    let index = DocumentIndex(document)
    var classes = DocumentClassNames(document)
    var items: [Item] = []
    var numbers: [String: Int] = [:]
    var owners: [Int] = []
    owners.reserveCapacity(document.elements.count)
    for element in document.elements.indices {
      let above = Int(document.elements[element].parent)
      let owner = above < 0 ? -1 : owners[above]
      let tag = index.tag(element)
      guard let id = Self.identifier(element, tag, index) else {
        owners.append(owner)
        continue
      }
      let name =
        tag == "placeholder" ? index.attribute("placeholderIdentifier", element) ?? "" : classes.name(tag)
      if numbers[id] == nil { numbers[id] = items.count }
      owners.append(items.count)
      items.append(Item(element: element, id: id, tag: tag, className: name, parent: owner < 0 ? nil : owner))
    }
    self.index = index
    self.items = items
    self.numbers = numbers
    self.owners = owners
    texts = DocumentTexts.all(document)
    firstText = Dictionary(
      zip(Int32(0)..., texts).lazy.filter { ["text", "title", "normalTitle"].contains($1.keyPath) }.map {
        ($1.object, $0)
      },
      uniquingKeysWith: { first, _ in first })
    forms = .of(document.platform)
  }

  /// The id of an element that is an object; nil for connections, constraints and parts.
  private static func identifier(_ element: Int, _ tag: String, _ index: DocumentIndex) -> String? {
    if tag == "scene" { return index.attribute("sceneID", element) }
    guard let id = index.id(element) else { return nil }
    switch DocumentRole(tag: tag, hasID: true) {
    case .object, .placeholder: return id
    default: return nil
    }
  }

  /// What editors call an object: the name that its author gave, else its text, else its class in words.
  ///
  /// - Seen: "View", "Safe Area", "File's Owner", "First Responder".
  /// - Inferred: that a text goes before the class, from how documents name their scenes.
  func label(_ item: Item) -> String {
    if let name = index.attribute("userLabel", item.element) { return name }
    if let text = firstText[item.id] { return texts[Int(text)].text }
    switch item.className {
    case "IBFilesOwner": return "File's Owner"
    case "IBFirstResponder": return "First Responder"
    default: break
    }
    if item.tag == "scene" { return "Scene" }
    if item.tag == "viewLayoutGuide" { return Self.words(index.attribute("key", item.element) ?? "layoutGuide") }
    if item.tag == "placeholder" { return item.className }
    return Self.words(String(item.className.drop { $0 == "_" }.dropFirst(2)))
  }

  /// `tableViewCell` and `TableViewCell` become `Table View Cell`; runs of capitals stay together.
  private static func words(_ name: String) -> String {
    var out = ""
    var wasCapital = true
    for character in name {
      if character.isUppercase, !wasCapital { out += " " }
      out += out.isEmpty ? character.uppercased() : String(character)
      wasCapital = character.isUppercase
    }
    return out
  }

  /// Which version saved the document.
  /// - Seen: Xcode 26.5.
  func versionHistory() -> PropertyList {
    let version = index.attribute("toolsVersion", 0) ?? ""
    return .sorted(["interface-builder-version": .sorted(["com.apple.InterfaceBuilderKit": .string(version)])])
  }
}
