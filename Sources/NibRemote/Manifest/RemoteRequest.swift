/// What is asked of a server.
struct RemoteRequest: Sendable {
  var address: RemoteAddress
  /// What an earlier answer called itself; an unchanged one is then not sent again.
  var validators = Validators()
  /// Most bytes of the answer.
  var mostBytes: Int
  /// Bytes shared with other requests.
  var budget: ByteBudget?
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
}
