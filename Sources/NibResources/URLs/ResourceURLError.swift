import NibDiagnostics

/// Why a resource URL gives no resource.
public struct ResourceURLError: LocatedError {
  /// The faults.
  public enum Code: String, Sendable, CaseIterable {
    /// The text is no URL of the scheme `rsrc`.
    case notAResourceURL
    /// The scheme is right, and the rest is not written as it must be.
    case malformed
    /// The path says something else than a place inside a bundle: `..`, an encoded slash, a control character.
    case unsafePath
    /// No bundle has the identifier or the name.
    case unknownBundle
    /// No bundle that was looked into has the resource.
    case notFound
    /// The resource is a folder.
    case notAFile
    /// The file lies outside its bundle, behind a symbolic link.
    case leavesBundle
    /// The file has more bytes than the limit allows.
    case tooLarge
    /// The file cannot be read.
    case unreadable
    /// A style sheet or a page that names itself, at once or over others.
    case cycle
    /// An import map of a page is not written as it must be.
    case importMap
  }

  /// Which fault.
  public let code: Code
  /// The URL, in the place of a file; of an import map the page.
  public let place: Place
  /// What was found, what was expected, what to do.
  public let detail: String

  /// Makes an error.
  public init(code: Code, place: Place, detail: String) {
    self.code = code
    self.place = place
    self.detail = detail
  }

  /// Makes an error about a URL.
  init(_ code: Code, _ url: String, _ detail: String) {
    self.init(code: code, place: Place(file: String(url.prefix(256))), detail: detail)
  }
}
