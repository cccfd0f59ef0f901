import NibDocument
import NibTestSupport
import Testing

@Suite("Random edits of samples") struct RandomEditTests {
  static let samples = TestDisk.files(below: SharedFiles.packageRoot + "/Archives", ending: [".xib", ".storyboard"])

  static func documents() -> [Document] {
    samples.compactMap { path in try? XIBReader().read(TestDisk.bytes(path) ?? [], file: path) }
  }

  @Test("edits of a text read as the same edits of a tree")
  func trees() throws {
    var generator = SeededGenerator(start: 7)
    let documents = Self.documents()
    #expect(documents.count > 80)
    for document in documents {
      for count in [1, 4, 25, 100] {
        var edits = RandomEdits(document)
        for _ in 0..<count { edits.make(&generator) }

        let edited = try edits.editor.edited()

        #expect(TreeModel(edited).dump == edits.model.dump, "\(document.file)")
      }
    }
  }

  @Test("one edit changes the bytes of its element alone")
  func places() throws {
    var generator = SeededGenerator(start: 11)
    for document in Self.documents() {
      for _ in 0..<4 {
        var edits = RandomEdits(document)
        edits.make(&generator)
        let edited = try edits.editor.bytes()
        guard let place = edits.place, edited != document.source else { continue }

        let start = zip(document.source, edited).prefix { $0 == $1 }.count
        let end = document.source.count - zip(document.source.reversed(), edited.reversed()).prefix { $0 == $1 }.count

        #expect(start >= place.lowerBound && end <= place.upperBound, "\(document.file) \(start)..<\(end) \(place)")
      }
    }
  }

  @Test("an edit that is taken back by a second editor leaves the bytes as they were")
  func restored() throws {
    var generator = SeededGenerator(start: 13)
    for document in Self.documents() {
      var editor = DocumentEditor(document)
      for element in document.elements.indices.map({ ElementIndex($0) }) {
        for attribute in document.attributes(of: element) where Int.random(in: 0..<3, using: &generator) == 0 {
          try editor.set(document.names[Int(attribute.name)], of: element, to: "other")
        }
      }
      // A document of another type would not be read again.
      try editor.set("type", of: .root, to: document.attribute("type", of: .root))
      let edited = try editor.edited()
      var back = DocumentEditor(edited)
      for element in document.elements.indices.map({ ElementIndex($0) }) {
        for attribute in document.attributes(of: element) {
          try back.set(document.names[Int(attribute.name)], of: element, to: document.bytes.text(attribute.value))
        }
      }

      #expect(try back.bytes() == DocumentEditor(document).bytes(), "\(document.file)")
    }
  }
}

/// Makes the same edits in an editor and in a tree.
struct RandomEdits {
  var editor: DocumentEditor
  let model: TreeModel
  /// Where the last edit may change bytes.
  private(set) var place: Range<Int>?
  private let count: Int

  init(_ document: Document) {
    editor = DocumentEditor(document)
    model = TreeModel(document)
    count = document.elements.count
  }

  /// Makes an edit; one that does not fit those before it is refused by the editor and then not made in the tree.
  mutating func make(_ generator: inout SeededGenerator) {
    let element = Int.random(in: 0..<count, using: &generator)
    place = nil
    do {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: try set(element, &generator)
      case 3: try setText(element)
      case 4, 5: try override(element, &generator)
      case 6: try insert(element)
      default: try move(element, &generator)
      }
    } catch { return }
  }

  private mutating func set(_ element: Int, _ generator: inout SeededGenerator) throws {
    let node = model.nodes[element]
    let name = (node.attributes.keys.sorted() + ["added"]).randomElement(using: &generator) ?? "added"
    guard name != "type" else { return }
    let value: String? = ["<v>\n'\"", nil, "é"].randomElement(using: &generator) ?? nil
    try editor.set(name, of: ElementIndex(element), to: value)
    node.attributes[name] = value
    place = offset(element)..<offset(element + 1)
  }

  private mutating func setText(_ element: Int) throws {
    try editor.setText(of: ElementIndex(element), to: "a & b")
    model.nodes[element].text = "a & b"
    place = offset(element)..<offset(element + 1)
  }

  /// Removes or replaces an element.
  private mutating func override(_ element: Int, _ generator: inout SeededGenerator) throws {
    let node = model.nodes[element]
    guard !node.isGone else { return }
    if Bool.random(using: &generator) {
      try editor.remove(ElementIndex(element))
    } else {
      try editor.replace(ElementIndex(element), with: Self.new(element))
      node.replacement = TreeModel.Node(Self.new(element))
    }
    node.isGone = true
    place = around(Int(editor.document.elements[element].parent))
  }

  private mutating func insert(_ element: Int) throws {
    let child = model.nodes[element].children.isEmpty ? nil : element + 1
    let position = child.map { ElementPosition.before(ElementIndex($0)) } ?? .last
    try editor.insert(Self.new(element), into: ElementIndex(element), at: position)
    model.insert(TreeModel.Node(Self.new(element)), into: element, before: child)
    place = around(element)
  }

  private static func new(_ element: Int) -> NewElement {
    NewElement("n", ["v": "\(element)"], children: [NewElement("m", text: "<&")])
  }

  private mutating func move(_ element: Int, _ generator: inout SeededGenerator) throws {
    let target = Int.random(in: 0..<count, using: &generator)
    let node = model.nodes[element]
    guard !node.isGone else { return }
    try editor.move(ElementIndex(element), into: ElementIndex(target))
    let copy = TreeModel.Node(NewElement(node.tag))
    // The tree's node of the old place is empty; the one at the new place is what edits of the element change.
    (copy.attributes, copy.text, copy.children, copy.before) = (node.attributes, node.text, node.children, node.before)
    node.isGone = true
    model.insert(copy, into: target, before: nil)
    model.replace(element, by: copy)
  }

  private func offset(_ element: Int) -> Int {
    element < count ? Int(editor.document.elements[element].offset) : editor.document.source.count
  }

  private func around(_ element: Int) -> Range<Int> {
    offset(element)..<offset(editor.document.elements.indices.first { isBehind($0, element) } ?? count)
  }

  /// Whether an element is the first behind all that is in another.
  private func isBehind(_ later: Int, _ element: Int) -> Bool {
    guard later > element else { return false }
    var at = later
    while at > element { at = Int(editor.document.elements[at].parent) }
    return at != element
  }
}
