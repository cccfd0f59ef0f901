import NibResources

/// Measures look-ups over a tree of bundles: the first index against `find`, then remembered answers.
///
/// The folder is made when it is not there: 200 bundles, half of them inside others, with 50 files each.
func runResourceCase(folder: String) {
  guard Machine.exists(folder) || BundleTree.make(in: folder) else {
    print("resources: the tree could not be made in \(folder)")
    return
  }
  let rounds = 15
  var (floor, subject) = ([Double](), [Double]())
  var count = 0
  for round in 0...rounds {
    let listing = Machine.listWithFind(folder)
    let index = Machine.threadSeconds { count = BundleChain(main: ResourceBundle(folder)).bundles.count }
    if round == 0 { continue }
    floor.append(listing)
    subject.append(index)
  }
  let ratios = zip(subject, floor).map { $0 / $1 }.sorted()
  print(
    """
    resources: \(count) bundles, \(rounds) rounds, processor time
      find         \(shortMilliseconds(RatioResult.median(floor)))
      first index  \(shortMilliseconds(RatioResult.median(subject)))
      ratio        \(short(RatioResult.median(ratios))) (\(short(ratios[0])) .. \(short(ratios[ratios.count - 1])))
    """)
  measureRemembered(in: folder)
}

/// Remembered answers, found and not, one question after the other.
private func measureRemembered(in folder: String) {
  let images = ImageResolver(chain: BundleChain(main: ResourceBundle(folder)))
  let files = ResourceLookup(chain: images.chain)
  let queries: [(name: String, ask: () -> Int)] = [
    ("image found", { images.resolve(ImageQuery("b150-picture7", scale: 2)).isFound }),
    ("image missing", { images.resolve(ImageQuery("nowhere", scale: 2)).isFound }),
    ("nib found", { if case .found = files.nib(named: "View150") { 1 } else { 0 } }),
    ("nib missing", { if case .found = files.nib(named: "nowhere") { 1 } else { 0 } }),
  ]
  let times = 200_000
  for query in queries {
    let first = Machine.threadSeconds { _ = query.ask() }
    var sum = 0
    let seconds = Machine.threadSeconds { for _ in 0..<times { sum &+= query.ask() } }
    let found = sum > 0 ? "found" : "not found"
    print(
      "  \(query.name): first \(shortMilliseconds(first)), remembered "
        + "\((seconds / Double(times) * 1e9).rounded()) ns (\(found))")
  }
}

private func shortMilliseconds(_ seconds: Double) -> String { "\(short(seconds * 1000)) ms" }

extension ImageAnswer {
  fileprivate var isFound: Int { if case .found = self { 1 } else { 0 } }
}
