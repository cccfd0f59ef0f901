/// Reads what an element says: the half of a lens that looks.
///
/// A form of value is written once for all that hold elements: it asks for attributes and for children with a key.
public protocol ElementReading {
  /// Value of an attribute, entities resolved; nil without it.
  func attribute(_ name: String, of element: ElementIndex) -> String?
  /// The first child whose `key` is the given one.
  func child(key: String, of element: ElementIndex) -> ElementIndex?
  /// Text of an element.
  func text(of element: ElementIndex) -> String
}

/// Writes what an element says with the smallest change of its document: the half of a lens that sets.
public protocol ElementWriting: ElementReading {
  /// Sets an attribute; nil removes it.
  mutating func set(_ name: String, of element: ElementIndex, to value: String?) throws(DocumentError)
  /// Sets the text of an element without children.
  mutating func setText(of element: ElementIndex, to text: String) throws(DocumentError)
  /// Sets the child with a key; nil removes it.
  mutating func setChild(
    _ key: String, of element: ElementIndex, to child: NewElement?
  ) throws(DocumentError)
}

extension Document: ElementReading {
  /// The first child whose `key` is the given one. Compares names: fine for a question, slow for a loop.
  public func child(key: String, of element: ElementIndex) -> ElementIndex? {
    children(of: element).first { child in
      attributes(of: child).contains { names.holds("key", at: Int($0.name)) && bytes.equals($0.value, key) }
    }
  }
}

extension DocumentEditor: ElementWriting {
  /// The first child that the document has under a key and that no edit takes away.
  public func child(key: String, of element: ElementIndex) -> ElementIndex? {
    guard let child = document.child(key: key, of: element), fates[child.index] == nil else { return nil }
    return child
  }

  /// The child with a key as the edits leave it, one that is put in too; nil for want of it.
  public func element(key: String, of element: ElementIndex) -> NewElement? {
    for insertion in (insertions[element.index] ?? []).reversed() {
      if case .new(let new) = insertion.content, new["key"] == key { return new }
    }
    guard let child = document.child(key: key, of: element) else { return nil }
    switch fates[child.index] {
    case .replaced(let new): return new
    case .removed, .moved: return nil
    case nil: return copy(of: child)
    }
  }

  /// An element as the edits of its own attributes and text leave it, with the children that the document has.
  private func copy(of element: ElementIndex) -> NewElement {
    var new = NewElement(document.tag(element))
    for attribute in document.attributes(of: element) {
      let name = document.names[Int(attribute.name)]
      if let value = self.attribute(name, of: element) { new.attributes.append(NewElement.Attribute(name, value)) }
    }
    for edit in attributes[element.index]?.all ?? [] where new[edit.name] == nil { new[edit.name] = edit.value }
    let children = document.children(of: element)
    new.children = children.map { copy(of: $0) }
    new.text = new.children.isEmpty ? text(of: element) : ""
    return new
  }

  /// Sets the child with a key; nil removes it. The later of two calls for a key counts.
  ///
  /// - Seen: children with keys stand before those without in documents of Interface Builder, so a new one is put
  ///   behind the last of these.
  /// - Throws: `noSuchElement`, `invalidName`, `limit`, `conflict`.
  public mutating func setChild(
    _ key: String, of element: ElementIndex, to child: NewElement?
  ) throws(DocumentError) {
    try checkEditable(element)
    var new = child
    if new?["key"] == nil { new?.attributes.insert(NewElement.Attribute("key", key), at: 0) }
    if let old = document.child(key: key, of: element) {
      if let new { try replace(old, with: new) } else { try remove(old) }
      return
    }
    let earlier = insertions[element.index]?.lastIndex { insertion in
      if case .new(let other) = insertion.content { other["key"] == key } else { false }
    }
    switch (earlier, new) {
    case (let earlier?, let new?): try replaceInsertion(earlier, of: element, with: new)
    case (let earlier?, nil): insertions[element.index]?[earlier].content = nil
    case (nil, let new?): try insert(new, into: element, at: positionOfKeyed(in: element))
    case (nil, nil): break
    }
  }

  private func positionOfKeyed(in element: ElementIndex) -> ElementPosition {
    var last: ElementIndex?
    for child in document.children(of: element) where document.attribute("key", of: child) != nil { last = child }
    return last.map { .after($0) } ?? .first
  }

  private mutating func replaceInsertion(
    _ number: Int, of element: ElementIndex, with new: NewElement
  ) throws(DocumentError) {
    try check(new, at: element)
    insertions[element.index]?[number].content = .new(new)
  }
}
