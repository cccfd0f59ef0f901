import NibBytes

/// A number of the dialect, which keeps the width that it was written with.
public enum LegacyNumber: Sendable, Hashable {
  /// YES or NO.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A real of 32 bits.
  case float(Float)
  /// A real of 64 bits.
  case double(Double)

  init?(tag: String, _ bytes: [UInt8], _ span: ByteSpan) {
    switch tag {
    case "bool", "boolean":
      if bytes.equals(span, "YES") {
        self = .bool(true)
      } else if bytes.equals(span, "NO") {
        self = .bool(false)
      } else {
        return nil
      }
    case "int", "integer":
      guard let value = Decimal.integer(bytes, span) else { return nil }
      self = .int(value)
    default:
      guard let value = Decimal.real(bytes, span) ?? Self.special(bytes.text(span)) else { return nil }
      self = tag == "float" ? .float(Float(value)) : .double(value)
    }
  }

  /// Numbers that C prints as words.
  private static func special(_ text: String) -> Double? {
    switch text {
    case "inf": .infinity
    case "-inf": -.infinity
    case "nan": .nan
    default: nil
    }
  }

  /// The number as a whole one; a real is cut off, and one that no integer holds is 0.
  public var integer: Int64 {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): value
    case .float(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    case .double(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }

  /// The number as a real one, a `Float` by the shortest decimal that gives it.
  public var real: Double {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(value)
    case .float(let value): Double("\(value)") ?? Double(value)
    case .double(let value): value
    }
  }
}
