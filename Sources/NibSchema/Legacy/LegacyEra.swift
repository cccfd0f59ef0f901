/// The era of a compiler that wrote keyed archives of documents of Xcode 3 and 4.
public enum LegacyEra: String, Sendable, Hashable, CaseIterable, Comparable {
  /// UIKit, Interface Builder 3 to Xcode 4.
  case keyed
  /// AppKit, Interface Builder 2 on Mac OS X 10.4.
  case mac10_4 = "mac-10.4"
  /// AppKit, Interface Builder 3 on Mac OS X 10.5.
  case mac10_5 = "mac-10.5"
  /// AppKit, Interface Builder 3.2 on Mac OS X 10.6.
  case mac10_6 = "mac-10.6"
  /// AppKit, Xcode 4.
  case macXcode4 = "mac-xc4"
  /// AppKit, Xcode 5 to 7.
  case macXcode6 = "mac-xc6"

  /// Whether archives name their objects and keep the numbers of the document: those of Interface Builder itself do.
  public var namesObjects: Bool { self < .macXcode4 }

  private var age: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the left era is older.
  public static func < (left: LegacyEra, right: LegacyEra) -> Bool { left.age < right.age }
}
