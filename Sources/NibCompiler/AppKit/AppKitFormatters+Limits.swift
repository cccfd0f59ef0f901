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
    case .real: return lowering.writer.openNumber(real: lowering.reader.real(.value, of: child))
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

  /// Seen: the first, second and fourth. Documented: NSNumberFormatter.Style. Inferred: the words, by the constants.
  static let styles = ["none", "decimal", "currency", "percent", "scientific", "spellOut"]
  /// Seen: the third. Documented: NSNumberFormatter.PadPosition.
  static let paddings = ["beforePrefix", "afterPrefix", "beforeSuffix", "afterSuffix"]

  /// The place of a word among those that an attribute has, the first without one; warns of another word.
  static func place(_ name: WellKnownName, among words: [String], _ lowering: inout Lowering) -> Int64 {
    guard let word = lowering.reader.attribute(name).map({ lowering.reader.text($0) }) else { return 0 }
    if let place = words.firstIndex(of: word) { return Int64(place) }
    if let element = lowering.reader.element {
      lowering.reader.warn(
        .unknownValue,
        "unknown \(name.rawValue) '\(word)', expected \(words.joined(separator: ", ")); '\(words[0])' is archived",
        at: element)
    }
    return 0
  }

  /// Warns of a note of the editor that says another thing than the attribute of its name, which is archived.
  ///
  /// Seen: 2 formatters, whose notes say YES and which have no such attribute.
  static func reportMetadata(_ lowering: inout Lowering) {
    guard let notes = lowering.reader.child(.metadata),
      let note = lowering.reader.firstChild(.localizesFormat, of: notes),
      let says = lowering.reader.flag(.value, of: note)
    else { return }
    let isLocalized = flag(.localizesFormat, true, &lowering)
    guard says != isLocalized else { return }
    lowering.reader.warn(
      .ignoredValue,
      "the <metadata> of a formatter has 'localizesFormat' \(says ? "YES" : "NO"), and \(isLocalized ? "YES" : "NO") is "
        + "archived, which the attribute of that name says, or nothing", at: note)
  }
}
