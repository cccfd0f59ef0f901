import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// How numbers are written and read; kept, not applied. Stands in for NSNumberFormatter.
open class NSNumberFormatter: NSResponder {
  /// How numbers are written.
  public final var numberStyle = Style.none
  /// Of which system it behaves, as archived.
  public final var formatterBehavior = 1040
  /// What numbers are multiplied by where they are shown; nil for nothing.
  public final var multiplier: Double?
  /// What numbers are rounded to multiples of; nil for digits alone.
  public final var roundingIncrement: Double?
  /// The least number that is taken; nil for any.
  public final var minimum: Double?
  /// The greatest one.
  public final var maximum: Double?
  /// Where numbers are filled up.
  public final var paddingPosition = PadPosition.beforePrefix
  /// Width that numbers are filled up to; -1 for none.
  public final var formatWidth = -1
  /// Digits between two separators.
  public final var groupingSize = 0
  /// Least number of digits before the separator.
  public final var minimumIntegerDigits = 0
  /// Greatest number of them.
  public final var maximumIntegerDigits = 2_000_000_000
  /// Least number of digits behind the separator.
  public final var minimumFractionDigits = 0
  /// Greatest number of them.
  public final var maximumFractionDigits = 0
  /// Whether groups of digits are separated.
  public final var usesGroupingSeparator = false
  /// Whether numbers have fractions.
  public final var allowsFloats = true
  /// Whether texts that are nearly numbers are taken.
  public final var isLenient = false
  /// Whether whole numbers have the separator too.
  public final var alwaysShowsDecimalSeparator = false
  /// Whether separators are those of the user.
  public final var localizesFormat = true
  /// Whether thousands are separated; of older systems.
  public final var hasThousandSeparators = false
  /// What fills numbers up.
  public final var paddingCharacter: String?
  /// Format of numbers from 0 on.
  public final var positiveFormat: String?
  /// Format of those below.
  public final var negativeFormat: String?
  /// What stands before a fraction.
  public final var decimalSeparator: String?
  /// What stands between groups of digits.
  public final var groupingSeparator: String?
  /// The same; of older systems.
  public final var thousandSeparator: String?
  /// What stands before the fraction of an amount.
  public final var currencyDecimalSeparator: String?
  /// The plus sign.
  public final var plusSign: String?
  /// The minus sign.
  public final var minusSign: String?
  /// What stands for no number.
  public final var notANumberSymbol: String?
  /// The sign of thousandths.
  public final var perMillSymbol: String?
  /// The sign of hundredths.
  public final var percentSymbol: String?
  /// What stands before an exponent.
  public final var exponentSymbol: String?
  /// What stands before numbers from 0 on.
  public final var positivePrefix: String?
  /// What stands behind them.
  public final var positiveSuffix: String?
  /// What stands before those below.
  public final var negativePrefix: String?
  /// What stands behind them.
  public final var negativeSuffix: String?
  /// The sign of the currency.
  public final var currencySymbol: String?
  /// Its three letters.
  public final var internationalCurrencySymbol: String?
  /// What stands for less than every number.
  public final var negativeInfinitySymbol: String?
  /// What stands for more than every number.
  public final var positiveInfinitySymbol: String?
  /// What is shown for 0, as the archive or code says.
  final var zeroText: NibText?
  /// How numbers below 0 look, as the archive or code says.
  final var negativeAttributes = NibValue.null

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.numberFormatterTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [numberFormatterTable] }

  private static let numberFormatterTable = PropertyTable(
    NSNumberFormatter.self, kind: AppKitElements.numberFormatter, fresh: { NSNumberFormatter() },
    [
      Property("numberStyle", \.numberStyle),
      Property("formatterBehavior", \.formatterBehavior),
      Property("minimum", \.minimum),
      Property("maximum", \.maximum),
      Property("multiplier", \.multiplier),
      Property("roundingIncrement", \.roundingIncrement),
      Property("paddingPosition", \.paddingPosition),
      Property("formatWidth", \.formatWidth),
      Property("groupingSize", \.groupingSize),
      Property("minimumIntegerDigits", \.minimumIntegerDigits),
      Property("maximumIntegerDigits", \.maximumIntegerDigits),
      Property("minimumFractionDigits", \.minimumFractionDigits),
      Property("maximumFractionDigits", \.maximumFractionDigits),
      Property("usesGroupingSeparator", \.usesGroupingSeparator),
      Property("allowsFloats", \.allowsFloats),
      Property("lenient", \.isLenient),
      Property("alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator),
      Property("localizesFormat", \.localizesFormat),
      Property("hasThousandSeparators", \.hasThousandSeparators),
      Property("paddingCharacter", \.paddingCharacter),
      Property("positiveFormat", \.positiveFormat),
      Property("negativeFormat", \.negativeFormat),
      Property("decimalSeparator", \.decimalSeparator),
      Property("groupingSeparator", \.groupingSeparator),
      Property("thousandSeparator", \.thousandSeparator),
      Property("currencyDecimalSeparator", \.currencyDecimalSeparator),
      Property("plusSign", \.plusSign),
      Property("minusSign", \.minusSign),
      Property("notANumberSymbol", \.notANumberSymbol),
      Property("perMillSymbol", \.perMillSymbol),
      Property("percentSymbol", \.percentSymbol),
      Property("exponentSymbol", \.exponentSymbol),
      Property("positivePrefix", \.positivePrefix),
      Property("positiveSuffix", \.positiveSuffix),
      Property("negativePrefix", \.negativePrefix),
      Property("negativeSuffix", \.negativeSuffix),
      Property("currencySymbol", \.currencySymbol),
      Property("internationalCurrencySymbol", \.internationalCurrencySymbol),
      Property("negativeInfinitySymbol", \.negativeInfinitySymbol),
      Property("positiveInfinitySymbol", \.positiveInfinitySymbol),
      Property("attributedStringForZero", \.zeroText),
      Property("textAttributesForNegativeValues", \.negativeAttributes),
    ])
}

extension NSNumberFormatter {
  /// How numbers are written. Documented: the numbers, by AppKit.
  public enum Style: Int, NibChoice {
    /// As whole numbers, decimals, amounts, hundredths, with an exponent, or in words.
    case none, decimal, currency, percent, scientific, spellOut
  }
}

extension NSNumberFormatter {
  /// Where numbers are filled up. Documented: the numbers, by AppKit.
  public enum PadPosition: Int, NibChoice {
    /// Around what stands before the number, or behind it.
    case beforePrefix, afterPrefix, beforeSuffix, afterSuffix
  }
}

extension NSNumberFormatter {
  /// What is shown for 0.
  public final var attributedStringForZero: NSAttributedString {
    get { zeroText.map(DesktopText.attributed) ?? NSAttributedString(string: "0") }
    set { zeroText = DesktopText.archived(newValue) }
  }

  /// How numbers below 0 look, by the names of attributes; nil for as others.
  public final var textAttributesForNegativeValues: [String: Any]? {
    get { DesktopText.attributes(negativeAttributes) }
    set { negativeAttributes = newValue.map(DesktopText.archived) ?? .null }
  }
}
