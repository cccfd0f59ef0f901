import NibRuntime
import NibSchema

/// Values of formatters and views of text, which code archives in objects that no elements are.
enum AppKitTextSamples {
  static let values: [String: [RowSample]] = {
    var samples: [String: [RowSample]] = [:]
    for name in numberTexts { samples["numberFormatter." + name] = [text(name)] }
    for name in numbers { samples["numberFormatter." + name] = [.int(name, 7)] }
    for name in numberFlags { samples["numberFormatter." + name] = flags(name) }
    for name in textFlags { samples["textView." + name] = flags(name) }
    for name in ["backgroundColor", "insertionPointColor", "textColor"] {
      samples["textView." + name] = [RowReading.color(name)]
    }
    for name in ["dateStyle", "timeStyle"] {
      samples[name] = choices(name, ["no", "short", "medium", "long", "full"])
    }
    return samples.merging(others) { first, _ in first }
  }()

  private static let others: [String: [RowSample]] = [
    "minimum": [limit("minimum")], "maximum": [limit("maximum")],
    "numberFormatter.multiplier": [limit("multiplier")],
    "numberFormatter.roundingIncrement": [limit("roundingIncrement")],
    "numberStyle": choices("numberStyle", ["none", "decimal", "currency", "percent", "scientific", "spellOut"]),
    "paddingPosition": choices("paddingPosition", ["beforePrefix", "afterPrefix", "beforeSuffix", "afterSuffix"]),
    // All formatters are archived with the behavior of macOS 10.4.
    "formatterBehavior": [.attribute("formatterBehavior", "default10_4") { Int(nibValue: $0) == 1040 }],
    "dateFormat": [text("dateFormat")], "doesRelativeDateFormatting": flags("doesRelativeDateFormatting"),
    "textView.textStorage": [
      .child("<attributedString key=\"textStorage\"><fragment content=\"proof\"/></attributedString>") {
        NibText(nibValue: $0)?.string == "proof"
      }
    ],
    "findStyle": ["panel", "bar"].map { style in
      .attribute(
        "findStyle", style,
        told: [
          "usesFindPanel": { Bool(nibValue: $0) == (style == "panel") },
          "usesFindBar": { Bool(nibValue: $0) == (style == "bar") },
        ])
    },
  ]

  private static let numberTexts = [
    "positiveFormat", "negativeFormat", "paddingCharacter", "decimalSeparator", "groupingSeparator",
    "currencyDecimalSeparator", "plusSign", "minusSign", "notANumberSymbol", "perMillSymbol", "percentSymbol",
    "exponentSymbol", "positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix", "currencySymbol",
    "internationalCurrencySymbol", "thousandSeparator", "negativeInfinitySymbol", "positiveInfinitySymbol",
  ]
  private static let numbers = [
    "formatWidth", "groupingSize", "minimumIntegerDigits", "maximumIntegerDigits", "minimumFractionDigits",
    "maximumFractionDigits",
  ]
  private static let numberFlags = [
    "usesGroupingSeparator", "allowsFloats", "lenient", "alwaysShowsDecimalSeparator", "localizesFormat",
    "hasThousandSeparators",
  ]
  private static let textFlags = [
    "importsGraphics", "fieldEditor", "usesFontPanel", "usesRuler", "smartInsertDelete", "drawsBackground",
    "continuousSpellChecking", "spellingCorrection", "dashSubstitution", "quoteSubstitution", "textReplacement",
    "textCompletion", "grammarChecking", "linkDetection", "dataDetection", "incrementalSearchingEnabled",
    "usesInspectorBar", "allowsDocumentBackgroundColorChange", "allowsImageEditing",
    "allowsCharacterPickerTouchBarItem", "allowsNonContiguousLayout",
  ]

  static func text(_ name: String) -> RowSample { .attribute(name, "proof") { String(nibValue: $0) == "proof" } }

  static func flags(_ name: String) -> [RowSample] { [true, false].map { .flag(name, $0) } }

  static func choices(_ name: String, _ values: [String]) -> [RowSample] {
    values.enumerated().map { number, text in .attribute(name, text) { Int(nibValue: $0) == number } }
  }

  private static func limit(_ key: String) -> RowSample {
    .child("<integer key=\"\(key)\" value=\"7\"/>") { Double(nibValue: $0) == 7 }
  }
}
