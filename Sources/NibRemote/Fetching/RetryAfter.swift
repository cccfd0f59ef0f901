import Foundation

/// When a server wants to be asked again.
///
/// - Documented: RFC 9110, section 10.2.3: seconds, or a date in one of the three forms of section 5.6.7.
enum RetryAfter {
  /// Seconds from now, none for a moment that has passed; nil for a value that is neither.
  static func seconds(_ value: String, now: Date = Date()) -> Double? {
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Double(value) }
    return date(value).map { max(0, $0.timeIntervalSince(now)) }
  }

  private static func date(_ text: String) -> Date? {
    // The oldest form has two blanks before a day of one digit.
    let text = text.split(separator: " ").joined(separator: " ")
    return forms.lazy.compactMap { form in
      let reader = DateFormatter()
      reader.locale = Locale(identifier: "en_US_POSIX")
      reader.timeZone = TimeZone(secondsFromGMT: 0)
      reader.dateFormat = form
      return reader.date(from: text)
    }.first
  }

  private static let forms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]
}
