import NibSchema

/// What makes the archives of UIKit documents: Interface Builder's compiler has two engines.
///
/// Seen: archives of Xcode 15 to 26 with the mark of the newer one, where they are light. Inferred: that Xcode 27 makes all
/// archives by it, from what is told of Xcode 27.0.
public enum UIKitEngine: String, Sendable, CaseIterable {
  /// The newer engine, which compiles from data and marks what it makes.
  case toolchain
  /// The older one, which makes live objects in the simulator and archives them.
  case simulator

  /// The profile that an Xcode writes UIKit's archives by, when told to use an engine: the older engine has nothing of
  /// Xcode 27, and Xcodes before it cannot choose.
  ///
  /// - Parameter profile: That of the Xcode; nil where nobody said one. A choice of the newer engine then means Xcode 27.
  public func profile(of profile: OutputProfile?) -> OutputProfile {
    switch self {
    case .toolchain: profile ?? .xcode27
    case .simulator: min(profile ?? .standard, .xcode26point1)
    }
  }

  /// The engine that makes the archive that begins.
  static func engine(of lowering: inout Lowering) -> UIKitEngine {
    if lowering.profile >= .xcode27 { return .toolchain }
    return LightArchives.isLight(&lowering) ? .toolchain : .simulator
  }
}
