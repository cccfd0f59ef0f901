import NibBytes
import NibGraph
import NibSchema

// Formatters of numbers that behave as those of macOS 10.0.

extension AppKitFormatters {
  /// Whether a formatter behaves as those of macOS 10.0.
  static func isOld(_ lowering: inout Lowering) -> Bool {
    guard let span = lowering.reader.attribute(.formatterBehavior) else { return false }
    return lowering.reader.document.bytes.equals(span, "10_0")
  }

  /// A formatter of the older behavior, with its own text for zero and attributes for negative numbers.
  ///
  /// Its dictionary has formats, symbols and a language that is none, in this order. Seen: 3 formatters of Xcode 6 to 13,
  /// of 3 apps. Inferred: where a greatest number and what only newer formatters say stand.
  static func lowerOldNumber(_ lowering: inout Lowering) {
    let zero = lowering.reader.child(.attributedStringForZero).map { AppKitTextRuns.object(of: $0, &lowering) }
    let negative = lowering.reader.child(.textAttributesForNegativeValues).map {
      AppKitTextRuns.attributes(in: $0, &lowering)
    }
    let positiveFormat = text(.positiveFormat, "", &lowering)
    let negativeFormat = text(.negativeFormat, "", &lowering)
    let thousand = text(.thousandSeparator, ",", &lowering)
    let decimal = text(.decimalSeparator, ".", &lowering)
    let grouping = flag(.hasThousandSeparators, true, &lowering)
    let floats = flag(.allowsFloats, true, &lowering)
    let (minimum, maximum) = (limit(.minimum, &lowering), limit(.maximum, &lowering))
    let attributes = oldAttributes(
      [
        ("positiveFormat", positiveFormat), ("groupingSeparator", thousand), ("attributedStringForZero", zero),
        ("usesGroupingSeparator", AppKitValues.boolean(grouping, &lowering)),
        ("positiveInfinitySymbol", lowering.writer.string("+∞")), ("textAttributesForNegativeValues", negative),
        ("locale", noLanguage(&lowering)), ("negativeFormat", negativeFormat),
        ("allowsFloats", AppKitValues.boolean(floats, &lowering)), ("nilSymbol", lowering.writer.string("")),
        ("negativeInfinitySymbol", lowering.writer.string("-∞")),
        ("formatterBehavior", lowering.writer.number(integer: 1000)), ("minimum", minimum), ("maximum", maximum),
      ], &lowering)
    lowering.writer.add(.reference(.nsAttributes, attributes))
    lowering.writer.add(.reference(.nsPositiveFormat, positiveFormat))
    lowering.writer.add(.reference(.nsNegativeFormat, negativeFormat))
    lowering.writer.add(.null(.nsPositiveattrs))
    lowering.writer.add(negative.map { .reference(.nsNegativeattrs, $0) } ?? .null(.nsNegativeattrs))
    lowering.writer.add(zero.map { .reference(.nsZero, $0) } ?? .null(.nsZero))
    addSymbols(&lowering)
    addLimits(minimum, maximum, &lowering)
    lowering.writer.add(.null(.nsRounding))
    lowering.writer.add(.reference(.nsDecimal, decimal))
    lowering.writer.add(.reference(.nsThousand, thousand))
    lowering.writer.add(.bool(.nsHasThousands, grouping))
    lowering.writer.add(.bool(.nsLocalized, flag(.localizesFormat, true, &lowering)))
    lowering.writer.add(.bool(.nsAllowsFloats, floats))
  }

  /// The entries that are there, and those that only newer formatters say otherwise.
  private static func oldAttributes(
    _ entries: [(name: String, object: ObjectID?)], _ lowering: inout Lowering
  ) -> ObjectID {
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    for (name, object) in entries {
      if let object { pairs.append((lowering.writer.string(name), object)) }
    }
    let known = Set(entries.map(\.name))
    for (name, object) in furtherEntries(&lowering) where !known.contains(name) {
      pairs.append((lowering.writer.string(name), object))
    }
    return lowering.writer.dictionary(pairs, .mutableDictionary)
  }

  private static func noLanguage(_ lowering: inout Lowering) -> ObjectID {
    let none = lowering.writer.string("")
    return lowering.writer.object(NibClass.locale.id, .reference(.nsLocaleIdentifier, none))
  }

  /// Warns of what only formatters of the older behavior are known to be archived with.
  static func warnOfOldParts(_ lowering: inout Lowering) {
    for (name, effect) in [
      (WellKnownName.attributedStringForZero, "zero is shown as any number"),
      (.textAttributesForNegativeValues, "negative numbers look as others"),
    ] {
      guard let child = lowering.reader.child(name) else { continue }
      lowering.reader.warn(
        .noKnownForm,
        "'\(name.rawValue)' of a formatter with the behavior of macOS 10.4 is not archived: no known form; at run time "
          + effect, at: child)
    }
  }
}
