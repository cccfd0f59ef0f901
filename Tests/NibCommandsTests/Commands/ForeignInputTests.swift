import NibResources
import Testing

@Suite("Files and folders that are no interface") struct ForeignInputTests {
  private let files = MemoryFileSource([
    "/Tea.ipa": Array("PK\u{3}\u{4}rest".utf8), "/Tea.zip": Array("PK\u{3}\u{4}rest".utf8),
    "/de.strings": Array("\"a\" = \"b\";".utf8), "/wide.strings": [0xFF, 0xFE, 0x22, 0x00],
    "/Assets.car": Array("BOMStore and more".utf8), "/Tea": [0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1],
    "/Leaf.swift": Array("import UIKit".utf8), "/Sources/Cup.xib": Array(SampleFiles.xib.utf8),
    "/Sources/Pot.xib": Array(SampleFiles.xib.utf8), "/Tea.app/Info.plist": Array("<plist><dict/></plist>".utf8),
    "/Tea.app/note.txt": [],
  ])

  private static let words: [(path: String, words: String)] = [
    ("/Tea.ipa", "an app in a ZIP archive; unpack it"), ("/Tea.zip", "a ZIP archive and no interface; unpack it"),
    ("/de.strings", "a table of texts and no interface; give the XIB or storyboard"),
    ("/wide.strings", "a table of texts and no interface; give the XIB or storyboard"),
    ("/Assets.car", "a compiled asset catalog"), ("/Tea", "a program and no interface; give the .app folder"),
    ("/Leaf.swift", "source code and no interface; give a XIB"),
    (
      "/Sources",
      "a folder of documents and no compiled nib: it holds Cup.xib and 1 more; give the documents themselves"
    ),
    ("/Tea.app", "a bundle and no interface; give one of the nibs in it"),
  ]

  @Test("each command that reads one interface says what it is and what to give", arguments: words)
  func refused(path: String, words: String) {
    for command in [
      ["inspect"], ["compile", "-o", "-"], ["instantiate"], ["convert", "-o", "-"], ["decompile", "-o", "-"],
    ] {
      let run = CommandRun([command[0], path] + command.dropFirst(), files: files)

      #expect(run.code == .unreadable && run.messages.contains(words), "\(command): \(run.messages)")
      #expect(run.output.isEmpty)
    }
  }

  @Test(
    "context and scan say so in their failures",
    arguments: words.filter { !["/Sources", "/Tea.app"].contains($0.path) })
  func listed(path: String, words: String) {
    for command in ["context", "scan"] {
      let run = CommandRun([command, path], files: files)

      #expect(run.code == .unreadable, "\(command)")
      // Text in UTF-16 is taken for a document by a scan, which reads none.
      if command == "context" || path != "/wide.strings" { #expect(run.output.contains(words.prefix { $0 != ";" })) }
    }
  }

  @Test("a scan of documents says that only what is compiled is scanned")
  func scanned() {
    let run = CommandRun(["scan", "/Sources"], files: files)

    #expect(run.code == .success && run.output.isEmpty)
    #expect(run.messages.contains("no archive was found: only what is compiled is scanned; 'nibwright context' reads"))
  }

  @Test(
    "an output with the name of the other form is refused with the command that writes it",
    arguments: [
      (["convert", "/a.nib", "-o", "/tmp/a.xib"], "nibwright decompile /a.nib -o /tmp/a.xib"),
      (["convert", "/a.nib", "-o", "/tmp/a.storyboard"], "nibwright decompile"),
      (["decompile", "/a.nib", "-o", "/tmp/b.nib"], "'nibwright compile' or 'nibwright convert'"),
      (["upgrade", "/a.xib", "-o", "/tmp/b.nib"], "'nibwright compile' or 'nibwright convert'"),
      (["compile", "/Sources/Cup.xib", "-o", "/tmp/b.xib"], "name it .nib or .storyboardc"),
    ])
  func names(arguments: [String], words: String) {
    let run = CommandRun(arguments, files: files)

    #expect(run.code == .usage && run.messages.contains(words), "\(run.messages)")
  }
}
