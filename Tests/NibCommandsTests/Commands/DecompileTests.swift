import NibTestSupport
import Testing

@Suite("decompile") struct DecompileTests {
  private let folder = TemporaryFolder()
  private static let documents = SharedFiles.packageRoot + "/Archives/Documents"
  private static let desktop = SharedFiles.packageRoot + "/Archives/Desktop"

  private func compiled(_ path: String, _ name: String, _ options: String...) -> String {
    let output = folder.path + "/" + name
    #expect(CommandRun(["compile", path, "-o", output] + options).code == .success)
    return output
  }

  @Test("an archive becomes a XIB that compiles to it again, from a file and through a pipe")
  func back() throws {
    let nib = compiled(Self.documents + "/Login/Login.xib", "A.nib")

    let run = CommandRun("decompile", nib, "-o", folder.path + "/A.xib")

    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(TestDisk.bytes(compiled(folder.path + "/A.xib", "B.nib")) == folder.bytes("A.nib"))
    let piped = CommandRun(["decompile", "-", "-o", "-"], input: try #require(folder.bytes("A.nib")))
    #expect(piped.bytes == folder.bytes("A.xib"))
  }

  @Test("what is not raised is told with its object and key, and the rest is written")
  func told() throws {
    _ = compiled(Self.documents + "/Login/Login.xib", "A.nib")
    // A key of the same length that no row has.
    let known = Array("UIClearButtonOffset".utf8)
    var bytes = try #require(folder.bytes("A.nib"))
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: known) })
    bytes[place + known.count - 1] = UInt8(ascii: "x")
    let nib = try folder.add("Unknown.nib", bytes)

    let run = CommandRun("decompile", nib, "-o", folder.path + "/A.xib")

    #expect(run.code == .success)
    let message = "'UIClearButtonOffsex' of a UITextField is not raised; it is left out [object @"
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(folder.bytes("A.xib") != nil)
  }

  @Test("an archive of an older compiler is raised by its rows, and of a folder the member for a system")
  func eras() throws {
    let path = Self.documents + "/Login/Login.xib"
    let nib = compiled(path, "A.nib", "--profile", "8.0", "--minimum-deployment-target", "9.0")
    let (new, old) = (folder.path + "/New.xib", folder.path + "/Old.xib")

    let runs = [
      CommandRun("decompile", nib, "-o", new, "--profile", "8.0"),
      CommandRun("decompile", nib, "-o", old, "--profile", "8.0", "--minimum-deployment-target", "9.0"),
      CommandRun("decompile", nib, "-o", folder.path + "/C.xib", "--profile", "7.x"),
    ]

    #expect(runs.map(\.code) == [.success, .success, .usage])
    #expect(Set(folder.names) == ["A.nib", "New.xib", "Old.xib"])
  }

  @Test("a document is refused by name with what to do, and nothing is written")
  func refused() {
    let run = CommandRun("decompile", Self.documents + "/Login/Login.xib", "-o", folder.path + "/B.xib")

    #expect(run.code.rawValue == 3)
    #expect(run.messages.contains("this is a document and no archive"), "\(run.messages)")
    #expect(run.messages.contains("; "), "no advice: \(run.messages)")
    #expect(!folder.names.contains("B.xib"))
  }

  @Test("a compiled storyboard becomes one storyboard that compiles to the same names, and a nib for macOS a XIB")
  func storyboardAndDesktop() {
    let storyboard = compiled(Self.documents + "/Storyboard/Main.storyboard", "A.storyboardc")
    let window = compiled(Self.desktop + "/DocumentWindow/sample.xib", "A.nib")

    let runs = [
      CommandRun("decompile", storyboard, "-o", folder.path + "/B.storyboard"),
      CommandRun("decompile", window, "-o", folder.path + "/B.xib", "--emulate-xcode", "26.2"),
    ]

    #expect(runs.map(\.code) == [.success, .success])
    let again = compiled(folder.path + "/B.storyboard", "B.storyboardc")
    let names = { (path: String) in
      TestDisk.files(below: path, ending: [".nib"]).compactMap { $0.split(separator: "/").last }.sorted()
    }
    #expect(names(again) == names(storyboard))
    #expect(!names(again).isEmpty)
    #expect(TestDisk.bytes(again + "/Info.plist")?.count == TestDisk.bytes(storyboard + "/Info.plist")?.count)
    _ = compiled(folder.path + "/B.xib", "B.nib")
    #expect(folder.bytes("B.nib") != nil)
  }
}
