/// The oldest version of a system that an interface must run on, or a version that a file is meant for.
///
/// Major and minor alone: no file form depends on more.
public struct DeploymentTarget: Sendable, Hashable, Comparable {
  /// The first number of the version.
  public var major: Int
  /// The second number of the version.
  public var minor: Int

  /// Makes a target from its two numbers.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `13`, `13.0` or `10.13.6`; a third number is checked and dropped.
  ///
  /// Nil for anything else. Each number has at most four digits.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard let number = Self.number(part) else { return nil }
      numbers.append(number)
    }
    self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  /// Orders by major, then by minor.
  public static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

extension DeploymentTarget: CustomStringConvertible {
  /// `13.0`
  public var description: String { "\(major).\(minor)" }
}
