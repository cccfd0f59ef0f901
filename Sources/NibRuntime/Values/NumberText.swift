/// A number as people write it: no fraction where there is none.
public struct NumberText: CustomStringConvertible {
  /// The number.
  public let number: Double

  /// Wraps a number.
  public init(_ number: Double) { self.number = number }

  /// `320`, `0.5`, `nan`
  public var description: String {
    guard let whole = Int64(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
