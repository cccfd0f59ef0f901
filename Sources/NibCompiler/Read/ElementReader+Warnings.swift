import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

/// What is told about a document.
extension ElementReader {
  /// Adds a warning at an element.
  @inline(never)
  mutating func warn(_ fault: DocumentIssue, _ message: String, interfaceBuilder words: String? = nil, at element: Int)
  {
    // Rows that read one attribute say the same of it.
    if let lastWarning, lastWarning == (element, message) { return }
    lastWarning = (element, message)
    diagnostics.add(
      fault, message, interfaceBuilder: words, at: ElementIndex(element), of: document, from: &lineCursor)
  }

  /// Warns of an attribute that an element cannot do without.
  mutating func warnMissing(_ name: WellKnownName, _ element: Int, _ consequence: String) {
    warn(.missingAttribute, "'\(document.tag(.init(element)))' has no '\(name.rawValue)'; \(consequence)", at: element)
  }

  /// Warns of an attribute that a row cannot do without.
  mutating func warnMissing(_ symbol: Symbol, _ element: Int) {
    let name = schema.symbols.names[Int(symbol)]
    warn(.missingAttribute, "'\(document.tag(.init(element)))' has no '\(name)'; the default is used", at: element)
  }

  /// Warns of a reference that leads to no object of the archive.
  /// - Parameter found: the element of the id, which has no object here; negative when the document has none.
  mutating func warnDangling(_ id: ByteSpan, of element: Int, found: Int) {
    let tag = document.tag(.init(element))
    guard found >= 0 else {
      return warn(.danglingReference, "'\(tag)' points to '\(text(id))', which is not in this document", at: element)
    }
    warn(
      .danglingReference,
      "'\(tag)' leads to the <\(document.tag(.init(found)))> '\(text(id))', which this archive has no object for"
        + (scene(of: found) == scene(of: element) ? "" : ": it is in another scene")
        + "; the reference is left out", at: element)
  }

  /// The scene that an element stands in; -1 for none.
  private mutating func scene(of element: Int) -> Int {
    var around = element
    while around >= 0, tag(around) != .scene { around = parent(of: around) }
    return around
  }

  /// Warns of a view that says that its mask is translated: documents say so by saying nothing.
  ///
  /// Seen: 2626 views of fixed frames say NO, 67 nothing; of all views of 1 190 documents none says YES.
  @inline(never)
  mutating func reportTranslation(_ element: Int) {
    let isFixed = flag(.fixedFrame, of: element) ?? false
    warn(
      .unknownValue,
      "a view\(isFixed ? " whose 'fixedFrame' is YES" : "") has 'translatesAutoresizingMaskIntoConstraints' YES, expected "
        + "NO\(isFixed ? "" : " or nothing"); the mask is translated", at: element)
  }

  /// Warns of attributes that the kind does not know, and of repeated children.
  @inline(never)
  mutating func reportUnknownAttributes(_ element: Int, _ plan: KindPlan) {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let attribute = document.attributes[position]
      let symbol = index.symbolOfName[Int(attribute.name)]
      if symbol >= 0 && plan.knownAttributes.contains(symbol) { continue }
      let name = document.names[Int(attribute.name)]
      if symbol >= 0 && plan.known.contains(symbol) {
        reportWantsChild(name, of: plan.tag, at: element)
        continue
      }
      reportAttribute(name, of: plan.tag, at: element)
    }
    reportRepeated(plan)
  }

  /// Warns of an attribute by the name of a child.
  private mutating func reportWantsChild(_ name: String, of tag: String, at element: Int) {
    let value = Self.shortened(document.attribute(name, of: .init(element)) ?? "")
    warn(
      .unknownAttribute,
      "'\(tag)' has the attribute '\(name)' (\"\(value)\"), expected a child element of that name; attribute ignored",
      at: element)
  }

  /// Warns of children of the element in the slots that its kind does not know.
  @inline(never)
  mutating func reportUnknownChildren(_ plan: KindPlan) {
    for position in 0..<childNotes.count {
      let note = childNotes[position]
      if note.symbol >= 0 && plan.known.contains(note.symbol) { continue }
      let tagSymbol = tag(Int(note.child))
      if tagSymbol >= 0 && plan.known.contains(tagSymbol) { continue }
      reportChild(Int(note.child), of: plan.tag, shown: shown(Int(note.child)))
    }
  }

  /// The tag of a child, and of a rectangle its key, by which alone it is known.
  private mutating func shown(_ child: Int) -> String {
    let tag = document.tag(.init(child))
    guard self.tag(child) == .rect else { return tag }
    return attribute(.key, of: child).map { "\(tag)' of the key '\(text($0))" } ?? "\(tag)' without a 'key"
  }

  /// Warns of an attribute that nothing reads: known and without a known form, or not known.
  ///
  /// Says its value: two documents that differ in it compile to the same, and their messages tell them apart.
  mutating func reportAttribute(_ name: String, of tag: String, at element: Int) {
    let value = document.attribute(name, of: .init(element)) ?? ""
    if let other = schema.catalog.counterpart(of: name, in: tag) {
      return reportRepeated(name, value, as: other, of: tag, at: element)
    }
    let shown = "'\(tag)' has the attribute '\(name)' (\"\(Self.shortened(value))\"), which is"
    if let known = schema.catalog.unarchived(name, of: tag) {
      if let harmless = known.harmlessValue, value == harmless { return }
      return warn(
        .noKnownForm, "\(shown) not archived: no known form; at run time \(known.effect)", at: element)
    }
    warn(.unknownAttribute, "\(shown) unknown; attribute ignored", at: element)
  }

  /// Warns of an attribute that another one repeats, where the two differ.
  private mutating func reportRepeated(
    _ name: String, _ value: String, as other: String, of tag: String, at element: Int
  ) {
    let path = Row.path(of: other)
    let holder =
      path.map { path in
        document.children(of: .init(element)).first {
          (document.attribute("key", of: $0) ?? document.tag($0)) == path.child
        }
      } ?? ElementIndex(element)
    let counted = holder.flatMap { document.attribute(path?.attribute ?? other, of: $0) }
    if counted == value { return }
    warn(
      .ignoredValue,
      "'\(tag)' has the attribute '\(name)' (\"\(Self.shortened(value))\"); archived is '\(other)' alone, which "
        + (counted.map { "is \"\(Self.shortened($0))\"" } ?? "is not there"), at: element)
  }

  /// Warns of text in an element that has none.
  mutating func reportText(_ element: Int) {
    let text = text(document.elements[element].text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    warn(
      .strayText,
      "'\(document.tag(.init(element)))' has the text '\(Self.shortened(text))' in it, where the format has none; text ignored",
      at: element)
  }

  /// Warns of an element that the part around it does not take.
  mutating func reportChild(_ child: Int) {
    let name = attribute(.key, of: child).map { text($0) } ?? document.tag(.init(child))
    reportChild(child, of: document.tag(.init(parent(of: child))), shown: name)
  }

  /// Warns of a child that nothing reads: known and without a known form, or not known.
  private mutating func reportChild(_ child: Int, of tag: String, shown: String) {
    let key = attribute(.key, of: child).map { text($0) } ?? document.tag(.init(child))
    if let known = schema.catalog.unarchived(key, of: tag) {
      if let harmless = known.harmlessValue, saysOnly(harmless, child) { return }
      return warn(
        .noKnownForm,
        "'\(tag)' has the child '\(key)', which is not archived: no known form; at run time \(known.effect): "
          + excerpt(of: child), at: child)
    }
    warn(
      .unknownElement, "'\(tag)' has the child '\(shown)', which is unknown; element ignored: " + excerpt(of: child),
      at: child)
  }

  /// Whether all numbers that a child says are that of a text, as those of insets that are none.
  private mutating func saysOnly(_ value: String, _ child: Int) -> Bool {
    guard let number = Double(value) else { return false }
    var hasNumbers = false
    for attribute in document.attributes(of: .init(child)) where document.names[Int(attribute.name)] != "key" {
      if Double(text(attribute.value)) != number { return false }
      hasNumbers = true
    }
    return hasNumbers
  }

  /// The start tags of an element and of those in it, without the ids, as far as a message has room for them.
  mutating func excerpt(of element: Int) -> String {
    var tags = ""
    var next = element
    while next < document.elements.count, next == element || parent(of: next) >= element {
      tags += "<" + document.tag(.init(next))
      for attribute in document.attributes(of: .init(next)) {
        let name = document.names[Int(attribute.name)]
        if name == "id" || name == "key" { continue }
        tags += " \(name)=\"\(Self.shortened(text(attribute.value)))\""
      }
      tags += ">"
      if tags.utf8.count > 240 { return Self.shortened(tags, to: 240) }
      next += 1
    }
    return tags
  }

  /// A text that stands in a message, cut off where it is long.
  private static func shortened(_ text: String, to limit: Int = 80) -> String {
    text.utf8.count <= limit ? text : text.prefix(limit) + "…"
  }

  /// Warns of what a part without rows, such as a segment, says beyond the names that its pass reads.
  ///
  /// A child counts as read when its key or its tag is among the names.
  mutating func reportUnread(_ element: Int, beyond names: [WellKnownName]) {
    for attribute in document.attributes(of: .init(element)) {
      let symbol = index.symbolOfName[Int(attribute.name)]
      let isKnown = names.contains { symbol == $0.symbol }
      let (name, tag) = (document.names[Int(attribute.name)], document.tag(.init(element)))
      if isKnown, schema.childNames.contains(symbol) {
        reportWantsChild(name, of: tag, at: element)
      } else if !isKnown {
        reportAttribute(name, of: tag, at: element)
      }
    }
    for child in children(of: element) {
      let (key, tag) = (childSymbol(child), tag(child))
      if names.contains(where: { key == $0.symbol || tag == $0.symbol }) { continue }
      let name = attribute(.key, of: child).map { text($0) } ?? document.tag(.init(child))
      reportChild(child, of: document.tag(.init(element)), shown: name)
    }
  }

  /// Warns of children with a key that an earlier child has: the first alone counts.
  private mutating func reportRepeated(_ plan: KindPlan) {
    for position in 0..<childNotes.count {
      let note = childNotes[position]
      guard note.symbol >= 0, childSlots[Int(note.symbol)] != note.child else { continue }
      guard let key = attribute(.key, of: Int(note.child)) else { continue }
      warn(.repeatedChild, "'\(plan.tag)' has a second '\(text(key))'; the first is used", at: Int(note.child))
    }
  }
}

extension Diagnostics {
  /// Adds a warning at an element, whose line is counted on from that of the last one; counted for nothing when no more
  /// messages are kept.
  mutating func add(
    _ fault: DocumentIssue, _ message: String, interfaceBuilder words: String? = nil, at element: ElementIndex,
    of document: Document, from cursor: inout LineCursor
  ) {
    add(
      fault, message, interfaceBuilder: words,
      at: isFull ? Place(file: document.file) : document.place(of: element, from: &cursor))
  }
}
