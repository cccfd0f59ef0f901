import NibDiagnostics

/// Where an element goes among the children of another.
public enum ElementPosition: Sendable, Hashable {
  /// Before all children.
  case first
  /// Behind all children.
  case last
  /// Before a child that the document has.
  case before(ElementIndex)
  /// Behind a child that the document has.
  case after(ElementIndex)
}

/// What becomes of a whole element.
enum ElementFate: Sendable {
  /// It goes.
  case removed
  /// Another stands in its place.
  case replaced(NewElement)
  /// It goes into an element, by the insertion of this number.
  case moved(Int32, number: Int)
}

/// An element that is put into another.
struct Insertion: Sendable {
  /// What is put in.
  enum Content: Sendable {
    /// A new element.
    case new(NewElement)
    /// An element of the document.
    case moved(Int32)
  }

  /// The child before which it goes; -1 for the end.
  let anchor: Int32
  /// What is put in; nil when a later edit took it back.
  var content: Content?
}

extension DocumentEditor {
  /// Puts a new element into another, in a line of its own where the children there have lines of their own.
  /// - Throws: `noSuchElement`, `rootElement`, `invalidName`, `limit`, `conflict`.
  public mutating func insert(
    _ new: NewElement, into parent: ElementIndex, at position: ElementPosition = .last
  ) throws(DocumentError) {
    try check(new, at: parent)
    _ = try insert(.new(new), into: parent, at: position)
  }

  /// Removes an element with all that is in it. An element whose last child goes is written as one tag.
  /// - Throws: `noSuchElement`, `rootElement`, `conflict`.
  public mutating func remove(_ element: ElementIndex) throws(DocumentError) {
    try checkOverridable(element, "removed")
    fates[element.index] = .removed
  }

  /// Puts a new element in the place of another.
  /// - Throws: `noSuchElement`, `rootElement`, `invalidName`, `limit`, `conflict`.
  public mutating func replace(_ element: ElementIndex, with new: NewElement) throws(DocumentError) {
    try check(new, at: element)
    try checkOverridable(element, "replaced")
    fates[element.index] = .replaced(new)
  }

  /// Moves an element with all that is in it, and with the edits of that, to another place.
  ///
  /// Its lines are indented as the lines there are. Of two moves of an element the later counts.
  /// - Throws: `noSuchElement`, `rootElement`, `insideItself`, `limit`, `conflict`.
  public mutating func move(
    _ element: ElementIndex, into parent: ElementIndex, at position: ElementPosition = .last
  ) throws(DocumentError) {
    try checkExists(element)
    try checkNotRoot(element, "moved")
    try checkOutside(parent, of: element)
    switch fates[element.index] {
    case .removed, .replaced: throw error(.conflict, at: element, "it cannot be moved: another edit takes it away")
    case .moved, nil: break
    }
    let number = try insert(.moved(element.index), into: parent, at: position)
    if case .moved(let earlier, let number) = fates[element.index] { insertions[earlier]?[number].content = nil }
    fates[element.index] = .moved(parent.index, number: number)
  }

  mutating func insert(
    _ content: Insertion.Content, into parent: ElementIndex, at position: ElementPosition
  ) throws(DocumentError) -> Int {
    try checkEditable(parent)
    if texts[parent.index] != nil {
      throw error(.conflict, at: parent, "nothing can be put into it: another edit sets its text")
    }
    let anchor = try anchor(position, in: parent)
    if case .moved(let element) = content, anchor == element {
      return try insert(content, into: parent, at: .after(ElementIndex(Int(element))))
    }
    insertions[parent.index, default: []].append(Insertion(anchor: anchor, content: content))
    return insertions[parent.index, default: []].count - 1
  }

  /// The child of the document before which a position is; -1 for the end.
  private func anchor(_ position: ElementPosition, in parent: ElementIndex) throws(DocumentError) -> Int32 {
    switch position {
    case .first: return document.elements[Int(parent.index)].firstChild
    case .last: return -1
    case .before(let child):
      try checkChild(child, of: parent)
      return child.index
    case .after(let child):
      try checkChild(child, of: parent)
      return document.elements[Int(child.index)].nextSibling
    }
  }
}

extension DocumentEditor {
  private func checkNotRoot(_ element: ElementIndex, _ verb: String) throws(DocumentError) {
    if element == .root { throw error(.rootElement, at: element, "the root element cannot be \(verb)") }
  }

  private func checkChild(_ child: ElementIndex, of parent: ElementIndex) throws(DocumentError) {
    try checkExists(child)
    guard document.elements[Int(child.index)].parent == parent.index else {
      throw error(
        .noSuchElement, at: parent, "<\(document.tag(child))> at \(document.place(of: child)) is no child of it")
    }
  }

  func check(_ new: NewElement, at element: ElementIndex) throws(DocumentError) {
    try checkExists(element)
    guard new.depth(limit: ReadLimits().depth) != nil else {
      throw error(.limit, at: element, "the new element is nested deeper than \(ReadLimits().depth) elements")
    }
    if let name = new.wrongName { throw wrongName(name, at: element) }
  }

  /// Checks that an element can be removed or replaced: nothing in it has edits of its own.
  private func checkOverridable(_ element: ElementIndex, _ verb: String) throws(DocumentError) {
    try checkExists(element)
    try checkNotRoot(element, verb)
    switch fates[element.index] {
    case .removed, .replaced: return
    case .moved: throw error(.conflict, at: element, "it cannot be \(verb): another edit moves it")
    case nil: break
    }
    try checkEditable(element)
    let end = document.end(of: Int(element.index))
    var inside = Int(element.index)
    while inside < end {
      if case .moved = fates[Int32(inside)] {
        inside = document.end(of: inside)
        continue
      }
      if isEdited(Int32(inside)) {
        let place = document.place(of: ElementIndex(inside))
        throw error(.conflict, at: element, "it cannot be \(verb): another edit changes what is in it at \(place)")
      }
      inside += 1
    }
  }

  private func isEdited(_ element: Int32) -> Bool {
    fates[element] != nil || texts[element] != nil || attributes[element].map { !$0.isEmpty } ?? false
      || hasInsertions(element)
  }

  /// Whether something is put into an element.
  func hasInsertions(_ element: Int32) -> Bool {
    insertions[element].map { $0.contains { $0.content != nil } } ?? false
  }

  /// Checks that an element does not lie in another, or is it, when all edits are made.
  private func checkOutside(_ element: ElementIndex, of other: ElementIndex) throws(DocumentError) {
    try checkEditable(element)
    var at = element.index
    while at >= 0 {
      if at == other.index {
        throw error(.insideItself, at: other, "it cannot be moved into itself, to <\(document.tag(element))>")
      }
      if case .moved(let parent, _) = fates[at] { at = parent } else { at = document.elements[Int(at)].parent }
    }
  }
}

extension Document {
  /// The index behind the last element in an element.
  func end(of element: Int) -> Int {
    var at = element
    while at >= 0 {
      let record = elements[at]
      if record.nextSibling >= 0 { return Int(record.nextSibling) }
      at = Int(record.parent)
    }
    return elements.count
  }
}
