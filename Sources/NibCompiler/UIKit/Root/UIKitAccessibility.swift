import NibBytes
import NibGraph
import NibSchema

enum UIKitAccessibility {
  /// The accessibility configurations, and the identifiers that older compilers write as runtime attributes.
  ///
  /// Seen: 281 configurations; the identifier became a configuration's key with the newest compilers.
  static func accessibility(_ lowering: inout Lowering) -> (configurations: [ObjectID], pairs: [ObjectID]) {
    var configurations: [ObjectID] = []
    var pairs: [ObjectID] = []
    for link in lowering.links.accessibility {
      let owner = link.owner
      let element = link.element
      let object = lowering.reserved(owner)
      var parts: [KeyedValue] = []
      addTexts(element, &parts, &lowering)
      addFlags(element, &parts, &lowering)
      if let span = lowering.reader.attribute(.identifier, of: element) {
        if lowering.profile >= .xcode13 {
          parts.append(.reference(.accessibilityIdentifier, lowering.writer.string(span)))
        } else {
          pairs.append(identifierPair(object, span, &lowering))
        }
      }
      guard !parts.isEmpty else { continue }
      let configuration = lowering.writer.reserve(.runtimeAccessibilityConfiguration)
      lowering.writer.begin(configuration)
      lowering.writer.add(.reference(.accessibileObject, object))
      for part in parts { lowering.writer.add(part) }
      lowering.writer.end()
      configurations.append(configuration)
    }
    return (configurations, pairs)
  }

  private static func addTexts(_ element: Int, _ parts: inout [KeyedValue], _ lowering: inout Lowering) {
    let texts: [(WellKnownName, UIKitKey)] = [
      (WellKnownName.label, .accessibilityLabel), (WellKnownName.hint, .accessibilityHint),
      (WellKnownName.value, .accessibilityValue),
    ]
    for (symbol, key) in texts {
      let child = lowering.reader.children(of: element).first { lowering.reader.childSymbol($0) == symbol }
      if let span = lowering.reader.attribute(symbol, of: element) ?? child.flatMap({ lowering.childText($0) }) {
        parts.append(.reference(key, LocalizableTexts.object(span, symbol, of: element, &lowering)))
      }
    }
  }

  private static func addFlags(_ element: Int, _ parts: inout [KeyedValue], _ lowering: inout Lowering) {
    for child in lowering.reader.children(of: element) {
      if lowering.reader.tag(child) == .accessibilityTraits {
        var sum: Int64 = 0
        for trait in Choice.accessibilityTraits.entries {
          if let span = lowering.reader.attribute(lowering.schema.symbols.find(trait.name), of: child),
            lowering.reader.isYes(span)
          {
            sum |= trait.value
          }
        }
        parts.append(.reference(.accessibilityTraits, lowering.writer.number(integer: sum)))
      } else if lowering.reader.childSymbol(child) == .isElement {
        let yes = lowering.reader.flag(.value, of: child) ?? false
        parts.append(.reference(.isAccessibilityElement, lowering.writer.number(integer: yes ? 1 : 0)))
      }
    }
  }

  private static func identifierPair(_ object: ObjectID, _ identifier: ByteSpan, _ lowering: inout Lowering) -> ObjectID
  {
    let value = lowering.writer.string(identifier)
    let path = lowering.writer.string("accessibilityIdentifier")
    let pair = lowering.writer.reserve(.keyValuePair)
    lowering.writer.begin(pair)
    lowering.writer.add(.reference(.object, object))
    lowering.writer.add(.reference(.value, value))
    lowering.writer.add(.reference(.keyPath, path))
    lowering.writer.end()
    return pair
  }
}
