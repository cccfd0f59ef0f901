extension NibColor: NibConvertible {
  /// `color`
  public static var nibKind: String { "color" }
  /// Takes colors.
  @inlinable public init?(nibValue: NibValue) {
    guard case .color(let value, _) = nibValue else { return nil }
    self = value
  }
  /// As a color.
  @inlinable public var nibValue: NibValue { .color(self) }
}

extension NibFont: NibConvertible {
  /// `font`
  public static var nibKind: String { "font" }
  /// Takes fonts.
  @inlinable public init?(nibValue: NibValue) {
    guard case .font(let value, _) = nibValue else { return nil }
    self = value
  }
  /// As a font.
  @inlinable public var nibValue: NibValue { .font(self) }
}

extension NibImage: NibConvertible {
  /// `image`
  public static var nibKind: String { "image" }
  /// Takes images.
  @inlinable public init?(nibValue: NibValue) {
    guard case .image(let value, _) = nibValue else { return nil }
    self = value
  }
  /// As an image.
  @inlinable public var nibValue: NibValue { .image(self) }
}

extension NibText: NibConvertible {
  /// `attributed string`
  public static var nibKind: String { "attributed string" }
  /// Takes attributed strings, and plain ones as text without runs.
  @inlinable public init?(nibValue: NibValue) {
    switch nibValue {
    case .text(let value): self = value
    case .string(let text): self.init(text)
    default: return nil
    }
  }
  /// As an attributed string.
  @inlinable public var nibValue: NibValue { .text(self) }
}

extension NibValue: NibConvertible {
  /// `value`
  public static var nibKind: String { "value" }
  /// Takes everything.
  @inlinable public init?(nibValue: NibValue) { self = nibValue }
  /// Itself.
  @inlinable public var nibValue: NibValue { self }
}
