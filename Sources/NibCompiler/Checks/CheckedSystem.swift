import NibDiagnostics
import NibDocument
import NibSchema

/// What the table of checks knows of a document's system: which rows are for it, and how Interface Builder's compiler
/// writes its versions. No other file of the checks asks which system it is.
struct CheckedSystem: Sendable {
  private let system: DocumentPlatform
  /// The rows that are for it; none for a platform that was added.
  let scope: DocumentCheck.Scope

  init(_ target: DocumentTarget) {
    system = target.system
    scope =
      switch target.system {
      case .iOS: .iOS
      case .macOS: .macOS
      case .unknown where target.platform.traits.runtime != nil: []
      case .tvOS, .watchOS, .visionOS, .unknown: .otherUIKit
      }
  }

  /// Whether a font by its purpose is archived with the size that its element gives: AppKit knows the size itself.
  var sizesMetaFonts: Bool { system != .macOS }

  /// Whether nothing is known of the system.
  var isUnknown: Bool { system == .unknown }

  /// The version of the system that a thing begins with.
  func first(_ versions: DocumentCheck.Versions) -> DeploymentTarget? {
    switch system {
    case .iOS: versions.iOS
    case .macOS: versions.macOS
    case .tvOS, .watchOS, .visionOS, .unknown: nil
    }
  }

  /// A version with the system's name: `iOS 9.0`, `OS X 10.7`, `macOS 10.12`, `macOS 13`.
  ///
  /// - Seen: `iOS 11.0` and `macOS 13`; `OS X` up to 10.11 by Xcodes 10 and 11.5 too.
  func shown(_ version: DeploymentTarget) -> String {
    guard system == .macOS else { return "iOS \(number(version))" }
    return (version.major == 10 && version.minor < 12 ? "OS X " : "macOS ") + number(version)
  }

  /// What the compiler of an era says of a thing that systems before a version lack.
  ///
  /// - Seen: `before` since Xcode 7, and for macOS in all logs; `on iOS versions prior to` before.
  func words(for what: String, before version: DeploymentTarget, by profile: OutputProfile) -> String {
    system != .macOS && profile < .xcode7
      ? "\(what) on iOS versions prior to \(number(version))" : "\(what) before \(shown(version))"
  }

  private func number(_ version: DeploymentTarget) -> String {
    system == .macOS && version.minor == 0 ? "\(version.major)" : "\(version)"
  }

  /// The oldest system that compilers since Xcode 9 take documents for, in our words and in theirs.
  var oldestTarget: (words: String, interfaceBuilder: String) {
    system == .macOS
      ? (
        "Interface Builder's compilers since Xcode 9 refuse documents for macOS before 10.6",
        "Compiling for earlier than macOS 10.6 is no longer supported."
      )
      : (
        "Interface Builder's compilers since Xcode 9 refuse documents for iOS before 7.0",
        "Compiling IB documents for earlier than iOS 7 is no longer supported."
      )
  }

  /// What compilers of an era say of constraints in a document for iOS; nil where they say it as of any other thing.
  func wordsForConstraints(by profile: OutputProfile) -> String? {
    system == .iOS && profile < .xcode7 ? "Auto Layout on iOS Versions prior to 6.0" : nil
  }
}

extension DocumentCheck.Versions {
  /// The documents of the system that has a version.
  var scope: DocumentCheck.Scope { iOS == nil ? .macOS : .iOS }
}

extension DocumentCheck {
  /// `iOS before 9.0`, `macOS`, `launch screens`.
  var documents: String {
    var names: [String] = []
    if scope.contains(.iOS) { names.append("iOS" + (versions?.iOS.map { " before \($0)" } ?? "")) }
    if scope.contains(.otherUIKit), versions == nil { names.append(scope.contains(.iOS) ? "tvOS" : "no known system") }
    if scope.contains(.macOS) { names.append("macOS" + (versions?.macOS.map { " before \($0)" } ?? "")) }
    return (scope.contains(.launchScreens) ? "launch screens for " : "") + names.joined(separator: ", ")
  }
}
