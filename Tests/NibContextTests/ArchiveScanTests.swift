import NibArchives
import NibContext
import NibDiagnostics
import NibInspector
import NibResources
import NibTestSupport
import Nibwright
import Testing

@Suite("Rows of many archives") struct ArchiveScanTests {
  /// All rows of paths.
  private func rows(_ paths: [String], files: any FileSource = DiskFileSource()) throws -> [JSONSample] {
    var scan = ArchiveScan(paths, files: files)
    var rows: [JSONSample] = []
    while true {
      let bytes = scan.next()
      guard !bytes.isEmpty else { return rows }
      #expect(bytes.last == UInt8(ascii: "\n"))
      rows += try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONSample(Array($0)) }
    }
  }

  private static let samples =
    TestDisk.files(below: "Archives", ending: [".nib"])
    + (SharedFiles.root.map { TestDisk.files(below: $0 + "/nibs", ending: [".nib"]) } ?? [])

  @Test(
    "are those of the neutral report, by another way",
    .enabled(if: TestDisk.isDirectory("Archives"), "not run from the package's folder"),
    arguments: TestSize.share(samples, every: 5))
  func report(path: String) throws {
    let rows = try rows([path]).filter { $0["archive"]?.text == path }
    guard rows.first?["row"]?.text != "failure" else { return }
    guard case .archive(let graph) = try Interface.read(path).content else { return }
    let report = GraphReport().report(graph)

    #expect(
      lines(rows, "object", ["object", "class", "parent"])
        == report.objects.map { object in
          [object.id, object.class, object.parent].compactMap(\.self).joined(separator: " ")
        }.sorted())
    #expect(
      lines(rows, "string", ["object", "key", "string"])
        == report.strings.map { entry in
          "\(entry.object) \(entry.key) \(entry.value)"
        }.sorted())
    #expect(
      lines(rows, "image", ["object", "key", "image"])
        == report.images.map { entry in
          [entry.object, entry.key, entry.name].compactMap(\.self).joined(separator: " ")
        }.sorted())
    #expect(
      lines(rows, "connection", ["object", "connection", "name", "destination"])
        == report.connections.flatMap {
          entry in
          (entry.destinations.isEmpty ? [nil] : entry.destinations.map(Optional.some)).map { destination in
            [entry.source, entry.kind.rawValue, entry.label, destination].compactMap(\.self).joined(separator: " ")
          }
        }.sorted())
  }

  /// Members of rows of a kind, with numbers of objects as the report writes them.
  private func lines(_ rows: [JSONSample], _ kind: String, _ members: [String]) -> [String] {
    rows.filter { $0["row"]?.text == kind }.map { row in
      members.compactMap { name in
        if case .number(let number)? = row[name] { return "@\(Int(number))" }
        return row[name]?.text
      }.joined(separator: " ")
    }.sorted()
  }

  @Test("there are samples to scan") func hasSamples() {
    #expect(Self.samples.count > 50 || !TestDisk.isDirectory("Archives"))
  }

  @Test("folders and compiled storyboards are gone through in the order of names; a damaged archive is a row")
  func folders() throws {
    let nib = try #require(
      try Interface.read(Array(ContextSample.xib("<view id=\"v1\"/>").utf8), name: "A.xib").compile().encoded().first)
    let files = MemoryFileSource([
      "/app/b.nib": nib.bytes, "/app/a.nib": Array(nib.bytes.prefix(40)), "/app/Main.storyboardc/one.nib": nib.bytes,
      "/app/Doc.xib": Array("<document/>".utf8), "/app/old.nib/objects.nib": nib.bytes,
      "/app/old.nib/designable.nib": Array("<document/>".utf8), "/app/old.nib/classes.nib": Array("{}".utf8),
    ])
    let found = try rows(["/app", "/gone.nib", "/app/Doc.xib"], files: files)
    var archives: [String] = []
    for row in found {
      let name = try #require(row["archive"]?.text)
      if archives.last != name { archives.append(name) }
    }

    #expect(
      archives == [
        "/app/Doc.xib", "/app/Main.storyboardc/one.nib", "/app/a.nib", "/app/b.nib", "/app/old.nib/objects.nib",
        "/gone.nib", "/app/Doc.xib",
      ])
    let failures = found.filter { $0["row"]?.text == "failure" }
    #expect(failures.compactMap { $0["archive"]?.text } == ["/app/Doc.xib", "/app/a.nib", "/gone.nib", "/app/Doc.xib"])
    #expect(failures.compactMap { $0["error"]?.text } == ["notAnInterface", "truncated", "notFound", "notAnInterface"])
  }

  @Test("an archive in an archive is called by the object that holds it, and texts of any bytes are JSON")
  func nested() throws {
    let cell =
      "<tableViewCell reuseIdentifier=\"c\" id=\"c1\"><tableViewCellContentView key=\"contentView\" id=\"c2\"><subviews>"
      + "<label text=\"&quot;ä\\&#10;\" id=\"l1\"/></subviews></tableViewCellContentView></tableViewCell>"
    let board = ContextSample.storyboard(
      "<tableViewController id=\"t1\" sceneMemberID=\"viewController\"><tableView key=\"view\" id=\"t2\"><prototypes>\(cell)"
        + "</prototypes></tableView></tableViewController>", initial: "t1")
    let made = try Interface.read(Array(board.utf8), name: "M.storyboard").compile().encoded()
    var files = MemoryFileSource()
    for file in made { files.add(file.bytes, at: "/M.storyboardc/" + file.path) }
    let found = try rows(["/M.storyboardc"], files: files)
    let label = try #require(found.first { $0["string"]?.text == "\"ä\\\n" })

    #expect(label["key"]?.text == "UIText" && label["archive"]?.text?.contains("#") == true)
    #expect(!found.contains { $0["row"]?.text == "failure" })
  }

  @Test("pieces are whole lines of one archive after another, however few bytes are wanted")
  func pieces() {
    var scan = ArchiveScan(Array(Self.samples.prefix(5)))
    var count = 0
    while !scan.next(atLeast: 1).isEmpty { count += 1 }

    #expect(count >= Set(Self.samples.prefix(5)).count && scan.archiveCount >= count - scan.failureCount)
  }

  @Test("what a terminal would act on stands as numbers, and means the same to who reads the rows")
  func controls() throws {
    let text = "a\u{7F}\u{9B}31m\u{202E}evil\u{2066}\u{61C}\u{1B}é\"\\"
    var nib = TestNib()
    nib.object("label", "UILabel", [("UIText", .string(text))])
    var files = MemoryFileSource()
    files.add(try ArchiveEncoder(order: .asStored).encode(try nib.graph()), at: "/a\u{9B}.nib")

    var scan = ArchiveScan(["/a\u{9B}.nib"], files: files)
    let bytes = scan.next()
    let shown = String(decoding: bytes, as: UTF8.self)

    #expect(!shown.unicodeScalars.contains { $0 != "\n" && VisibleText.isHidden($0) })
    #expect(shown.contains(#"a\u007f\u009b31m\u202eevil\u2066\u061c\u001bé\"\\"#))
    let rows = try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONSample(Array($0)) }
    #expect(rows.contains { $0["string"]?.text == text && $0["archive"]?.text == "/a\u{9B}.nib" })
  }
}
