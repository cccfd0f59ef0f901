import NibBytes
import NibGraph
import NibSchema

enum UIKitRuntimeAttributes {
  /// The UINibKeyValuePairs of user defined runtime attributes, in document order.
  static func keyValuePairs(_ lowering: inout Lowering) -> [ObjectID] {
    var pairs: [ObjectID] =
      lowering.options.targetsPreiOS7 ? [] : lowering.uiKit.switches.compactMap { switchFrame($0, &lowering) }
    for element in lowering.uiKit.propertyOwners { pairs += properties(of: element, &lowering) }
    for link in lowering.links.runtimeAttributes {
      let owner = link.owner
      let element = link.element
      guard let path = lowering.reader.attribute(.keyPath, of: element) else {
        lowering.reader.warn(.missingAttribute, "a runtime attribute has no 'keyPath'; it is left out", at: element)
        continue
      }
      lowering.reader.reportUnread(element, beyond: [.type, .keyPath, .value, .localized])
      guard let value = localizedValue(element, &lowering) ?? runtimeValue(element, &lowering) else {
        continue
      }
      pairs.append(pair(lowering.reserved(owner), path, value, element, &lowering))
    }
    return pairs
  }

  /// The runtime attribute that gives a switch its frame. Seen: 13 switches of all eras.
  private static func switchFrame(_ element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let frame = UIKitFrames.frame(of: element, &lowering) else { return nil }
    let change = lowering.uiKit.canvasChanges[element] ?? CanvasLayout.Change()
    let values = [
      frame.x + change.x, frame.y + change.y, frame.width + change.width, frame.height + change.height,
    ].map(Decimal.text)
    let value = boxed(3, .nsRectval, "{{\(values[0]), \(values[1])}, {\(values[2]), \(values[3])}}", &lowering)
    return pair(lowering.reserved(element), "frame", value, &lowering)
  }

  /// The runtime attributes that stand for attributes of which no archive shows a key.
  private static func properties(of element: Int, _ lowering: inout Lowering) -> [ObjectID] {
    PropertyRow.all.compactMap { row in
      guard let span = lowering.reader.attribute(lowering.schema.symbols.find(row.name), of: element),
        let value = value(row, span, element, &lowering)
      else { return nil }
      if let target = lowering.options.deploymentTarget, target.major < row.system {
        lowering.reader.warn(
          .ignoredValue, "'\(row.name)' is not archived: systems before \(row.system) have no such property",
          at: element)
        return nil
      }
      let object = UIKitVariedValues.object(value, &lowering)
      return pair(lowering.reserved(element), row.name, object, &lowering)
    }
  }

  /// The value of such an attribute; nil for what is so by default, and for what is no number.
  private static func value(
    _ row: PropertyRow, _ span: ByteSpan, _ element: Int, _ lowering: inout Lowering
  ) -> VariedValue? {
    switch row.form {
    case .bool: lowering.reader.isYes(span) ? .bool(true) : nil
    case .real: lowering.reader.number(span, element).map { .real($0) }
    }
  }

  private static func pair(_ owner: ObjectID, _ path: String, _ value: ObjectID, _ lowering: inout Lowering) -> ObjectID
  {
    let name = lowering.writer.string(path)
    let object = lowering.writer.reserve(.keyValuePair)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.object, owner))
    lowering.writer.add(.reference(.value, value))
    lowering.writer.add(.reference(.keyPath, name))
    lowering.writer.end()
    return object
  }

  private static func pair(
    _ owner: ObjectID, _ path: ByteSpan, _ value: ObjectID?, _ element: Int, _ lowering: inout Lowering
  ) -> ObjectID {
    let object = lowering.writer.reserve(
      .keyValuePair, origin: Origin(offset: lowering.reader.document.originOffset(of: element), identifier: .empty))
    let name = lowering.writer.string(path)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.object, owner))
    lowering.writer.add(value.map { .reference(.value, $0) } ?? .null(.value))
    lowering.writer.add(.reference(.keyPath, name))
    lowering.writer.end()
    return object
  }

  /// The text of a runtime attribute that is looked up in strings files.
  ///
  /// Inferred: the form, by the other texts that are; the entry's name, by strings files that Interface Builder exports.
  static func localizedValue(_ element: Int, _ lowering: inout Lowering) -> ObjectID?? {
    guard lowering.isLocalized, let localized = lowering.reader.attribute(.localized, of: element),
      lowering.reader.isYes(localized)
    else {
      return nil
    }
    let child = lowering.reader.firstChild(.value, of: element)
    guard let span = lowering.reader.attribute(.value, of: element) ?? child.flatMap({ lowering.childText($0) }) else {
      return nil
    }
    return LocalizableTexts.object(span, .value, of: element, &lowering)
  }

  /// The value of a runtime attribute. The outer nil is a value that cannot be read, the inner nil is nil itself.
  static func runtimeValue(_ element: Int, _ lowering: inout Lowering) -> ObjectID?? {
    let kind = lowering.reader.attribute(.type, of: element).map { lowering.reader.text($0) } ?? ""
    let child = lowering.reader.firstChild(.value, of: element)
    reportSecondValue(kind, element, child, &lowering)
    switch kind {
    case "boolean":
      let yes = lowering.reader.flag(.value, of: element) ?? false
      return .some(lowering.platform.values.boolean(yes, &lowering))
    case "nil": return .some(nil)
    case "string", "image":
      if let name = lowering.reader.attribute(.value, of: element) {
        return .some(
          kind == "image"
            ? lowering.platform.values.image(name, isSymbol: false, &lowering) : lowering.writer.string(name))
      }
      if kind == "image", let child, let image = UIKitImages.image(reference: child, &lowering) { return .some(image) }
      return .some(
        child.flatMap { lowering.childText($0) }.map { lowering.writer.string($0) } ?? lowering.writer.string(.empty))
    default: break
    }
    if let child, let value = compoundValue(child, &lowering) {
      warnMismatch(kind, child, &lowering)
      return .some(value)
    }
    if child == nil, kind == "number" { return .some(lowering.writer.number(integer: 0)) }
    let isKnown = types.contains(kind)
    lowering.reader.warn(
      .unknownValue,
      (isKnown ? "a runtime attribute of type '\(kind)' cannot be read" : unknownType(kind)) + "; it is left out",
      at: element)
    return nil
  }

  /// Warns of a value that is not the one that counts: attributes of some types have theirs in an attribute, others in a
  /// child.
  private static func reportSecondValue(_ kind: String, _ element: Int, _ child: Int?, _ lowering: inout Lowering) {
    guard lowering.reader.attribute(.value, of: element) != nil else { return }
    let isInAttribute = ["boolean", "string", "image"].contains(kind)
    guard child != nil || !isInAttribute else { return }
    lowering.reader.warn(
      .ignoredValue,
      "a runtime attribute of type '\(kind)' has its value in \(isInAttribute ? "the attribute" : "a child of the key") "
        + "'value', and the \(isInAttribute ? "child of that key" : "attribute of that name") is not archived",
      at: element)
  }

  /// Warns of a value of another type than its attribute says; it is archived as what it is.
  private static func warnMismatch(_ kind: String, _ child: Int, _ lowering: inout Lowering) {
    let tag = lowering.reader.document.tag(.init(child))
    let isSuitable = kind == tag || (kind == "number" && ["integer", "real", "bool"].contains(tag))
    guard !isSuitable else { return }
    lowering.reader.warn(
      .unknownValue,
      types.contains(kind)
        ? "a runtime attribute of type '\(kind)' holds a \(tag)"
        : "\(unknownType(kind)); its \(tag) is archived as such",
      at: child)
  }

  /// Seen: these types, in 324 attributes; no other.
  private static let types = [
    "boolean", "color", "image", "nil", "number", "point", "range", "rect", "size", "string",
  ]

  private static func unknownType(_ kind: String) -> String {
    "unknown type '\(kind)' of a runtime attribute, expected \(types.joined(separator: ", "))"
  }

  private static func compoundValue(_ child: Int, _ lowering: inout Lowering) -> ObjectID? {
    switch WellKnownName(lowering.reader.tag(child)) {
    case .integer:
      return lowering.reader.attribute(.value, of: child).flatMap { lowering.reader.integer($0) }.map {
        lowering.writer.number(integer: $0)
      }
    case .real: return lowering.writer.number(real: lowering.reader.real(.value, of: child))
    // A flag among numbers. Seen: 4 attributes of 1 document, without an archive. Inferred: as those of booleans.
    case .bool: return lowering.platform.values.boolean(lowering.reader.flag(.value, of: child) ?? false, &lowering)
    case .color: return lowering.platform.values.color(child, &lowering)
    case .point:
      let values = lowering.reader.numbers(of: child, .point)
      return boxed(1, .nsPointval, "{\(Decimal.text(values[0])), \(Decimal.text(values[1]))}", &lowering)
    case .size:
      let values = lowering.reader.numbers(of: child, .size)
      return boxed(2, .nsSizeval, "{\(Decimal.text(values[0])), \(Decimal.text(values[1]))}", &lowering)
    case .rect:
      let values = lowering.reader.numbers(of: child, .rect).map(Decimal.text)
      return boxed(3, .nsRectval, "{{\(values[0]), \(values[1])}, {\(values[2]), \(values[3])}}", &lowering)
    case .range: return range(child, &lowering)
    default: return nil
    }
  }

  /// An NSValue: its kind and its text.
  private static func boxed(_ kind: Int64, _ key: NibKey, _ text: String, _ lowering: inout Lowering) -> ObjectID {
    let name = lowering.writer.string(text)
    let object = lowering.writer.reserve(.value)
    lowering.writer.begin(object)
    lowering.writer.add(.int(.special, kind))
    lowering.writer.add(.reference(key, name))
    lowering.writer.end()
    return object
  }

  /// An NSValue of a range. Inferred: by analogy with the keys of keyed archives.
  private static func range(_ element: Int, _ lowering: inout Lowering) -> ObjectID {
    let location = lowering.writer.number(integer: lowering.reader.wholeNumber(.location, of: element))
    let length = lowering.writer.number(integer: lowering.reader.wholeNumber(.length, of: element))
    let object = lowering.writer.reserve(.value)
    lowering.writer.begin(object)
    lowering.writer.add(.int(.special, 4))
    lowering.writer.add(.reference(.nsRangevalLocation, location))
    lowering.writer.add(.reference(.nsRangevalLength, length))
    lowering.writer.end()
    return object
  }
}

extension UIKitRuntimeAttributes {
  /// A whole number attribute of any element, as near as 64 bits can hold it.
  static func wholeNumber(_ name: WellKnownName, of element: Int, _ lowering: inout Lowering) -> Int64 {
    Int64(exactly: lowering.reader.real(name, of: element).rounded()) ?? 0
  }
}
