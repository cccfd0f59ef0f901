/// Which compiler's output is imitated: archives differ by the era of the compiler that made them.
///
/// A profile is data: rows, colours and fonts say from or up to which profile they hold. Order is age.
/// Seen: marker keys of the goldens, monotone over the eras.
public enum OutputProfile: String, Sendable, Hashable, CaseIterable, Comparable {
  /// About Xcode 4.5 to 5.
  case nib9a = "nib9-a"
  /// About Xcode 6: trait storage, second generation of constraint keys.
  case nib9b = "nib9-b"
  /// About Xcode 7: semantic content attribute, San Francisco.
  case nib9c = "nib9-c"
  /// About Xcode 8.0.
  case nib9d = "nib9-d"
  /// About Xcode 8.x: deep draw rect, system colour names for black, white and clear.
  case nib9e = "nib9-e"
  /// About Xcode 9 and 10: safe area guides, scaled fonts.
  case nib9f = "nib9-f"
  /// About Xcode 11 to 13: large content viewer, `.SFUI` fonts, double colour components.
  case nib9g = "nib9-g"
  /// About Xcode 14: container version 10, in deterministic order.
  case nib10 = "nib10"
  /// The newest known: images name a catalog.
  case nib10Catalog = "nib10-catalog"

  /// The profile that is used when none is asked for.
  public static let newest = OutputProfile.nib10Catalog

  /// Minor version of the container that this era writes.
  public var minorVersion: UInt32 { self >= .nib10 ? 10 : 9 }

  private var age: Int { OutputProfile.allCases.firstIndex(of: self) ?? 0 }

  /// Older is less.
  public static func < (left: OutputProfile, right: OutputProfile) -> Bool { left.age < right.age }
}
