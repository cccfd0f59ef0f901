import NibBytes
import NibGraph

extension Lowering {
  /// The UINibKeyValuePairs of user defined runtime attributes, in document order.
  mutating func keyValuePairs() -> [ObjectID] {
    var pairs: [ObjectID] = hasOldLook ? [] : links.switches.compactMap { switchFrame($0) }
    for (owner, element) in links.runtimeAttributes {
      guard let path = attribute(book.names.keyPath, of: element) else {
        warn(.missingAttribute, "a runtime attribute has no 'keyPath'; it is left out", at: element)
        continue
      }
      reportUnread(element, beyond: [.type, .keyPath, .value, .localized])
      guard let value = translatedValue(element, of: owner) ?? runtimeValue(element) else { continue }
      pairs.append(pair(ObjectID(Int(objectOf[owner])), path, value, element))
    }
    return pairs
  }

  /// The runtime attribute that gives a switch its frame. Seen: 13 switches of all eras.
  private mutating func switchFrame(_ element: Int) -> ObjectID? {
    guard let rect = children(of: element).first(where: { childSymbol($0) == book.names.frame }) else { return nil }
    let change = canvasChanges[element] ?? CanvasLayout.Change()
    let changes = [change.x, change.y, change.width, change.height]
    let values = zip(numbers(of: rect, .rect), changes).map { Decimal.text($0 + $1) }
    let value = boxed(3, book.keys.rectValue, "{{\(values[0]), \(values[1])}, {\(values[2]), \(values[3])}}")
    let path = string("frame")
    let object = builder.reserve(book.classes.keyValuePair)
    builder.begin(object)
    builder.add(.reference(book.keys.object, ObjectID(Int(objectOf[element]))))
    builder.add(.reference(book.keys.value, value))
    builder.add(.reference(book.keys.keyPath, path))
    builder.end()
    return object
  }

  private mutating func pair(_ owner: ObjectID, _ path: ByteSpan, _ value: ObjectID?, _ element: Int) -> ObjectID {
    let object = builder.reserve(
      book.classes.keyValuePair, origin: Origin(offset: document.elements[element].offset, identifier: .empty))
    let name = string(path)
    builder.begin(object)
    builder.add(.reference(book.keys.object, owner))
    builder.add(value.map { .reference(book.keys.value, $0) } ?? .null(book.keys.value))
    builder.add(.reference(book.keys.keyPath, name))
    builder.end()
    return object
  }

  /// The text of a runtime attribute that is translated by tables of strings.
  ///
  /// Inferred: the form, by the other texts that are; the entry's name, by tables that Interface Builder exports.
  private mutating func translatedValue(_ element: Int, of owner: Int) -> ObjectID?? {
    guard isTranslated, let localized = attribute(book.names.localized, of: element), isYes(localized) else {
      return nil
    }
    let child = children(of: element).first { childSymbol($0) == book.names.value }
    guard let span = attribute(book.names.value, of: element) ?? child.flatMap({ childText($0) }) else { return nil }
    let fellows = children(of: Int(document.elements[element].parent)).filter {
      attribute(book.names.localized, of: $0).map { isYes($0) } ?? false
    }
    let place = fellows.firstIndex(of: element) ?? 0
    return shownText(span, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(place)]", of: owner)
  }

  /// The value of a runtime attribute. The outer nil is a value that cannot be read, the inner nil is nil itself.
  private mutating func runtimeValue(_ element: Int) -> ObjectID?? {
    let names = book.names
    let kind = attribute(names.type, of: element).map { text($0) } ?? ""
    let child = children(of: element).first { childSymbol($0) == names.value }
    switch kind {
    case "boolean":
      let yes = attribute(names.value, of: element).map { isYes($0) } ?? false
      return .some(number(integer: yes ? 1 : 0))
    case "nil": return .some(nil)
    case "string", "image":
      if let name = attribute(names.value, of: element) {
        return .some(kind == "image" ? image(name, isSymbol: false) : string(name))
      }
      if kind == "image", let child, let image = image(reference: child) { return .some(image) }
      return .some(child.flatMap { childText($0) }.map { string($0) } ?? string(.empty))
    default: break
    }
    if let child, let value = compoundValue(child) {
      warnMismatch(kind, child)
      return .some(value)
    }
    if child == nil, kind == "number" { return .some(number(integer: 0)) }
    warn(.unknownValue, "a runtime attribute of type '\(kind)' cannot be read; it is left out", at: element)
    return nil
  }

  /// Warns of a value of another type than its attribute says; it is archived as what it is.
  private mutating func warnMismatch(_ kind: String, _ child: Int) {
    let tag = document.tag(.init(child))
    let isSuitable = kind == tag || (kind == "number" && (tag == "integer" || tag == "real"))
    if !isSuitable { warn(.unknownValue, "a runtime attribute of type '\(kind)' holds a \(tag)", at: child) }
  }

  private mutating func compoundValue(_ child: Int) -> ObjectID? {
    let names = book.names
    switch tag(child) {
    case names.integer:
      return attribute(names.value, of: child).flatMap { integer($0) }.map { number(integer: $0) }
    case names.real: return number(real: real(names.value, of: child))
    case names.color: return color(child)
    case names.point:
      let values = numbers(of: child, .point)
      return boxed(1, book.keys.pointValue, "{\(Decimal.text(values[0])), \(Decimal.text(values[1]))}")
    case names.size:
      let values = numbers(of: child, .size)
      return boxed(2, book.keys.sizeValue, "{\(Decimal.text(values[0])), \(Decimal.text(values[1]))}")
    case names.rect:
      let values = numbers(of: child, .rect).map(Decimal.text)
      return boxed(3, book.keys.rectValue, "{{\(values[0]), \(values[1])}, {\(values[2]), \(values[3])}}")
    case names.range: return range(child)
    default: return nil
    }
  }

  /// An NSValue: its kind and its text.
  private mutating func boxed(_ kind: Int64, _ key: PassKey, _ text: String) -> ObjectID {
    let name = string(text)
    let object = builder.reserve(book.classes.value)
    builder.begin(object)
    builder.add(.int(book.keys.special, kind))
    builder.add(.reference(key, name))
    builder.end()
    return object
  }

  /// An NSValue of a range. Inferred: by analogy with the keys of keyed archives.
  private mutating func range(_ element: Int) -> ObjectID {
    let location = number(integer: wholeNumber(book.names.location, of: element))
    let length = number(integer: wholeNumber(book.names.length, of: element))
    let object = builder.reserve(book.classes.value)
    builder.begin(object)
    builder.add(.int(book.keys.special, 4))
    builder.add(.reference(book.keys.rangeLocation, location))
    builder.add(.reference(book.keys.rangeLength, length))
    builder.end()
    return object
  }
}

extension Lowering {
  /// A whole number attribute of any element, as near as 64 bits can hold it.
  mutating func wholeNumber(_ name: PassName, of element: Int) -> Int64 {
    Int64(exactly: real(name, of: element).rounded()) ?? 0
  }
}
