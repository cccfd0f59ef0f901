import NibDiagnostics
import NibResources

/// Makes `data:` URLs of resources, each once, with the resources that style sheets and pages among them name put into
/// them too: there is no place beside a `data:` URL where these could be found. Modules stand in the page's import map, each
/// under its resource URL, so that modules can import one another, in circles too.
public struct ResourceInliner {
  private let resolver: ResourceURLResolver
  private var made: [String: String] = [:]
  /// What is being made at the moment, each one for the sake of the one before.
  private var open: [String] = []
  private var bytes = 0
  /// The modules of the page at hand; nil outside of a page.
  private var modules: ModuleQueue?
  /// The specifiers of a script, by the script's URL, for further pages that it is put into.
  private var specifiers: [String: [String]] = [:]

  /// How deep style sheets may name one another.
  public static let deepest = 8
  /// Most bytes of all URLs together, each as often as it is put in: sheets that name a sheet twice double it.
  public static let mostBytes = 256 << 20

  /// Makes one for one page.
  public init(resolver: ResourceURLResolver) { self.resolver = resolver }

  /// A page with the resources that it names put into it, and the modules that its scripts import.
  /// - Parameters:
  ///   - page: the page's bytes.
  ///   - file: the page's name, for messages.
  ///   - report: is told why a resource is not there, and where an import map is broken.
  public mutating func page(_ page: [UInt8], from file: String, report: (ResourceURLError) -> Void) -> [UInt8] {
    // Scripts that were made outside of a page still have their own specifiers.
    made = [:]
    return whole(page, from: file, base: nil, report)
  }

  private mutating func whole(
    _ page: [UInt8], from file: String, base: String?, _ report: (ResourceURLError) -> Void
  ) -> [UInt8] {
    let outer = modules
    defer { modules = outer }
    let values = PageScanner.references(in: page)
    let maps = PageImportMaps(values, in: page)
    for fault in maps.faults { report(fault.error(in: page, file)) }
    modules = ModuleQueue(maps)
    var edits = PageRewriter.edits(
      of: values, in: page, replacing: { url(for: $0, report: report) }, modules: { module($0, in: base) })
    for address in maps.addresses where ResourceURL.hasScheme(address) && !address.hasSuffix("/") {
      modules?.add(address, named: nil)
    }
    var imports: [String: String] = [:]
    var targets: [String: String] = [:]
    // A module may add others.
    while let next = modules?.next() {
      guard let text = url(for: next.url, report: report) else { continue }
      targets[next.url] = text
      if let name = next.name { imports[name] = text }
    }
    edits += maps.edits(adding: imports) { targets[$0] }
    return PageEdit.apply(edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: page)
  }

  /// Notes a module that a script imports; gives the specifier that means it in a `data:` URL too, nil when it is this one.
  private mutating func module(_ name: String, in base: String?) -> String? {
    if ResourceURL.hasScheme(name) {
      modules?.add(name, named: name)
    } else if name.utf8.starts(with: "./".utf8) || name.utf8.starts(with: "../".utf8) {
      guard modules != nil, let absolute = base.flatMap({ Self.absolute(name, in: $0) }) else { return nil }
      let url = String(decoding: ModuleRewriter.encoded(absolute), as: UTF8.self)
      modules?.add(url, named: url)
      return url
    } else if let url = modules?.maps.address(of: name), ResourceURL.hasScheme(url) {
      modules?.add(url, named: name)
    }
    return nil
  }

  /// The `data:` URL for a resource; nil when there is none.
  /// - Parameter report: is told why, of resources that this one names too.
  public mutating func url(for url: String, report: (ResourceURLError) -> Void) -> String? {
    do throws(ResourceURLError) {
      if let known = made[url] {
        for name in specifiers[url] ?? [] { _ = module(name, in: url) }
        return try counted(known, url)
      }
      guard !open.contains(url) else { throw Self.fault(.cycle, url, "it names itself: \(cycle(from: url))") }
      guard open.count < Self.deepest else {
        throw Self.fault(.cycle, url, "it is named by sheets that are nested deeper than \(Self.deepest)")
      }
      let data = try resolver.data(url)
      open.append(url)
      defer { open.removeLast() }
      let text = DataURL.text(whole(data, url, report), mediaType: data.mediaType)
      made[url] = text
      return try counted(text, url)
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func counted(_ text: String, _ url: String) throws(ResourceURLError) -> String {
    guard text.utf8.count <= Self.mostBytes - bytes else {
      throw Self.fault(.tooLarge, url, "with it more than \(Self.mostBytes) bytes would be put into the page")
    }
    bytes += text.utf8.count
    return text
  }

  private mutating func whole(
    _ data: ResourceURLData, _ base: String, _ report: (ResourceURLError) -> Void
  ) -> [UInt8] {
    if data.mediaType.hasPrefix("text/css") {
      return StyleRewriter.rewriteAll(data.bytes) { named in
        Self.absolute(named, in: base).flatMap { url(for: $0, report: report) }
      }
    }
    if data.mediaType.hasPrefix("text/javascript"), modules != nil {
      return ModuleRewriter.rewrite(data.bytes) { name in
        specifiers[base, default: []].append(name)
        return module(name, in: base)
      }
    }
    guard data.mediaType.hasPrefix("text/html") else { return data.bytes }
    guard modules != nil else { return PageRewriter.rewrite(data.bytes) { url(for: $0, report: report) } }
    return whole(data.bytes, from: base, base: base, report)
  }

  /// What a style sheet means by a URL; nil when that is no resource.
  static func absolute(_ url: String, in base: String) -> String? {
    if ResourceURL.hasScheme(url) { return url }
    let path = url.prefix { $0 != "?" && $0 != "#" }
    // By bytes: to Swift a slash and a combining mark behind it are one character, which is no slash.
    let slash = UInt8(ascii: "/")
    let isRelative =
      !path.isEmpty && path.utf8.first != slash && !path.utf8.prefix { $0 != slash }.contains(UInt8(ascii: ":"))
    guard isRelative, ResourceURL.hasScheme(base) else { return nil }
    // Scheme, nothing, bundle; then the path, whose last part is the sheet.
    let sheet = base.utf8.prefix { $0 != UInt8(ascii: "#") }
    var parts = sheet.split(separator: slash, omittingEmptySubsequences: false).map(Substring.init)
    guard parts.count > 3 else { return nil }
    parts.removeLast()
    for part in path.utf8.split(separator: slash, omittingEmptySubsequences: false).map(Substring.init) {
      switch part {
      case ".": break
      case "..":
        guard parts.count > 3 else { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private func cycle(from url: String) -> String {
    (open.drop { $0 != url } + [url]).joined(separator: ", ")
  }

  private static func fault(_ code: ResourceURLError.Code, _ url: String, _ words: String) -> ResourceURLError {
    ResourceURLError(code: code, place: Place(file: String(url.prefix(256))), detail: words)
  }
}
