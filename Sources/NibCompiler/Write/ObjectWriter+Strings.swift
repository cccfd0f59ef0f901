import NibBytes
import NibGraph

extension ObjectWriter {
  /// The NSString of a span of the graph's bytes; equal ones are one object, mutable ones are not shared.
  mutating func string(_ span: ByteSpan, mutable: Bool = false) -> ObjectID {
    if mutable { return stringObject(span, .mutableString) }
    if let known = strings.find(span, tag: ContentTag.string, in: builder.bytes) { return known }
    let object = stringObject(span, .string)
    strings.add(span, tag: ContentTag.string, object: object, in: builder.bytes)
    return object
  }

  /// The NSString of a text made here.
  mutating func string(_ text: String) -> ObjectID { string(builder.bytes.append(text: text)) }

  private mutating func stringObject(_ span: ByteSpan, _ known: NibClass) -> ObjectID {
    let object = reserve(known)
    builder.begin(object)
    builder.add(.data(.bytes, span))
    builder.end()
    return object
  }

  /// An NSNumber; equal ones are one object, whether they were integers or reals.
  mutating func number(integer value: Int64) -> ObjectID {
    let stored = KeyedValue.int(.nsIntval, value)
    // Beyond 53 bits integers that differ are the same real.
    return Int64(exactly: Double(value)) == value ? number(Double(value), stored) : numberObject(stored)
  }

  /// An NSNumber of a real.
  mutating func number(real value: Double) -> ObjectID { number(value, .double(.nsDblval, value)) }

  private mutating func number(_ value: Double, _ stored: KeyedValue) -> ObjectID {
    // The two zeros are one number.
    if let whole = UInt16(exactly: value), whole < Self.smallNumberCount { return smallNumber(Int(whole), stored) }
    let bits = Int(bitPattern: UInt(value.bitPattern))
    if let known = furtherNumbers[bits] { return known }
    let object = numberObject(stored)
    furtherNumbers.set(bits, object)
    return object
  }

  /// An NSNumber of a real, which `settleReals` makes one with an equal number that is written before or after.
  mutating func openNumber(real value: Double) -> ObjectID {
    if let known = openReals[value] { return known }
    let object = numberObject(.double(.nsDblval, value))
    openReals[value] = object
    return object
  }

  /// Makes one object of open reals and equal numbers: the one that is archived first stays, an integer or a real.
  mutating func settleReals() {
    guard !openReals.isEmpty else { return }
    let ranks = builder.archiveRanks()
    var replacements: [(object: ObjectID, other: ObjectID)] = []
    for (value, real) in openReals {
      guard let other = sharedNumber(value) else { continue }
      let isFirst = ranks[Int(real.index)] < ranks[Int(other.index)]
      replacements.append(isFirst ? (other, real) : (real, other))
    }
    builder.redirect(replacements)
  }

  private func sharedNumber(_ value: Double) -> ObjectID? {
    if let whole = UInt16(exactly: value), whole < Self.smallNumberCount {
      guard Int(whole) < smallNumbers.count, smallNumbers[Int(whole)] >= 0 else { return nil }
      return ObjectID(Int(smallNumbers[Int(whole)]))
    }
    return furtherNumbers[Int(bitPattern: UInt(value.bitPattern))]
  }

  /// Numbers of objects and the like, which most are, stand in a table by themselves.
  private mutating func smallNumber(_ number: Int, _ stored: KeyedValue) -> ObjectID {
    if number >= smallNumbers.count {
      let count = min(max(32, 2 * number), Self.smallNumberCount)
      smallNumbers += repeatElement(-1, count: count - smallNumbers.count)
    }
    if smallNumbers[number] >= 0 { return ObjectID(Int(smallNumbers[number])) }
    let object = numberObject(stored)
    smallNumbers[number] = object.index
    return object
  }

  private mutating func numberObject(_ stored: KeyedValue) -> ObjectID {
    let object = reserve(.number)
    builder.begin(object)
    builder.add(stored)
    builder.end()
    return object
  }

  /// An array of objects. The empty immutable one is one object.
  mutating func array(_ elements: [ObjectID], _ known: NibClass) -> ObjectID {
    let sharesEmpty = elements.isEmpty && known == .array
    if sharesEmpty, let empty = values.emptyArray { return empty }
    let object = reserve(known)
    builder.begin(object)
    builder.add(.bool(.nsInlinedValue, true))
    for element in elements { builder.add(.reference(.nibEncoderEmptyKey, element)) }
    builder.end()
    if sharesEmpty { values.emptyArray = object }
    return object
  }

  /// A set of objects. The empty one is one object.
  mutating func set(_ members: [ObjectID]) -> ObjectID {
    if members.isEmpty, let empty = values.emptySet { return empty }
    let object = array(members, .set)
    if members.isEmpty { values.emptySet = object }
    return object
  }

  /// An ordered set: not inlined as other collections are, but with a key for each place.
  mutating func orderedSet(_ elements: [ObjectID]) -> ObjectID { placed(elements, .orderedSet) }

  /// A collection with a key for each place.
  mutating func placed(_ elements: [ObjectID], _ known: NibClass) -> ObjectID {
    let object = reserve(known)
    begin(object)
    for (place, element) in elements.enumerated() { add(.reference(placeKey(place), element)) }
    end()
    return object
  }

  /// A dictionary in keyed form.
  mutating func dictionary(_ entries: [(key: ObjectID, value: ObjectID)], _ known: NibClass) -> ObjectID {
    let object = reserve(known)
    begin(object)
    add(.bool(.nsInlinedValue, true))
    for entry in entries {
      add(.reference(.nibEncoderEmptyKey, entry.key))
      add(.reference(.nibEncoderEmptyKey, entry.value))
    }
    end()
    return object
  }

  /// Where a text is in the graph's bytes; one that was decoded is appended first.
  mutating func span(of text: ElementText) -> ByteSpan {
    switch text {
    case .inPlace(let span): return span
    case .decoded(let bytes): return append(bytes)
    }
  }
}
