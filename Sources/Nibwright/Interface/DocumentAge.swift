import NibDiagnostics
import NibDocument
import NibSchema

/// When a document of Xcode 3 or 4 was saved, and so which compiler it is taken for where nobody says.
struct DocumentAge {
  /// The era of the compiler that it is taken for.
  private let era: OutputProfile
  /// The era of the compiler that came with what saved it, where that is older than the one it is taken for.
  private var ownEra: OutputProfile?
  /// Whether it was saved by an Interface Builder that knew iOS 4. Seen: 762 did not, 786 did.
  let knowsIOS4: Bool
  /// Whether it was saved by an Interface Builder that knew iOS 4.2. Seen: 788 did not, 823 came with Xcode 3.2.5.
  let knowsIOS4point2: Bool

  /// The age of a document in the dialect of that time.
  ///
  /// Seen: 670 to 677 came with Xcode 3.1, 1938 with Xcode 4.2, 2843 with 4.5. Documents of 3080 and later, which came
  /// with 4.6, were compiled by Xcode 5: 2 of 2.
  ///
  /// Documents for iPhone OS 3.0 were compiled by Xcode 4.5 and later, whatever saved them, where no target is known: 9 of
  /// 9, all of one app that is in two projects.
  init(_ document: LegacyDocument) {
    let builder = document.builderVersion ?? 0
    knowsIOS4 = builder >= 780
    knowsIOS4point2 = builder >= 820
    let own: OutputProfile =
      if builder < 1000 {
        builder < 700 ? .xcode3point1 : .xcode3point2
      } else {
        builder < 2000 ? .xcode4 : builder < 3000 ? .xcode4point5 : .xcode5
      }
    let isForIPhoneOS3 = builder < 3000 && document.systemTarget == Self.iPhoneOS3
    era = isForIPhoneOS3 ? .xcode4point5 : own
    // The compiler for iPhone OS 3.0 writes what Interface Builder 3.2 writes. Seen: 4 documents that 3.1 saved, of one app.
    ownEra = isForIPhoneOS3 ? max(own, .xcode3point2) : nil
  }

  /// The era of the compiler that it is taken for where it is compiled for a system.
  ///
  /// Xcode 4.5 builds for iOS 4.3 and later, so who compiles for an older one has the compiler of the document's own time.
  /// Seen: 5 documents of 2 apps, for 3.0.
  func era(for target: DeploymentTarget?) -> OutputProfile {
    guard let ownEra, let target, target < DeploymentTarget(major: 4, minor: 3) else { return era }
    return ownEra
  }

  /// How a document says that it is for iPhone OS 3.0.
  private static let iPhoneOS3: Int64 = 0x300

  /// The age of a modern document; nil for one that a later Xcode saved.
  ///
  /// Seen: 2182 came with Xcode 4.3 and 3084 with 4.6, whose compiler made 2 of 2 archives of such documents. Those that
  /// are older were raised from the dialect of their time, or from an archive, and are compiled as in that time.
  init?(_ document: Document) {
    let version = document.attribute("toolsVersion", of: .root) ?? ""
    guard let tools = version.split(separator: ".").first.flatMap({ Int($0) }), tools < 4000 else { return nil }
    if tools < 1000 {
      era = tools < 700 ? .xcode3point1 : .xcode3point2
    } else {
      era = tools < 2000 ? .xcode4 : tools < 2500 ? .xcode4point3 : .xcode4point5
    }
    knowsIOS4 = tools >= 780
    knowsIOS4point2 = tools >= 820
  }

  /// The era of the oldest compiler that knows a document of Xcode 5 and later; nil for an older one.
  ///
  /// Seen: 9 documents for AppKit of 5 apps whose archives were taken for older ones by their container: 3 of 5056, 2
  /// storyboards of 9532, one of 14490, and 3 XIBs of 11762, 12121 and 15705 that Xcode 8.3.3 and 11.3 compiled, as the
  /// bundles say that they lie in. Inferred: what lies between.
  static func oldestCompiler(of document: Document) -> OutputProfile? {
    let version = document.attribute("toolsVersion", of: .root) ?? ""
    guard let tools = version.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    return compilers.last { $0.tools <= tools }?.era
  }

  /// The era of a document among those that one name stands for, where documents tell it: the first whose compilers know
  /// it. Nil for one that is older than all of them, and for names of which documents tell nothing.
  static func era(of document: Document, among eras: ClosedRange<OutputProfile>) -> OutputProfile? {
    guard OutputProfile.isToldByDocuments(eras), let oldest = oldestCompiler(of: document), eras.contains(oldest) else {
      return nil
    }
    return oldest
  }

  /// The first version of the tools of each era from Xcode 5 on, the last whose archives are keyed ones alone at the end.
  ///
  /// Seen: the oldest of 46 Xcodes that compiled documents of 60 versions, but for one: 13196 was compiled by 8.3.3, too.
  private static let compilers: [(tools: Int, era: OutputProfile)] = [
    (4000, .xcode5), (6000, .xcode6), (8000, .xcode7), (11_000, .xcode8), (12_000, .xcode8point3), (13_000, .xcode9),
    (14_200, .xcode10), (14_480, .xcode10point2), (14_800, .xcode11), (15_600, .xcode11point3),
    (16_000, .xcode11point4), (17_000, .xcode12), (17_500, .xcode12point3), (17_700, .xcode12point4),
    (18_000, .xcode12point5),
  ]
}
