/// A value as JSON has it: a scalar, numbers, or a list.
public enum AttributeValue: Sendable, Hashable, Codable {
  /// A whole number.
  case integer(Int64)
  /// True or false.
  case boolean(Bool)
  /// A real.
  case real(Double)
  /// Text, or an id.
  case text(String)
  /// Several numbers.
  case numbers([Double])
  /// Several values; lists nest at most a few levels.
  case list([AttributeValue])

  /// Whether the value is one number, boolean or text.
  var isScalar: Bool {
    switch self {
    case .integer, .boolean, .real, .text: true
    case .numbers, .list: false
    }
  }

  /// Writes the bare value.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .integer(let number): try value.encode(number)
    case .boolean(let flag): try value.encode(flag)
    case .real(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .numbers(let numbers): try value.encode(numbers)
    case .list(let list): try value.encode(list)
    }
  }

  /// Reads a bare value: the first of boolean, whole number, real, text and list that fits.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? value.decode(Double.self) {
      self = .real(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try value.decode([AttributeValue].self))
    }
  }
}
