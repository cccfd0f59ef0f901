import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// The accessibility configurations, and the identifiers that older compilers write as runtime attributes.
  ///
  /// Seen: 281 configurations; the identifier became a configuration's key with the newest compilers.
  mutating func accessibility() -> (configurations: [ObjectID], pairs: [ObjectID]) {
    var configurations: [ObjectID] = []
    var pairs: [ObjectID] = []
    for (owner, element) in links.accessibility {
      let object = ObjectID(Int(objectOf[owner]))
      var parts: [KeyedValue] = []
      addTexts(element, &parts)
      addFlags(element, &parts)
      if let span = attribute(book.names.identifier, of: element) {
        if book.profile >= .nib10 {
          parts.append(.reference(book.keys.accessibilityIdentifier, string(span)))
        } else {
          pairs.append(identifierPair(object, span))
        }
      }
      guard !parts.isEmpty else { continue }
      let configuration = builder.reserve(book.classes.accessibility)
      builder.begin(configuration)
      builder.add(.reference(book.keys.accessibleObject, object))
      for part in parts { builder.add(part) }
      builder.end()
      configurations.append(configuration)
    }
    return (configurations, pairs)
  }

  private mutating func addTexts(_ element: Int, _ parts: inout [KeyedValue]) {
    let names = book.names
    let texts = [
      (names.label, book.keys.accessibilityLabel), (names.hint, book.keys.accessibilityHint),
      (names.value, book.keys.accessibilityValue),
    ]
    for (symbol, key) in texts {
      let child = children(of: element).first { childSymbol($0) == symbol }
      if let span = attribute(symbol, of: element) ?? child.flatMap({ childText($0) }) {
        parts.append(.reference(key, string(span)))
      }
    }
  }

  private mutating func addFlags(_ element: Int, _ parts: inout [KeyedValue]) {
    let names = book.names
    for child in children(of: element) {
      if tag(child) == names.accessibilityTraits {
        var sum: Int64 = 0
        for trait in Choice.accessibilityTraits.entries {
          if let span = attribute(book.symbols.find(trait.name), of: child), isYes(span) { sum |= trait.value }
        }
        parts.append(.reference(book.keys.accessibilityTraits, number(integer: sum)))
      } else if childSymbol(child) == names.isElement {
        let yes = attribute(names.value, of: child).map { isYes($0) } ?? false
        parts.append(.reference(book.keys.isAccessibilityElement, number(integer: yes ? 1 : 0)))
      }
    }
  }

  private mutating func identifierPair(_ object: ObjectID, _ identifier: ByteSpan) -> ObjectID {
    let value = string(identifier)
    let path = string("accessibilityIdentifier")
    let pair = builder.reserve(book.classes.keyValuePair)
    builder.begin(pair)
    builder.add(.reference(book.keys.object, object))
    builder.add(.reference(book.keys.value, value))
    builder.add(.reference(book.keys.keyPath, path))
    builder.end()
    return pair
  }
}
