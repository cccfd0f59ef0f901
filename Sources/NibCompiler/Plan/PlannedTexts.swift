import NibBytes
import NibDocument
import NibSchema
import Synchronization

/// The localizable column of a schema's rows: which attributes and children are texts that translators get, and their keys.
///
/// Found when it is asked for and then remembered: a document has texts of few tags, and most have none that are looked up
/// in strings files.
final class PlannedTexts: Sendable {
  private struct Memory {
    /// By tag and name: place among the texts, -1 for one that is none.
    var places = NumberMap<Int>()
    var texts: [RowText] = []
  }

  private let memory = Mutex(Memory())

  /// The text that an attribute or child of an element is; nil for one that translators do not get.
  func find(_ document: Document, _ element: Int, _ name: Symbol, _ schema: CompiledSchema) -> RowText? {
    name < 0 ? nil : find(document, element, place: Int(name) + 1, schema) { schema.symbols.names[Int(name)] }
  }

  /// The text that the child of a key is.
  func find(_ document: Document, _ element: Int, key: ByteSpan, _ schema: CompiledSchema) -> RowText? {
    let name = schema.symbols.find(document.bytes, key)
    return find(document, element, place: name < 0 ? nil : Int(name) + 1, schema) { document.bytes.text(key) }
  }

  /// The text that the members of a list are.
  func find(_ document: Document, members list: Int, _ schema: CompiledSchema) -> RowText? {
    find(document, list, place: 0, schema) { "" }
  }

  /// - Parameter place: the name's number; without one, and for a tag without one, the answer is not remembered.
  private func find(
    _ document: Document, _ element: Int, place: Int?, _ schema: CompiledSchema, _ name: () -> String
  ) -> RowText? {
    let span = document.names.spans[Int(document.elements[element].name)]
    let tag = schema.symbols.find(document.names.bytes, span)
    guard tag >= 0, let place = place.map({ Int(tag) << 32 | $0 }) else {
      return schema.text(ofTag: document.names.bytes.text(span), name())
    }
    if let known = memory.withLock({ memory in memory.places[place].map { $0 < 0 ? nil : memory.texts[$0] } }) {
      return known
    }
    let text = schema.text(ofTag: document.names.bytes.text(span), name())
    memory.withLock { memory in
      guard memory.places[place] == nil else { return }
      memory.places.set(place, text == nil ? -1 : memory.texts.count)
      if let text { memory.texts.append(text) }
    }
    return text
  }
}

extension CompiledSchema {
  /// The text of an attribute of elements of a tag; "" asks for the text that members of a list are.
  fileprivate func text(ofTag tag: String, _ attribute: String) -> RowText? {
    for kind in kinds where attribute.isEmpty || kind.tag == tag {
      if let text = attribute.isEmpty ? kind.text(ofMembersIn: tag) : kind.text(of: attribute) { return text }
    }
    return catalog.partText(of: tag, attribute)
  }
}
