import NibRuntime

// Foundation's geometry, moments and index paths as values of archives.

import Foundation

extension NibPoint {
  /// The same point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension NibSize {
  /// The same size.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension NibRect {
  /// The same rectangle.
  public init(_ rect: CGRect) { self.init(origin: NibPoint(rect.origin), size: NibSize(rect.size)) }
}

extension CGPoint: NibConvertible, InlineGeometry {
  /// The same in points of Foundation.
  package init(_ archived: NibPoint) { self.init(x: archived.x, y: archived.y) }

  @usableFromInline package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 2 else { return nil }
    self.init(x: numbers.0, y: numbers.1)
  }

  /// `point`
  public static var nibKind: String { NibPoint.nibKind }
  /// Takes what `NibPoint` takes.
  public init?(nibValue: NibValue) {
    guard let point = NibPoint(nibValue: nibValue) else { return nil }
    self.init(point)
  }
  /// As a point.
  public var nibValue: NibValue { .point(NibPoint(self)) }
}

extension CGSize: NibConvertible, InlineGeometry {
  /// The same in points of Foundation.
  package init(_ archived: NibSize) { self.init(width: archived.width, height: archived.height) }

  @usableFromInline package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 2 else { return nil }
    self.init(width: numbers.0, height: numbers.1)
  }

  /// `size`
  public static var nibKind: String { NibSize.nibKind }
  /// Takes what `NibSize` takes.
  public init?(nibValue: NibValue) {
    guard let size = NibSize(nibValue: nibValue) else { return nil }
    self.init(size)
  }
  /// As a size.
  public var nibValue: NibValue { .size(NibSize(self)) }
}

extension CGRect: NibConvertible, InlineGeometry {
  /// The same in points of Foundation.
  package init(_ archived: NibRect) {
    self.init(origin: CGPoint(archived.origin), size: CGSize(archived.size))
  }

  @usableFromInline package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 4 else { return nil }
    self.init(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }

  /// `rect`
  public static var nibKind: String { NibRect.nibKind }
  /// Takes what `NibRect` takes.
  public init?(nibValue: NibValue) {
    guard let rect = NibRect(nibValue: nibValue) else { return nil }
    self.init(rect)
  }
  /// As a rectangle.
  public var nibValue: NibValue { .rect(NibRect(self)) }
}

extension CGFloat: NibConvertible {
  /// `number`
  public static var nibKind: String { Double.nibKind }
  /// Takes what `Double` takes.
  public init?(nibValue: NibValue) {
    guard let number = Double(nibValue: nibValue) else { return nil }
    self.init(number)
  }
  /// As a real.
  public var nibValue: NibValue { .real(Double(self)) }
}

extension NSRange: NibConvertible {
  /// `range`
  public static var nibKind: String { NibRange.nibKind }
  /// Takes ranges.
  public init?(nibValue: NibValue) {
    guard case .range(let range) = nibValue else { return nil }
    self.init(location: range.location, length: range.length)
  }
  /// As a range.
  public var nibValue: NibValue { .range(NibRange(location: location, length: length)) }
}

extension Date: NibConvertible {
  /// `date`
  public static var nibKind: String { "date" }
  /// Takes dates.
  public init?(nibValue: NibValue) {
    guard case .date(let seconds) = nibValue else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  /// As a date.
  public var nibValue: NibValue { .date(timeIntervalSinceReferenceDate) }
}

extension IndexPath {
  /// An item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item of the section, from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
