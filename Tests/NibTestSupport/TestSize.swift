/// How much of a long walk the tests take: a part of it in every run, all of it in one before a release.
///
/// A part shows that an idea holds, the whole that it holds everywhere. `NIBWRIGHT_FULL_TESTS=1`, which
/// `Tools/check --all` sets, asks for the whole.
public enum TestSize {
  /// Whether this run takes the whole.
  public static let isFull = (TestDisk.environment("NIBWRIGHT_FULL_TESTS") ?? "0") != "0"

  /// How often something is tried.
  public static func count(_ usual: Int, full: Int) -> Int { isFull ? full : usual }

  /// Each `step`th item from the one at `first` modulo `step`, the same ones in every run; all in a full run.
  public static func share<Item>(_ items: [Item], every step: Int, from first: Int = 0) -> [Item] {
    isFull ? items : stride(from: first % step, to: items.count, by: step).map { items[$0] }
  }
}
