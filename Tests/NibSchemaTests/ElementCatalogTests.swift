import NibSchema
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Element catalog")
struct ElementCatalogTests {
  @Test("every tag is there once")
  func uniqueTags() {
    let tags = ElementCatalog.all.map(\.tag)

    #expect(Set(tags).count == tags.count)
  }

  @Test("every kind leads to a kind without a parent")
  func parents() {
    for kind in ElementCatalog.all {
      var current = kind
      var steps = 0
      while let parent = current.parent, steps < 20 {
        let next = ElementCatalog.find(parent)
        #expect(next != nil, "\(kind.tag) inherits \(parent), which is not in the catalog")
        guard let next else { break }
        current = next
        steps += 1
      }
      #expect(steps < 20, "\(kind.tag) inherits in a loop")
    }
  }

  @Test("a key is written by one row, or by rows that exclude one another", arguments: OutputProfile.allCases)
  func uniqueKeys(profile: OutputProfile) {
    for kind in ElementCatalog.all {
      let rows = ElementCatalog.rows(of: kind).filter {
        !$0.key.isEmpty && $0.condition.since <= profile && profile <= $0.condition.through
      }
      let unconditional = rows.filter { $0.condition.attribute.isEmpty }.map(\.key)
      let twice = Dictionary(grouping: unconditional) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice.isEmpty, "\(kind.tag) in \(profile.rawValue)")
    }
  }

  @Test("choices of different names have different values, and a choice names a value once")
  func choices() {
    var byName: [String: [String]] = [:]
    for row in ElementCatalog.all.flatMap(\.rows) {
      guard case .choice(let choice, _, _) = row.form else { continue }
      let names = choice.entries.map(\.name)
      #expect(Set(names).count == names.count, "\(choice.name)")
      if let known = byName[choice.name] { #expect(known == names, "two choices are called \(choice.name)") }
      byName[choice.name] = names
    }
  }

  @Test("every schema value of the elements' files is in the catalog")
  func complete() {
    let listed = Set(ElementCatalog.all.map(\.tag))
    for file in SourceTree.files(below: "Sources/NibSchema/Elements") {
      let lines = SourceTree.text(of: file).split(separator: "\n").map { $0.drop { $0 == " " } }
      for (line, next) in zip(lines, lines.dropFirst()) where line.hasSuffix("= ElementSchema(") {
        let tag = next.split(separator: "\"").first.map(String.init) ?? ""
        #expect(listed.contains(tag), "\(file) declares \(tag)")
      }
    }
  }
}

extension ElementCatalogTests {
  @Test("every kind of element has a sample in the archives")
  func samples() {
    let files = [".xib", ".storyboard"].flatMap { SourceTree.files(below: "Archives/Elements", ending: $0) }
    let samples = files.map { SourceTree.text(of: $0) }
    for kind in ElementCatalog.all where kind.role != .abstract && !Self.withoutSample.contains(kind.tag) {
      #expect(samples.contains { $0.contains("<\(kind.tag) ") }, "\(kind.tag)")
    }
  }

  /// Kinds that are no elements: rows for others, and a view that compilers make up.
  private static let withoutSample: Set = [
    "control", "gestureRecognizer", "collectionReusableView", "collectionViewCell/contentView",
  ]
}

/// Files of the package, for tests of what is written where.
enum SourceTree {
  private static let root = String(
    #filePath.prefix(#filePath.count - "Tests/NibSchemaTests/ElementCatalogTests.swift".count))

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
