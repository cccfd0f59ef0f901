import NibDiagnostics

/// What is asked of a server.
struct RemoteRequest: Sendable {
  var address: RemoteAddress
  /// What an earlier answer called itself; an unchanged one is then not sent again.
  var validators = Validators()
  /// Most bytes of the answer.
  var mostBytes: Int
  /// Bytes shared with other requests.
  var budget: ByteBudget?
  /// Whether the answer may come packed, by gzip or deflate.
  var allowsPacking = true

  /// Lines of the request beside those that every request has.
  var headers: [String] {
    // The values may come from a file that somebody else wrote.
    let values = [("If-None-Match", validators.etag), ("If-Modified-Since", validators.lastModified)]
    return values.compactMap { name, value in
      value.flatMap { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? "\(name): \($0)" : nil }
    }
  }

  /// Encodings of the answer that are asked for.
  var encodings: String { allowsPacking ? "gzip, deflate" : "identity" }

  func fault(_ code: RemoteError.Code, _ words: String) -> RemoteError {
    RemoteError(code: code, place: Place(file: address.text), detail: words)
  }
}

/// What a server calls one version of an answer.
struct Validators: Sendable, Hashable {
  var etag: String?
  var lastModified: String?
}

/// What a server answered.
struct RemoteResponse: Sendable {
  /// Nil when the earlier answer still holds.
  let bytes: [UInt8]?
  let mediaType: String?
  let validators: Validators
  /// Whether it came packed. libcurl tells no end of what is packed, so that a cut one looks whole.
  var isPacked = false
}
