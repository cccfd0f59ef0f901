import NibResources
import Synchronization

/// A page and the resources that it names, as a server on loopback shows them.
///
/// The page is the site's root; `rsrc://bundle/name` of it is `/rsrc/bundle/name` here, and `rsrc:///name` is `/rsrc//name`.
/// What such an address means is what the resource URL means, so nothing outside the bundles is ever served; everything else,
/// the page's own folder too, is not there. Style sheets, scripts and pages among the resources are rewritten as the page is,
/// and pages run `PageScript` first. Answers are made one after another, so only one is in the making at any time.
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
        return HTTPResponse(mediaType: "text/html", body: Self.rewritten(page: try page(), resolver))
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
      return HTTPResponse(mediaType: data.mediaType, body: rewritten(data))
    } catch {
      return .refusal(Self.status[error.code] ?? 500, error.detail)
    }
  }

  /// Style sheets, scripts and pages among the resources name others by resource URLs too.
  private func rewritten(_ data: ResourceURLData) -> [UInt8] {
    if data.mediaType.hasPrefix("text/css") { return StyleRewriter.rewrite(data.bytes, replacing: Self.path) }
    if data.mediaType.hasPrefix("text/javascript") { return ModuleRewriter.rewrite(data.bytes, replacing: Self.path) }
    guard data.mediaType.hasPrefix("text/html") else { return data.bytes }
    return Self.rewritten(page: data.bytes, resolver)
  }

  /// A page whose scripts find their modules: specifiers that are written out are replaced, and for those that are computed
  /// there is an import map of all scripts of the bundles. Browsers match prefixes only for schemes of the web, so each URL
  /// is a key.
  /// - Documented: HTML Living Standard, "Resolve a module specifier": a prefix counts for special schemes.
  private static func rewritten(page: [UInt8], _ resolver: ResourceURLResolver) -> [UInt8] {
    let values = PageScanner.references(in: page)
    let maps = PageImportMaps(values, in: page)
    var added: [String: String] = [:]
    if values.contains(where: { $0.kind == .script || $0.kind == .importMap }) {
      for url in resolver.urls(withExtensions: ["js", "mjs"], limit: mostModules) { added[url] = path(of: url) }
    }
    // A name of the page's own is replaced in scripts too, and must lead to the same address there.
    for entry in maps.maps.flatMap(\.imports) {
      if let key = path(of: entry.key), let address = entry.address { added[key] = place(of: address) ?? address }
    }
    let edits =
      PageRewriter.edits(of: values, in: page, replacing: path, modules: path)
      + maps.edits(adding: added, replacing: place)
    return PageScript.insert(into: PageEdit.apply(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: page))
  }

  /// Where the site has a resource, or a folder of resources, whose URL ends in a slash.
  private static func place(of url: String) -> String? {
    guard ResourceURL.hasScheme(url), url.hasSuffix("/") else { return path(of: url) }
    // The folder itself has no URL; what lies in it has.
    return path(of: url + "a").map { String($0.dropLast()) }
  }

  /// Most URLs that an import map gets.
  static let mostModules = 10_000

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
    .importMap: 500,
  ]
}
