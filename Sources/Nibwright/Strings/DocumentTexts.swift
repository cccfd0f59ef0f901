import NibDocument
import NibSchema

/// Finds the localizable texts of a document. One pass over its elements.
package struct DocumentTexts {
  private let index: DocumentIndex
  private var classes: DocumentClassNames
  /// The object that an element belongs to, -1 for none, by element.
  private var owners: [Int] = []
  private var texts: [LocalizableText] = []
  /// The place that was counted last.
  private var counted: (parent: Int, name: NameIndex, element: Int, count: Int) = (-1, 0, 0, 0)

  private init(_ document: Document) {
    index = DocumentIndex(document)
    classes = DocumentClassNames(targetRuntime: index.attribute("targetRuntime", 0))
  }

  /// The texts in the order of the document, empty ones left out.
  package static func all(_ document: Document) -> [LocalizableText] {
    var pass = DocumentTexts(document)
    for element in document.elements.indices { pass.visit(element) }
    return pass.texts
  }

  private mutating func visit(_ element: Int) {
    let parent = Int(index.document.elements[element].parent)
    let tag = index.tag(element)
    let isOwner = index.id(element) != nil && DocumentRole(tag: tag, hasID: true) == .object
    owners.append(isOwner ? element : parent < 0 ? -1 : owners[parent])
    for (name, value) in index.attributes(element) {
      if let rule = TextRules.find(tag: tag, attribute: name) {
        add(rule, value, at: element, counted: element, .attribute(element, name))
      }
    }
    guard tag == "string" || tag == "mutableString", parent >= 0 else { return }
    let key = index.attribute("key", element) ?? ""
    guard let rule = TextRules.find(tag: index.tag(parent), attribute: key) else { return }
    let counted = rule.attribute.isEmpty ? element : parent
    add(rule, index.text(element), at: parent, counted: counted, .content(element))
  }

  private mutating func add(
    _ rule: LocalizableProperty, _ text: String, at element: Int, counted: Int, _ site: LocalizableText.Site
  ) {
    let owner = owners[element]
    guard !text.isEmpty, owner >= 0, isText(element, rule), let id = index.id(owner) else { return }
    let key = rule.form == .afterElementKey ? (index.attribute("key", element) ?? "") + rule.key : rule.key
    texts.append(
      LocalizableText(
        object: id, className: classes.name(index.tag(owner)), key: key,
        index: rule.form == .indexed ? position(counted, rule) : nil, text: text, site: site))
  }

  /// Whether an element says of itself that it is a text, where the rule asks for that.
  private func isText(_ element: Int, _ rule: LocalizableProperty) -> Bool {
    rule.flag.map { index.attribute($0, element) == "YES" } ?? true
  }

  /// How many elements of the same tag stand before an element in its parent, of those that the rule is about.
  ///
  /// Counts on from the element that was asked for before, so that a long list costs no more than its length.
  private mutating func position(_ element: Int, _ rule: LocalizableProperty) -> Int {
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
