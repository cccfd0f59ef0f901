import Synchronization

/// A chain that every lookup by name falls back to.
///
/// While one is installed, a name that is not found in the bundles that a lookup was given is looked for in the bundles
/// of this chain, in their order: images, colors, data, nibs, storyboards and files alike. The lookup's own bundles
/// keep coming first. Answers that were remembered before the call no longer count.
///
/// `install()` takes the bundles inside the main bundle, as an application has them whose parts each bring their own; of
/// tasks with different main bundles (`MainBundle.current`) each searches its own. `$isInstalled` does the same for one
/// task alone, so that tests can run side by side:
///
///     GlobalLookup.$isInstalled.withValue(true) { UIImage(named: "badge") }
public enum GlobalLookup {
  private enum Fallback: Sendable {
    case mainBundle
    case chain(BundleChain)
  }

  private static let installed = Mutex<Fallback?>(nil)
  private static let changes = Atomic<Int>(0)

  /// Whether the bundles inside the main bundle are the fallback of the current task; nil for what the process has.
  @TaskLocal public static var isInstalled: Bool?

  /// The chain in force; nil when none is installed.
  public static var chain: BundleChain? {
    if let isInstalled { return isInstalled ? MainBundle.current.globalChain : nil }
    // Most processes never install one, and need no lock to know it.
    guard changes.load(ordering: .acquiring) != 0 else { return nil }
    switch installed.withLock(\.self) {
    case .mainBundle: return MainBundle.current.globalChain
    case .chain(let chain): return chain
    case nil: return nil
    }
  }

  /// Makes the bundles inside the main bundle the fallback of every lookup by name, in the place of what was installed
  /// before.
  public static func install() { replace(with: .mainBundle) }

  /// Makes a chain the fallback of every lookup by name, in the place of what was installed before.
  public static func install(_ chain: BundleChain) { replace(with: .chain(chain)) }

  /// Takes the fallback away: lookups see their own bundles alone again.
  public static func uninstall() { replace(with: nil) }

  private static func replace(with fallback: Fallback?) {
    installed.withLock { installed in
      installed = fallback
      changes.add(1, ordering: .acquiringAndReleasing)
    }
  }

  /// Changes whenever an answer of the chain in force may have changed.
  static var epoch: Int { changes.load(ordering: .acquiring) &+ refreshes.load(ordering: .acquiring) }

  private static let refreshes = Atomic<Int>(0)

  /// Notes that a chain will be listed anew.
  static func hasChanged(_ chain: BundleChain) {
    guard GlobalLookup.chain === chain else { return }
    refreshes.add(1, ordering: .acquiringAndReleasing)
  }
}
