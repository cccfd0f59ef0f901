/// When a picture was taken, as the camera's clock showed it.
///
/// Cameras write the time of their place, and only newer ones say how far it is from UTC.
public struct CaptureDate: Sendable, Hashable {
  /// 1 to 9999.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31, as many as the month has.
  public var day: Int
  /// 0 to 23.
  public var hour: Int
  /// 0 to 59.
  public var minute: Int
  /// 0 to 59, or 60 for a leap second.
  public var second: Int
  /// 0 to 999 999 999.
  public var nanosecond: Int
  /// Minutes that the clock is ahead of UTC, negative to the west; nil when nothing says so.
  public var offset: Int?

  /// Makes a date.
  /// - Returns: nil when there is no such day or time.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0,
    offset: Int? = nil
  ) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second),
      (0..<1_000_000_000).contains(nanosecond), offset.map({ abs($0) < 24 * 60 }) ?? true
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
    (self.nanosecond, self.offset) = (nanosecond, offset)
  }

  /// Seconds since the beginning of 1970 in UTC.
  /// - Parameter assumedOffset: minutes ahead of UTC where the date itself does not say.
  public func secondsSince1970(assumedOffset: Int = 0) -> Double {
    // Years that begin with March have the leap day at their end.
    let (shifted, fromMarch) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let (era, yearOfEra) = (shifted / 400, shifted % 400)
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let seconds = days * 86_400 + hour * 3600 + (minute - (offset ?? assumedOffset)) * 60 + second
    return Double(seconds) + Double(nanosecond) / 1e9
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CaptureDate {
  /// A date as EXIF writes it, `2021:07:31 18:04:09`, or XMP, `2021-07-31T18:04:09.25+02:00`, whose end may be missing.
  ///
  /// - Documented: CIPA DC-008 (EXIF), DateTimeOriginal; ISO 16684-1 (XMP), Date.
  init?(text: some StringProtocol) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip(":-"), let month = reader.number(2) else { return nil }
    guard reader.skip(":-"), let day = reader.number(2) else { return nil }
    var time = [0, 0, 0]
    var nanosecond = 0
    var offset: Int?
    if reader.skip(" T") {
      guard let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2) else { return nil }
      (time[0], time[1]) = (hour, minute)
      if reader.skip(":") {
        guard let second = reader.number(2) else { return nil }
        time[2] = second
        if reader.skip(".") { nanosecond = reader.fraction() }
      }
      offset = reader.offset()
    }
    self.init(
      year: year, month: month, day: day, hour: time[0], minute: time[1], second: time[2], nanosecond: nanosecond,
      offset: offset)
  }

  /// A date and a time as IPTC writes them, `20210731` and `180409+0200`.
  ///
  /// - Documented: IPTC-NAA Information Interchange Model, version 4, data sets 2:55 and 2:60.
  init?(iptcDate: String, time: String?) {
    var reader = DigitReader(iptcDate)
    guard let year = reader.number(4), let month = reader.number(2), let day = reader.number(2) else { return nil }
    var clock = DigitReader(time ?? "")
    let numbers = [clock.number(2), clock.number(2), clock.number(2)]
    self.init(
      year: year, month: month, day: day, hour: numbers[0] ?? 0, minute: numbers[1] ?? 0, second: numbers[2] ?? 0,
      offset: clock.offset())
  }

  /// An offset as EXIF writes it, `+02:00`.
  static func offset(_ text: String) -> Int? {
    var reader = DigitReader(text)
    return reader.offset()
  }

  /// Digits behind the point of a second.
  static func nanoseconds(_ text: String) -> Int {
    var reader = DigitReader(text)
    return reader.fraction()
  }
}

/// Reads numbers of a fixed count of digits, one behind the other.
private struct DigitReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8.prefix(64)) }

  mutating func number(_ digits: Int) -> Int? {
    guard place + digits <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[place..<place + digits] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    place += digits
    return number
  }

  /// Passes one of several signs; false when none is next.
  mutating func skip(_ signs: String) -> Bool {
    guard place < bytes.count, signs.utf8.contains(bytes[place]) else { return false }
    place += 1
    return true
  }

  /// Digits of a fraction, in billionths.
  mutating func fraction() -> Int {
    var (number, unit) = (0, 100_000_000)
    while let digit = self.number(1) {
      number += digit * unit
      unit /= 10
    }
    return number
  }

  /// Minutes of `Z`, `+02:00` or `-0430`; nil for another end.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isWest = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    guard skip("+-"), let hours = number(2) else { return nil }
    _ = skip(":")
    guard let minutes = number(2), hours < 24, minutes < 60 else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }
}
