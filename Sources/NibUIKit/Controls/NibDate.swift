import NibRuntime
import NibStandIns

/// A moment, without Foundation: `Date(timeIntervalSinceReferenceDate: date.seconds)` is the same moment there.
public struct NibDate: Sendable, Hashable, Comparable, NibConvertible {
  /// Seconds since 2001-01-01 00:00 UTC.
  public var seconds: Double

  /// Makes a moment from seconds since 2001-01-01 00:00 UTC.
  public init(seconds: Double) { self.seconds = seconds }

  /// `date`
  public static var nibKind: String { "date" }

  /// Takes dates.
  public init?(nibValue: NibValue) {
    guard case .date(let seconds) = nibValue else { return nil }
    self.init(seconds: seconds)
  }

  /// As a date.
  public var nibValue: NibValue { .date(seconds) }

  /// Earlier is less.
  public static func < (a: NibDate, b: NibDate) -> Bool { a.seconds < b.seconds }
}
