/// The era of the compiler whose archives are written: which keys, values and names an element becomes.
///
/// The cases are in order of age, oldest first, and compare by it. The letters are ours: no archive names its compiler,
/// so an era is known by the keys that its archives have and its elders lack.
/// - Seen: markers are monotone over all compiled archives of known source.
public enum OutputProfile: String, Sendable, CaseIterable, Comparable {
  /// Xcode 5: no trait storage list, `.HelveticaNeueInterface` fonts.
  case nib9a = "nib9-a"
  /// Xcode 6: trait storages and size classes.
  case nib9b = "nib9-b"
  /// Xcode 7: semantic content attribute, `.SFUIText-Regular`.
  case nib9c = "nib9-c"
  /// Xcode 8.0: `.SFUIText` without a suffix.
  case nib9d = "nib9-d"
  /// Xcode 8: `UIDeepDrawRect` on every view, color-matched documents.
  case nib9e = "nib9-e"
  /// Xcode 9 and 10: font scaling keys, safe area guides.
  case nib9f = "nib9-f"
  /// Xcode 11: `.SFUI` fonts, dynamic system colors, doubles beside float components.
  case nib9g = "nib9-g"
  /// Xcode 12 and 13: sizes of fonts are doubles in immutable dictionaries.
  case nib9h = "nib9-h"
  /// Xcode 14 on: minor version 10.
  case nib10 = "nib10"
  /// The newest: minor version 10 with resource catalog names in image placeholders.
  case nib10Catalog = "nib10-catalog"

  /// The newest profile, which a compile uses when nobody asks for another.
  public static let newest = OutputProfile.nib10Catalog

  /// Names by which a profile is asked for: the eras of UIKit's archives, and of AppKit's the one that is compiled.
  public static let names = allCases.map(\.rawValue) + [newestOfAppKit]

  /// AppKit's archives of today: NIBArchives of minor version 10.
  private static let newestOfAppKit = "mac-nib10"

  /// The profile of a name.
  public init?(name: String) {
    guard let profile = name == Self.newestOfAppKit ? .newest : OutputProfile(rawValue: name) else { return nil }
    self = profile
  }

  /// The minor version in the header of a NIBArchive of this era: 9 or 10.
  public var minorVersion: UInt32 { self < .nib10 ? 9 : 10 }

  private var age: Int {
    switch self {
    case .nib9a: 0
    case .nib9b: 1
    case .nib9c: 2
    case .nib9d: 3
    case .nib9e: 4
    case .nib9f: 5
    case .nib9g: 6
    case .nib9h: 7
    case .nib10: 8
    case .nib10Catalog: 9
    }
  }

  /// Whether the left profile is older.
  public static func < (left: OutputProfile, right: OutputProfile) -> Bool { left.age < right.age }

  /// The profile of an Xcode: `15.2`, or its first number alone; nil for a text that is no version from 4 on.
  ///
  /// - Seen: archives of Xcode 4.3, 4.6, 7.3, 8.0 to 8.3, 9, 10, 11, 12.1 and 15. Inferred: the rest, from what is around.
  public init?(xcode version: String) {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !numbers.contains(nil), let first = numbers.first, let major = first, (4...99).contains(major) else {
      return nil
    }
    let profiles: [OutputProfile] = [
      .nib9a, .nib9a, .nib9b, .nib9c, .nib9e, .nib9f, .nib9f, .nib9g, .nib9h, .nib9h, .nib10, .nib10,
    ]
    self = major - 4 < profiles.count ? profiles[major - 4] : .newest
  }

  /// The profile, or the one of an Xcode where the two are alike but for texts and fonts, as Xcode 11 and 12 are.
  public func refined(by xcode: OutputProfile) -> OutputProfile {
    let alike: ClosedRange<OutputProfile> = .nib9g ... .nib9h
    return alike.contains(self) && alike.contains(xcode) ? xcode : self
  }
}
