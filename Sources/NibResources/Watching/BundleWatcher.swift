import Synchronization

/// Refreshes a chain whenever something in its bundles changes, for as long as the watcher lives.
///
/// Every folder that the chain lists is watched, those of catalogs too; bundles and folders that appear later are taken
/// in. A change is noticed within some milliseconds. A burst of changes is told once: the chain is refreshed at its beginning
/// and after it, so that an answer in between may be older than the burst's end, and no answer stays old. Changes without
/// an end are told once a second.
///
/// A root that is not there when the watcher is made is not watched. Linux only (inotify); on other systems making one
/// fails with `unavailable`, and `BundleChain.refresh` is the way.
public final class BundleWatcher: Sendable {
  private let watch: FolderWatch
  private let work: Work

  /// Watches the bundles of a chain.
  /// - Parameters:
  ///   - chain: the bundles.
  ///   - onChange: called after each burst, on the watcher's own thread.
  /// - Throws: `unavailable` when the system gives no watch.
  public init(_ chain: BundleChain, onChange: @escaping @Sendable () -> Void = {}) throws(ResourceError) {
    let place = chain.roots.first?.path ?? "no bundle"
    do { watch = try FolderWatch() } catch {
      throw ResourceError(.unavailable, place, "folders cannot be watched: \(error.words); refresh the chain instead")
    }
    work = Work(watch: watch, chain: chain, onChange: onChange)
    work.watchNewFolders()
    let work = work
    guard DetachedThread.start({ work.run() }) else {
      throw ResourceError(.unavailable, place, "the system has no thread for watching; refresh the chain instead")
    }
  }

  deinit { watch.stop() }

  /// Stops watching; the chain keeps what it has.
  public func stop() { watch.stop() }

  /// Folders that could not be watched, with the system's words; changes in them go unnoticed.
  public var problems: [String] { work.problems }

  /// What the thread does; it does not hold the watcher, so that the watcher's end ends the thread.
  private final class Work: Sendable {
    private let watch: FolderWatch
    private let chain: BundleChain
    private let onChange: @Sendable () -> Void
    private let state = Mutex<(known: Set<Int>, problems: [String])>(([], []))

    init(watch: FolderWatch, chain: BundleChain, onChange: @escaping @Sendable () -> Void) {
      self.watch = watch
      self.chain = chain
      self.onChange = onChange
    }

    var problems: [String] { state.withLock { $0.problems } }

    func run() {
      while true {
        switch watch.wait(milliseconds: -1) {
        case .stopped: return
        case .quiet: continue
        case .changed: break
        }
        chain.refresh()
        guard Self.burst.settle(watch) else { return }
        watchNewFolders()
        onChange()
      }
    }

    /// Adds the folders of the present listing. What appears in a new folder before it is watched would be lost, so the
    /// listing is made again until it shows no folder that is new.
    func watchNewFolders() {
      for _ in 0..<Self.mostRounds {
        chain.refresh()
        guard addFolders() else { return }
      }
    }

    private func addFolders() -> Bool {
      var (isNew, problems) = (false, [String]())
      for folder in chain.indexes.flatMap(\.folders) {
        do {
          let number = try watch.add(folder)
          if state.withLock({ $0.known.insert(number).inserted }) { isNew = true }
        } catch {
          problems.append("\(folder) (\(error.words))")
        }
      }
      state.withLock { $0.problems = problems }
      return isNew
    }

    private static let burst = ChangeBurst(quietMilliseconds: 50, longestMilliseconds: 1000)
    private static let mostRounds = 8
  }
}
