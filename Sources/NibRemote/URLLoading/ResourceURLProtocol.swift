import Foundation
import NibResources
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers `rsrc:` URLs of a `URLSession` from bundles, with data and a media type.
///
/// The response is an `HTTPURLResponse`: status 200, or 206 and 416 for a `Range` line with one range, as a server has it.
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
      let answer = try answer(url)
      var fields = answer.fields
      fields["Content-Type"] = answer.mediaType
      fields["Content-Length"] = String(answer.body.count)
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: fields)
      guard let response else {
        client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if request.httpMethod != "HEAD" { client?.urlProtocol(self, didLoad: Data(answer.body)) }
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: Self.error(error, for: url))
    }
  }

  /// What a server of the resources would answer.
  private func answer(_ url: URL) throws(ResourceURLError) -> HTTPResponse {
    let data = try Self.resolver.data(url.absoluteString)
    let asked = HTTPRequest(
      method: request.httpMethod ?? "GET", target: "/", host: nil, range: request.value(forHTTPHeaderField: "Range"),
      rangeCondition: request.value(forHTTPHeaderField: "If-Range"))
    return HTTPResponse(mediaType: data.mediaType, body: data.bytes).part(for: asked)
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
      case .unreadable, .cycle, .importMap: .cannotOpenFile
      }
    return URLError(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: error.detail, NSURLErrorFailingURLErrorKey: url, NSUnderlyingErrorKey: error,
      ])
  }
}
