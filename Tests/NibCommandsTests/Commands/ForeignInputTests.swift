import NibResources
import NibTestSupport
import Nibwright
import Testing

@Suite("Files and folders that are no interface") struct ForeignInputTests {
  private let files = MemoryFileSource([
    "/Tea.ipa": Array("PK\u{3}\u{4}rest".utf8), "/Tea.zip": Array("PK\u{3}\u{4}rest".utf8),
    "/de.strings": Array("\"a\" = \"b\";".utf8), "/wide.strings": [0xFF, 0xFE, 0x22, 0x00],
    "/Assets.car": Array("BOMStore and more".utf8), "/Tea": [0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1],
    "/Leaf.swift": Array("import UIKit".utf8), "/Sources/Cup.xib": Array(SampleFiles.xib.utf8),
    "/Sources/Pot.xib": Array(SampleFiles.xib.utf8), "/Tea.app/Info.plist": Array("<plist><dict/></plist>".utf8),
    "/Tea.app/note.txt": [], "/cup.png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0],
    "/cup.jpg": [0xFF, 0xD8, 0xFF],
    "/cup.pdf": Array("%PDF-1.7".utf8), "/cup.svg": Array("<svg/>".utf8), "/note.txt": Array("Tea for two ☕️\n".utf8),
    "/note.json": Array("{\"tea\": 2}".utf8), "/Tea-Linux": [0x7F, 0x45, 0x4C, 0x46, 2], "/empty.xib": [],
    "/empty.nib": [],
    "/Tea.tgz": [0x1F, 0x8B, 8, 0, 0], "/Tea.tar": Array(repeating: 0, count: 257) + Array("ustar ".utf8),
    "/Wrong.nib": Array("Not a nib".utf8), "/Wrong.xib": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    "/Tea.plist": Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>".utf8),
  ])

  private static let words: [(path: String, words: String)] = [
    ("/Tea.ipa", "an app in a ZIP archive; unpack it"), ("/Tea.zip", "a ZIP archive and no interface; unpack it"),
    ("/de.strings", "a table of texts and no interface; give the XIB or storyboard"),
    ("/wide.strings", "a table of texts and no interface; give the XIB or storyboard"),
    ("/Assets.car", "a compiled asset catalog"), ("/Tea", "a program and no interface; give the .app folder"),
    ("/Leaf.swift", "source code and no interface; give a XIB"), ("/Tea-Linux", "a program and no interface"),
    ("/cup.png", "a picture (PNG) and no interface; give a XIB"), ("/cup.jpg", "a picture (JPEG)"),
    ("/cup.pdf", "a PDF document and no interface; give a XIB"), ("/cup.svg", "a picture (SVG)"),
    ("/note.txt", "plain text and no interface; give a XIB"), ("/note.json", "JSON and no interface; give a XIB"),
    ("/empty.xib", "the file is empty; copy or save it again"), ("/empty.nib", "the file is empty; copy or save it"),
    ("/Wrong.nib", "plain text and no interface"), ("/Wrong.xib", "a picture (PNG) and no interface"),
    ("/Tea.plist", "a property list and no compiled interface: it has no $archiver and $objects; give a nib"),
    ("/Tea.tgz", "an archive (gzip) and no interface; unpack it"), ("/Tea.tar", "an archive (tar) and no interface"),
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

  @MainActor
  @Test("a ZIP archive's interfaces are named, and read where they are")
  func members() throws {
    let folder = TemporaryFolder()
    let nib = try #require(try Interface.read(Array(SampleFiles.xib.utf8), name: "A.xib").compile().encoded().first)
    var zip = TestZip()
    zip.add("Payload/Tea.app/Login.nib".utf8, nib.bytes)
    for file in try Interface.read(Array(SampleFiles.storyboard.utf8), name: "M.storyboard").compile().encoded() {
      zip.add("Payload/Tea.app/Base.lproj/Main.storyboardc/\(file.path)".utf8, file.bytes)
    }
    let path = try folder.add("Tea.ipa", zip.finished())
    let member = path + "!Payload/Tea.app/Login.nib"
    let board = path + "!Payload/Tea.app/Base.lproj/Main.storyboardc"
    let alone = try folder.add("Login.nib", nib.bytes)

    let refused = CommandRun("inspect", path)
    #expect(refused.code == .unreadable && refused.messages.contains("it holds 2 interfaces; name one, as '\(member)'"))
    #expect(CommandRun("inspect", member).output == CommandRun("inspect", alone).output)
    #expect(CommandRun("inspect", board).code == .success)
    #expect(CommandRun("convert", member, "-o", "-").bytes == nib.bytes)
    #expect(CommandRun("decompile", board, "-o", folder.path + "/Main.storyboard").code == .success)
    #expect(CommandRun("instantiate", member, "--format", "summary").code == .success)
    #expect(CommandRun("instantiate", board, "--format", "summary").output.contains("scene"))
    #expect(CommandRun("context", member).output.contains("\"name\":\"Login\""))
    #expect(CommandRun("context", path + "!").output.contains("\"name\":\"Main\""))
    for command in [["context"], ["scan"], ["inspect", "--recursive"]] {
      let whole = CommandRun(command + [path])
      #expect(whole.code == .success && whole.output == CommandRun(command + [path + "!"]).output)
      #expect(whole.output.contains(member) && whole.output.contains(board))
    }
    let gone = CommandRun("inspect", path + "!Login.nib")
    #expect(gone.code == .unreadable && gone.messages.contains("no member of this path; it has \(member)"))
    let lost = CommandRun("convert", member, "-o", path)
    #expect(lost.code == .usage && lost.messages.contains("would replace its own input"))
  }

  @Test("a ZIP archive without interfaces is refused by who reads all of one, too", arguments: ["context", "scan"])
  func emptyArchive(command: String) throws {
    let folder = TemporaryFolder()
    var zip = TestZip()
    zip.add("note.txt".utf8, Array("Tea".utf8))
    let run = CommandRun(command, try folder.add("Tea.zip", zip.finished()))

    #expect(run.code == .unreadable && run.output.contains("a ZIP archive and no interface, and holds none"))
  }

  @Test("a folder of documents is compiled, and other commands ask for the documents themselves")
  func sources() {
    for command in [["inspect"], ["instantiate"], ["convert", "-o", "-"], ["decompile", "-o", "-"]] {
      let run = CommandRun([command[0], "/Sources"] + command.dropFirst(), files: files)

      #expect(
        run.code == .unreadable
          && run.messages.contains(
            "a folder of documents and no compiled nib: it holds Cup.xib and 1 more; give the documents themselves")
      )
    }
  }

  @Test(
    "an interface that is torn or of another form keeps its own fault",
    arguments: [
      ("/a.nib", Array("NIBArch".utf8), "[truncated]"), ("/a.nib", Array("bplist0".utf8), "[truncated]"),
      ("/a.xib", Array("<<<<<<< HEAD\n<document/>".utf8), "[malformed]"), ("/a.nib", [0, 1, 2, 3], "[badMagic]"),
    ])
  func torn(path: String, bytes: [UInt8], id: String) {
    let run = CommandRun(["inspect", path], files: MemoryFileSource([path: bytes]))

    #expect(run.code == .unreadable && run.messages.hasSuffix(id + "\n"), "\(run.messages)")
  }

  @Test("what is checked as an app is a folder")
  func noApp() {
    #expect(
      CommandRun(["verify", "/Tea.ipa"], files: files).messages.contains("this is a file, and an app is a folder"))
    #expect(CommandRun(["verify", "/gone"], files: files).messages.contains("nothing is at this path"))
  }

  @Test(
    "context and scan say so in their failures",
    arguments: words.filter { $0.path != "/Tea.app" })
  func listed(path: String, words: String) {
    for command in ["context", "scan"] {
      let run = CommandRun([command, path], files: files)

      #expect(run.code == .unreadable, "\(command)")
      #expect(run.output.contains(words.prefix { $0 != ";" }), "\(run.output)")
    }
  }

  @Test(
    "an output with the name of the other form is refused with the command that writes it",
    arguments: [
      (["convert", "/a.nib", "-o", "/tmp/a.xib"], "nibwright decompile /a.nib -o /tmp/a.xib"),
      (["convert", "/a.nib", "-o", "/tmp/a.storyboard"], "nibwright decompile"),
      (["convert", "/a.nib", "-o", "/tmp/A.XIB"], "nibwright decompile"),
      (["convert", "/a.nib", "-o", "/tmp/a.xib/"], "nibwright decompile"),
      (["decompile", "/a.nib", "-o", "/tmp/b.nib"], "'nibwright compile' or 'nibwright convert'"),
      (["upgrade", "/a.xib", "-o", "/tmp/b.nib"], "'nibwright compile' or 'nibwright convert'"),
      (["compile", "/Sources/Cup.xib", "-o", "/tmp/b.xib"], "name it .nib or .storyboardc"),
    ])
  func names(arguments: [String], words: String) {
    let run = CommandRun(arguments, files: files)

    #expect(run.code == .usage && run.messages.contains(words), "\(run.messages)")
  }
}
