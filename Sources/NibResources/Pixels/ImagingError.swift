import NibDiagnostics

/// Why a picture cannot be read, decoded, adjusted or had from a library.
public struct ImagingError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable {
    /// Nothing lies at the path, or no asset has the name.
    case notFound
    /// The system, or the source of the bytes, refuses to read.
    case unreadable
    /// The first bytes are those of no picture format that is known.
    case unknownFormat
    /// A known format that the libvips of this system cannot read or write.
    case unsupportedFormat
    /// The picture ends before its last byte.
    case truncated
    /// The bytes contradict the format.
    case damaged
    /// Decoding would need more memory, pixels or bytes than the limits allow.
    case tooLarge
    /// The work was cancelled.
    case cancelled
    /// Adjustments that cannot be read.
    case badAdjustments
    /// Adjustments that leave nothing of the picture.
    case emptyResult
    /// The library's policy does not allow it.
    case notAuthorized
    /// The asset's original is not completely there yet.
    case notComplete
    /// The program is linked with nothing that decodes pictures.
    case noDecoder
    /// There is no picture to decode: an image of nothing, a symbol of the system's.
    case noPicture
  }

  /// Which fault.
  public let code: Code
  /// The file, or the name that the source gave itself.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail
  }

  /// Makes an error about a source as a whole.
  package init(_ code: Code, _ name: String, _ detail: String) {
    self.init(code: code, place: Place(file: name), detail: detail)
  }
}

extension ImagingError: Hashable {
  /// The code alone, as errors are equal by it.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
