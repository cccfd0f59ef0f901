import NibRuntime
import NibStandIns

/// States of a control, by the archive's bits.
///
/// - Documented: UIControl.State.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes states from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: ControlState = []
  /// Touched.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not reacting.
  public static let disabled = ControlState(rawValue: 2)
  /// Chosen.
  public static let selected = ControlState(rawValue: 4)
  /// Where a remote or keyboard stands.
  public static let focused = ControlState(rawValue: 8)
}

extension ControlState: CustomStringConvertible {
  /// `normal`, or names as `highlighted+selected`; other bits as their number.
  public var description: String {
    if isEmpty { return "normal" }
    let names: [(ControlState, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"), (.focused, "focused"),
    ]
    let rest = names.reduce(self) { $0.subtracting($1.0) }
    let found = names.filter { contains($0.0) }.map(\.1)
    return (found + (rest.isEmpty ? [] : ["\(rest.rawValue)"])).joined(separator: "+")
  }
}
