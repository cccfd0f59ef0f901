import Foundation
import NibResources
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers `rsrc:` URLs of a `URLSession` from bundles, with data and a media type.
///
/// Nothing is redirected and nothing outside the bundles is read (`ResourceURLResolver`). A URL that is refused or leads to
/// nothing ends in a `URLError`: `badURL`, `fileDoesNotExist`, `noPermissionsToReadFile`, `dataLengthExceedsMaximum` or
/// `cannotOpenFile`, with the words under `NSLocalizedDescriptionKey` and the `ResourceURLError` as underlying error.
///
/// Which bundles is said once for the process with `resolver`; until then they are those of the running program.
/// - Seen: on Linux the whole body has to come in one piece, and `download(from:)` of a session does not work with any
///   protocol of one's own; `data(from:)` and data tasks do.
public final class ResourceURLProtocol: URLProtocol {
  private static let chosen = Mutex<ResourceURLResolver?>(nil)

  /// Where resources are looked up, for every session of the process.
  public static var resolver: ResourceURLResolver {
    get {
      chosen.withLock { chosen in
        if let chosen { return chosen }
        let made = ResourceURLResolver(chain: .program)
        chosen = made
        return made
      }
    }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Makes `URLSession.shared` answer `rsrc:` URLs.
  public static func register() { _ = URLProtocol.registerClass(Self.self) }

  /// Undoes `register`.
  public static func unregister() { URLProtocol.unregisterClass(Self.self) }

  /// A configuration whose sessions answer `rsrc:` URLs beside all that the given one does.
  public static func configuration(_ base: URLSessionConfiguration = .default) -> URLSessionConfiguration {
    base.protocolClasses = [Self.self] + (base.protocolClasses ?? [])
    return base
  }

  /// Whether the scheme is `rsrc`.
  public override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme?.lowercased() == ResourceURL.scheme
  }

  /// The request as it is.
  public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Reads the resource and gives it to the session in one piece.
  public override func startLoading() {
    guard let url = request.url else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    do {
      let data = try Self.resolver.data(url.absoluteString)
      let parts = data.mediaType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let charset = parts.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
      let response = URLResponse(
        url: url, mimeType: parts.first, expectedContentLength: data.bytes.count, textEncodingName: charset)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(data.bytes))
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: Self.error(error, for: url))
    }
  }

  /// Nothing is left to stop: loading ends before it returns.
  public override func stopLoading() {}

  private static func error(_ error: ResourceURLError, for url: URL) -> URLError {
    let code: URLError.Code =
      switch error.code {
      case .notAResourceURL, .malformed, .unsafePath: .badURL
      case .unknownBundle, .notFound: .fileDoesNotExist
      case .notAFile: .fileIsDirectory
      case .leavesBundle: .noPermissionsToReadFile
      case .tooLarge: .dataLengthExceedsMaximum
      case .unreadable, .cycle: .cannotOpenFile
      }
    return URLError(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: error.detail, NSURLErrorFailingURLErrorKey: url, NSUnderlyingErrorKey: error,
      ])
  }
}
