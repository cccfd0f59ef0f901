import NibBytes
import NibGraph
import NibSchema

/// Formatters of dates and numbers, read backwards.
extension Raising {
  /// A formatter of dates: its styles are in a dictionary.
  mutating func raiseDateFormat(_ current: RaisedObject) {
    if let format = current.string(NibKey.nsFormat, graph), !format.isEmpty { say("dateFormat", format, current) }
    for (name, number) in formatAttributes(current) {
      switch name {
      case "dateStyle", "timeStyle":
        let styles = ["no", "short", "medium", "long", "full"]
        if styles.indices.contains(Int(number)) { say(name, styles[Int(number)], current) }
      case "doesRelativeDateFormatting": if number == 1 { say(name, "YES", current) }
      default: break
      }
    }
  }

  /// A formatter of numbers: most of what it says stands in a dictionary by the names of attributes.
  mutating func raiseNumberFormat(_ current: RaisedObject) {
    guard let pairs = current.reference(NibKey.nsAttributes).flatMap({ graph.pairs($0) }) else { return }
    let names = Set(CustomLowering.numberFormat.reads)
    if formatAttributes(current).contains(where: { $0.name == "formatterBehavior" && $0.number == 1000 }) {
      return raiseOldNumberFormat(current)
    }
    say("formatterBehavior", "default10_4", current)
    for (key, value) in pairs {
      guard case .reference(let key) = key, case .reference(let value) = value, let name = graph.string(key),
        names.contains(name), name != "formatterBehavior"
      else { continue }
      addFormatAttribute(name, value, current)
    }
    let found = Set(
      pairs.compactMap { pair in if case .reference(let key) = pair.key { graph.string(key) } else { nil } })
    for name in ["negativeInfinitySymbol", "positiveInfinitySymbol"] where !found.contains(name) {
      document.setNil(name, of: current.element)
    }
    if let format = current.string(NibKey.nsPositiveFormat, graph) { say("positiveFormat", format, current) }
    if let format = current.string(NibKey.nsNegativeFormat, graph) { say("negativeFormat", format, current) }
  }

  /// A formatter that behaves as those of macOS 10.0: what its keys say, and what its dictionary has beyond them.
  private mutating func raiseOldNumberFormat(_ current: RaisedObject) {
    say("formatterBehavior", "10_0", current)
    if let format = current.string(NibKey.nsPositiveFormat, graph) { say("positiveFormat", format, current) }
    if let format = current.string(NibKey.nsNegativeFormat, graph) { say("negativeFormat", format, current) }
    if let separator = current.string(NibKey.nsThousand, graph) { say("thousandSeparator", separator, current) }
    if let separator = current.string(NibKey.nsDecimal, graph), separator != "." {
      say("decimalSeparator", separator, current)
    }
    for (name, key) in [
      ("hasThousandSeparators", NibKey.nsHasThousands), ("localizesFormat", .nsLocalized),
      ("allowsFloats", .nsAllowsFloats),
    ] where current.integer(key) == 0 { say(name, "NO", current) }
    if let attributes = current.reference(NibKey.nsNegativeattrs) {
      let list = document.add("textAttributesForNegativeValues", to: current.element)
      addDesktopTextAttributes(attributes, to: list)
    }
    if let zero = current.reference(NibKey.nsZero) {
      addDesktopText(zero, key: "attributedStringForZero", to: current.element)
    }
    for (name, key) in [("minimum", NibKey.nsMin), ("maximum", .nsMax)] {
      guard let limit = current.reference(key) else { continue }
      if graph.number(limit) != nil {
        addFormatAttribute(name, limit, current)
      } else {
        document.set("value", decimalText(limit), of: document.add("decimal", key: name, to: current.element))
      }
    }
  }

  /// The digits of a decimal number; `NaN` for the one that is none.
  private func decimalText(_ object: ObjectID) -> String {
    let values = RaisedObject(
      object: object, element: 0, kind: AppKitElements.customObject, values: values(of: object))
    let words = values.integer(NibKey.nsLength) ?? 0
    let isNegative = values.integer(NibKey.nsNegative) == 1
    guard words > 0, words <= 3, let span = graph.value(NibKey.nsMantissa, of: object)?.span, span.count >= 6 else {
      return isNegative ? "NaN" : "0"
    }
    var number = 0.0
    for byte in graph.bytes[span.range].prefix(Int(words) * 2).reversed() { number = number * 256 + Double(byte) }
    for _ in 0..<min(max(values.integer(NibKey.nsExponent) ?? 0, 0), 30) { number *= 10 }
    return (isNegative ? "-" : "") + Decimal.text(number)
  }

  private mutating func addFormatAttribute(_ name: String, _ value: ObjectID, _ current: RaisedObject) {
    if let text = graph.string(value) { return say(name, text, current) }
    guard let number = graph.number(value) else { return }
    let stored = graph.values(of: value).first?.value
    let choices = [
      "numberStyle": ["none", "decimal", "currency", "percent", "scientific", "spellOut"],
      "paddingPosition": ["beforePrefix", "afterPrefix", "beforeSuffix", "afterSuffix"],
    ]
    if let words = choices[name] {
      let place = Int(exactly: number) ?? 0
      if place != 0 || name == "numberStyle", words.indices.contains(place) { say(name, words[place], current) }
    } else if ["minimum", "maximum", "multiplier", "roundingIncrement"].contains(name) {
      let isWhole = if case .int = stored { true } else { false }
      let element = document.add(isWhole ? "integer" : "real", key: name, to: current.element)
      document.set("value", Decimal.text(number), of: element)
    } else if case .bool(let flag) = stored {
      say(name, flag ? "YES" : "NO", current)
    } else {
      say(name, Decimal.text(number), current)
    }
  }

  private func formatAttributes(_ current: RaisedObject) -> [(name: String, number: Double)] {
    guard let pairs = current.reference(NibKey.nsAttributes).flatMap({ graph.pairs($0) }) else { return [] }
    return pairs.compactMap { key, value in
      guard case .reference(let key) = key, case .reference(let value) = value, let name = graph.string(key),
        let number = graph.number(value), number >= 0, number < 1e9
      else { return nil }
      return (name, number)
    }
  }
}
