extension NibPoint: NibConvertible {
  /// `point`
  public static var nibKind: String { "point" }
  /// Takes points, two inline numbers, and a text of two numbers as AppKit archives have.
  public init?(nibValue: NibValue) {
    switch nibValue {
    case .point(let value): self = value
    case .reals(let n) where n.count == 2: self.init(x: n[0], y: n[1])
    case .string(let text):
      let n = NumberList(text).numbers
      guard n.count == 2 else { return nil }
      self.init(x: n[0], y: n[1])
    default: return nil
    }
  }
  /// As a point.
  @inlinable public var nibValue: NibValue { .point(self) }
}

extension NibSize: NibConvertible {
  /// `size`
  public static var nibKind: String { "size" }
  /// Takes sizes, two inline numbers, and a text of two numbers.
  public init?(nibValue: NibValue) {
    switch nibValue {
    case .size(let value): self = value
    case .reals(let n) where n.count == 2: self.init(width: n[0], height: n[1])
    case .string(let text):
      let n = NumberList(text).numbers
      guard n.count == 2 else { return nil }
      self.init(width: n[0], height: n[1])
    default: return nil
    }
  }
  /// As a size.
  @inlinable public var nibValue: NibValue { .size(self) }
}

extension NibRect: NibConvertible {
  /// `rect`
  public static var nibKind: String { "rect" }
  /// Takes rectangles, four inline numbers, and a text of four numbers.
  public init?(nibValue: NibValue) {
    switch nibValue {
    case .rect(let value): self = value
    case .reals(let n) where n.count == 4: self.init(x: n[0], y: n[1], width: n[2], height: n[3])
    case .string(let text):
      let n = NumberList(text).numbers
      guard n.count == 4 else { return nil }
      self.init(x: n[0], y: n[1], width: n[2], height: n[3])
    default: return nil
    }
  }
  /// As a rectangle.
  @inlinable public var nibValue: NibValue { .rect(self) }
}

extension NibInsets: NibConvertible {
  /// `insets`
  public static var nibKind: String { "insets" }
  /// Takes insets, four inline numbers, and a text of four numbers.
  public init?(nibValue: NibValue) {
    let numbers: [Double]
    switch nibValue {
    case .insets(let value):
      self = value
      return
    case .reals(let stored): numbers = stored
    case .string(let text): numbers = NumberList(text).numbers
    default: return nil
    }
    guard numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// As insets.
  @inlinable public var nibValue: NibValue { .insets(self) }
}

extension NibRange: NibConvertible {
  /// `range`
  public static var nibKind: String { "range" }
  /// Takes ranges.
  @inlinable public init?(nibValue: NibValue) {
    guard case .range(let value) = nibValue else { return nil }
    self = value
  }
  /// As a range.
  @inlinable public var nibValue: NibValue { .range(self) }
}
