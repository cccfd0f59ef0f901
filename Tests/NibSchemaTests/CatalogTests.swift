import Testing

@testable import NibSchema

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Catalogs of element kinds")
struct CatalogTests {
  @Test("every tag is there once, and is its schema's")
  func uniqueTags() {
    let tags = Catalog.uikit.kinds.map(\.tag)

    #expect(Set(tags).count == tags.count)
    for kind in Catalog.uikit.kinds { #expect(kind.schema.tag == kind.tag) }
  }

  @Test("every kind that rows are inherited from is in the catalog")
  func parents() {
    for kind in Catalog.uikit.all {
      guard let parent = kind.parent else { continue }
      #expect(Catalog.uikit.find(parent.tag) === parent, "\(kind.tag) inherits \(parent.tag)")
      #expect(kind.inherits(from: parent) && !parent.inherits(from: kind))
    }
  }

  @Test("every schema value of the families' files is in the catalog")
  func complete() {
    let listed = Set(Catalog.uikit.kinds.map(\.tag))
    var declared = 0
    for file in SourceTree.files(below: "Sources/NibSchema/UIKit") {
      let lines = SourceTree.text(of: file).split(separator: "\n").map { $0.drop { $0 == " " } }
      for (line, next) in zip(lines, lines.dropFirst()) where line.hasSuffix("= ElementSchema(") {
        let tag = next.split(separator: "\"").first.map(String.init) ?? ""
        declared += 1
        #expect(listed.contains(tag), "\(file) declares \(tag)")
      }
    }
    #expect(declared == listed.count)
  }

  @Test("every kind of element has a sample in the archives")
  func samples() {
    let files = [".xib", ".storyboard"].flatMap { SourceTree.files(below: "Archives/Elements", ending: $0) }
    let samples = files.map { SourceTree.text(of: $0) }
    for kind in Catalog.uikit.all where kind.role != .abstract && !Self.withoutSample.contains(kind.tag) {
      #expect(samples.contains { $0.contains("<\(kind.tag) ") }, "\(kind.tag)")
    }
  }

  /// Kinds that are no elements: rows for others, and a view that compilers synthesize.
  private static let withoutSample: Set = [
    "control", "gestureRecognizer", "collectionReusableView", "collectionViewCell/contentView",
  ]

  @Test("what is known and not archived is told by tag, by what a tag inherits, and for what is no kind")
  func unarchived() {
    #expect(Catalog.uikit.unarchived("menu", of: "barButtonItem")?.effect == "the item has no menu")
    #expect(Catalog.uikit.unarchived("toolTip", of: "button")?.tag == "control")
    #expect(Catalog.uikit.unarchived("width", of: "segment") != nil)
    #expect(Catalog.uikit.unarchived("width", of: "button") == nil)
  }
}

@Suite("Provenance of rows")
struct ProvenanceTests {
  @Test("a row that archives have says how often, and another what it is inferred from")
  func provenance() throws {
    let view = UIKitElements.view
    let tag = try #require(view.rows.first { $0.attribute == "tag" })
    guard case .seen(let count) = view.provenance(of: tag) else {
      Issue.record("no archive has UITag")
      return
    }
    #expect(count > 2)

    let made = ElementSchema("orb", class: "Orb", rows: [.int("a", nib: "A"), .int("b", nib: "B").documented()])
    #expect(made.rows.map { made.provenance(of: $0) } == [.inferred, .documented])
  }

  private static func keysOfCode(_ row: Row) -> [String] {
    if case .custom(let lowering) = row.form { lowering.writes } else { [] }
  }

  @Test("the table of counts names kinds and keys of the catalog alone")
  func table() {
    // Kinds that are rows for others alone may be in no catalog.
    let kinds = (Catalog.uikit.all + Catalog.appkit.all).flatMap { Array(sequence(first: $0, next: \.parent)) }
    let rowsByTag = Dictionary(grouping: kinds, by: \.tag).mapValues { $0.flatMap(\.rows) }
    #expect(SeenKeys.counts.count > 100)
    for (tag, counts) in SeenKeys.counts {
      let rows = rowsByTag[tag] ?? []
      let keys = Set(rows.map(\.key) + rows.flatMap(Self.keysOfCode))
      #expect(keys.isSuperset(of: counts.keys), "\(tag)")
    }
  }
}

@Suite("Custom lowerings")
struct CustomLoweringTests {
  private static let all = Catalog.uikit.customLowerings + Catalog.appkit.customLowerings

  @Test("each says what it reads or writes", arguments: all)
  func declared(lowering: CustomLowering) {
    #expect(!lowering.reads.isEmpty || !lowering.writes.isEmpty)
    #expect(Set(lowering.reads).count == lowering.reads.count)
    #expect(Set(lowering.writes).count == lowering.writes.count)
  }

  @Test("a name is declared once")
  func names() {
    let declarations = Set(Self.all.map { "\($0.name) \($0.reads) \($0.writes)" })
    #expect(declarations.count == Set(Self.all).count)
    #expect(Set(Self.all).count > 100)
  }

  @Test("what a kind ignores is read by none of its rows, and known no second time")
  func ignored() {
    for kind in Catalog.uikit.all where !kind.tag.contains("/") {
      var read: Set<String> = Set(Catalog.editorOnlyNames)
      // A row of some eras leaves the name to be told of in the others.
      for row in kind.allRows where OutputProfile.allCases.allSatisfy(row.condition.includes) {
        row.visitNames { name, role in if role != .inner { read.insert(name) } }
      }
      for name in kind.ignored.map(\.name) + kind.unarchived.map(\.key) where name != "placeholder" {
        #expect(!read.contains(name), "\(kind.tag) reads \(name)")
      }
    }
  }
}

/// Files of the package, for tests of what is written where.
enum SourceTree {
  private static let root = String(
    #filePath.prefix(#filePath.count - "Tests/NibSchemaTests/CatalogTests.swift".count))

  /// Paths of the files below a folder of the package.
  static func files(below folder: String, ending: String = ".swift") -> [String] {
    guard let directory = opendir(root + folder) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending) { found.append(folder + "/" + name) }
      if !name.contains(".") { found += files(below: folder + "/" + name, ending: ending) }
    }
    return found.sorted()
  }

  /// The text of a file of the package; empty when it cannot be read.
  static func text(of path: String) -> String {
    guard let file = fopen(root + path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[0..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
