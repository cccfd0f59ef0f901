import NibDiagnostics

/// Fetches one image, compares it with what the manifest promises, and keeps it.
struct ImageFetch: Sendable {
  let entry: ManifestEntry
  let address: RemoteAddress
  let earlier: CachedImage?
  let mostBytes: Int
  let budget: ByteBudget?

  /// What one who asks for a URL has promised, and how much room there is: others may ask under other terms.
  struct Terms: Sendable, Hashable {
    let sha256: String?
    let bytes: Int?
    let mostBytes: Int
    let budget: ObjectIdentifier?

    func suits(_ image: CachedImage) -> Bool {
      (sha256 == nil || sha256 == image.sha256) && (bytes == nil || bytes == image.bytes) && image.bytes <= mostBytes
    }
  }

  /// What a fetch came to, and under which terms.
  struct Landing: Sendable {
    let result: Result<CachedImage, RemoteError>
    /// Whether this process asked the server for it.
    var isFetched = true
    let terms: Terms
  }

  var terms: Terms {
    Terms(sha256: entry.sha256, bytes: entry.bytes, mostBytes: mostBytes, budget: budget.map(ObjectIdentifier.init))
  }

  func landing(_ result: Result<CachedImage, RemoteError>, isFetched: Bool = true) -> Landing {
    Landing(result: result, isFetched: isFetched, terms: terms)
  }

  var cancelled: Landing {
    landing(
      .failure(
        RemoteError(code: .cancelled, place: Place(file: address.text), detail: "nobody waits for it any more")))
  }

  /// Fetches it when its turn comes, unless another process with the same folder has done so meanwhile.
  /// - Throws: as `RemoteClient.fetch`; `notAsPromised`, `notAnImage`, `storage`.
  func run(
    _ client: RemoteClient, into cache: ImageCache
  ) async throws(RemoteError) -> (image: CachedImage, isFetched: Bool) {
    let stamp = await cache.stamp(of: address.key)
    let turn = try await cache.turn(of: address.key, seconds: client.policy.mostSeconds)
    defer { withExtendedLifetime(turn) {} }
    if let image = await cache.image(address.text, sha256: entry.sha256), terms.suits(image) {
      let isNews = await cache.stamp(of: address.key) != stamp
      if earlier == nil || earlier != image || isNews { return (image, false) }
    }
    return (try await fetch(client, into: cache), true)
  }

  private func fetch(_ client: RemoteClient, into cache: ImageCache) async throws(RemoteError) -> CachedImage {
    var request = RemoteRequest(address: address, mostBytes: mostBytes, budget: budget)
    if let earlier { request.validators = earlier.validators }
    var response = try await client.fetch(request)
    if isDoubtful(response) {
      (request.allowsPacking, request.validators) = (false, Validators())
      response = try await client.fetch(request)
    }
    guard let bytes = response.bytes else {
      guard let earlier else { throw request.fault(.refused, "the server says that nothing changed") }
      await cache.confirm(address.key)
      return earlier
    }
    let hash = try judged(bytes, request)
    // What is promised by its hash may be in a format that nobody here knows.
    if entry.sha256 == nil, let fault = PictureCheck(bytes, mediaType: response.mediaType).fault {
      throw request.fault(.notAnImage, fault)
    }
    guard !Task.isCancelled else { throw request.fault(.cancelled, "nobody waits for it any more") }
    return try await cache.store(bytes, sha256: hash, from: address, response)
  }

  /// What is cut within a packed body looks whole; nothing tells when neither the format nor the manifest does.
  private func isDoubtful(_ response: RemoteResponse) -> Bool {
    guard response.isPacked, entry.sha256 == nil, entry.bytes == nil, let bytes = response.bytes else { return false }
    let check = PictureCheck(bytes, mediaType: response.mediaType)
    return check.fault == nil && check.end == .unknown
  }

  /// The hash of bytes that are what the manifest promises.
  private func judged(_ bytes: [UInt8], _ request: RemoteRequest) throws(RemoteError) -> String {
    if let expected = entry.bytes, expected != bytes.count {
      throw request.fault(.notAsPromised, "\(expected) bytes are promised, \(bytes.count) came")
    }
    let hash = SHA256.hex(bytes)
    if let expected = entry.sha256, expected != hash {
      throw request.fault(.notAsPromised, "SHA-256 \(expected) is promised, the bytes have \(hash)")
    }
    return hash
  }
}
