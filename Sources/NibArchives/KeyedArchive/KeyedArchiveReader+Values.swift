import NibBytes
import NibGraph
import NibPropertyLists

extension KeyedArchiveReader {
  /// Fills an object of the graph with the values of one of the archive.
  mutating func fold(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let first = values.count
    let bits = source.objects[object].bits
    switch source.objects[object].kind {
    case .string, .wideString, .data: try add(.data(text.key(PlainKey.bytes), span(object)), object)
    case .integer: try add(.int(text.key(PlainKey.int), Int64(bitPattern: bits)), object)
    case .real: try add(real(text.key(PlainKey.double), object), object)
    case .boolean: try add(.bool(text.key(PlainKey.bool), bits != 0), object)
    case .date: try add(.double(text.key(PlainKey.time), source.table.real(object) ?? 0), object)
    case .array:
      let (first, count) = source.run(object)
      try foldCollection(first, nil, count: count, object)
    case .dictionary: try foldDictionary(object, into: id)
    case .null, .uid: break
    }
    let count = values.count - first
    objects[Int(id.index)].firstValue = count == 0 ? 0 : UInt32(truncatingIfNeeded: first)
    objects[Int(id.index)].valueCount = UInt32(truncatingIfNeeded: count)
  }

  @inline(__always)
  private mutating func add(_ value: KeyedValue, _ object: Int) throws(ArchiveError) {
    try spend(1, object)
    values.append(value)
  }

  /// The text of a string in UTF-8, or the bytes of data.
  @inline(__always)
  private mutating func span(_ object: Int) -> ByteSpan {
    source.objects[object].kind == .wideString ? text.wideSpan(object) : ByteSpan(bits: source.objects[object].bits)
  }

  private mutating func foldDictionary(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let (first, count) = source.run(object)
    if count == 2 || count == 3, try foldLists(object, first, count, into: id) { return }
    for place in 0..<count {
      let (key, item) = (Int(source.members[first + place]), Int(source.members[first + count + place]))
      switch text.symbol(key) {
      case .key(let name): try add(try value(name, item), item)
      case .classReference: classPlaces[Int(id.index)] = UInt16(clamping: place)
      case .ownText(let name): try add(try ownText(name, item), item)
      case .listed: try add(try value(text.key("NS.objects"), item), item)
      case .listedKeys: try add(try value(text.key("NS.keys"), item), item)
      case .className: try add(try value(text.key("$classname"), item), item)
      case .noText: throw source.error(.malformed, key, "the key of an object is no text")
      }
    }
  }

  /// Folds a dictionary that is a collection: `NS.objects`, perhaps `NS.keys`, and a class. False for another one.
  private mutating func foldLists(
    _ object: Int, _ first: Int, _ count: Int, into id: ObjectID
  ) throws(ArchiveError) -> Bool {
    var (items, names, reference) = (-1, -1, 0)
    for place in (0..<count).reversed() {
      switch text.symbol(Int(source.members[first + place])) {
      case .listed: items = place
      case .listedKeys: names = place
      case .classReference: reference = place
      default: break
      }
    }
    guard items >= 0, let list = source.items(Int(source.members[first + count + items])) else { return false }
    let keys = names >= 0 ? source.items(Int(source.members[first + count + names])) : nil
    guard keys == nil || keys?.count == list.count else {
      throw source.error(.malformed, object, "NS.keys has \(keys?.count ?? 0) elements, NS.objects \(list.count)")
    }
    guard count == 2 || keys != nil else { return false }
    classPlaces[Int(id.index)] = UInt16(clamping: reference)
    if keys != nil, items < names { valuesFirst.append(id) }
    try foldCollection(list.first, keys?.first, count: list.count, object)
    return true
  }

  /// The mark, then the elements; of two lists one element each in turn.
  private mutating func foldCollection(
    _ list: Int, _ keys: Int?, count: Int, _ object: Int
  ) throws(ArchiveError) {
    try add(.bool(text.key(PlainKey.inlined), true), object)
    guard count > 0 else { return }
    let element = text.key(PlainKey.element)
    for place in 0..<count {
      if let keys {
        let key = Int(source.members[keys + place])
        try add(try value(element, key), key)
      }
      let item = Int(source.members[list + place])
      try add(try value(element, item), item)
    }
  }

  /// The value of a key under which text has objects of its own.
  @inline(__always)
  private mutating func value(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    let stored = source.objects[object]
    guard stored.kind == .uid else { return try content(key, object) }
    guard stored.bits < UInt64(targets.count) else { throw outOfRange(object, stored.bits) }
    guard case .object(let target) = targets[Int(stored.bits)] else { return try noObject(key, object) }
    return .reference(key, target)
  }

  /// The value of a key under which text is content or geometry.
  private mutating func ownText(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    let stored = source.objects[object]
    guard stored.kind == .uid else {
      guard text.isContent(key), source.isText(object) else { return try content(key, object) }
      return .data(key, span(object))
    }
    let value = try value(key, object)
    guard value.code == .reference, let span = contentSpan(key, Int(source.numbered[Int(stored.bits)])) else {
      return value
    }
    hide(stored.bits)
    return .data(key, span)
  }

  private mutating func content(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    let bits = source.objects[object].bits
    switch source.objects[object].kind {
    case .null, .uid: return .null(key)
    case .boolean: return .bool(key, bits != 0)
    case .integer: return .int(key, Int64(bitPattern: bits))
    case .real: return real(key, object)
    case .date: return .double(key, source.table.real(object) ?? 0)
    case .data: return .data(key, ByteSpan(bits: bits))
    case .string, .wideString, .array: return .reference(key, nestedObject(object))
    case .dictionary:
      throw source.error(
        .malformed, object, "a dictionary as a value; expected a UID, text, a number, data or an array")
    }
  }

  private func real(_ key: KeyID, _ object: Int) -> KeyedValue {
    let stored = source.objects[object]
    return KeyedValue(key: key, code: stored.width == 4 ? .float : .double, bits: stored.bits)
  }

  /// The value of a reference that leads to no object.
  private mutating func noObject(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    let number = source.objects[object].bits
    guard case .null = targets[Int(number)] else {
      throw source.error(.malformed, object, "UID \(number) is a class description; expected an object")
    }
    if number > 0 { hide(number) }
    return .null(key)
  }

  /// The bytes that a reference to text stands for, under the key of content or of geometry; nil for another object.
  private mutating func contentSpan(_ key: KeyID, _ object: Int) -> ByteSpan? {
    guard text.isContent(key) else { return text.geometry(object) }
    return source.isText(object) || source.objects[object].kind == .data ? span(object) : nil
  }

  /// Keeps the number that the next value does not show.
  private mutating func hide(_ number: UInt64) {
    hidden.append(
      .init(value: UInt32(truncatingIfNeeded: values.count), number: UInt32(truncatingIfNeeded: number)))
  }

  /// The object of the graph for a value that stands in the place of a reference; made once for each.
  private mutating func nestedObject(_ object: Int) -> ObjectID {
    if let known = nested[object] { return known }
    let id = append(classes.plain(source.objects[object].kind == .array ? .list : .text), object)
    nested.set(object, id)
    return id
  }
}
