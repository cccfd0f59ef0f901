import Dispatch
import Synchronization

/// A whole preload for programs that have nothing else to do meanwhile: store, refresh, images, with words for each step.
public struct PreloadRun: Sendable {
  /// What a run reports, in order.
  public enum Event: Sendable {
    /// The manifest is there, and what asking for the remote one came to; nil when none was asked for.
    case manifest(Manifest, ManifestStore.Refresh?)
    /// An entry is done.
    case progress(PreloadProgress)
    /// The images have more bytes than the cache keeps, so that some are removed for the sake of others: how many bytes
    /// they have at least, and how many are kept.
    case cacheTooSmall(needed: Int, kept: Int)
    /// Nothing can be done.
    case failed(RemoteError)
  }

  /// Path of the manifest that is taken first.
  public var shipped: String
  /// The folder for the manifest and, in `images`, for the images.
  public var folder: String
  /// Address of the remote manifest; nil asks for none.
  public var remote: String?
  /// Whether images that are there are asked for again.
  public var isRevalidating = false
  /// How much may be taken.
  public var limits = PreloadLimits()
  /// How much is kept.
  public var cacheLimits = ImageCache.Limits()
  /// How long and how often is asked.
  public var policy = FetchPolicy()

  /// Makes a run.
  public init(shipped: String, folder: String, remote: String? = nil) {
    self.shipped = shipped
    self.folder = folder
    self.remote = remote
  }

  /// What happens, in order; the run ends when nobody reads any more.
  public func events() -> AsyncStream<Event> {
    AsyncStream { continuation in
      let task = Task {
        do throws(RemoteError) { try await run { continuation.yield($0) } } catch {
          continuation.yield(.failed(error))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Does all of it and calls a function with each event on this thread, which must not be one of Swift's tasks.
  public func runBlocking(_ body: (Event) -> Void) {
    let box = EventBox()
    Task.detached {
      for await event in events() { box.put(event) }
      box.put(nil)
    }
    while let event = box.next() { body(event) }
  }

  private func run(_ report: @Sendable (Event) -> Void) async throws(RemoteError) {
    let files = FileWork()
    let store = try await files.run { () throws(RemoteError) in
      try ManifestStore(shipped: shipped, folder: folder, policy: policy)
    }
    var refresh: ManifestStore.Refresh?
    if let remote { refresh = await store.refresh(from: remote) }
    let manifest = await store.manifest
    report(.manifest(manifest, refresh))
    let cache = try await files.run { () throws(RemoteError) in
      try ImageCache(folder: folder + "/images", limits: cacheLimits)
    }
    let preloader = ImagePreloader(cache: cache, limits: limits, policy: policy)
    var need = CacheNeed(manifest, limit: cacheLimits.bytes)
    if let event = need.event { report(event) }
    for await progress in preloader.preload(manifest, revalidating: isRevalidating) {
      report(.progress(progress))
      need.take(progress)
    }
    if let event = need.event { report(event) }
  }
}

/// How many bytes the images of a manifest have, as far as it is known; told once when that is too much.
private struct CacheNeed {
  private var sizes: [String: Int]
  private let limit: Int
  private var isTold = false

  init(_ manifest: Manifest, limit: Int) {
    self.limit = limit
    sizes = Dictionary(
      manifest.entries.compactMap { entry in entry.bytes.map { (entry.image, $0) } }, uniquingKeysWith: { $1 })
  }

  mutating func take(_ progress: PreloadProgress) {
    switch progress.outcome {
    case .cached(let image), .fetched(let image), .kept(let image, _): sizes[progress.entry.image] = image.bytes
    case .failed: break
    }
  }

  /// What is to be told; nil when there is nothing, or nothing new.
  var event: PreloadRun.Event? {
    mutating get {
      // The manifest may promise any number.
      let needed = sizes.values.reduce(0) { sum, size in
        let (whole, overflows) = sum.addingReportingOverflow(size)
        return overflows ? .max : whole
      }
      guard needed > limit, !isTold else { return nil }
      isTold = true
      return .cacheTooSmall(needed: needed, kept: limit)
    }
  }
}

/// Events on their way from a task to a thread; nil is the end.
private final class EventBox: Sendable {
  private let events = Mutex<[PreloadRun.Event?]>([])
  private let signal = DispatchSemaphore(value: 0)

  func put(_ event: PreloadRun.Event?) {
    events.withLock { $0.append(event) }
    signal.signal()
  }

  func next() -> PreloadRun.Event? {
    signal.wait()
    return events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}

/// How much a preload may take.
public struct PreloadLimits: Sendable, Hashable {
  /// Most images that are fetched at the same time.
  public var parallel: Int
  /// Most bytes of one image.
  public var bytesPerImage: Int
  /// Most bytes of one preload in all, those of failed tries too.
  public var bytesInAll: Int

  /// Makes limits; 4 at a time, 32 MiB and 1 GiB unless said otherwise.
  public init(parallel: Int = 4, bytesPerImage: Int = 32 << 20, bytesInAll: Int = 1 << 30) {
    self.parallel = max(1, parallel)
    self.bytesPerImage = bytesPerImage
    self.bytesInAll = bytesInAll
  }
}
