import NibTestSupport
import Testing

@testable import NibResources

/// Image names of real documents, and where a person found them in the same repository.
@Suite("Image names of other people's documents", .enabled(if: SharedFiles.root != nil, "no shared files here"))
struct SharedReferencesTests {
  private static let corpus = (SharedFiles.root ?? "") + "/corpus"

  /// A line of the table whose image is among the files.
  private struct Reference: Hashable {
    let document: String
    let name: String
    let file: String
    var repository: String { String(document.prefix { $0 != "/" }) }
  }

  private static var references: [Reference] {
    let table = TestDisk.text(corpus + "/REFS.tsv") ?? ""
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, fields[1] == "image", fields[4] == "here" else { return nil }
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

  @Test("every image that is there is found, with a size, and nearly always at the stated place")
  func resolves() {
    var found = 0
    var same = 0
    var sized = 0
    var elsewhere: [String] = []
    let references = Self.references
    for (document, names) in Dictionary(grouping: references, by: \.document).sorted(by: { $0.key < $1.key }) {
      let resolver = ImageResolver(chain: chain(document))
      for reference in names {
        guard let match = resolver.resolve(ImageQuery(reference.name)).match else {
          elsewhere.append("none: \(reference)")
          continue
        }
        found += 1
        sized += match.pixelSize != nil || match.format?.isVector == true ? 1 : 0
        let place = String((match.catalogSet ?? match.file).dropFirst(Self.corpus.count + 1))
        same += place == reference.file ? 1 : 0
        if place != reference.file { elsewhere.append("\(reference) -> \(place)") }
      }
    }

    print("images named: \(references.count), found: \(found), with size: \(sized), at the stated place: \(same)")
    print(elsewhere.joined(separator: "\n"))
    #expect(references.count > 250)
    #expect(found == references.count)
  }
}
