import NibBytes
import NibGraph
import NibPropertyLists

extension KeyedArchiveReader {
  /// Fills an object of the graph with the values of one of the archive.
  mutating func fold(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let first = values.count
    switch stored[object].kind {
    case .string, .wideString, .data: try add(.data(text.key(PlainKey.bytes), span(object)), object)
    case .integer: try add(.int(text.key(PlainKey.int), Int64(bitPattern: stored[object].bits)), object)
    case .real: try add(real(text.key(PlainKey.double), object), object)
    case .boolean: try add(.bool(text.key(PlainKey.bool), stored[object].bits != 0), object)
    case .date: try add(.double(text.key(PlainKey.time), table.real(object) ?? 0), object)
    case .array:
      let run = ByteSpan(bits: stored[object].bits)
      try foldCollection(Int(run.offset), nil, count: Int(run.count), object)
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
    stored[object].kind == .wideString ? text.wideSpan(object) : ByteSpan(bits: stored[object].bits)
  }

  private mutating func foldDictionary(_ object: Int, into id: ObjectID) throws(ArchiveError) {
    let run = ByteSpan(bits: stored[object].bits)
    let (first, count) = (Int(run.offset), Int(run.count))
    if count == 2 || count == 3, try foldLists(object, first, count, into: id) { return }
    for place in 0..<count {
      let (key, item) = (Int(members[first + place]), Int(members[first + count + place]))
      switch text.symbol(key) {
      case .classReference: classPlaces[Int(id.index)] = UInt16(clamping: place)
      case .key(let name): try add(try value(name, item), item)
      case .listed: try add(try value(text.key("NS.objects"), item), item)
      case .listedKeys: try add(try value(text.key("NS.keys"), item), item)
      case .className: try add(try value(text.key("$classname"), item), item)
      case .noText, .unknown: throw error(.malformed, key, "the key of an object is no text")
      }
    }
  }

  /// Folds a dictionary that is a collection: `NS.objects`, perhaps `NS.keys`, and a class. False for another one.
  private mutating func foldLists(
    _ object: Int, _ first: Int, _ count: Int, into id: ObjectID
  ) throws(ArchiveError) -> Bool {
    var (items, names, reference) = (-1, -1, 0)
    for place in (0..<count).reversed() {
      switch text.symbol(Int(members[first + place])) {
      case .listed: items = place
      case .listedKeys: names = place
      case .classReference: reference = place
      default: break
      }
    }
    guard items >= 0, let list = run(first + count + items) else { return false }
    let keys = names >= 0 ? run(first + count + names) : nil
    guard keys == nil || keys?.count == list.count else {
      throw error(.malformed, object, "NS.keys has \(keys?.count ?? 0) elements, NS.objects \(list.count)")
    }
    guard count == 2 || keys != nil else { return false }
    classPlaces[Int(id.index)] = UInt16(clamping: reference)
    if keys != nil, items < names { valuesFirst.insert(id) }
    try foldCollection(Int(list.offset), keys.map { Int($0.offset) }, count: Int(list.count), object)
    return true
  }

  /// The elements of the array that a member is; nil for another object.
  private func run(_ member: Int) -> ByteSpan? {
    let object = stored[Int(members[member])]
    return object.kind == .array ? ByteSpan(bits: object.bits) : nil
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
        let key = Int(members[keys + place])
        try add(try value(element, key), key)
      }
      let item = Int(members[list + place])
      try add(try value(element, item), item)
    }
  }

  @inline(__always)
  private mutating func value(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    if stored[object].kind == .uid { return try reference(key, object) }
    return try content(key, object)
  }

  private mutating func content(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    switch stored[object].kind {
    case .null: return .null(key)
    case .boolean: return .bool(key, stored[object].bits != 0)
    case .integer: return .int(key, Int64(bitPattern: stored[object].bits))
    case .real: return real(key, object)
    case .date: return .double(key, table.real(object) ?? 0)
    case .data: return .data(key, ByteSpan(bits: stored[object].bits))
    case .uid: return try reference(key, object)
    case .string, .wideString:
      return text.isContent(key) ? .data(key, span(object)) : .reference(key, nestedObject(object))
    case .array: return .reference(key, nestedObject(object))
    case .dictionary:
      throw error(.malformed, object, "a dictionary as a value; expected a UID, text, a number, data or an array")
    }
  }

  private func real(_ key: KeyID, _ object: Int) -> KeyedValue {
    KeyedValue(key: key, code: stored[object].width == 4 ? .float : .double, bits: stored[object].bits)
  }

  private mutating func reference(_ key: KeyID, _ object: Int) throws(ArchiveError) -> KeyedValue {
    let bits = stored[object].bits
    guard bits < UInt64(targets.count) else { throw outOfRange(object, Int(clamping: bits)) }
    let number = Int(bits)
    switch targets[number] {
    case .null:
      if number > 0 { hide(number) }
      return .null(key)
    case .classDescription:
      throw error(.malformed, object, "UID \(number) is a class description; expected an object")
    case .object(let target):
      let isSpecial = text.isContent(key) || foldsGeometry && text.isGeometry(key)
      guard isSpecial, let span = contentSpan(key, number) else { return .reference(key, target) }
      hide(number)
      return .data(key, span)
    }
  }

  /// The bytes that a reference to text stands for, under the key of content or of geometry; nil for another object.
  private mutating func contentSpan(_ key: KeyID, _ number: Int) -> ByteSpan? {
    let object = Int(header.objects[header.objects.startIndex + number])
    guard text.isContent(key) else { return text.geometry(object) }
    return table.byteCount(object) == nil ? nil : span(object)
  }

  /// Keeps the number that the next value does not show.
  private mutating func hide(_ number: Int) {
    hidden.append(
      .init(value: UInt32(truncatingIfNeeded: values.count), number: UInt32(truncatingIfNeeded: number)))
  }

  /// The object of the graph for a value that stands in the place of a reference; made once for each.
  private mutating func nestedObject(_ object: Int) -> ObjectID {
    if let known = nested[UInt32(object)] { return known }
    let isList = stored[object].kind == .array
    let id = append(classes.shared(isList ? "NSArray" : "NSString"), object)
    nested[UInt32(object)] = id
    nestedObjects.append(object)
    return id
  }
}
