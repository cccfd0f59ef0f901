import NibBytes
import NibGraph
import NibSchema

/// Formatters of numbers and dates.
enum AppKitFormatters {
  /// The class of a controller's objects: an attribute, or in older documents a child.
  static func lowerObjectClass(_ lowering: inout Lowering) {
    if let name = lowering.reader.attribute(.objectClassName) {
      checkReference(to: lowering.reader.text(name), &lowering)
      return lowering.writer.add(.reference(.nsObjectClassName, lowering.writer.string(name)))
    }
    guard let child = lowering.reader.child(.objectClass) else { return }
    let name = lowering.childText(child) ?? lowering.reader.attribute(.className, of: child)
    if let name { lowering.writer.add(.reference(.nsObjectClassName, lowering.writer.string(name))) }
  }

  /// Warns of a `<classReference>` that names another class than the attribute beside it.
  private static func checkReference(to name: String, _ lowering: inout Lowering) {
    guard let child = lowering.reader.child(.objectClass), let own = lowering.reader.attribute(.className, of: child)
    else { return }
    let module = lowering.reader.document.attribute("moduleName", of: .init(child)).map { $0 + "." } ?? ""
    let referenced = module + lowering.reader.text(own)
    if referenced == name { return }
    lowering.reader.warn(
      .noKnownForm,
      "the class of objects is '\(name)', and its reference names '\(referenced)'; the former is archived",
      at: child)
  }

  /// The content of a cell with a formatter of numbers is a number, and of one without a title nothing. Seen: 1 cell with
  /// a title, 4 without.
  static func placeNumber(_ element: Int, _ lowering: inout Lowering) {
    guard let formatter = lowering.reader.child(.formatter), lowering.reader.tag(formatter) == .numberFormatter else {
      return
    }
    guard let title = lowering.reader.attribute(.title), title.count > 0 else {
      lowering.leavesOut = AppKitKey.nsContents.id
      return
    }
    guard let value = Decimal.real(lowering.reader.document.bytes, title) else { return }
    let whole = Int64(exactly: value)
    let number = whole.map { lowering.writer.number(integer: $0) } ?? lowering.writer.number(real: value)
    lowering.overrides.append(.reference(.nsContents, number))
  }

  /// Documented: the styles of NSDateFormatter. Seen: 1 formatter with a format of its own.
  static func lowerDate(_ lowering: inout Lowering) {
    let style: (WellKnownName, inout Lowering) -> Int64 = { name, lowering in
      let text = lowering.reader.attribute(name).map { lowering.reader.text($0) } ?? "no"
      let place = ["no", "short", "medium", "long", "full"].firstIndex(of: text)
      if place == nil, text != "none", let element = lowering.reader.element {
        lowering.reader.warn(
          .unknownValue, "unknown \(name.rawValue) '\(text)'; no such part of the date is shown", at: element)
      }
      return Int64(place ?? 0)
    }
    checkBehavior(&lowering)
    var entries: [(String, ObjectID)] = []
    let (date, time) = (style(.dateStyle, &lowering), style(.timeStyle, &lowering))
    entries.append(("dateStyle", lowering.writer.number(integer: date)))
    entries.append(("formatterBehavior", lowering.writer.number(integer: 1040)))
    if lowering.reader.attribute(.doesRelativeDateFormatting).map({ lowering.reader.isYes($0) }) ?? false {
      entries.append(("doesRelativeDateFormatting", AppKitValues.boolean(true, &lowering)))
    }
    entries.append(("timeStyle", lowering.writer.number(integer: time)))
    lowering.writer.add(.reference(.nsAttributes, dictionary(entries, &lowering)))
    let format = lowering.reader.attribute(.dateFormat).map { lowering.writer.string($0) }
    lowering.writer.add(.reference(.nsFormat, format ?? lowering.writer.string("")))
    lowering.writer.add(.bool(.nsNatural, false))
  }

  /// Seen: 1 formatter of decimal style. Inferred: the names of what others say, which are those of NSNumberFormatter.
  static func lowerNumber(_ lowering: inout Lowering) {
    if isOld(&lowering) { return lowerOldNumber(&lowering) }
    warnOfOldParts(&lowering)
    let style = lowering.reader.attribute(.numberStyle).map { lowering.reader.text($0) } ?? "none"
    let grouping = flag(.usesGroupingSeparator, style == "decimal" || style == "currency", &lowering)
    checkBehavior(&lowering)
    reportMetadata(&lowering)
    let plain = style == "percent" ? "#,##0%" : style == "none" ? plainFormat(&lowering) : "#,##0.###"
    let attributes = numberAttributes(style, grouping, &lowering)
    lowering.writer.add(.reference(.nsAttributes, attributes))
    let positive = lowering.reader.attribute(.positiveFormat).map { lowering.writer.string($0) }
    let negative = lowering.reader.attribute(.negativeFormat).map { lowering.writer.string($0) }
    lowering.writer.add(.reference(.nsPositiveFormat, positive ?? lowering.writer.string(plain)))
    lowering.writer.add(.reference(.nsNegativeFormat, negative ?? positive ?? lowering.writer.string(plain)))
    for key in [NibKey.nsPositiveattrs, .nsNegativeattrs, .nsZero] { lowering.writer.add(.null(key)) }
    addSymbols(&lowering)
    addLimits(limit(.minimum, &lowering), limit(.maximum, &lowering), &lowering)
    let rounding = lowering.writer.object(
      AppKitClass.nsDecimalNumberHandler.id, .int(.nsRoundingMode, 3), .bool(.nsRaiseOverflow, true),
      .bool(.nsRaiseUnderflow, true), .bool(.nsRaiseDividebyzero, true))
    lowering.writer.add(.reference(.nsRounding, rounding))
    let decimal = lowering.reader.attribute(.decimalSeparator).map { lowering.writer.string($0) }
    lowering.writer.add(.reference(.nsDecimal, decimal ?? lowering.writer.string(".")))
    // Documents of the older behavior have these two by names of their own.
    let separator = lowering.reader.attribute(.groupingSeparator) ?? lowering.reader.attribute(.thousandSeparator)
    let thousand = separator.map { lowering.writer.string($0) }
    lowering.writer.add(.reference(.nsThousand, thousand ?? lowering.writer.string(",")))
    lowering.writer.add(.bool(.nsHasThousands, flag(.hasThousandSeparators, grouping, &lowering)))
    lowering.writer.add(.bool(.nsLocalized, flag(.localizesFormat, true, &lowering)))
    lowering.writer.add(.bool(.nsAllowsFloats, flag(.allowsFloats, true, &lowering)))
  }

  /// What nothing and what is no number are shown as.
  static func addSymbols(_ lowering: inout Lowering) {
    let empty = lowering.writer.object(
      NibClass.attributedString.id, .reference(.nsString, lowering.writer.string("")))
    lowering.writer.add(.reference(.nsNil, empty))
    let noAttributes = lowering.writer.dictionary([], .dictionary)
    let notANumber = lowering.writer.object(
      NibClass.attributedString.id, .reference(.nsString, lowering.writer.string("NaN")),
      .reference(.attributes, noAttributes))
    lowering.writer.add(.reference(.nsNan, notANumber))
  }

  /// The least and the greatest number; one that is none is the decimal that is no number.
  static func addLimits(_ minimum: ObjectID?, _ maximum: ObjectID?, _ lowering: inout Lowering) {
    let none = minimum == nil || maximum == nil ? noNumber(&lowering) : nil
    if let least = minimum ?? none { lowering.writer.add(.reference(.nsMin, least)) }
    if let most = maximum ?? none { lowering.writer.add(.reference(.nsMax, most)) }
  }

  /// The format of a formatter that says none, by its digits. Seen: 5 formatters.
  private static func plainFormat(_ lowering: inout Lowering) -> String {
    func digits(_ name: WellKnownName, _ absent: Int64) -> Int {
      let own = lowering.reader.attribute(name).flatMap { lowering.reader.integer($0) } ?? absent
      return Int(min(max(own, 0), 42))
    }
    let (least, most) = (digits(.minimumIntegerDigits, 0), digits(.maximumIntegerDigits, 1))
    let (fraction, mostFraction) = (digits(.minimumFractionDigits, 0), digits(.maximumFractionDigits, 0))
    let whole = String(repeating: "#", count: max(most - least, 0)) + String(repeating: "0", count: least)
    let isGrouped = flag(.usesGroupingSeparator, false, &lowering) && digits(.groupingSize, 0) == 3
    guard mostFraction > 0 || fraction > 0 else { return isGrouped ? "#,##0" : whole }
    return (isGrouped ? "#,##0" : whole) + "." + String(repeating: "0", count: fraction)
      + String(repeating: "#", count: max(mostFraction - fraction, 0))
  }

  /// Warns of a behavior other than that of macOS 10.4, which all formatters are archived with.
  private static func checkBehavior(_ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(.formatterBehavior), let element = lowering.reader.element else {
      return
    }
    switch lowering.reader.text(span) {
    case "default10_4", "custom10_4", "default": break
    case "10_0":
      lowering.reader.warn(
        .noKnownForm, "the behavior '10_0' of a formatter is archived as that of macOS 10.4: no known form", at: element
      )
    case let other:
      lowering.reader.warn(
        .unknownValue, "unknown formatterBehavior '\(other)'; that of macOS 10.4 is archived", at: element)
    }
  }

  static func flag(_ name: WellKnownName, _ absent: Bool, _ lowering: inout Lowering) -> Bool {
    lowering.reader.attribute(name).map { lowering.reader.isYes($0) } ?? absent
  }

  /// What a formatter of the older behavior says of what only newer ones have by themselves.
  static func furtherEntries(_ lowering: inout Lowering) -> [(name: String, object: ObjectID)] {
    var entries: [(String, ObjectID)] = []
    for name in texts {
      if let own = lowering.reader.attribute(name) { entries.append((name.rawValue, lowering.writer.string(own))) }
    }
    for name in [WellKnownName.alwaysShowsDecimalSeparator, .lenient] where lowering.reader.attribute(name) != nil {
      entries.append((name.rawValue, AppKitValues.boolean(flag(name, false, &lowering), &lowering)))
    }
    for (key, name, _) in wholeNumbers("none", false, &lowering) {
      if let own = name.flatMap({ lowering.reader.attribute($0) }).flatMap({ whole($0, &lowering) }) {
        entries.append((key, lowering.writer.number(integer: own)))
      }
    }
    return entries
  }

  /// The dictionary of what a number formatter says, by name.
  private static func numberAttributes(_ style: String, _ grouping: Bool, _ lowering: inout Lowering) -> ObjectID {
    var entries: [(String, ObjectID)] = []
    for (name, absent) in [
      (WellKnownName.allowsFloats, true), (.alwaysShowsDecimalSeparator, false), (.lenient, false),
    ] {
      let value = flag(name, absent, &lowering)
      entries.append((name.rawValue, AppKitValues.boolean(value, &lowering)))
    }
    entries.append(("generatesDecimalNumbers", AppKitValues.boolean(false, &lowering)))
    entries.append(("usesGroupingSeparator", AppKitValues.boolean(grouping, &lowering)))
    entries += numbers(style, grouping, &lowering)
    for name in texts {
      guard let own = lowering.reader.attribute(name) else { continue }
      entries.append((name.rawValue, lowering.writer.string(own)))
    }
    for (name, absent) in [(WellKnownName.negativeInfinitySymbol, "-∞"), (.positiveInfinitySymbol, "+∞")] {
      // One that says nil has none. Seen: 3 formatters.
      if let child = lowering.reader.child(name), lowering.reader.tag(child) == .nil { continue }
      entries.append((name.rawValue, text(name, absent, &lowering)))
    }
    entries.append(("nilSymbol", lowering.writer.string("")))
    return dictionary(entries, &lowering)
  }

  /// The numbers of a number formatter, by name.
  private static func numbers(
    _ style: String, _ grouping: Bool, _ lowering: inout Lowering
  ) -> [(String, ObjectID)] {
    var entries: [(String, ObjectID)] = []
    for name in [WellKnownName.minimum, .maximum] {
      guard let limit = limit(name, &lowering) else { continue }
      entries.append((name.rawValue, limit))
    }
    // None, or nothing, is not said. Seen: 6 increments; inferred: factors, likewise.
    for name in [WellKnownName.multiplier, .roundingIncrement] {
      guard let child = lowering.reader.child(name), lowering.reader.real(.value, of: child) != 0,
        let number = limit(name, &lowering)
      else { continue }
      entries.append((name.rawValue, number))
    }
    for (key, name, absent) in wholeNumbers(style, grouping, &lowering) {
      let own = name.flatMap { lowering.reader.attribute($0) }.flatMap { whole($0, &lowering) } ?? absent
      entries.append((key, lowering.writer.number(integer: own)))
    }
    return entries
  }

  /// Names of whole numbers, the attributes that tell them, and what they are without.
  private static func wholeNumbers(
    _ style: String, _ grouping: Bool, _ lowering: inout Lowering
  ) -> [(String, WellKnownName?, Int64)] {
    var numbers: [(String, WellKnownName?, Int64)] = [
      ("formatWidth", .formatWidth, 0), ("formatterBehavior", nil, 1040),
      ("groupingSize", .groupingSize, grouping ? 3 : 0), ("maximumFractionDigits", .maximumFractionDigits, 0),
      ("maximumIntegerDigits", .maximumIntegerDigits, 2_000_000_000),
      ("minimumFractionDigits", .minimumFractionDigits, 0), ("minimumIntegerDigits", .minimumIntegerDigits, 0),
      ("paddingPosition", nil, place(.paddingPosition, among: paddings, &lowering)), ("roundingMode", nil, 4),
      ("secondaryGroupingSize", nil, 0),
    ]
    if lowering.reader.attribute(.numberStyle) != nil {
      numbers.append(("numberStyle", nil, place(.numberStyle, among: styles, &lowering)))
    }
    return numbers
  }

  /// A whole number; warns of what is none.
  private static func whole(_ span: ByteSpan, _ lowering: inout Lowering) -> Int64? {
    let value = lowering.reader.integer(span)
    if value == nil, let element = lowering.reader.element { lowering.reader.warnNumber(span, element) }
    return value
  }

  private static let texts: [WellKnownName] = [
    .positiveFormat, .negativeFormat, .paddingCharacter, .decimalSeparator, .groupingSeparator,
    .currencyDecimalSeparator, .plusSign, .minusSign, .notANumberSymbol, .perMillSymbol, .percentSymbol,
    .exponentSymbol, .positivePrefix, .positiveSuffix, .negativePrefix, .negativeSuffix, .currencySymbol,
    .internationalCurrencySymbol,
  ]

  static func text(_ name: WellKnownName, _ absent: String, _ lowering: inout Lowering) -> ObjectID {
    let own = lowering.reader.child(name).flatMap { lowering.childText($0) } ?? lowering.reader.attribute(name)
    return own.map { lowering.writer.string($0) } ?? lowering.writer.string(absent)
  }

  /// A dictionary in the order of its keys' names. Seen: 2 formatters.
  private static func dictionary(_ entries: [(String, ObjectID)], _ lowering: inout Lowering) -> ObjectID {
    let sorted = entries.sorted { $0.0 < $1.0 }
    var pairs: [(key: ObjectID, value: ObjectID)] = []
    for entry in sorted { pairs.append((lowering.writer.string(entry.0), entry.1)) }
    return lowering.writer.dictionary(pairs, .mutableDictionary)
  }
}

extension AppKitFormatters {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitFormatters) -> CustomLoweringCode {
    switch lowering {
    case .objectClassName: .init(lower: { lowerObjectClass(&$2) }, raise: { $0.raiseObjectClass($1) })
    case .numberFormat: .init(lower: { lowerNumber(&$2) }, raise: { $0.raiseNumberFormat($1) })
    case .fetchPredicate: .init(lower: { AppKitPredicates.lowerFetched(&$2) }, raise: { $0.raiseFetched($1) })
    case .dateFormat: .init(lower: { lowerDate(&$2) }, raise: { $0.raiseDateFormat($1) })
    }
  }
}
