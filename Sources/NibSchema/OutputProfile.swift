/// The era of the compiler whose archives are written: which keys, values and names an element becomes.
///
/// An era begins with an Xcode and is named after it; it lasts until the next one begins. The cases are in order of age,
/// oldest first, and compare by it.
/// - Seen: archives of 40 Xcodes from 4.3 to 26.5; what lies between two eras is the same to the byte, as far as one set of
///   twenty storyboards compiled by 23 of these Xcodes shows.
public enum OutputProfile: String, Sendable, CaseIterable, Comparable {
  /// Interface Builder 3.0 and 3.1: colors of the classes that they are made of, connections among the objects.
  case xcode3point1 = "3.1"
  /// Interface Builder 3.2: no list of runtime attributes, colors without their components as text, fonts of a name and a
  /// size.
  case xcode3point2 = "3.2"
  /// Xcode 3.2.5 to 4.2, which know iOS 4: traits of fonts.
  case xcode4 = "4.0"
  /// Xcode 4.3 and 4.4: a list of runtime attributes, though it is empty.
  case xcode4point3 = "4.3"
  /// Xcode 4.5 and 4.6, which know iOS 6: priorities of layout, components of colors and names of fonts as text.
  case xcode4point5 = "4.5"
  /// Xcode 5: descriptors of fonts and translucent bars, no trait storage list yet.
  case xcode5 = "5.0"
  /// Trait storages and size classes.
  case xcode6 = "6.0"
  /// Semantic content attribute, `.SFUIText-Regular`.
  case xcode7 = "7.0"
  /// `.SFUIText` without a suffix, and nothing else of Xcode 8. No release of known number writes such archives.
  case xcode8beta = "8.0-beta"
  /// `UIDeepDrawRect` on every view, color-matched documents.
  case xcode8 = "8.0"
  /// Controllers of tables no longer say that they clear their selection.
  case xcode8point3 = "8.3"
  /// Font scaling keys, safe area guides.
  case xcode9 = "9.0"
  /// Separators of cells are one point high.
  case xcode10 = "10.0"
  /// Fonts of documents' own are described in immutable dictionaries.
  case xcode10point2 = "10.2"
  /// `.SFUI` fonts, dynamic system colors, doubles beside float components.
  case xcode11 = "11.0"
  /// Plain labels of cells have no attributed text.
  case xcode11point3 = "11.3"
  /// Members of nib folders for iOS 13 only where colors of a catalog are used.
  case xcode11point4 = "11.4"
  /// Sizes of fonts are doubles in immutable dictionaries.
  case xcode12 = "12.0"
  /// Views for macOS say whether they clip.
  case xcode12point3 = "12.3"
  /// Backgrounds of cells are configurations.
  case xcode12point4 = "12.4"
  /// Segmented controls say that they answer a pointer.
  case xcode12point5 = "12.5"
  /// Minor version 10: an order of objects that repeats. Button configurations.
  case xcode13 = "13.0"
  /// Options of font descriptors. Seen with 13.4.1, and not with the one archive of 13.4.
  case xcode13point4 = "13.4"
  /// Grays in RGB.
  case xcode14 = "14.0"
  /// Locked bars.
  case xcode14point3 = "14.3"
  /// Grays as such again, groups of visual effects.
  case xcode15 = "15.0"
  /// Transparent blurring.
  case xcode15point1 = "15.1"
  /// Clipping of blurs, attributes of highlighted text.
  case xcode16 = "16.0"
  /// Sizes of the controls of iOS 26, titles with attributes.
  case xcode26 = "26.0"
  /// Colors of separators. Seen from 26.1.1 on, and not in 26.0.1.
  case xcode26point1 = "26.1.1"
  /// Documents for UIKit are compiled without the simulator, by an engine that marks every archive. Inferred: from what is
  /// told of Xcode 27.0, no archive of which was seen.
  case xcode27 = "27.0"

  /// The newest profile.
  public static let newest = OutputProfile.xcode27

  /// The profile that a compile uses when nobody asks for another: the newest that archives were seen of.
  public static let standard = OutputProfile.xcode26point1

  /// Names of spans of eras from before they were named after Xcodes, and of AppKit's one form that is compiled.
  private static let letters: [(name: String, first: OutputProfile, last: OutputProfile)] = [
    ("keyed", .xcode3point1, .xcode5), ("mac-10.4", .xcode3point1, .xcode3point1),
    ("mac-10.5", .xcode3point1, .xcode3point1), ("mac-10.6", .xcode3point2, .xcode3point2),
    ("mac-xc4", .xcode4point3, .xcode5), ("mac-xc6", .xcode6, .xcode6),
    ("mac-xc5", .xcode5, .xcode5), ("mac-xc7", .xcode7, .xcode7), ("mac-xc8", .xcode8, .xcode9),
    ("mac-xc10", .xcode10, .xcode10point2), ("mac-xc11", .xcode11, .xcode11point4),
    ("mac-xc12", .xcode12, .xcode12point5), ("mac-xc13", .xcode13, .xcode13point4),
    ("nib9-a", .xcode3point2, .xcode5), ("nib9-b", .xcode6, .xcode6), ("nib9-c", .xcode7, .xcode7),
    ("nib9-d", .xcode8beta, .xcode8beta), ("nib9-e", .xcode8, .xcode8point3),
    ("nib9-f", .xcode9, .xcode10point2), ("nib9-g", .xcode11, .xcode11point4),
    ("nib9-h", .xcode12, .xcode12point5), ("nib10", .xcode13, .standard), ("nib10-catalog", .xcode13, .standard),
    ("mac-nib10", .xcode13, .standard),
  ]

  /// Names by which a profile is asked for.
  public static let names = allCases.map(\.rawValue) + letters.map(\.name)

  /// The eras of a name: the one that begins with that Xcode, or all that the letters stand for.
  public static func eras(named name: String) -> ClosedRange<OutputProfile>? {
    if let era = OutputProfile(rawValue: name) { return era...era }
    return letters.first { $0.name == name }.map { $0.first...$0.last }
  }

  /// Names of which a document tells by the version of its tools which era is meant, where no Xcode is named.
  ///
  /// Seen: 19 documents for macOS that Interface Builder saved with their archives, 8 of which have buttons with a border
  /// and are of eras that archive these in different ways; 1 of 8.3 is nearer to its own, too. Of Xcode 12 one document
  /// has the archive of a later one than it says, so later names are not among these.
  private static let toldByDocuments = ["mac-xc8", "mac-xc10"]

  /// Whether documents tell which of the eras of a name is meant.
  public static func isToldByDocuments(_ eras: ClosedRange<OutputProfile>) -> Bool {
    toldByDocuments.contains { self.eras(named: $0) == eras }
  }

  /// The profile of a name; where it stands for several, the newest of them, but for what documents tell.
  public init?(name: String) {
    guard let eras = Self.eras(named: name) else { return nil }
    self = eras.upperBound
  }

  /// The minor version in the header of a NIBArchive of this era: 9 or 10.
  public var minorVersion: UInt32 { self < .xcode13 ? 9 : 10 }

  /// Whether the left profile is older.
  public static func < (left: OutputProfile, right: OutputProfile) -> Bool { left.first < right.first }

  /// The first release of the era as one number: 12.4 is 12 04 00. The beta of 8.0 comes right before it.
  private var first: Int {
    switch self {
    case .xcode3point1: 3_00_00
    case .xcode3point2: 3_02_00
    case .xcode4: 4_00_00
    case .xcode4point3: 4_03_00
    case .xcode4point5: 4_05_00
    case .xcode5: 5_00_00
    case .xcode6: 6_00_00
    case .xcode7: 7_00_00
    case .xcode8beta: 7_99_99
    case .xcode8: 8_00_00
    case .xcode8point3: 8_03_00
    case .xcode9: 9_00_00
    case .xcode10: 10_00_00
    case .xcode10point2: 10_02_00
    case .xcode11: 11_00_00
    case .xcode11point3: 11_03_00
    case .xcode11point4: 11_04_00
    case .xcode12: 12_00_00
    case .xcode12point3: 12_03_00
    case .xcode12point4: 12_04_00
    case .xcode12point5: 12_05_00
    case .xcode13: 13_00_00
    case .xcode13point4: 13_04_00
    case .xcode14: 14_00_00
    case .xcode14point3: 14_03_00
    case .xcode15: 15_00_00
    case .xcode15point1: 15_01_00
    case .xcode16: 16_00_00
    case .xcode26: 26_00_00
    case .xcode26point1: 26_01_00
    case .xcode27: 27_00_00
    }
  }

  /// The profile of an Xcode: `15.2`, `26.1.1` or the first number alone; nil for a text that is no version from 3 on.
  public init?(xcode version: String) {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !numbers.contains(nil), let first = numbers.first, let major = first, (3...99).contains(major) else {
      return nil
    }
    let minor = numbers.count > 1 ? min(numbers[1] ?? 0, 98) : 0
    let release = major * 1_00_00 + minor * 1_00
    self = Self.allCases.last { $0.first <= release } ?? .xcode3point1
  }
}
