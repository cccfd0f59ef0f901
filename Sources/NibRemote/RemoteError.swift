import NibDiagnostics

/// Why something that needs a network, or pretends to one, cannot be done.
public struct RemoteError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable, CaseIterable {
    /// The system gives no socket, or the port is taken.
    case noSocket
    /// The system gives no thread.
    case noThread
    /// Bytes that are no manifest: no property list, HTML, or a shape that is none.
    case notAManifest
    /// An entry of a manifest that is wrong; `entry` says which.
    case badEntry
    /// An address that is no absolute `http:` or `https:` URL.
    case badURL
    /// No connection, or one that broke; worth another try.
    case network
    /// The answer did not come in time; worth another try.
    case timedOut
    /// Fewer bytes came than were said; worth another try.
    case truncated
    /// A status from 500 on; worth another try.
    case serverFault
    /// Any other status that brings no image.
    case refused
    /// Too many redirections, or one to where none may lead.
    case redirected
    /// More bytes than one answer may have.
    case tooLarge
    /// More bytes than all answers together may have.
    case totalExceeded
    /// Bytes whose number or SHA-256 is not the one of the manifest.
    case notAsPromised
    /// Nothing, half a picture, or something else than a picture where an image is expected.
    case notAnImage
    /// A manifest that is not newer than the one that is there, by its version or date.
    case notNewer
    /// The caller does not wait any more.
    case cancelled
    /// The storage cannot be read or written.
    case storage
  }

  /// Which fault.
  public let code: Code
  /// The address.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String
  /// Which entry of a manifest, the first is 0; nil when it is not about one.
  public let entry: Int?
  /// How many seconds the server wants to be left alone; nil when it does not say.
  public let retryAfterSeconds: Double?

  /// Makes an error.
  public init(code: Code, place: Place, detail: String, entry: Int? = nil, retryAfterSeconds: Double? = nil) {
    self.entry = entry
    self.retryAfterSeconds = retryAfterSeconds
    self.code = code
    self.place = place
    self.detail = detail
  }
}
