/// Dates of property lists: text in UTC, and seconds since the beginning of 2001.
enum PropertyListDate {
  /// Reads `2001-01-01T00:00:00Z`; nil for another form.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[19] == UInt8(ascii: "Z"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    let days = days(year, month, day) - days(2001, 1, 1)
    return Double(days * 86_400 + hour * 3600 + minute * 60 + second)
  }

  /// The text of a date, to the second; years that do not have four digits are cut to the nearest that has.
  static func text(_ seconds: Double) -> String {
    let first = Double(days(0, 1, 1) - days(2001, 1, 1)) * 86_400
    let last = Double(days(10_000, 1, 1) - days(2001, 1, 1)) * 86_400 - 1
    let whole = Int((seconds.isNaN ? 0 : min(max(seconds, first), last)).rounded(.down))
    let day = Int((Double(whole) / 86_400).rounded(.down))
    let rest = whole - day * 86_400
    let (year, month, dayOfMonth) = date(day + days(2001, 1, 1))
    let numbers = [padded(month), padded(dayOfMonth), padded(rest / 3600), padded(rest / 60 % 60), padded(rest % 60)]
    let years = String(repeating: "0", count: 4 - String(year).count) + String(year)
    return "\(years)-\(numbers[0])-\(numbers[1])T\(numbers[2]):\(numbers[3]):\(numbers[4])Z"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0) { value, digit in
      guard let value, (0x30...0x39).contains(digit) else { return nil }
      return value * 10 + Int(digit - 0x30)
    }
  }

  /// Days of the Gregorian calendar before a date, from the first of March of year 0 on: a leap day is a year's last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let leaps = shifted >= 0 ? shifted / 4 - shifted / 100 + shifted / 400 : -1
    return shifted * 365 + leaps + (153 * ((month + 9) % 12) + 2) / 5 + day - 1
  }

  /// The date that so many days lie before.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    var year = days / 365 + 1
    while Self.days(year, 3, 1) > days { year -= 1 }
    let rest = days - Self.days(year, 3, 1)
    let month = (5 * rest + 2) / 153
    let day = rest - (153 * month + 2) / 5 + 1
    return (month < 10 ? year : year + 1, month < 10 ? month + 3 : month - 9, day)
  }
}
