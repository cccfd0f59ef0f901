import NibCommands
import NibRemote

/// The words of a preload: a bar while it runs, faults as they come, the sums at the end.
struct PreloadReport {
  private var cached = 0
  private var fetched = 0
  private var kept = 0
  private var failed = 0
  private var bytes = 0
  private var end: ExitCode?
  private var isCacheTooSmall = false
  /// Images that were counted as fetched: several entries may name one.
  private var counted: Set<String> = []
  /// The manifest that is taken first: an input, where all else that is stored is output.
  private let shipped: String

  /// Makes a report of a run that takes this manifest first.
  init(shipped: String) { self.shipped = shipped }

  /// Takes what happened.
  mutating func take(_ event: PreloadRun.Event, _ terminal: inout Terminal) {
    switch event {
    case .manifest(_, .replaced): terminal.message("the remote manifest was taken")
    case .manifest(_, .kept(let error)):
      terminal.message("warning: the remote manifest was not taken: \(error)")
    case .manifest: break
    case .progress(let progress):
      count(progress, &terminal)
      terminal.progress(Self.bar(done: progress.done, of: progress.total))
    case .cacheTooSmall(let needed, let kept):
      isCacheTooSmall = true
      terminal.message(
        "warning: the images have at least \(needed) bytes, and the cache keeps \(kept): some are removed again; "
          + "use --cache-limit \(needed) or more")
    case .failed(let error):
      terminal.report(error.diagnostic)
      end = error.code == .storage && error.place.file != shipped ? .failure : .unreadable
    }
  }

  private mutating func count(_ progress: PreloadProgress, _ terminal: inout Terminal) {
    switch progress.outcome {
    case .cached: cached += 1
    case .fetched(let image):
      guard counted.insert(progress.entry.image).inserted else {
        cached += 1
        return
      }
      fetched += 1
      bytes += image.bytes
    case .kept(_, let error):
      kept += 1
      terminal.message("warning: entry \(progress.index): the earlier image stays: \(error)")
    case .failed(let error):
      failed += 1
      terminal.message("entry \(progress.index): \(error)")
    }
  }

  /// Says what it came to.
  func end(_ terminal: inout Terminal) -> ExitCode {
    if cached + fetched + kept + failed > 0 { terminal.progress("") }
    if let end { return end }
    terminal.write(
      "\(fetched) fetched (\(bytes) bytes), \(cached + kept) already there, \(failed) missing\n")
    return failed == 0 && !isCacheTooSmall ? .success : .failure
  }

  /// `[##########          ] 5/10`
  static func bar(done: Int, of total: Int) -> String {
    let full = total > 0 ? done * 20 / total : 20
    return "[\(String(repeating: "#", count: full))\(String(repeating: " ", count: 20 - full))] \(done)/\(total)"
  }
}
