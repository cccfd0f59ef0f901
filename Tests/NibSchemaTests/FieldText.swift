import NibSchema

/// Fields as one line of text, the language in which these tests state what they expect.
func text(_ fields: [ArchivedField]) -> String {
  fields.map { "\($0.key)=\(text($0.value))" }.joined(separator: " ")
}

private func text(_ value: ArchivedField.Value) -> String {
  switch value {
  case .int(let number): "i\(number)"
  case .float(let number): "f\(number)"
  case .double(let number): "d\(number)"
  case .string(let string): "\"\(string)\""
  case .text(let string): "<\(string)>"
  case .bool(let flag): "\(flag)"
  case .null: "nil"
  case .dictionary(let entries, let isMutable):
    (isMutable ? "mutable" : "") + "{" + entries.map { "\($0.0):\(text($0.1))" }.joined(separator: ", ") + "}"
  case .object(let name, let fields): "\(name)(\(text(fields)))"
  case .number(let number): "#i\(number)"
  case .real(let number): "#d\(number)"
  }
}
