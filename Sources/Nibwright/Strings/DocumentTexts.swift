import NibCompiler
import NibDocument
import NibSchema

/// Finds the localizable texts of a document. One pass over its elements.
package struct DocumentTexts {
  /// The texts in the order of the document, empty ones left out.
  package private(set) var texts: [LocalizableText] = []
  /// Texts that translators do not get, in the order of the document.
  package private(set) var omitted: [OmittedText] = []

  private let index: DocumentIndex
  private var classes: DocumentClassNames
  /// The object that an element belongs to, -1 for none, by element.
  private var owners: [Int] = []
  /// The place that was counted last.
  private var counted: (parent: Int, name: NameIndex, element: Int, count: Int) = (-1, 0, 0, 0)

  /// Finds the texts of a document.
  package init(_ document: Document) {
    index = DocumentIndex(document)
    classes = DocumentClassNames(document)
    for element in document.elements.indices { visit(element) }
  }

  /// The texts in the order of the document, empty ones left out.
  package static func all(_ document: Document) -> [LocalizableText] { DocumentTexts(document).texts }

  private mutating func visit(_ element: Int) {
    let parent = Int(index.document.elements[element].parent)
    let tag = index.tag(element)
    let isOwner = index.id(element) != nil && Self.owns(tag)
    owners.append(isOwner ? element : parent < 0 ? -1 : owners[parent])
    for (name, value) in index.attributes(element) {
      if let rule = classes.texts.find(tag: tag, attribute: name) {
        add(rule, value, at: element, counted: element, .attribute(element, name))
      }
    }
    let isAttributed = tag == "attributedString"
    guard isAttributed || tag == "string" || tag == "mutableString", parent >= 0 else { return }
    let key = index.attribute("key", element) ?? ""
    if isAttributed { return omitAttributed(element, key) }
    guard let rule = classes.texts.find(tag: index.tag(parent), attribute: key) else { return }
    let holder = rule.attribute.isEmpty ? element : parent
    add(rule, content(element), at: holder, counted: holder, .content(element))
  }

  /// The text of an element; in base64 stands what an attribute could not hold.
  private func content(_ element: Int) -> String {
    let text = index.text(element)
    guard index.attribute("base64-UTF8", element) == "YES", let bytes = Base64.decode(text.utf8) else { return text }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bindings have texts of their own, other connections none.
  private static func owns(_ tag: String) -> Bool {
    tag == "binding" || DocumentRole(tag: tag, hasID: true) == .object
  }

  private mutating func add(
    _ rule: RowText, _ text: String, at element: Int, counted: Int, _ site: LocalizableText.Site
  ) {
    let owner = owners[element]
    guard isText(element, rule) else { return }
    guard owner >= 0, let id = index.id(owner) else {
      if !text.isEmpty { omitted.append(OmittedText(key: rule.key, reason: .noObject, element: element)) }
      return
    }
    let key = rule.form == .afterElementKey ? (index.attribute("key", element) ?? "") + rule.key : rule.key
    let found = LocalizableText(
      object: id, className: classes.translated(index.tag(owner)), key: key,
      index: rule.form == .indexed ? position(counted, rule) : nil, text: text, site: site)
    if text.isEmpty {
      omitted.append(OmittedText(key: found.stringsKey, reason: .empty, element: element))
    } else {
      texts.append(found)
    }
  }

  /// Comments for the author are no texts of the interface.
  private mutating func omitAttributed(_ element: Int, _ key: String) {
    guard key != "userComments", owners[element] >= 0, let id = index.id(owners[element]) else { return }
    omitted.append(OmittedText(key: "\(id).\(key)", reason: .attributed, element: element))
  }

  /// Whether an element says of itself that it is a text, where the rule asks for that.
  private func isText(_ element: Int, _ rule: RowText) -> Bool {
    rule.flag.map { index.attribute($0, element) == "YES" } ?? true
  }

  /// How many elements of the same tag stand before an element in its parent, of those that the rule is about.
  ///
  /// Counts on from the element that was asked for before, so that a long list costs no more than its length.
  private mutating func position(_ element: Int, _ rule: RowText) -> Int {
    let elements = index.document.elements
    let parent = Int(elements[element].parent)
    guard parent >= 0 else { return 0 }
    let name = elements[element].name
    let isSame = counted.parent == parent && counted.name == name && counted.element <= element
    var count = isSame ? counted.count : 0
    var sibling = isSame ? counted.element : Int(elements[parent].firstChild)
    while sibling >= 0, sibling != element {
      if elements[sibling].name == name, isText(sibling, rule) { count += 1 }
      sibling = Int(elements[sibling].nextSibling)
    }
    counted = (parent, name, element, count)
    return count
  }
}
