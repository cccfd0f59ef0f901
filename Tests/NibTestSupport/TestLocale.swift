import CTestLocale

/// The locale of the process that runs the tests: the environment's, as that of any program with a window.
public enum TestLocale {
  /// What stands between the whole and the fraction of a number.
  public static var decimalPoint: String { String(cString: nib_decimal_point()) }

  /// The decimal point of the locale that the environment asks for, where it asks for one that has a comma for it.
  public static var expectedPoint: String? {
    TestDisk.environment("LC_ALL").flatMap { $0.hasPrefix("de_") ? "," : nil }
  }
}
