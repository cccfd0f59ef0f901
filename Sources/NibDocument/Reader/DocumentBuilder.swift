internal import CLibXML2
import NibBytes
import NibDiagnostics

/// Fills the tables while libxml2 parses.
///
/// Invariant: a span below `source.count` holds the source's bytes, one above holds bytes of `resolved`. A pointer
/// that libxml2 gives lies either in its copy of the source, and is a span without copying, or elsewhere.
struct DocumentBuilder: ~Copyable {
  let source: [UInt8]
  let limits: ReadLimits
  /// Which elements the root may be.
  let roots: AcceptedRoots
  var elements: GrowingBuffer<ElementRecord>
  var attributes: GrowingBuffer<AttributeRecord>
  var names = PointerNames()
  var run: TextRun
  var kind: Document.Kind?
  /// Set when the text is not UTF-8: nothing else was read then.
  var encoding: String?
  /// The first error; the later ones follow from it.
  private(set) var error: ReaderError?
  /// The open element; -1 outside the root.
  private var current: Int32 = -1
  /// The element closed last at this level; -1 before the first child.
  private var previousSibling: Int32 = -1
  private var depth = 0
  /// Offset behind the text that was the last thing reported; -1 when it was something else.
  private var textEnd = -1
  /// Namespace declarations so far. libxml2 looks through all that are open for every prefix.
  private var namespaceCount = 0
  private let depthLimit: Int

  /// The deepest nesting libxml2 takes without its `HUGE` option.
  static let parserDepth = 255

  init(source: [UInt8], limits: ReadLimits, roots: AcceptedRoots) {
    self.source = source
    self.roots = roots
    self.limits = limits
    depthLimit = min(limits.depth, Self.parserDepth)
    run = TextRun(source: source)
    // Interface files have about one element in 105 bytes and one attribute in 30.
    elements = GrowingBuffer(capacity: min(source.count / 80 + 8, limits.objects))
    attributes = GrowingBuffer(capacity: min(source.count / 26 + 8, limits.values))
  }

  /// Keeps an error unless there is one already.
  mutating func keep(_ error: ReaderError) {
    if self.error == nil { self.error = error }
  }

  /// Hands over the tables, when all went well.
  mutating func takeTables(kind: Document.Kind) -> DocumentTables {
    DocumentTables(
      kind: kind, elements: elements.takeArray(), attributes: attributes.takeArray(), names: names.table,
      resolved: run.resolved)
  }

  /// A start tag.
  @inline(__always)
  mutating func start(_ tag: StartTag) {
    if current >= 0 && run.count > 0 { run.flush(owner: current) }
    guard hasRoom(for: tag) else { return stopAtLimit(tag) }
    guard let name = names.index(of: tag.qualified(tag.name, tag.prefix)) else { return stopAtNames(tag) }
    let index = Int32(truncatingIfNeeded: elements.count)
    let first = attributes.count
    var record = ElementRecord(
      name: name, parent: current, offset: UInt32(truncatingIfNeeded: offset(of: tag)),
      firstAttribute: UInt32(truncatingIfNeeded: first))
    textEnd = -1
    appendAttributes(of: tag)
    record.attributeCount = UInt16(truncatingIfNeeded: attributes.count - first)
    elements.append(record)
    link(index)
    if index == 0 { judgeRoot(tag) }
  }

  /// An end tag.
  @inline(__always)
  mutating func end() {
    guard current >= 0 else { return }
    textEnd = -1
    if run.count > 0 || run.holdsPieces { run.close(&elements[Int(current)], owner: current) }
    previousSibling = current
    current = elements[Int(current)].parent
    depth -= 1
  }

  /// A piece of text; one run of text may come in several pieces.
  @inline(__always)
  mutating func characters(_ text: UnsafePointer<xmlChar>, _ count: Int, input: xmlParserInputPtr) {
    guard current >= 0, count > 0 else { return }
    let offset = run.sourceOffset(of: text, count, in: input)
    run.add(text, count, at: offset)
    textEnd = offset < 0 ? -1 : offset + count
  }

  /// Refuses a DOCTYPE; libxml2 has read its name and stands behind it.
  mutating func refuseDoctype(input: xmlParserInputPtr) {
    let end = max(0, min(input.byteOffset, source.count))
    let start = source[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
    keep(
      ReaderError(
        .doctype, offset: start, in: source,
        "a DOCTYPE was found; interface files have none, and it is not read because it can name other files"))
  }
}

extension DocumentBuilder {
  /// Offset of a tag's `<`: where the text before it ended, if one did; else it is searched for.
  @inline(__always)
  private func offset(of tag: StartTag) -> Int {
    // No comment lies between the text and the tag if the `<` there begins a name.
    guard textEnd >= 0, textEnd + 1 < source.count, source[textEnd] == UInt8(ascii: "<"),
      source[textEnd + 1] != UInt8(ascii: "!"), source[textEnd + 1] != UInt8(ascii: "?")
    else { return tag.offset }
    return textEnd
  }

  /// Makes the new element a child or a sibling, and the open one.
  @inline(__always)
  private mutating func link(_ index: Int32) {
    if previousSibling >= 0 {
      elements[Int(previousSibling)].nextSibling = index
    } else if current >= 0 {
      elements[Int(current)].firstChild = index
    }
    previousSibling = -1
    current = index
    depth += 1
  }

  @inline(__always)
  private mutating func appendAttributes(of tag: StartTag) {
    if tag.namespaceCount > 0 { appendNamespaces(of: tag) }
    // After a stop libxml2's pointers into the text are dead.
    guard error == nil, var row = tag.attributes else { return }
    let input = tag.input
    for _ in 0..<tag.attributeCount {
      guard let name = row[0], let start = row[3], let end = row[4] else { return }
      guard append(tag.qualified(name, row[1]), run.span(of: start, end - start, in: input)) else {
        return stopAtNames(tag)
      }
      row += StartTag.stride
    }
  }

  @inline(__always)
  private mutating func append(_ name: UnsafePointer<xmlChar>, _ value: ByteSpan) -> Bool {
    guard let index = names.index(of: name) else { return false }
    attributes.append(AttributeRecord(name: index, value: value))
    return true
  }

  /// Namespace declarations are kept as the attributes they are written as.
  @inline(never)
  private mutating func appendNamespaces(of tag: StartTag) {
    namespaceCount += tag.namespaceCount
    guard namespaceCount <= AttributeLimit.most else {
      return stop(tag, .limit, "the document declares more than \(AttributeLimit.most) namespaces")
    }
    guard let pairs = tag.namespaces, let dictionary = tag.context.pointee.dict else { return }
    for i in 0..<tag.namespaceCount {
      guard let name = xmlDictLookup(dictionary, "xmlns", -1), let uri = pairs[2 * i + 1] else { continue }
      let whole = pairs[2 * i].map { tag.qualified($0, name) } ?? name
      guard append(whole, run.span(of: uri, Int(xmlStrlen(uri)), in: tag.input)) else { return stopAtNames(tag) }
    }
  }

  /// Asks the root which file this is, and stops when it is none of ours.
  private mutating func judgeRoot(_ tag: StartTag) {
    guard roots != .any else { return kind = .other }
    let table = names.table
    let type = attributes.array.first { table.holds("type", at: Int($0.name)) }.map { run.text($0.value) }
    switch RootElement.judge(tag: table[Int(elements[0].name)], type: type) {
    case .interface(let kind): self.kind = kind
    case .refused(.legacyDialect, _) where roots == .bothDialects: kind = .other
    case .refused(let code, let detail): stop(tag, code, detail)
    }
  }

  @inline(__always)
  private func hasRoom(for tag: StartTag) -> Bool {
    let count = tag.attributeCount + tag.namespaceCount
    return depth < depthLimit && elements.count < limits.objects && count <= AttributeLimit.most
      && attributes.count + count <= limits.values
  }

  @inline(never)
  private mutating func stopAtLimit(_ tag: StartTag) {
    let detail =
      if depth >= depthLimit {
        "elements are nested deeper than \(depthLimit)"
      } else if elements.count >= limits.objects {
        "the document has more than \(limits.objects) elements; make documents of its parts"
      } else if tag.attributeCount + tag.namespaceCount > AttributeLimit.most {
        "the element has more than \(AttributeLimit.most) attributes"
      } else {
        "the document has more than \(limits.values) attributes"
      }
    stop(tag, .limit, detail)
  }

  @inline(never)
  private mutating func stopAtNames(_ tag: StartTag) {
    stop(tag, .limit, "the document has more than \(names.count) different tags and attribute names")
  }

  private mutating func stop(_ tag: StartTag, _ code: DocumentError.Code, _ detail: String) {
    if error == nil { keep(ReaderError(code, offset: min(tag.offset, source.count), in: source, detail)) }
    xmlStopParser(tag.context)
  }
}
