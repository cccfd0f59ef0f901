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

@Suite("Rows")
struct RowTests {
  @Test("a key is written by one row, or by rows that exclude one another", arguments: OutputProfile.allCases)
  func uniqueKeys(profile: OutputProfile) {
    for kind in Catalog.uikit.all {
      let rows = kind.allRows.filter { !$0.key.isEmpty && !$0.isPlace && $0.condition.includes(profile) }
      for (key, sharing) in Dictionary(grouping: rows, by: \.key) where sharing.count > 1 {
        for (place, row) in sharing.enumerated() {
          for other in sharing.dropFirst(place + 1) {
            #expect(Self.exclude(row, other), "\(kind.tag), \(key), \(profile.rawValue)")
          }
        }
      }
    }
  }

  @Test("rows that may both apply are found")
  func overlaps() {
    let plain = Row.int("a", nib: "K", default: 0)

    #expect(!Self.exclude(plain, plain.whenPresent("b")))
    #expect(!Self.exclude(plain.whenPresent("a"), plain.whenPresent("b")))
    #expect(!Self.exclude(plain.when("a", in: ["x", "y"]), plain.when("a", in: ["y"])))
    #expect(!Self.exclude(plain.unless("a", in: ["x"]), plain.unless("a", in: ["y"])))
    #expect(Self.exclude(plain.when("a", in: ["x"]), plain.when("a", in: ["y"])))
    #expect(Self.exclude(plain.when("a", in: ["x"]), plain.unless("a", in: ["x", "y"])))
    #expect(Self.exclude(plain.whenNil("a"), plain.unlessNil("a")))
    #expect(Self.exclude(Row.int("a", nib: "K"), plain.whenAbsent("a")))
    #expect(Self.exclude(plain.onTelevision(), plain.exceptOnTelevision()))
    #expect(Self.exclude(plain.whenPresent("b").whenAbsent("a"), plain.when("c", in: ["x"]).whenPresent("a")))
    #expect(!Self.exclude(plain.whenPresent("b").whenAbsent("a"), plain.when("c", in: ["x"]).whenAbsent("a")))
  }

  /// Whether no element has both rows: by their conditions, or because one writes nothing for want of its attribute.
  private static func exclude(_ row: Row, _ other: Row) -> Bool {
    if row.condition.devices.isDisjoint(with: other.condition.devices) { return true }
    let (tests, others) = (asked(of: row), asked(of: other))
    return tests.contains { test in others.contains { test.excludes($0) } }
  }

  /// What an element answers that has the row.
  private static func asked(of row: Row) -> [Condition.Test] {
    row.condition.tests + (row.needsItsAttribute ? [.presence(row.attribute, true)] : [])
  }

  @Test("choices of one name are one choice, and a choice names each value once")
  func choices() {
    var byName: [String: [Choice.Entry]] = [:]
    for row in Catalog.uikit.all.flatMap(\.rows) {
      guard case .choice(let choice, _, _) = row.form else { continue }
      let names = choice.entries.map(\.name)
      #expect(Set(names).count == names.count, "\(choice.name)")
      if let known = byName[choice.name] {
        let isEqual = known.elementsEqual(choice.entries) { $0.name == $1.name && $0.value == $1.value }
        #expect(isEqual, "two choices are called \(choice.name)")
      }
      byName[choice.name] = choice.entries
    }
    #expect(byName.count > 50)
  }

  @Test("own rows stand in the place of the inherited row of their key, also those of another era")
  func merging() {
    let parent = ElementSchema("p", class: "P", rows: [.int("a", nib: "A"), .int("b", nib: "B"), .int("c", nib: "C")])
    let child = ElementSchema(
      "c", class: "C", inherits: parent,
      rows: [.int("d", nib: "D"), .int("x", nib: "B").through(.xcode5), .int("y", nib: "B").since(.xcode6)])

    #expect(child.allRows.map(\.attribute) == ["a", "x", "y", "c", "d"])
  }

  @Test("a row that holds a place is replaced by the rows of kinds that inherit it")
  func places() {
    let parent = ElementSchema("p", class: "P", rows: [.place(nib: "A"), .int("b", nib: "B")])
    let child = ElementSchema("c", class: "C", inherits: parent, rows: [.int("a", nib: "A")])

    #expect(child.allRows.map(\.attribute) == ["a", "b"])
    for kind in Catalog.uikit.all {
      for row in kind.rows where row.isPlace {
        let isTaken = Catalog.uikit.all.contains { heir in
          heir !== kind && heir.inherits(from: kind) && heir.rows.contains { $0.key == row.key && !$0.isPlace }
        }
        #expect(isTaken, "nobody writes \(row.key), whose place \(kind.tag) holds")
      }
    }
  }

  @Test("a field of a packed word is its bits, and back")
  func packedFields() {
    let field = PackedField.int("a", mask: 0x7_00)

    #expect(field.bits(of: 5) == 0x5_00)
    #expect(field.raw(of: 0x1_05_FF) == 5)
    #expect(field.bits(of: 9) == 0x1_00)
    #expect(PackedField.constant(mask: 1 << 63).raw(of: -1) == 1)
  }

  @Test("a row reads an attribute of a child under a name of two parts")
  func childValues() {
    let row = Row.fromChild("cell", .int("tag", nib: "NSControlTag"))

    #expect(row.path?.child == "cell")
    #expect(row.path?.attribute == "tag")
  }

  @Test("texts for people are found by kind, those of lists by their list")
  func localizable() {
    let all = Catalog.uikit.localizableProperties
    func key(_ tag: String, _ attribute: String) -> String? {
      all.first { $0.attribute == attribute && $0.isOf(tag: tag) }?.key
    }

    #expect(key("label", "text") == "text")
    #expect(key("tableViewController", "title") == "title")
    #expect(key("scopeButtonTitles", "") == "scopeButtonTitles")
    #expect(key("state", "title") == "Title")
    #expect(key("label", "title") == nil)
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
    #expect(count > 10)

    let made = ElementSchema("orb", class: "Orb", rows: [.int("a", nib: "A"), .int("b", nib: "B").documented()])
    #expect(made.rows.map { made.provenance(of: $0) } == [.inferred, .documented])
  }

  private static func keysOfCode(_ row: Row) -> [String] {
    if case .custom(let lowering) = row.form { lowering.writes } else { [] }
  }

  @Test("the table of counts names kinds and keys of the catalog alone")
  func table() {
    #expect(SeenKeys.counts.count > 40)
    for (tag, counts) in SeenKeys.counts {
      let rows = Catalog.uikit.find(tag)?.rows ?? []
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
      var read: Set<String> = Set(Catalog.commonNames)
      for row in kind.allRows { row.visitNames { name, isOwn in if isOwn { read.insert(name) } } }
      for name in kind.ignoredNames + kind.unarchived.map(\.key) where name != "placeholder" {
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
