import NibBytes
import NibGraph
import NibPropertyLists

extension KeyedArchiveReader {
  /// Fills an object of the graph with the values of one of the archive.
  mutating func fold(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let first = values.count
    switch table.objects[object].kind {
    case .string, .wideString, .data: try add(.data(text.key(NibKey.bytes), text.span(object)), object)
    case .integer: try add(.int(text.key(NibKey.intValue), table.integer(object) ?? 0), object)
    case .real: try add(real(text.key(NibKey.doubleValue), object), object)
    case .boolean: try add(.bool(text.key(NibKey.boolValue), table.boolean(object) ?? false), object)
    case .date: try add(.double(text.key("NS.time"), table.real(object) ?? 0), object)
    case .array: try foldCollection([table.items(object) ?? []], object)
    case .dictionary: try foldDictionary(object, into: id)
    case .null, .uid: break
    }
    let count = values.count - first
    objects[Int(id.index)].firstValue = count == 0 ? 0 : UInt32(truncatingIfNeeded: first)
    objects[Int(id.index)].valueCount = UInt32(truncatingIfNeeded: count)
  }

  private mutating func add(_ value: KeyedValue, _ object: Int) throws(ArchiveError) {
    try spend(1, object)
    values.append(value)
  }

  private mutating func foldDictionary(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let (keys, stored) = (table.keys(object) ?? [], table.values(object) ?? [])
    if keys.count == 2 || keys.count == 3,
      let items = table.value("NS.objects", of: object).flatMap({ table.items($0) })
    {
      let names = table.value("NS.keys", of: object).flatMap { table.items($0) }
      guard names == nil || names?.count == items.count else {
        throw error(.malformed, object, "NS.keys has \(names?.count ?? 0) elements, NS.objects \(items.count)")
      }
      if keys.count == 2 || names != nil {
        noteOrder(keys, of: id)
        return try foldCollection((names.map { [$0] } ?? []) + [items], object)
      }
    }
    for (place, (key, item)) in zip(keys, stored).enumerated() {
      if table.holds("$class", Int(key)) {
        classPlaces[Int(id.index)] = UInt16(clamping: place)
        continue
      }
      guard let name = text.key(of: Int(key)) else {
        throw error(.malformed, Int(key), "the key of an object is no text")
      }
      try add(try value(name, Int(item)), Int(item))
    }
  }

  /// Keeps where the class stands among the keys of a collection, and which of two lists comes first.
  private mutating func noteOrder(_ keys: ArraySlice<UInt32>, of id: ObjectID) {
    let places = ["$class", "NS.objects"].map { name in
      keys.firstIndex { table.holds(name, Int($0)) } ?? keys.startIndex
    }
    classPlaces[Int(id.index)] = UInt16(clamping: places[0] - keys.startIndex)
    if keys.count == 3, places[1] < keys.startIndex + 1 + (places[0] < places[1] ? 1 : 0) { valuesFirst.insert(id) }
  }

  /// The mark, then the elements; of several lists one element each in turn.
  private mutating func foldCollection(_ lists: [ArraySlice<UInt32>], _ object: Int) throws(ArchiveError) {
    try add(.bool(text.key(NibKey.inlined), true), object)
    let element = text.key(NibKey.element)
    for position in 0..<(lists.first?.count ?? 0) {
      for list in lists {
        let item = Int(list[list.startIndex + position])
        try add(try value(element, item), item)
      }
    }
  }

  private mutating func value(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    switch table.objects[object].kind {
    case .null: return .null(key)
    case .boolean: return .bool(key, table.boolean(object) ?? false)
    case .integer: return .int(key, table.integer(object) ?? 0)
    case .real: return real(key, object)
    case .date: return .double(key, table.real(object) ?? 0)
    case .data: return .data(key, text.span(object))
    case .uid: return try reference(key, object)
    case .string, .wideString:
      return text.isContent(key) ? .data(key, text.span(object)) : .reference(key, nestedObject(object))
    case .array: return .reference(key, nestedObject(object))
    case .dictionary:
      throw error(.malformed, object, "a dictionary as a value; expected a UID, text, a number, data or an array")
    }
  }

  private func real(_ key: KeyID, _ object: Int) -> KeyedValue {
    let bits = table.realBits(object) ?? 0
    return KeyedValue(key: key, code: table.objects[object].width == 4 ? .float : .double, bits: bits)
  }

  private mutating func reference(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    guard let number = table.uid(object), number < targets.count else {
      throw outOfRange(object, table.uid(object) ?? Int.max)
    }
    switch targets[number] {
    case .null:
      if number > 0 { hide(number) }
      return .null(key)
    case .classDescription:
      throw error(.malformed, object, "UID \(number) is a class description; expected an object")
    case .object(let target):
      let stored = Int(header.objects[header.objects.startIndex + number])
      if text.isContent(key), table.byteCount(stored) != nil {
        hide(number)
        return .data(key, text.span(stored))
      }
      if foldsGeometry, text.isGeometry(key), let span = text.geometry(stored) {
        hide(number)
        return .data(key, span)
      }
      return .reference(key, target)
    }
  }

  /// Keeps the number that the next value does not show.
  private mutating func hide(_ number: Int) {
    hidden.append(
      .init(value: UInt32(truncatingIfNeeded: values.count), number: UInt32(truncatingIfNeeded: number)))
  }

  /// The object of the graph for a value that stands in the place of a reference; made once for each.
  private mutating func nestedObject(_ object: Int) -> ObjectID {
    if let known = nested[UInt32(object)] { return known }
    let isList = table.objects[object].kind == .array
    let id = append(classes.shared(isList ? "NSArray" : "NSString"), object)
    nested[UInt32(object)] = id
    nestedObjects.append(object)
    return id
  }
}
