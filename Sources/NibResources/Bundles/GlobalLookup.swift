import Synchronization

/// A chain that every look-up by name falls back to, anywhere in the process.
///
/// While one is installed, a name that is not found in the bundles that a look-up was given is looked for in the bundles
/// of this chain, in their order: images, colours, data, nibs, storyboards and files alike. The look-up's own bundles
/// keep coming first. Answers that were remembered before the call no longer count.
public enum GlobalLookup {
  private static let installed = Mutex<BundleChain?>(nil)
  private static let changes = Atomic<Int>(0)

  /// The chain in force; nil when none is installed.
  public static var chain: BundleChain? {
    // Most processes never install one, and need no lock to know it.
    changes.load(ordering: .acquiring) == 0 ? nil : installed.withLock(\.self)
  }

  /// Makes a chain the fallback of every look-up by name, in the place of one that was installed before.
  public static func install(_ chain: BundleChain = .program) { replace(with: chain) }

  /// Takes the fallback away: look-ups see their own bundles alone again.
  public static func uninstall() { replace(with: nil) }

  private static func replace(with chain: BundleChain?) {
    installed.withLock { installed in
      installed = chain
      changes.add(1, ordering: .acquiringAndReleasing)
    }
  }

  /// Changes whenever an answer of the chain in force may have changed.
  static var epoch: Int { changes.load(ordering: .acquiring) }

  /// Notes that a chain will be listed anew.
  static func hasChanged(_ chain: BundleChain) {
    guard epoch != 0 else { return }
    installed.withLock { installed in
      if installed === chain { changes.add(1, ordering: .acquiringAndReleasing) }
    }
  }
}
