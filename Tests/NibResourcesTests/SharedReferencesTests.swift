import NibTestSupport
import Testing

@testable import NibResources

/// Image names of real documents, and where a person found them in the same repository.
@Suite("Image names of other people's documents", .enabled(if: SharedFiles.root != nil, "no shared files here"))
struct SharedReferencesTests {
  private static let corpus = (SharedFiles.root ?? "") + "/corpus"

  /// A line of the table: a document, a name in it, and the file or set that it means.
  private struct Reference: Hashable {
    let document: String
    let name: String
    let file: String
  }

  private static func references(status: Set<String>, kind: String = "image") -> [Reference] {
    let table = TestDisk.text(corpus + "/REFS.tsv") ?? ""
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, fields[1] == kind, status.contains(fields[4]) else { return nil }
      return Reference(document: fields[0], name: fields[2], file: fields[3])
    }
  }

  /// The folders from the document's own up to its repository, each as a bundle of sources.
  private func chain(_ document: String) -> BundleChain {
    var folders: [ResourceBundle] = []
    var folder = FilePath.folder(document)
    while !folder.isEmpty {
      folders.append(ResourceBundle(sources: Self.corpus + "/" + folder))
      folder = FilePath.folder(folder)
    }
    return BundleChain(nibBundle: folders.first, extra: Array(folders.dropFirst()))
  }

  /// Names for which the documents' repositories hold no image, or none that was copied.
  private static var absent: [Reference] { references(status: ["system", "not-in-repo", "in-repo-not-copied"]) }

  @Test("every image that is there is found at the stated place, with a size") func resolves() {
    // The table leaves namespaces away: `Second` lies in a group with one, and once more outside it, which is what the
    // plain name means. Asked for by its whole name it is the stated one.
    let references = Self.references(status: ["here"]).map { reference in
      reference.name == "Second" && reference.file.contains("/Namespace/")
        ? Reference(document: reference.document, name: "Namespace/Second", file: reference.file) : reference
    }
    let matches = resolve(references)
    let elsewhere = zip(references, matches).filter { reference, match in match.map(place) != reference.file }

    #expect(references.count > 250)
    #expect(matches.allSatisfy { $0?.pixelSize != nil || $0?.format?.isVector == true })
    #expect(elsewhere.isEmpty)
  }

  @Test("every colour that is there is found at the stated place") func colors() {
    let references = Self.references(status: ["here"], kind: "color")
    let elsewhere = references.filter { color($0).map { place($0.catalogSet) } != $0.file }

    #expect(references.count > 15)
    #expect(elsewhere.isEmpty)
  }

  @Test("a name without a colour is missing") func missingColors() {
    let absent = Self.references(status: ["system", "not-in-repo", "in-repo-not-copied"], kind: "color")

    #expect(absent.compactMap(color).isEmpty)
  }

  private func color(_ reference: Reference) -> ColorMatch? {
    let answer = AssetResolver(chain: chain(reference.document)).color(AssetQuery(reference.name))
    return if case .found(let match) = answer { match } else { nil }
  }

  @Test("the size in points is the one that the document remembers, but where the image has changed since")
  func sizes() {
    let references = Self.references(status: ["here"])
    var remembered = 0
    var same = 0
    for (reference, match) in zip(references, resolve(references)) {
      guard let size = rememberedSize(reference), let points = match?.pointSize else { continue }
      remembered += 1
      same += size == points ? 1 : 0
    }

    #expect(remembered > 120)
    #expect(same * 100 >= remembered * 90)
  }

  @Test("a name without an image is missing, but for two that lie in a namespace") func missing() {
    let matches = resolve(Self.absent).compactMap(\.self)

    // The table's names do not know namespaces; these two are there.
    #expect(matches.map(\.file).allSatisfy { $0.contains("/Namespace/") })
    #expect(matches.count == 2)
  }

  private func resolve(_ references: [Reference]) -> [ImageMatch?] {
    var resolvers: [String: ImageResolver] = [:]
    return references.map { reference in
      let resolver = resolvers[reference.document] ?? ImageResolver(chain: chain(reference.document))
      resolvers[reference.document] = resolver
      return resolver.resolve(ImageQuery(reference.name)).match
    }
  }

  private func place(_ match: ImageMatch) -> String { place(match.catalogSet ?? match.file) }

  private func place(_ path: String) -> String { String(path.dropFirst(Self.corpus.count + 1)) }

  /// What `<image name="…" width="…" height="…"/>` in the document says, where it says so in this order.
  private func rememberedSize(_ reference: Reference) -> PointSize? {
    let text = TestDisk.text(Self.corpus + "/" + reference.document) ?? ""
    let start = "<image name=\"\(reference.name)\" width=\""
    guard let line = text.split(separator: "\n").first(where: { $0.contains(start) }) else { return nil }
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 5, let width = Double(parts[3]), let height = Double(parts[5]) else { return nil }
    return PointSize(width: width, height: height)
  }
}
