import NibCommands
import NibDiagnostics
import NibRemote
import NibResources

/// The page of a command and the bundles that its resources come from.
struct PageInput {
  /// What every command with a page takes.
  static let options = [bundles.option, scale.option]

  private static let bundles = TypedOption.list(
    "bundle", "DIR", isRequired: true, "Bundle that rsrc: URLs are looked up in.")
  private static let scale = TypedOption.number(
    "scale", "N", in: 1...3, "Pixels to a point of the screen: 1 (default), 2 or 3.")

  /// The page.
  let path: String
  private let bundles: [String]
  private let scale: Int
  private let source: any FileSource

  init(_ arguments: ParsedArguments, files: any FileSource) {
    source = files
    path = arguments.operands[0]
    bundles = arguments[Self.bundles]
    scale = arguments[Self.scale] ?? 1
  }

  /// The bytes of the page.
  func page() throws(ResourceError) -> [UInt8] { try source.read(path) }

  /// Refuses a bundle that is not there.
  func checkBundles() throws(ResourceError) {
    for bundle in bundles { _ = try source.entries(bundle) }
  }

  /// What finds the resources.
  var resolver: ResourceURLResolver {
    ResourceURLResolver(chain: BundleChain(extra: bundles.map { ResourceBundle($0) }), scale: scale)
  }

  /// A server of the page, which is read anew at each visit.
  func server(port: UInt16) throws(RemoteError) -> LoopbackServer {
    let (source, path) = (source, path)
    let resolver = resolver
    // A page is looked at while its resources are made: nobody should have to start anew for them.
    let watcher = try? BundleWatcher(resolver.chain)
    let site = PageSite(resolver: resolver) { () throws(ResourceError) in try source.read(path) }
    return try LoopbackServer(port: port) { request in
      withExtendedLifetime(watcher) { site.answer(request) }
    }
  }
}
