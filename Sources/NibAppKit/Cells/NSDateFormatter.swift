import NibRuntime
import NibSchema
import NibStandIns

/// How dates are written and read; kept, not applied. Stands in for NSDateFormatter.
open class NSDateFormatter: NSResponder {
  /// The format.
  public final var dateFormat: String?
  /// How much of the date is shown.
  public final var dateStyle = Style.none
  /// How much of the time is shown.
  public final var timeStyle = Style.none
  /// Of which system it behaves, as archived.
  public final var formatterBehavior = 1040
  /// Whether near days are shown as words.
  public final var doesRelativeDateFormatting = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.dateFormatterTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [dateFormatterTable] }

  private static let dateFormatterTable = PropertyTable(
    NSDateFormatter.self, kind: AppKitElements.dateFormatter, fresh: { NSDateFormatter() },
    [
      Property("dateFormat", \.dateFormat),
      Property("dateStyle", \.dateStyle),
      Property("timeStyle", \.timeStyle),
      Property("formatterBehavior", \.formatterBehavior),
      Property("doesRelativeDateFormatting", \.doesRelativeDateFormatting),
    ])
}

extension NSDateFormatter {
  /// How much of a date or a time is shown. Documented: the numbers, by AppKit.
  public enum Style: Int, NibChoice {
    /// Nothing, or more and more.
    case none, short, medium, long, full
  }
}

/// How sizes of files are written; kept, not applied. Stands in for NSByteCountFormatter.
open class NSByteCountFormatter: NSResponder {
  /// Bits of the units that are used: bytes 1, kilobytes 2 and so on; 0 for what fits.
  public final var allowedUnits = 0
  /// How many bytes a kilobyte has.
  public final var countStyle = CountStyle.file
  /// Whether nothing is written as a word.
  public final var allowsNonnumericFormatting = true
  /// Whether the unit is shown.
  public final var includesUnit = true
  /// Whether the number is shown.
  public final var includesCount = true
  /// Whether the number of bytes follows.
  public final var includesActualByteCount = false
  /// Whether large sizes have more digits.
  public final var isAdaptive = true
  /// Whether fractions are filled up.
  public final var zeroPadsFractionDigits = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.byteCountFormatterTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [byteCountFormatterTable] }

  private static let byteCountFormatterTable = PropertyTable(
    NSByteCountFormatter.self, kind: AppKitElements.byteCountFormatter, fresh: { NSByteCountFormatter() },
    [
      Property("allowedUnits", \.allowedUnits),
      Property("countStyle", \.countStyle),
      Property("allowsNonnumericFormatting", \.allowsNonnumericFormatting),
      Property("includesUnit", \.includesUnit),
      Property("includesCount", \.includesCount),
      Property("includesActualByteCount", \.includesActualByteCount),
      Property("adaptive", \.isAdaptive),
      Property("zeroPadsFractionDigits", \.zeroPadsFractionDigits),
    ])
}

extension NSByteCountFormatter {
  /// How many bytes a kilobyte has. Documented: the numbers, by AppKit.
  public enum CountStyle: Int, NibChoice {
    /// As files are counted, or memory; 1000; 1024.
    case file, memory, decimal, binary
  }
}
