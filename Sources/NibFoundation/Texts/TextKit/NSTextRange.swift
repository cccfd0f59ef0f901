import Foundation

/// A place in a text. Stands in for NSTextLocation.
public protocol NSTextLocation: NSObjectProtocol {
  /// Whether it is before or after another one.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place that is counted in UTF-16 units from the beginning of a text: that of `NSTextContentStorage`.
final class TextPlace: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  /// The units in front of a place; nil for a place of another kind.
  static func offset(_ location: (any NSTextLocation)?) -> Int? { (location as? TextPlace)?.offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = Self.offset(location), other != offset else { return .orderedSame }
    return offset < other ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { String(offset) }
}

/// A part of a text between two places. Stands in for NSTextRange. Ranges do not change.
open class NSTextRange: NSObject {
  /// Where it begins.
  public final let location: any NSTextLocation
  /// Where it ends: the first place that is not in it.
  public final let endLocation: any NSTextLocation

  /// Makes one; nil where the end is before the beginning. Without an end it is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// Makes an empty one.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  /// Of UTF-16 units of a text.
  init(_ range: NSRange) {
    let start = max(range.location, 0)
    (location, endLocation) = (
      TextPlace(start), TextPlace(start.addingReportingOverflow(max(range.length, 0)).partialValue)
    )
    super.init()
  }

  /// Whether it contains nothing.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Whether another range has the same ends.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether a place is in it; its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Whether all of another range is in it.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether it has something in common with another range.
  open func intersects(_ textRange: NSTextRange) -> Bool { !(intersection(textRange)?.isEmpty ?? true) }

  /// What it has in common with another range; nil for nothing, an empty one where they only touch.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    NSTextRange(location: later(location, textRange.location), end: earlier(endLocation, textRange.endLocation))
  }

  /// From the beginning of the first to the end of the last.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    NSTextRange(location: earlier(location, textRange.location), end: later(endLocation, textRange.endLocation)) ?? self
  }

  private func earlier(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
    one.compare(other) == .orderedDescending ? other : one
  }

  private func later(_ one: any NSTextLocation, _ other: any NSTextLocation) -> any NSTextLocation {
    one.compare(other) == .orderedAscending ? other : one
  }

  /// Whether another object is a range with the same ends.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }

  /// Equal for equal ranges.
  open override var hash: Int { TextPlace.offset(location) ?? 0 }

  /// `3...7`, as places say it.
  open override var description: String { "\(location)...\(endLocation)" }
}
