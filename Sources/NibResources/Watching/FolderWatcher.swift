import Synchronization

/// Calls a function after each burst of changes in one folder, for as long as the watcher lives.
///
/// Changes are: entries that come, go or are renamed, and files that are closed after writing. Folders in the folder are
/// watched when they are added. Linux only (inotify); on other systems making one fails with `unavailable`.
public final class FolderWatcher: Sendable {
  private let watch: FolderWatch
  /// The numbers by which the system knows the folders.
  private let known: Mutex<Set<Int>>

  /// Watches a folder.
  /// - Parameters:
  ///   - folder: path of the folder.
  ///   - quietMilliseconds: How long nothing may change before the burst is over.
  ///   - longestMilliseconds: After how long a burst that does not end is told anyway.
  ///   - onChange: Called once a burst, on the watcher's own thread.
  /// - Throws: `notFound` when there is no such folder, `unavailable` when the system gives no watch.
  public init(
    _ folder: String, quietMilliseconds: Int = 100, longestMilliseconds: Int = 2000,
    onChange: @escaping @Sendable () -> Void
  ) throws(ResourceError) {
    guard DiskFileSource().kind(folder) == .directory else {
      throw ResourceError(.notFound, folder, "no folder is at this path")
    }
    do {
      watch = try FolderWatch()
      known = Mutex([try watch.add(folder)])
    } catch {
      throw ResourceError(.unavailable, folder, "the folder cannot be watched: \(error.words)")
    }
    let watch = watch
    let burst = ChangeBurst(quietMilliseconds: quietMilliseconds, longestMilliseconds: longestMilliseconds)
    guard DetachedThread.start({ Self.run(watch, burst, onChange) }) else {
      throw ResourceError(.unavailable, folder, "the system has no thread for watching")
    }
  }

  deinit { watch.stop() }

  /// Watches one more folder; false when it is watched already.
  /// - Throws: `unavailable` when there is no such folder, or the system gives no watch.
  @discardableResult
  public func add(_ folder: String) throws(ResourceError) -> Bool {
    let number: Int
    do { number = try watch.add(folder) } catch {
      throw ResourceError(.unavailable, folder, "the folder cannot be watched: \(error.words)")
    }
    return known.withLock { $0.insert(number).inserted }
  }

  /// Stops watching; a call that is under way ends.
  public func stop() { watch.stop() }

  private static func run(_ watch: FolderWatch, _ burst: ChangeBurst, _ onChange: @Sendable () -> Void) {
    while true {
      switch watch.wait(milliseconds: -1) {
      case .stopped: return
      case .quiet: continue
      case .changed: break
      }
      guard burst.settle(watch) else { return }
      onChange()
    }
  }
}
