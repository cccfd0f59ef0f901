/// Finds and reads what resource URLs name, and never anything outside the bundles.
///
/// A name with an image's extension is looked up as images are, so that `rsrc:///logo.png` may be `logo@2x.png` or an image
/// of a catalog; everything else, and an image that is not found so, is a file of exactly the name. The file must lie in
/// its bundle, and the bundle in one of the chain's roots, with all symbolic links resolved. Safe to share between threads.
///
/// What comes back is data with a media type, never another URL: a redirect to `file:` would either be refused by web views
/// or give a page the rights of local files.
public final class ResourceURLResolver: Sendable {
  /// Where it looks.
  public let chain: BundleChain
  /// Most bytes of a resource.
  public let byteLimit: Int
  private let images: ImageSearchOptions
  private let scale: Int
  private let remembered: RememberedAnswers<ResourceURL, Result<ResourceURLMatch, ResourceURLError>>

  /// A resolver over a chain.
  /// - Parameters:
  ///   - chain: the bundles.
  ///   - scale: wanted pixels a point of images.
  ///   - images: how images are chosen.
  ///   - byteLimit: most bytes of a resource that are read.
  public init(
    chain: BundleChain, scale: Int = 1, images: ImageSearchOptions = .init(), byteLimit: Int = 64 << 20
  ) {
    self.chain = chain
    self.scale = scale
    self.images = images
    self.byteLimit = byteLimit
    remembered = RememberedAnswers(chain)
  }

  /// The file that a URL means.
  /// - Throws: `ResourceURLError`: what is wrong with the URL, `unknownBundle`, `notFound`, `notAFile`, `leavesBundle`.
  public func resolve(_ url: String) throws(ResourceURLError) -> ResourceURLMatch {
    try resolve(ResourceURL(url))
  }

  /// The file that a URL means.
  /// - Throws: `unknownBundle`, `notFound`, `notAFile`, `leavesBundle`.
  public func resolve(_ url: ResourceURL) throws(ResourceURLError) -> ResourceURLMatch {
    try remembered.answer(to: url) { indexes in
      Result { () throws(ResourceURLError) in try search(url, in: indexes) }
    }.get()
  }

  /// The bytes that a URL means, with their media type. Reads the file at each call.
  /// - Throws: as `resolve`, and `tooLarge`, `unreadable`.
  public func data(_ url: String) throws(ResourceURLError) -> ResourceURLData {
    let match = try resolve(url)
    do {
      let source = source(of: match)
      guard source.kind(match.file) != nil else { throw Self.gone(match.file, url) }
      // The link may have changed since the name was found.
      guard source.canonical(match.file) == match.canonicalFile else {
        throw ResourceURLError(.leavesBundle, url, "the file has changed its place; refresh the bundles")
      }
      let bytes = try source.read(match.canonicalFile, limit: byteLimit)
      return ResourceURLData(bytes: bytes, mediaType: match.mediaType, match: match)
    } catch let error as ResourceURLError {
      throw error
    } catch let error as ResourceError {
      // It may go between two steps.
      if error.code == .notFound { throw Self.gone(match.file, url) }
      throw ResourceURLError(error.code == .limit ? .tooLarge : .unreadable, url, error.detail)
    } catch {
      throw ResourceURLError(.unreadable, url, "the file cannot be read")
    }
  }

  private func source(of match: ResourceURLMatch) -> any FileSource {
    chain.searched.first { $0.bundle == match.bundle }?.source ?? chain.source
  }

  private func search(
    _ url: ResourceURL, in indexes: [BundleIndex]
  ) throws(ResourceURLError) -> ResourceURLMatch {
    let chosen = url.bundle.map { Self.bundles(of: $0, among: indexes) } ?? indexes
    if let bundle = url.bundle, chosen.isEmpty {
      let known = indexes.map { $0.information.identifier ?? $0.bundle.name }.joined(separator: ", ")
      throw ResourceURLError(
        .unknownBundle, url.description, "no bundle is '\(bundle)'; there are \(known.isEmpty ? "none" : known)")
    }
    guard let (file, index) = file(of: url, in: chosen) else {
      let places = chosen.map(\.bundle.resources).joined(separator: ", ")
      throw ResourceURLError(
        .notFound, url.description, "no resource '\(url.path)' in \(places.isEmpty ? "no bundle" : places)")
    }
    guard let kind = index.source.kind(file) else { throw Self.gone(file, url.description) }
    guard kind == .file else {
      throw ResourceURLError(.notAFile, url.description, "'\(file)' is a folder; only files are read")
    }
    let canonical = index.source.canonical(file)
    guard isInside(canonical, of: index) else {
      throw ResourceURLError(.leavesBundle, url.description, "a symbolic link leads out of '\(index.bundle.path)'")
    }
    return ResourceURLMatch(
      file: file, canonicalFile: canonical, bundle: index.bundle, mediaType: MediaType.of(path: file))
  }

  private static func gone(_ file: String, _ url: String) -> ResourceURLError {
    ResourceURLError(.notFound, url, "'\(file)' was there when the bundles were listed, and is gone; refresh them")
  }

  /// The bundles of an identifier; when there is none, those of a name, with or without the folder's extension.
  private static func bundles(of host: String, among indexes: [BundleIndex]) -> [BundleIndex] {
    let exact = indexes.filter { $0.information.identifier == host }
    if !exact.isEmpty { return exact }
    // Who makes a URL of parts may have the host in small letters.
    let small = host.lowercased()
    let alike = indexes.filter { $0.information.identifier?.lowercased() == small }
    if !alike.isEmpty { return alike }
    return indexes.filter { [$0.bundle.name, String(FilePath.stem($0.bundle.name))].contains(host) }
  }

  private func file(of url: ResourceURL, in indexes: [BundleIndex]) -> (String, BundleIndex)? {
    if ImageVariant.isImageExtension(url.fileExtension) {
      for index in indexes {
        var search = ImageSearch(ImageQuery(url.path, scale: scale), in: [index], options: images)
        if case .found(let match) = search.run() { return (match.file, index) }
      }
    }
    let name = FilePath.name(url.path)
    for index in indexes {
      let groups = BundleMember.groups(
        index.members(named: name), in: FilePath.folder(url.path), layout: index.bundle.layout,
        order: index.order(of: images.languages, neutral: .last))
      if let member = groups.first?.first { return (member.path, index) }
    }
    return nil
  }

  /// Whether a file lies in its bundle, and in a root: a link that is called a bundle must not lead anywhere else either.
  private func isInside(_ file: String, of index: BundleIndex) -> Bool {
    let roots =
      chain.roots.map { (chain.source, $0.path) }
      + (GlobalLookup.chain.map { global in global.roots.map { (global.source, $0.path) } } ?? [])
    return FilePath.isInside(file, of: index.source.canonical(index.bundle.path))
      && roots.contains { source, root in FilePath.isInside(file, of: source.canonical(root)) }
  }
}

extension ResourceURLResolver {
  /// The URLs of all files with one of these extensions, in the order in which bundles are searched: each over all bundles
  /// (`rsrc:///` and `rsrc://localhost/`), and in its own, by the bundle's identifier and its names.
  /// - Parameters:
  ///   - extensions: extensions without a dot, in small letters.
  ///   - limit: most URLs.
  public func urls(withExtensions extensions: Set<String>, limit: Int) -> [String] {
    var (urls, known) = ([String](), Set<String>())
    for index in chain.searched {
      let name = index.bundle.name
      let hosts = ["", "localhost", index.information.identifier, name, String(FilePath.stem(name))].compactMap(\.self)
      for member in index.members where extensions.contains(FilePath.fileExtension(member.name).lowercased()) {
        for path in Self.paths(of: member, layout: index.bundle.layout) {
          for host in hosts {
            guard urls.count < limit else { return urls }
            let url = "\(ResourceURL.scheme)://\(ResourceURL.encoded(host))/\(ResourceURL.encoded(path))"
            if known.insert(url).inserted { urls.append(url) }
          }
        }
      }
    }
    return urls
  }

  /// The paths that mean a member: in sources its name, with any number of its folders before it.
  private static func paths(of member: BundleMember, layout: ResourceBundle.Layout) -> [String] {
    guard layout == .sources else { return [FilePath.join(member.place, member.name)] }
    var paths = [member.name]
    for folder in FilePath.split(member.place).reversed() { paths.append("\(folder)/" + paths[paths.count - 1]) }
    return paths
  }
}
