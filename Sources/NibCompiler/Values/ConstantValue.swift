import NibGraph
import NibSchema

extension Lowering {
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
    case .emptyArray: builder.add(.reference(key, array([], book.classes.array)))
    }
  }
}
