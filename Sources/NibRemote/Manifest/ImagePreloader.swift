import NibDiagnostics

/// Fetches the images of manifests into a cache: several at a time, the largest priority first, each URL once however many
/// ask for it.
///
/// An image that is in the cache is served from there without the network, unless it is asked for again on purpose.
public actor ImagePreloader {
  private let cache: ImageCache
  private let limits: PreloadLimits
  private let client: RemoteClient
  /// Images that are being fetched or wait to be, by key.
  private var flights: [String: Flight] = [:]
  /// Keys that wait.
  private var waiting: [String] = []
  private var running = 0
  private var numbers = 0

  private typealias Landing = ImageFetch.Landing

  private struct Flight {
    let number: Int
    let fetch: ImageFetch
    var priority: Int
    var task: Task<Void, Never>?
    var askers: [Int: CheckedContinuation<Landing, Never>] = [:]
  }

  /// Makes a preloader.
  public init(cache: ImageCache, limits: PreloadLimits = PreloadLimits(), policy: FetchPolicy = FetchPolicy()) {
    self.cache = cache
    self.limits = limits
    client = RemoteClient(policy)
  }

  /// The image of an entry, from the cache or fetched. Cancelling the task ends the fetch when nobody else waits for it.
  /// - Throws: `RemoteError`; what was in the cache stays there.
  public func image(_ entry: ManifestEntry) async throws(RemoteError) -> CachedImage {
    if let image = await cached(entry) { return image }
    return try await fetched(entry, earlier: nil, budget: nil).image
  }

  /// The bytes of an entry's image, from the cache or fetched.
  /// - Throws: as `image`.
  public func bytes(_ entry: ManifestEntry) async throws(RemoteError) -> [UInt8] {
    let image = try await image(entry)
    if let bytes = await cache.bytes(of: image) { return bytes }
    throw StorageFolder.fault(cache.path(of: image), "the image was removed while it was asked for")
  }

  /// What can be shown: a placeholder at once unless the image is there, then the image or why there is none.
  public nonisolated func states(of entry: ManifestEntry) -> AsyncStream<ImageState> {
    AsyncStream { continuation in
      let task = Task {
        if await cached(entry) == nil { continuation.yield(.placeholder) }
        do throws(RemoteError) { continuation.yield(.image(try await bytes(entry))) } catch {
          continuation.yield(.failed(error))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Brings all images of a manifest into the cache; says of each what became of it, in the order in which they are done.
  ///
  /// Nothing is fetched any more when nobody reads the sequence.
  /// - Parameter revalidating: whether images that are there without a promised hash are asked for again, by ETag and
  ///   Last-Modified.
  public nonisolated func preload(_ manifest: Manifest, revalidating: Bool = false) -> AsyncStream<PreloadProgress> {
    AsyncStream { continuation in
      let task = Task {
        await run(manifest, revalidating) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func run(
    _ manifest: Manifest, _ revalidating: Bool, _ report: @Sendable (PreloadProgress) -> Void
  ) async {
    let budget = ByteBudget(limits.bytesInAll)
    let order = manifest.entries.indices.sorted {
      (-manifest.entries[$0].priority, $0) < (-manifest.entries[$1].priority, $1)
    }
    var done = 0
    await withTaskGroup(of: (Int, PreloadProgress.Outcome).self) { group in
      var next = order.makeIterator()
      // No more tasks than can run: a manifest may have thousands of entries.
      for _ in 0..<limits.parallel {
        guard let index = next.next() else { break }
        group.addTask { (index, await self.outcome(manifest.entries[index], revalidating, budget)) }
      }
      for await (index, outcome) in group {
        done += 1
        report(
          PreloadProgress(
            index: index, entry: manifest.entries[index], outcome: outcome, done: done, total: order.count))
        guard !Task.isCancelled, let index = next.next() else { continue }
        group.addTask { (index, await self.outcome(manifest.entries[index], revalidating, budget)) }
      }
    }
  }

  private func outcome(
    _ entry: ManifestEntry, _ revalidating: Bool, _ budget: ByteBudget
  ) async -> PreloadProgress.Outcome {
    let earlier = await cached(entry)
    if let earlier, !revalidating || entry.sha256 != nil { return .cached(earlier) }
    do throws(RemoteError) {
      let (image, isFetched) = try await fetched(entry, earlier: earlier, budget: budget)
      return image == earlier || !isFetched ? .cached(image) : .fetched(image)
    } catch {
      return earlier.map { .kept($0, error) } ?? .failed(error)
    }
  }

  private func cached(_ entry: ManifestEntry) async -> CachedImage? {
    guard let image = await cache.image(entry.image, sha256: entry.sha256) else { return nil }
    return entry.bytes == nil || entry.bytes == image.bytes ? image : nil
  }

  private func fetched(
    _ entry: ManifestEntry, earlier: CachedImage?, budget: ByteBudget?
  ) async throws(RemoteError) -> (image: CachedImage, isFetched: Bool) {
    let address = try RemoteAddress(entry.image)
    let fetch = ImageFetch(
      entry: entry, address: address, earlier: earlier,
      mostBytes: min(limits.bytesPerImage, entry.bytes ?? limits.bytesPerImage), budget: budget)
    while true {
      let landing = await landing(of: fetch)
      if landing.terms == fetch.terms { return (try landing.result.get(), landing.isFetched) }
      // Who came first had something else promised, or less room: what suits is taken, all else is asked for anew.
      switch landing.result {
      case .success(let image) where fetch.terms.suits(image): return (image, landing.isFetched)
      case .failure(let error) where !Self.termsDecide.contains(error.code): throw error
      default: continue
      }
    }
  }

  /// Faults that another who asks for the same URL need not have.
  private static let termsDecide: Set<RemoteError.Code> = [.notAsPromised, .notAnImage, .tooLarge, .totalExceeded]

  private func landing(of fetch: ImageFetch) async -> Landing {
    numbers += 1
    let asker = numbers
    return await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Landing, Never>) in
        guard !Task.isCancelled else { return continuation.resume(returning: fetch.cancelled) }
        join(fetch, asker, continuation)
      }
    } onCancel: {
      Task { await self.leave(fetch, asker) }
    }
  }

  private func join(_ fetch: ImageFetch, _ asker: Int, _ continuation: CheckedContinuation<Landing, Never>) {
    let key = fetch.address.text
    let priority = fetch.entry.priority
    if flights[key] == nil { waiting.append(key) }
    var flight = flights[key] ?? Flight(number: asker, fetch: fetch, priority: priority)
    flight.askers[asker] = continuation
    flight.priority = max(flight.priority, priority)
    flights[key] = flight
    startWaiting()
  }

  private func leave(_ fetch: ImageFetch, _ asker: Int) {
    let key = fetch.address.text
    guard let continuation = flights[key]?.askers.removeValue(forKey: asker) else { return }
    continuation.resume(returning: fetch.cancelled)
    guard let flight = flights[key], flight.askers.isEmpty else { return }
    flight.task?.cancel()
    flights[key] = nil
    waiting.removeAll { $0 == key }
  }

  /// Starts what waits, the largest priority first, then the longest waiting.
  private func startWaiting() {
    while running < limits.parallel,
      let key = waiting.min(by: { order($0) < order($1) }), let flight = flights[key]
    {
      waiting.removeAll { $0 == key }
      running += 1
      let (number, fetch) = (flight.number, flight.fetch)
      let task = Task {
        do throws(RemoteError) {
          let (image, isFetched) = try await fetch.run(client, into: cache)
          end(key, number, fetch.landing(.success(image), isFetched: isFetched))
        } catch {
          end(key, number, fetch.landing(.failure(error)))
        }
      }
      flights[key]?.task = task
    }
  }

  private func order(_ key: String) -> (Int, Int) { flights[key].map { (-$0.priority, $0.number) } ?? (0, 0) }

  private func end(_ key: String, _ number: Int, _ landing: Landing) {
    running -= 1
    // The URL may be asked for anew already, after all who waited for this fetch had left.
    if let flight = flights[key], flight.number == number {
      flights[key] = nil
      for continuation in flight.askers.values { continuation.resume(returning: landing) }
    }
    startWaiting()
  }
}

/// What can be shown of an image at a moment.
public enum ImageState: Sendable {
  /// Not there yet.
  case placeholder
  /// There: its bytes.
  case image([UInt8])
  /// Not to be had; the placeholder stays.
  case failed(RemoteError)
}
