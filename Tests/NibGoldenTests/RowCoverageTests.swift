import NibDocument
import NibGraph
import NibSchema
import NibTestSupport
import Testing

/// A row that no sample has could be misspelled without anybody's noticing.
@Suite("Rows of the schema and the samples")
struct RowCoverageTests {
  /// What is known of a kind: names that its elements have in samples, keys of archives of samples that have it.
  private struct Coverage {
    var names: Set<String> = []
    var keys: Set<String> = []
  }

  /// Coverage by the tag of a kind; what an element has counts for all kinds that its own inherits from.
  private static let coverage: [String: Coverage] = {
    var found: [String: Coverage] = [:]
    for sample in Sample.all {
      guard let bytes = try? sample.bytes(), let document = try? XIBReader().read(bytes, file: sample.fileName) else {
        continue
      }
      var kinds: Set<String> = []
      for index in document.elements.indices {
        let element = ElementIndex(index)
        let names = names(of: element, in: document)
        for kind in Self.kinds(of: element, in: document) {
          found[kind, default: Coverage()].names.formUnion(names)
          kinds.insert(kind)
        }
      }
      let keys = keys(of: sample)
      for kind in kinds { found[kind]?.keys.formUnion(keys) }
    }
    return found
  }()

  /// Tags of an element's kind and of all that it inherits from.
  private static func kinds(of element: ElementIndex, in document: Document) -> [String] {
    var tags = [document.tag(element)]
    let parent = document.elements[Int(element.index)].parent
    if parent >= 0, let key = document.attribute("key", of: element) {
      tags.append("\(document.tag(ElementIndex(Int(parent))))/\(key)")
    }
    var kinds: [String] = []
    for tag in tags {
      var next = Catalog.uikit.find(tag)
      while let kind = next {
        kinds.append(kind.tag)
        next = kind.parent
      }
    }
    return kinds
  }

  /// Names that a row may read of an element: attributes, children by tag and by key, and attributes of children.
  static func names(of element: ElementIndex, in document: Document) -> Set<String> {
    func attributes(_ element: ElementIndex) -> [String] {
      document.attributes(of: element).map { document.names[Int($0.name)] }
    }
    var names = Set(attributes(element))
    for child in document.children(of: element) {
      for name in [document.tag(child), document.attribute("key", of: child)].compactMap({ $0 }) {
        names.insert(name)
        for attribute in attributes(child) { names.insert("\(name).\(attribute)") }
      }
    }
    return names
  }

  /// All keys of the archives of a sample, those of every profile.
  private static func keys(of sample: Sample) -> Set<String> {
    var keys: Set<String> = []
    for profile in OutputProfile.allCases {
      for file in (try? CompiledSample(sample, profile: profile))?.files ?? [] {
        keys.formUnion(file.graph.keys.names)
      }
    }
    return keys
  }

  /// The rows of a kind's own and those of objects that no element has.
  private static func rows(_ rows: [Row]) -> [Row] {
    rows.flatMap { row in
      guard case .synthesized(_, let inner) = row.form else { return [row] }
      return [row] + Self.rows(inner)
    }
  }

  @Test("whatever a row reads, an element of its kind has in a sample")
  func attributes() {
    for kind in Catalog.uikit.all {
      let names = Self.coverage[kind.tag]?.names ?? []
      for row in Self.rows(kind.rows) where !row.attribute.isEmpty && !names.contains(row.attribute) {
        Issue.record("no sample has '\(row.attribute)' in <\(kind.tag)>")
      }
    }
  }

  @Test("whatever key a row writes, an archive of a sample has that has its kind")
  func keys() {
    for kind in Catalog.uikit.all {
      let keys = Self.coverage[kind.tag]?.keys ?? []
      for row in Self.rows(kind.rows) where !row.key.isEmpty && !keys.contains(row.key) {
        Issue.record("no sample's archive has the key '\(row.key)' of <\(kind.tag)>")
      }
    }
  }
}
