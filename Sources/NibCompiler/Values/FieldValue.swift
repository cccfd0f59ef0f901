import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// An object whose content the schema's rules have written down.
  mutating func object(_ classID: ClassID, _ fields: [ArchivedField]) -> ObjectID {
    let object = builder.reserve(classID)
    builder.begin(object)
    for field in fields { add(field.value, under: key(field.key)) }
    builder.end()
    return object
  }

  /// Number of a key that comes by name: the book's, or a new one.
  mutating func key(_ name: String) -> KeyID { book.keyIndices[name].map { KeyID($0) } ?? builder.key(name) }

  private mutating func add(_ value: ArchivedField.Value, under key: KeyID) {
    switch value {
    case .int(let value): builder.add(.int(key, value))
    case .float(let value): builder.add(.float(key, value))
    case .double(let value): builder.add(.double(key, value))
    case .string(let value): builder.add(.reference(key, string(value)))
    case .text(let value): builder.add(.data(key, builder.bytes.append(text: value)))
    case .bool(let value): builder.add(.bool(key, value))
    case .null: builder.add(.null(key))
    case .number(let value): builder.add(.reference(key, number(integer: value)))
    case .real(let value): builder.add(.reference(key, number(real: value)))
    case .object(let name, let fields): builder.add(.reference(key, object(builder.class(name), fields)))
    case .dictionary(let entries, let mutable):
      let dictionary = builder.reserve(mutable ? book.classes.mutableDictionary : book.classes.dictionary)
      builder.begin(dictionary)
      builder.add(.bool(book.keys.inlined, true))
      for (name, value) in entries {
        builder.add(.reference(book.keys.element, string(name)))
        add(value, under: book.keys.element)
      }
      builder.end()
      builder.add(.reference(key, dictionary))
    }
  }
}
