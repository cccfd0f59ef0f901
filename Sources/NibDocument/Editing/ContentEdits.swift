import NibBytes

/// What changes in the list of an element's children.
struct ContentEdits {
  /// The element.
  let parent: Int
  /// Its children in the document.
  private(set) var children: [Int] = []
  /// Those that go.
  private(set) var leaving: Set<Int> = []
  /// What comes before a child, or with the key -1 at the end.
  private(set) var arriving: [Int: [Insertion.Content]] = [:]

  /// The edits of an editor that concern one element.
  init(of parent: Int, _ editor: DocumentEditor) {
    self.parent = parent
    for child in editor.document.children(of: ElementIndex(parent)) {
      children.append(Int(child.index))
      switch editor.fates[child.index] {
      case .removed, .moved: leaving.insert(Int(child.index))
      case .replaced, nil: break
      }
    }
    for insertion in editor.insertions[Int32(parent)] ?? [] {
      if let content = insertion.content { arriving[Int(insertion.anchor), default: []].append(content) }
    }
  }

  /// Whether the element has no child any more.
  var isEmptied: Bool { !children.isEmpty && leaving.count == children.count && arriving.isEmpty }
}

extension SpliceMaker {
  /// The splices of an element's children.
  mutating func add(_ edits: ContentEdits) {
    if edits.children.isEmpty {
      if let contents = edits.arriving[-1] { fill(edits.parent, with: contents) }
    } else if edits.isEmptied, document.elements[edits.parent].text.count == 0 {
      empty(edits)
    } else {
      change(edits)
    }
  }

  /// Children go with the lines they stand in; new ones get lines like those of the children there.
  private mutating func change(_ edits: ContentEdits) {
    for child in edits.children {
      let line = line(of: child)
      let start = line == nil ? start(child) : Indentation.gap(before: start(child), in: document.source).lowerBound
      if edits.leaving.contains(child) { add(start..<spans.end(child)) }
      if let contents = edits.arriving[child] { add(start..<start, lines(contents, indentation: line)) }
    }
    if let contents = edits.arriving[-1], let last = edits.children.last {
      let end = spans.end(last)
      add(end..<end, lines(contents, indentation: line(of: last)))
    }
  }

  /// The last child goes: the element is one tag, unless there are comments.
  private mutating func empty(_ edits: ContentEdits) {
    let content = spans.content(edits.parent)
    var comments: [UInt8] = []
    var position = content.lowerBound
    for child in edits.children {
      addComments(in: position..<start(child), to: &comments)
      position = spans.end(child)
    }
    addComments(in: position..<content.upperBound, to: &comments)
    if comments.isEmpty {
      add(tag(edits.parent).close.lowerBound..<spans.end(edits.parent), [.bytes(Array("/>".utf8))])
    } else {
      add(content, [.bytes(comments)])
    }
  }

  private func addComments(in range: Range<Int>, to comments: inout [UInt8]) {
    document.source[range].withUnsafeBufferPointer { text in
      var scanner = MarkupScanner(text)
      while let markup = scanner.next() { comments += text[markup.start..<markup.end] }
    }
  }

  /// The first child comes: an element of one tag gets a second.
  private mutating func fill(_ parent: Int, with contents: [Insertion.Content]) {
    let source = document.source
    let content = spans.content(parent)
    let isBlank = source[content].allSatisfy(StartTagSpans.isSpace)
    let hasText = !isBlank && !isBlankText(of: parent)
    let outer = hasText ? nil : line(of: parent)
    let inside = lines(contents, indentation: outer.map { $0 + indentation.unit })
    let closing = Splice.Content.bytes(outer.map { indentation.lineEnd + $0 } ?? [])
    if spans.isEmptyTag(parent) {
      add(tag(parent).close, [.bytes([UInt8(ascii: ">")])] + inside + [closing, .bytes(endTag(parent))])
    } else if isBlank {
      add(content, inside + [closing])
    } else {
      // Behind comments or text.
      let end = hasText ? content.upperBound : Indentation.gap(before: content.upperBound, in: source).lowerBound
      add(end..<content.upperBound, inside + [closing])
    }
  }

  private func isBlankText(of element: Int) -> Bool {
    document.bytes[document.elements[element].text.range].allSatisfy(StartTagSpans.isSpace)
  }

  /// Elements in lines of their own, or one behind the other without an indentation.
  private func lines(_ contents: [Insertion.Content], indentation line: [UInt8]?) -> [Splice.Content] {
    var out: [Splice.Content] = []
    for content in contents {
      var writer = writer
      writer.startLine(line)
      switch content {
      case .new(let element):
        writer.write(element, indentation: line)
        out.append(.bytes(writer.bytes))
      case .moved(let element):
        let element = Int(element)
        out.append(.bytes(writer.bytes))
        out.append(.element(start(element)..<spans.end(element), from: self.line(of: element), to: line))
      }
    }
    return out
  }
}
