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
    let numbers = text.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double(String($0)) }
    guard numbers.count == 2 else { return nil }
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }

  /// As `{251, 251}`.
  public var nibValue: NibValue { .string("{\(NumberText(horizontal)), \(NumberText(vertical))}") }
}
