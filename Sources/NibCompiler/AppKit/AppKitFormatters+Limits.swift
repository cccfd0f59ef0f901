import NibBytes
import NibGraph
import NibSchema

// The least and the largest number of a formatter, and other numbers that are objects.

extension AppKitFormatters {
  /// The least or the greatest number that is accepted. Seen: 7 numbers in the newest archives, 2 decimals in an older one.
  static func limit(_ name: WellKnownName, _ lowering: inout Lowering) -> ObjectID? {
    guard let child = lowering.reader.child(name) else { return nil }
    switch WellKnownName(lowering.reader.tag(child)) {
    case .integer: return lowering.writer.number(integer: lowering.reader.wholeNumber(.value, of: child))
    case .real: return lowering.writer.number(real: lowering.reader.real(.value, of: child))
    case .decimal:
      // The decimal that is no number is no limit.
      if let text = lowering.reader.attribute(.value, of: child), lowering.reader.document.bytes.equals(text, "NaN") {
        return nil
      }
      return decimal(lowering.reader.real(.value, of: child), &lowering)
    case .nil: return nil
    default:
      lowering.reader.warn(
        .noKnownForm, "a limit of this kind is not archived: no known form; any number is accepted", at: child)
      return nil
    }
  }

  /// A decimal number: its digits as words of 16 bits, the lowest first; a fraction becomes a real.
  private static func decimal(_ value: Double, _ lowering: inout Lowering) -> ObjectID {
    guard let whole = Int64(exactly: value) else { return lowering.writer.number(real: value) }
    var mantissa = [UInt8](repeating: 0, count: 16)
    var rest = whole.magnitude
    var words: Int64 = 0
    while rest > 0 {
      mantissa[Int(words) * 2] = UInt8(truncatingIfNeeded: rest)
      mantissa[Int(words) * 2 + 1] = UInt8(truncatingIfNeeded: rest >> 8)
      rest >>= 16
      words += 1
    }
    return lowering.writer.object(
      AppKitClass.nsDecimalNumberPlaceholder.id, .int(.nsExponent, 0), .int(.nsLength, words),
      .bool(.nsNegative, whole < 0),
      .bool(.nsCompact, words > 0), .int(.nsMantissaBo, 1),
      .data(.nsMantissa, lowering.writer.append(mantissa)))
  }

  /// A limit that is none: the decimal that is no number.
  static func noNumber(_ lowering: inout Lowering) -> ObjectID {
    let mantissa = lowering.writer.append([UInt8](repeating: 0, count: 16))
    return lowering.writer.object(
      AppKitClass.nsDecimalNumberPlaceholder.id, .int(.nsExponent, 0), .int(.nsLength, 0), .bool(.nsNegative, true),
      .bool(.nsCompact, false), .int(.nsMantissaBo, 1), .data(.nsMantissa, mantissa))
  }
}
