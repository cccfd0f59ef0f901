extension NibColor: NibConvertible {
  /// `color`
  public static var nibKind: String { "color" }
  /// Takes colors.
  public init?(nibValue: NibValue) {
    guard case .color(let value) = nibValue else { return nil }
    self = value
  }
  /// As a color.
  public var nibValue: NibValue { .color(self) }
}

extension NibFont: NibConvertible {
  /// `font`
  public static var nibKind: String { "font" }
  /// Takes fonts.
  public init?(nibValue: NibValue) {
    guard case .font(let value) = nibValue else { return nil }
    self = value
  }
  /// As a font.
  public var nibValue: NibValue { .font(self) }
}

extension NibImage: NibConvertible {
  /// `image`
  public static var nibKind: String { "image" }
  /// Takes images.
  public init?(nibValue: NibValue) {
    guard case .image(let value) = nibValue else { return nil }
    self = value
  }
  /// As an image.
  public var nibValue: NibValue { .image(self) }
}

extension NibText: NibConvertible {
  /// `attributed string`
  public static var nibKind: String { "attributed string" }
  /// Takes attributed strings, and plain ones as text without runs.
  public init?(nibValue: NibValue) {
    switch nibValue {
    case .text(let value): self = value
    case .string(let text): self.init(text)
    default: return nil
    }
  }
  /// As an attributed string.
  public var nibValue: NibValue { .text(self) }
}

extension NibValue: NibConvertible {
  /// `value`
  public static var nibKind: String { "value" }
  /// Takes everything.
  public init?(nibValue: NibValue) { self = nibValue }
  /// Itself.
  public var nibValue: NibValue { self }
}
