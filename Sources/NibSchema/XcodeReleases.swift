/// The releases of Xcode that are known, for whoever names one to be imitated.
///
/// A document may name any version, also one to come, and is read by `OutputProfile.init(xcode:)`; a person who asks for a
/// version that never was has mistyped it.
public enum XcodeReleases {
  /// The first numbers, each with the last of its second numbers. Of those at the end further ones may come.
  ///
  /// - Documented: release notes of Xcode. There was none of 17 to 25.
  private static let known: [(major: Int, last: Int, isOpen: Bool)] = [
    (3, 2, false), (4, 6, false), (5, 1, false), (6, 4, false), (7, 3, false), (8, 3, false), (9, 4, false),
    (10, 3, false), (11, 7, false), (12, 5, false), (13, 4, false), (14, 3, false), (15, 4, false), (16, 4, false),
    (26, 5, true), (27, 0, true),
  ]

  /// The era of a release, `12.5`, `26.1.1` or the first number alone; nil for one that is not known.
  public static func profile(of version: String) -> OutputProfile? {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count <= 3, !numbers.contains(nil), let first = numbers[0],
      let release = known.first(where: { $0.major == first }),
      release.isOpen || (numbers.dropFirst().first ?? 0) ?? 0 <= release.last
    else { return nil }
    return OutputProfile(xcode: version)
  }

  /// The eras that a release may be of: its own, and one that two numbers do not tell from it.
  ///
  /// Xcode 3.2.5 is of the era that 4.0 is named after, and a beta of 8.0 of an era of its own.
  public static func eras(of version: String) -> ClosedRange<OutputProfile>? {
    switch profile(of: version) {
    case .xcode3point2?: .xcode3point2 ... .xcode4
    case .xcode8?: .xcode8beta ... .xcode8
    case let era?: era...era
    case nil: nil
    }
  }

  /// All of them in words: `3.0 to 3.2, 4.0 to 4.6, …, 27`.
  public static var words: String {
    known.map { $0.last == 0 ? "\($0.major)" : "\($0.major).0 to \($0.major).\($0.last)" }.joined(separator: ", ")
  }
}
