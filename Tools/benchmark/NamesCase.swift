import NibResources
import NibUIKit

/// Measures `UIImage(named:)` in an app of 20 bundles with 500 pictures each: first lookups once the bundles are listed, and
/// remembered names, beside the same name asked of a dictionary.
///
/// The folder is made when it is not there; its name ends in `.app`.
@MainActor
func runNamesCase(folder: String) {
  guard Machine.exists(folder) || BundleTree.makeApp(in: folder) else {
    print("names: the tree could not be made in \(folder)")
    return
  }
  var first: [Double] = []
  var remembered: [Double] = []
  var peer: [Double] = []
  for round in 0..<21 {
    MainBundle.$current.withValue(MainBundle(folder)) {
      GlobalLookup.$isInstalled.withValue(true) {
        _ = MainBundle.current.globalChain.bundles.count
        let name = "b\(round % 20)-picture\(round * 7)"
        first.append(Machine.threadSeconds { _ = UIImage(named: name) })
        remembered.append(rate(name) { UIImage(named: $0) })
        let known = [name: UIImage()]
        peer.append(rate(name) { known[$0] })
      }
    }
  }
  let bundles = MainBundle(folder).globalChain.bundles.count
  let (asked, looked) = (RatioResult.median(remembered), RatioResult.median(peer))
  print(
    """
    names: \(bundles) bundles, medians of 21 rounds, processor time
      first lookup       \(short(RatioResult.median(first) * 1e3)) ms, at most \(short((first.max() ?? 0) * 1e3)) ms (2 ms)
      remembered name    \((asked * 1e9).rounded()) ns (1000 ns), \(short(asked / looked)) of a dictionary's
    """)
}

/// Seconds that one question takes.
private func rate(_ name: String, _ ask: (String) -> UIImage?) -> Double {
  let times = 20_000
  var found = 0
  let seconds = Machine.threadSeconds { for _ in 0..<times { found += ask(name) == nil ? 0 : 1 } }
  return found == times ? seconds / Double(times) : .infinity
}
