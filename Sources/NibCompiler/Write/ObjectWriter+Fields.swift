import NibBytes
import NibGraph
import NibSchema

extension CompiledSchema {
  /// Fields that the schema's rules have written down, with their keys numbered.
  func prepare(_ fields: [ArchivedField]) -> [PreparedValue] {
    fields.compactMap { field in
      let key = keyRegistry.find(field.key)
      // A key that has no number would be left out without a word.
      assert(key >= 0, "'\(field.key)' is among no names of the platform")
      return key < 0 ? nil : prepare(field.value, under: KeyID(Int(key)))
    }
  }

  private func prepare(_ value: ArchivedField.Value, under key: KeyID) -> PreparedValue? {
    switch value {
    case .int(let value): .scalar(.int(key, value))
    case .float(let value): .scalar(.float(key, value))
    case .double(let value): .scalar(.double(key, value))
    case .bool(let value): .scalar(.bool(key, value))
    case .null: .scalar(.null(key))
    case .string(let value): .string(key, Array(value.utf8))
    case .text(let value): .text(key, Array(value.utf8))
    case .number(let value): .integerNumber(key, value)
    case .real(let value): .realNumber(key, value)
    case .object(let name, let fields):
      number(ofClass: name).map { .object(key, $0, prepare(fields)) }
    case .dictionary(let entries, let mutable):
      .dictionary(
        key, mutable: mutable,
        entries.compactMap { entry in
          prepare(entry.1, under: NibKey.nibEncoderEmptyKey.id).map { (Array(entry.0.utf8), $0) }
        })
    }
  }

  /// The number of a class that rules of the schema name; one without a number would be left out without a word.
  private func number(ofClass name: String) -> ClassID? {
    let found = classTable.find(name)
    assert(found != nil, "'\(name)' is among no classes of the platform")
    return found
  }
}

extension ObjectWriter {
  /// An object of prepared content.
  mutating func object(_ classID: ClassID, _ fields: [PreparedValue]) -> ObjectID {
    let object = builder.reserve(classID)
    builder.begin(object)
    for field in fields { add(field) }
    builder.end()
    return object
  }

  private mutating func add(_ field: PreparedValue) {
    switch field {
    case .scalar(let value): builder.add(value)
    case .string(let key, let bytes): builder.add(.reference(key, string(bytes)))
    case .text(let key, let bytes): builder.add(.data(key, append(bytes)))
    case .integerNumber(let key, let value): builder.add(.reference(key, number(integer: value)))
    case .realNumber(let key, let value): builder.add(.reference(key, number(real: value)))
    case .object(let key, let classID, let fields): builder.add(.reference(key, object(classID, fields)))
    case .dictionary(let key, let mutable, let entries):
      let dictionary = reserve(mutable ? NibClass.mutableDictionary : .dictionary)
      builder.begin(dictionary)
      builder.add(.bool(.nsInlinedValue, true))
      for entry in entries {
        builder.add(.reference(.nibEncoderEmptyKey, string(entry.key)))
        add(entry.value)
      }
      builder.end()
      builder.add(.reference(key, dictionary))
    }
  }

  mutating func append(_ bytes: [UInt8]) -> ByteSpan {
    let start = builder.bytes.count
    builder.bytes.append(contentsOf: bytes)
    return ByteSpan(offset: start, count: bytes.count)
  }

  /// The NSString of bytes that are not in the graph yet.
  mutating func string(_ bytes: [UInt8]) -> ObjectID { string(append(bytes)) }

  /// A value that is always the same, under a key.
  mutating func add(_ constant: Constant, _ key: KeyID) {
    switch constant {
    case .bool(let value): builder.add(.bool(key, value))
    case .int(let value): builder.add(.int(key, value))
    case .float(let value): builder.add(.float(key, Float(value)))
    case .double(let value): builder.add(.double(key, value))
    case .null: builder.add(.null(key))
    case .string(let value): builder.add(.reference(key, string(value)))
    case .reals(let values): builder.add(.data(key, reals(values)))
    case .emptyArray: builder.add(.reference(key, array([], .array)))
    case .emptyDictionary: builder.add(.reference(key, dictionary([], .dictionary)))
    }
  }
}

/// The content of a value object with its keys numbered, so that writing it looks nothing up.
enum PreparedValue: Sendable {
  case scalar(KeyedValue)
  case string(KeyID, [UInt8])
  case text(KeyID, [UInt8])
  case integerNumber(KeyID, Int64)
  case realNumber(KeyID, Double)
  case object(KeyID, ClassID, [PreparedValue])
  case dictionary(KeyID, mutable: Bool, [(key: [UInt8], value: PreparedValue)])
}
