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
    let terms: Terms
  }

  var terms: Terms {
    Terms(sha256: entry.sha256, bytes: entry.bytes, mostBytes: mostBytes, budget: budget.map(ObjectIdentifier.init))
  }

  func landing(_ result: Result<CachedImage, RemoteError>) -> Landing { Landing(result: result, terms: terms) }

  var cancelled: Landing {
    landing(
      .failure(
        RemoteError(code: .cancelled, place: Place(file: address.text), detail: "nobody waits for it any more")))
  }

  /// - Throws: as `RemoteClient.fetch`; `notAsPromised`, `notAnImage`, `storage`.
  func run(_ client: RemoteClient, into cache: ImageCache) async throws(RemoteError) -> CachedImage {
    var request = RemoteRequest(address: address, mostBytes: mostBytes, budget: budget)
    if let earlier { request.validators = earlier.validators }
    let response = try await client.fetch(request)
    guard let bytes = response.bytes else {
      guard let earlier else { throw request.fault(.refused, "the server says that nothing changed") }
      return earlier
    }
    if let expected = entry.bytes, expected != bytes.count {
      throw request.fault(.notAsPromised, "\(expected) bytes are promised, \(bytes.count) came")
    }
    let hash = SHA256.hex(bytes)
    if let expected = entry.sha256, expected != hash {
      throw request.fault(.notAsPromised, "SHA-256 \(expected) is promised, the bytes have \(hash)")
    }
    if entry.sha256 == nil, bytes.isEmpty || Self.isPage(bytes, response.mediaType) {
      throw request.fault(.notAnImage, bytes.isEmpty ? "it is empty" : "it is a page of HTML")
    }
    guard !Task.isCancelled else { throw request.fault(.cancelled, "nobody waits for it any more") }
    return try await cache.store(bytes, sha256: hash, from: address, response)
  }

  /// Networks that ask for a login answer everything with a page, and with status 200.
  private static func isPage(_ bytes: [UInt8], _ mediaType: String?) -> Bool {
    if mediaType?.lowercased().hasPrefix("text/html") == true { return true }
    let start = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<!doctype html") || text.hasPrefix("<html")
  }
}
