import Dispatch

/// Decodes pictures for many who ask: each form of a picture once, some at a time, with a memory of what was made.
///
/// However many ask for the same key at once, there is one decode. When all who asked have gone, the decode is
/// cancelled. Decodes run on threads of their own, never on those of Swift's tasks.
public actor PicturePipeline {
  /// What a pipeline has done so far.
  public struct Figures: Sendable, Hashable {
    /// Decodes that were started.
    public var decodes = 0
    /// Requests that were answered from memory.
    public var hits = 0
    /// Requests that joined a decode that was under way.
    public var joined = 0
    /// Decodes that were cancelled because nobody waited any more.
    public var cancelled = 0
  }

  fileprivate typealias Outcome = Result<PixelImage, ImagingError>

  /// What makes the pixels.
  public nonisolated let decoder: any PictureDecoding
  /// What has been done so far.
  public private(set) var figures = Figures()
  private var kept: RecentlyUsedCache<PictureKey, PixelImage>
  private var running: [PictureKey: Flight] = [:]
  private var waiting: [Flight] = []
  private var free: Int
  private var lastTicket = 0

  /// Makes a pipeline.
  /// - Parameters:
  ///   - memory: Most bytes of pixels that are kept.
  ///   - simultaneousDecodes: Most decodes at once; each may take as much as the decoder's own limits say.
  public init(decoder: any PictureDecoding, memory: Int = 64 << 20, simultaneousDecodes: Int = 2) {
    self.decoder = decoder
    kept = RecentlyUsedCache(limit: memory)
    free = max(1, simultaneousDecodes)
  }

  /// Bytes of pixels that are kept.
  public var keptBytes: Int { kept.bytes }

  /// The pixels of a picture: from memory, from a decode that is under way, or from a new one.
  /// - Parameters:
  ///   - key: What is wanted; its request is the one that is decoded.
  ///   - open: Opens the picture. Called on a thread of the decode, and only when there is one.
  /// - Throws: `cancelled` when the caller's task is cancelled; otherwise what `open` or the decoder throws. A failure is
  ///   not remembered.
  public func image(
    _ key: PictureKey, open: @escaping @Sendable () throws(ImagingError) -> any PictureSource
  ) async throws(ImagingError) -> PixelImage {
    if let image = kept.value(key) {
      figures.hits += 1
      return image
    }
    guard !Task.isCancelled else { throw Self.cancelled(key) }
    let flight = flight(key, open)
    lastTicket += 1
    let ticket = lastTicket
    let result: Outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
        // Cancelled between the question and this line: the handler has run and found nobody.
        if Task.isCancelled {
          continuation.resume(returning: .failure(Self.cancelled(key)))
          leaveIfEmpty(flight)
        } else {
          flight.waiters[ticket] = continuation
        }
      }
    } onCancel: {
      Task { await self.leave(key, ticket) }
    }
    return try result.get()
  }

  /// Forgets the kept pixels of a picture, or of all; decodes that are under way are not stopped.
  public func forget(picture: String? = nil) {
    kept.remove { picture == nil || $0.picture == picture }
  }

  private func flight(
    _ key: PictureKey, _ open: @escaping @Sendable () throws(ImagingError) -> any PictureSource
  ) -> Flight {
    if let flight = running[key], !flight.cancellation.isCancelled {
      figures.joined += 1
      return flight
    }
    let flight = Flight(key, open)
    running[key] = flight
    waiting.append(flight)
    startNext()
    return flight
  }

  private func startNext() {
    while free > 0, !waiting.isEmpty {
      let flight = waiting.removeFirst()
      guard !flight.cancellation.isCancelled else { continue }
      free -= 1
      figures.decodes += 1
      let (decoder, key, open, cancellation) = (decoder, flight.key, flight.open, flight.cancellation)
      DecodeQueue.run {
        let result = Outcome { () throws(ImagingError) in
          try decoder.image(of: open(), key.request, cancellation: cancellation)
        }
        Task { await self.land(flight, result) }
      }
    }
  }

  private func land(_ flight: Flight, _ result: Outcome) {
    free += 1
    if running[flight.key] === flight { running[flight.key] = nil }
    if case .success(let image) = result { kept.keep(image, bytes: image.bytes.count, for: flight.key) }
    for waiter in flight.waiters.values { waiter.resume(returning: result) }
    flight.waiters = [:]
    startNext()
  }

  private func leave(_ key: PictureKey, _ ticket: Int) {
    guard let flight = running[key], let waiter = flight.waiters.removeValue(forKey: ticket) else { return }
    waiter.resume(returning: .failure(Self.cancelled(key)))
    leaveIfEmpty(flight)
  }

  private func leaveIfEmpty(_ flight: Flight) {
    guard flight.waiters.isEmpty, !flight.cancellation.isCancelled else { return }
    flight.cancellation.cancel()
    figures.cancelled += 1
    if running[flight.key] === flight { running[flight.key] = nil }
    waiting.removeAll { $0 === flight }
  }

  private static func cancelled(_ key: PictureKey) -> ImagingError {
    ImagingError(.cancelled, key.picture, "the work was cancelled")
  }
}

/// One decode and all who wait for it; touched by its pipeline alone.
private final class Flight: @unchecked Sendable {
  let key: PictureKey
  let open: @Sendable () throws(ImagingError) -> any PictureSource
  let cancellation = Cancellation()
  var waiters: [Int: CheckedContinuation<PicturePipeline.Outcome, Never>] = [:]

  init(_ key: PictureKey, _ open: @escaping @Sendable () throws(ImagingError) -> any PictureSource) {
    self.key = key
    self.open = open
  }
}

/// Threads that may wait, for calls that block.
enum DecodeQueue {
  private static let queue = DispatchQueue(label: "nibwright.imaging", qos: .userInitiated, attributes: .concurrent)

  /// Runs a body on a thread of its own.
  static func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// Waits for a body that runs on a thread of its own.
  static func value<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in run { continuation.resume(returning: body()) } }
  }
}

/// Says that two requests want the same pixels.
public struct PictureKey: Sendable, Hashable {
  /// Which picture: a path, a URL, an identifier.
  public var picture: String
  /// Which content of it: what changes when the picture changes.
  public var stamp: FileStamp
  /// In which form.
  public var request: PictureRequest

  /// Makes a key.
  public init(picture: String, stamp: FileStamp, request: PictureRequest) {
    self.picture = picture
    self.stamp = stamp
    self.request = request
  }
}
