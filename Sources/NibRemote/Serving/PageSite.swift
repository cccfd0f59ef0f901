import NibResources
import Synchronization

/// A page and the resources that it names, as a server on loopback shows them.
///
/// The page is the site's root; `rsrc://bundle/name` of it is `/rsrc/bundle/name` here, and `rsrc:///name` is `/rsrc//name`.
/// What such an address means is what the resource URL means, so nothing outside the bundles is ever served; everything else,
/// the page's own folder too, is not there. Style sheets and pages among the resources are rewritten as the page is, and
/// pages run `PageScript` first. Answers are made one after another, so only one is in the making at any time.
public struct PageSite: Sendable {
  private let resolver: ResourceURLResolver
  private let page: @Sendable () -> HTTPResponse
  private let making = Making()

  /// Held while an answer is made.
  private final class Making: Sendable { let lock = Mutex(()) }

  /// A site.
  /// - Parameters:
  ///   - resolver: what finds the resources.
  ///   - page: gives the page's bytes, at each time that somebody asks for it; throws what the visitor is told.
  public init(
    resolver: ResourceURLResolver, page: @escaping @Sendable () throws(ResourceError) -> [UInt8]
  ) {
    self.resolver = resolver
    self.page = {
      do throws(ResourceError) {
        let bytes = PageScript.insert(into: PageRewriter.rewrite(try page(), replacing: Self.path))
        return HTTPResponse(mediaType: "text/html", body: bytes)
      } catch {
        return .refusal(500, error.detail)
      }
    }
  }

  /// What a request gets; of a page or resource only the range of bytes that it asks for.
  public func answer(_ request: HTTPRequest) -> HTTPResponse {
    making.lock.withLock { _ in made(request).part(for: request) }
  }

  private func made(_ request: HTTPRequest) -> HTTPResponse {
    if request.target == "/" { return page() }
    if request.target == PageScript.target {
      return HTTPResponse(mediaType: "text/javascript; charset=utf-8", body: Array(PageScript.text.utf8))
    }
    guard request.target.hasPrefix(Self.prefix) else {
      return .refusal(404, "only the page and its resources are here")
    }
    do {
      let data = try resolver.data("rsrc://" + request.target.dropFirst(Self.prefix.utf8.count))
      return HTTPResponse(mediaType: data.mediaType, body: Self.rewritten(data))
    } catch {
      return .refusal(Self.status[error.code] ?? 500, error.detail)
    }
  }

  /// Style sheets and pages among the resources name others by resource URLs too.
  private static func rewritten(_ data: ResourceURLData) -> [UInt8] {
    if data.mediaType.hasPrefix("text/css") { return StyleRewriter.rewrite(data.bytes, replacing: path) }
    guard data.mediaType.hasPrefix("text/html") else { return data.bytes }
    return PageScript.insert(into: PageRewriter.rewrite(data.bytes, replacing: path))
  }

  /// Where the site has a resource; nil for what is not written as a URL must be, which stays as it is.
  static func path(of url: String) -> String? {
    guard (try? ResourceURL(url)) != nil else { return nil }
    return prefix + url.dropFirst("rsrc://".utf8.count)
  }

  /// What addresses of resources begin with.
  static let prefix = "/rsrc/"
  private static let status: [ResourceURLError.Code: Int] = [
    .notAResourceURL: 400, .malformed: 400, .unsafePath: 400, .unknownBundle: 404, .notFound: 404, .notAFile: 404,
    .leavesBundle: 403, .tooLarge: 413, .unreadable: 500, .cycle: 500,
  ]
}
