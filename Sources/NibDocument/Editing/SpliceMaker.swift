import NibBytes

/// Turns the edits of a document into splices of its source: the smallest that say the same.
struct SpliceMaker {
  let document: Document
  let spans: ElementSpans
  let indentation: Indentation
  private let escapesEveryQuote: Bool
  private(set) var splices: [Splice] = []

  /// The splices of an editor's edits.
  static func splices(of editor: DocumentEditor, spans: ElementSpans) -> [Splice] {
    var maker = SpliceMaker(editor, spans: spans)
    for (element, edits) in editor.attributes where !edits.isEmpty { maker.add(edits, of: Int(element)) }
    for (element, text) in editor.texts { maker.add(text: text, of: Int(element)) }
    for (element, fate) in editor.fates {
      if case .replaced(let new) = fate { maker.replace(Int(element), with: new) }
    }
    for parent in maker.parents(editor) { maker.add(ContentEdits(of: parent, editor)) }
    return maker.splices
  }

  private init(_ editor: DocumentEditor, spans: ElementSpans) {
    document = editor.document
    self.spans = spans
    indentation = Indentation(editor.document)
    escapesEveryQuote = editor.escapesEveryQuote
  }

  /// A writer of new elements.
  var writer: ElementWriter {
    var writer = ElementWriter(lineEnd: indentation.lineEnd, unit: indentation.unit)
    if escapesEveryQuote { writer.quotes = .attribute }
    return writer
  }

  /// The elements whose lists of children change.
  private func parents(_ editor: DocumentEditor) -> Set<Int> {
    var parents = Set(editor.insertions.keys.map { Int($0) })
    for (element, fate) in editor.fates {
      if case .replaced = fate { continue }
      parents.insert(Int(document.elements[Int(element)].parent))
    }
    return parents
  }

  mutating func add(_ range: Range<Int>, _ contents: [Splice.Content] = []) {
    splices.append(Splice(range: range, contents: contents))
  }

  /// The start tag of an element.
  func tag(_ element: Int) -> StartTagSpans {
    StartTagSpans(document.source, start: start(element), end: spans.tagEnd(element))
  }

  func start(_ element: Int) -> Int { Int(document.elements[element].offset) }
}

extension SpliceMaker {
  /// Values are replaced between their quotes; an attribute that goes takes the space before it along.
  private mutating func add(_ edits: AttributeEdits, of element: Int) {
    let source = document.source
    let tag = tag(element)
    let names = tag.attributes.map { String(decoding: source[$0.name], as: UTF8.self) }
    var new: [Int: [UInt8]] = [:]
    for edit in edits.all {
      let place = names.firstIndex(of: edit.name)
      switch (place, edit.value) {
      case (let place?, let value?):
        let range = tag.attributes[place].value
        let quotes: XMLEscaping.Context = source[range.upperBound] == UInt8(ascii: "'") ? .singleQuotes : writer.quotes
        add(range, [.bytes(XMLEscaping.bytes(of: value, in: escapesEveryQuote ? .attribute : quotes))])
      case (let place?, nil): add(tag.attributes[place].gap.lowerBound..<tag.attributes[place].end)
      case (nil, let value?):
        let place = AttributeOrder.place(of: edit.name, among: names)
        new[place, default: []] += writer.attribute(edit.name, value, gap: gap(at: place, in: tag))
      case (nil, nil): break
      }
    }
    for (place, bytes) in new {
      let offset = place == 0 ? tag.nameEnd : tag.attributes[place - 1].end
      add(offset..<offset, [.bytes(bytes)])
    }
  }

  /// The white space before a new attribute: that of its neighbour.
  private func gap(at place: Int, in tag: StartTagSpans) -> [UInt8] {
    guard !tag.attributes.isEmpty else { return [0x20] }
    return Array(document.source[tag.attributes[min(place, tag.attributes.count - 1)].gap])
  }

  private mutating func add(text: String, of element: Int) {
    let bytes = ElementWriter.text(text, lineEnd: indentation.lineEnd)
    if spans.isEmptyTag(element) {
      add(tag(element).close, [.bytes([UInt8(ascii: ">")] + bytes + endTag(element))])
    } else {
      add(spans.content(element), [.bytes(bytes)])
    }
  }

  private mutating func replace(_ element: Int, with new: NewElement) {
    let start = start(element)
    var writer = writer
    writer.write(new, indentation: line(of: element))
    add(start..<spans.end(element), [.bytes(writer.bytes)])
  }

  func endTag(_ element: Int) -> [UInt8] { Array("</\(document.tag(ElementIndex(element)))>".utf8) }

  /// What an element's line begins with; nil where the element does not begin its line, or white space is text.
  func line(of element: Int) -> [UInt8]? {
    let parent = document.elements[element].parent
    if parent >= 0, document.elements[Int(parent)].text.count > 0 { return nil }
    return Indentation.before(start(element), in: document.source)
  }
}
