/// Changes that come closely one behind the other and are told once.
///
/// Counted in time: how often the system wakes a watcher depends on how fast the files come, so that a number of
/// wake-ups would cut a burst of many files into several.
struct ChangeBurst: Sendable {
  /// How long nothing may change before the burst is over.
  let quiet: Duration
  /// After how long a burst that does not end is told anyway.
  let longest: Duration

  init(quietMilliseconds: Int, longestMilliseconds: Int) {
    quiet = .milliseconds(max(1, quietMilliseconds))
    longest = .milliseconds(max(1, longestMilliseconds))
  }

  /// Waits for the end of a burst whose first change was just seen; false when the watch was stopped.
  func settle(_ watch: FolderWatch) -> Bool {
    let end = ContinuousClock.now + longest
    while true {
      let left = min(quiet, end - .now)
      guard left > .zero else { return true }
      switch watch.wait(milliseconds: Self.milliseconds(left)) {
      case .stopped: return false
      case .changed: continue
      case .quiet: return true
      }
    }
  }

  /// Rounded up, or the last millisecond would be spent without waiting.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    Int32(clamping: Int((duration / .milliseconds(1)).rounded(.up)))
  }
}
