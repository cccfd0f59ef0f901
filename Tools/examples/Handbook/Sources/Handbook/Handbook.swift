import Foundation
import NibRemote
import Nibwright

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A handbook whose text and pictures are resources.
public struct Handbook: Sendable {
  private let resolver: ResourceURLResolver

  /// A handbook of the running program's bundles, or of others, with pictures for screens of two pixels a point.
  public init(bundles: BundleChain = .program) {
    resolver = ResourceURLResolver(chain: bundles, scale: 2)
  }

  /// The bytes of a resource, and what they are.
  public func resource(_ url: String) throws(ResourceURLError) -> ResourceURLData {
    try resolver.data(url)
  }

  /// What to do, step by step.
  public func steps() async throws -> [String] {
    ResourceURLProtocol.resolver = resolver
    let session = URLSession(configuration: ResourceURLProtocol.configuration())
    guard let url = URL(string: "rsrc:///steps.json") else { throw URLError(.badURL) }
    let (data, _) = try await session.data(from: url)
    return try JSONDecoder().decode([String].self, from: data)
  }

  /// A server of the handbook for browsers of this machine.
  /// - Parameter port: 0 takes one that is free.
  public func server(port: UInt16 = 0) throws -> LoopbackServer {
    let page = try resolver.data("rsrc:///index.html").bytes
    let site = PageSite(resolver: resolver) { page }
    return try LoopbackServer(port: port) { site.answer($0) }
  }

  /// The handbook in one file. What is missing is told and stays a resource URL.
  public func wholePage(report: (ResourceURLError) -> Void) throws(ResourceURLError) -> [UInt8] {
    let page = try resolver.data("rsrc:///index.html").bytes
    var inliner = ResourceInliner(resolver: resolver)
    return inliner.page(page, from: "index.html", report: report)
  }
}
