import NibBytes
import NibGraph
import NibSchema

/// Bindings: connectors between a view and what it shows.
enum AppKitBindings {
  /// The connector of a binding, which is made before the one that follows it. Seen: 825 connectors.
  static func make(
    _ element: Int, _ owner: Int, made: inout [Int: ObjectID], _ lowering: inout Lowering
  ) -> (object: ObjectID, label: ByteSpan)? {
    guard let name = UIKitConnections.required(.name, element, &lowering),
      let path = UIKitConnections.required(.keyPath, element, &lowering),
      let id = UIKitConnections.required(.destination, element, &lowering),
      let destination = lowering.target(id, of: element)
    else { return nil }
    let bytes = lowering.reader.document.bytes
    let label = lowering.writer.append([UInt8](bytes[name.range]) + ": ".utf8 + bytes[path.range])
    let options = options(of: element, &lowering)
    let object =
      made[element] ?? lowering.writer.reserve(.nsNibBindingConnector, origin: lowering.reader.origin(of: element))
    made[element] = object
    let previous = previous(of: element, made: &made, &lowering)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.nsSource, AppKitConnections.source(owner, &lowering)))
    lowering.writer.add(.reference(.nsDestination, destination))
    lowering.writer.add(.reference(.nsLabel, lowering.writer.string(label)))
    lowering.writer.add(.reference(.nsBinding, lowering.writer.string(name)))
    lowering.writer.add(.reference(.nsKeyPath, lowering.writer.string(path)))
    if let options { lowering.writer.add(.reference(.nsOptions, options)) }
    if let previous { lowering.writer.add(.reference(.nsPreviousConnector, previous)) }
    lowering.writer.add(.int(.nsNibBindingConnectorVersion, 2))
    lowering.writer.end()
    return (object, label)
  }

  /// The connector that a binding follows, as `value2` follows `value`. Seen: 29 of 29.
  private static func previous(
    of element: Int, made: inout [Int: ObjectID], _ lowering: inout Lowering
  ) -> ObjectID? {
    guard let id = lowering.reader.attribute(.previousBinding, of: element) else { return nil }
    let found = lowering.reader.element(id)
    guard found >= 0, lowering.reader.tag(found) == .binding else {
      lowering.reader.warnDangling(id, of: element, found: found)
      return nil
    }
    if let known = made[found] { return known }
    let object = lowering.writer.reserve(.nsNibBindingConnector, origin: lowering.reader.origin(of: found))
    made[found] = object
    return object
  }

  /// The options: nil placeholders are left out. Seen: 227 bindings with options.
  ///
  /// Up to Xcode 12 they stand as a dictionary that grew gives them back. Seen: 24 of 25 dictionaries of
  /// Xcode 6 to 12.0.
  private static func options(of element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let list = lowering.reader.firstChild(.options, of: element) else { return nil }
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    var names: [String] = []
    for entry in Array(lowering.reader.children(of: list)) {
      guard let key = lowering.reader.attribute(.key, of: entry), let value = value(of: entry, &lowering) else {
        continue
      }
      names.append(lowering.reader.text(key))
      pairs.append((lowering.writer.string(key), value))
    }
    if lowering.profile < .xcode13 { pairs = DictionaryOrder.mutable(names).map { pairs[$0] } }
    return pairs.isEmpty ? nil : lowering.writer.dictionary(pairs, .dictionary)
  }

  private static func value(of entry: Int, _ lowering: inout Lowering) -> ObjectID? {
    if let text = lowering.childText(entry) {
      return LocalizableTexts.object(text, child: entry, &lowering)
    }
    switch WellKnownName(lowering.reader.tag(entry)) {
    case .bool: return AppKitValues.boolean(lowering.reader.flag(.value, of: entry) ?? false, &lowering)
    case .integer:
      return lowering.writer.number(integer: lowering.reader.wholeNumber(.value, of: entry))
    case .real: return lowering.writer.number(real: lowering.reader.real(.value, of: entry))
    case .nil: return nil
    default:
      let tag = lowering.reader.document.tag(.init(entry))
      lowering.reader.warn(
        .noKnownForm, "an option of the kind '\(tag)' is not archived: no known form; the binding does without",
        at: entry)
      return nil
    }
  }
}
