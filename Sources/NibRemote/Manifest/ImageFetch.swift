import NibDiagnostics

/// Fetches one image, compares it with what the manifest promises, and keeps it.
struct ImageFetch: Sendable {
  let entry: ManifestEntry
  let address: RemoteAddress
  let earlier: CachedImage?
  let mostBytes: Int
  let budget: ByteBudget?

  /// - Throws: as `RemoteClient.fetch`; `notAsPromised`, `notAnImage`, `storage`.
  func run(_ client: RemoteClient, into cache: ImageCache) async throws(RemoteError) -> CachedImage {
    var request = RemoteRequest(address: address, mostBytes: mostBytes, budget: budget)
    if let earlier { request.validators = earlier.validators }
    let response = try await client.fetch(request)
    guard let bytes = response.bytes else {
      guard let earlier else { throw Transfer.fault(.refused, request, "the server says that nothing changed") }
      return earlier
    }
    if let expected = entry.bytes, expected != bytes.count {
      throw Transfer.fault(.notAsPromised, request, "\(expected) bytes are promised, \(bytes.count) came")
    }
    let hash = SHA256.hex(bytes)
    if let expected = entry.sha256, expected != hash {
      throw Transfer.fault(.notAsPromised, request, "SHA-256 \(expected) is promised, the bytes have \(hash)")
    }
    if entry.sha256 == nil, bytes.isEmpty || Self.isPage(bytes, response.mediaType) {
      throw Transfer.fault(.notAnImage, request, bytes.isEmpty ? "it is empty" : "it is a page of HTML")
    }
    guard !Task.isCancelled else { throw Transfer.fault(.cancelled, request, "nobody waits for it any more") }
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
