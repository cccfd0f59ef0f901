import Foundation
import NibResources

/// Defaults of main bundles, each with a suite of its own.
enum MainBundleDefaults {
  private static let known = MutexBox<[ObjectIdentifier: (bundle: MainBundle, defaults: UserDefaults)]>([:])

  static func of(_ bundle: MainBundle) -> UserDefaults {
    known.with { known in
      let id = ObjectIdentifier(bundle)
      if let defaults = known[id]?.defaults { return defaults }
      let suite = "nibwright.\(ProcessInfo.processInfo.processIdentifier).\(known.count)"
      let defaults = UserDefaults(suiteName: suite) ?? .standard
      defaults.removePersistentDomain(forName: suite)
      known[id] = (bundle, defaults)
      return defaults
    }
  }
}
