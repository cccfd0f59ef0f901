import NibRuntime

/// Two layout priorities, horizontal and vertical, 0...1000.
public struct LayoutPriorities: Sendable, Hashable, NibConvertible {
  /// `priorities`
  public static var nibKind: String { "priorities" }
  /// Horizontal priority.
  public var horizontal: Double
  /// Vertical priority.
  public var vertical: Double

  /// Makes priorities.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Reads `{251, 251}`.
  public init?(nibValue: NibValue) {
    guard case .string(let text) = nibValue else { return nil }
    guard let numbers = Self.twoNumbers(text) else { return nil }
    self.init(horizontal: numbers.0, vertical: numbers.1)
  }

  /// The numbers of a text that has two of them; byte by byte, because every view has such texts.
  private static func twoNumbers(_ text: String) -> (Double, Double)? {
    var text = text
    return text.withUTF8 { text in
      var numbers = (0.0, 0.0)
      var (count, at) = (0, 0)
      while at < text.count {
        let start = at
        while at < text.count, isPart(text[at]) { at += 1 }
        if at == start {
          at += 1
        } else if let number = number(text[start..<at]) {
          if count == 0 { numbers.0 = number } else { numbers.1 = number }
          count += 1
        }
      }
      return count == 2 ? numbers : nil
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// The number of a piece of text: up to nine digits without a string, anything else by the standard library.
  private static func number(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    guard text.count < 10, text.allSatisfy({ $0 >= UInt8(ascii: "0") }) else {
      return Double(String(decoding: text, as: UTF8.self))
    }
    return Double(text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
  }

  /// As `{251, 251}`.
  public var nibValue: NibValue { .string("{\(NumberText(horizontal)), \(NumberText(vertical))}") }
}
