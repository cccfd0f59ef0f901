import NibDocument
import NibGraph
import NibInspector
import NibSchema
import NibTestSupport
import Testing

/// The samples of macOS: `Archives/Desktop`.
@Suite("Samples of macOS and the rows of AppKit's schema")
struct DesktopSampleTests {
  static let samples = TestDisk.files(below: "\(Sample.archives)/Desktop", ending: [".xib", ".storyboard"])
    .map(Sample.init)

  @Test("the archives of a sample show the expected tree", arguments: samples)
  func tree(_ sample: Sample) throws {
    let compiled = try CompiledSample(sample)

    let trees = try compiled.files.map { file in
      (file.path.isEmpty ? "" : "\n\(file.path):\n") + (try TreeRendering().render(file.graph))
    }

    Golden("tree.txt", beside: sample).check(trees.joined())
  }

  @Test("compiling a sample says what is expected and no more", arguments: samples)
  func messages(_ sample: Sample) throws {
    Golden("diagnostics.txt", beside: sample).check(try CompiledSample(sample).messages)
  }

  @Test("whatever a row reads, an element of its kind has in a sample")
  func attributes() throws {
    var known: [String: Set<String>] = [:]
    for sample in Self.samples {
      let document = try XIBReader().read(try sample.bytes(), file: sample.fileName)
      for index in document.elements.indices {
        let element = ElementIndex(index)
        let names = RowCoverageTests.names(of: element, in: document)
        for kind in Self.kinds(of: element, in: document) { known[kind, default: []].formUnion(names) }
      }
    }
    var absent: Set<String> = []
    var rows = 0
    for kind in Catalog.appkit.all {
      for row in Self.rows(kind.rows) where !row.attribute.isEmpty {
        rows += 1
        if known[kind.tag]?.contains(row.attribute) != true { absent.insert("\(kind.tag) \(row.attribute)") }
      }
    }
    print("rows of AppKit that read a document: \(rows), without a sample: \(absent.count)")

    #expect(absent.isEmpty, "no sample has: \(absent.sorted().joined(separator: ", "))")
  }

  @Test("whatever key a row writes, an archive of a sample has in some profile")
  func keys() throws {
    var known: [String: Set<String>] = [:]
    for sample in Self.samples {
      let document = try XIBReader().read(try sample.bytes(), file: sample.fileName)
      let kinds = Set(document.elements.indices.flatMap { Self.kinds(of: ElementIndex($0), in: document) })
      let keys = Self.keys(of: sample)
      for kind in kinds { known[kind, default: []].formUnion(keys) }
    }
    var absent: Set<String> = []
    var rows = 0
    for kind in Catalog.appkit.all {
      for row in Self.rows(kind.rows) where !row.key.isEmpty {
        rows += 1
        if known[kind.tag]?.contains(row.key) != true { absent.insert("\(kind.tag) \(row.key)") }
      }
    }
    print("rows of AppKit that write a key: \(rows), without a sample: \(absent.count)")

    #expect(absent.isEmpty, "no sample's archive has: \(absent.sorted().joined(separator: ", "))")
  }

  /// Keys that values of a sample's archives have, those of every profile.
  private static func keys(of sample: Sample) -> Set<String> {
    var keys: Set<String> = []
    for profile in OutputProfile.allCases {
      for file in (try? CompiledSample(sample, profile: profile))?.files ?? [] {
        let graph = file.graph
        for object in graph.objectIDs {
          for value in graph.values(of: object) { keys.insert(graph.keyName(value.key)) }
        }
      }
    }
    return keys
  }

  private static func kinds(of element: ElementIndex, in document: Document) -> [String] {
    var kinds: [String] = []
    var next = Catalog.appkit.find(document.tag(element))
    while let kind = next {
      kinds.append(kind.tag)
      next = kind.parent
    }
    return kinds
  }

  private static func rows(_ rows: [Row]) -> [Row] {
    rows.flatMap { row in
      guard case .synthesized(_, let inner) = row.form else { return [row] }
      return [row] + Self.rows(inner)
    }
  }
}
