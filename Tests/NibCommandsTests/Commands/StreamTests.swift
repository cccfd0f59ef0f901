import NibTestSupport
import Testing

@testable import NibCommands

@MainActor @Suite("Standard input and output of commands") struct StreamTests {
  private let folder = TemporaryFolder()
  private let xib = SharedFiles.packageRoot + "/Archives/Documents/Login/Login.xib"
  private let storyboard = SharedFiles.packageRoot + "/Archives/Documents/Storyboard/Main.storyboard"

  private func bytes(_ path: String) throws -> [UInt8] { try #require(TestDisk.bytes(path)) }

  @Test("what is compiled, converted and upgraded through them is what files give") func pipes() throws {
    #expect(CommandRun("compile", xib, "-o", folder.path + "/a.nib").code == .success)
    let nib = try #require(folder.bytes("a.nib"))

    #expect(CommandRun(["compile", "-", "-o", "-"], input: try bytes(xib)).bytes == nib)
    #expect(CommandRun(["convert", "-", "-o", "-"], input: nib).bytes == nib)
    #expect(CommandRun(["upgrade", "-", "-o", "-"], input: try bytes(xib)).bytes == (try bytes(xib)))
    #expect(CommandRun(["inspect", "-"], input: nib).output == CommandRun("inspect", folder.path + "/a.nib").output)
    #expect(CommandRun(["instantiate", "-"], input: nib).code == .success)
    #expect(CommandRun(["context", "-", "-o", "-"], input: try bytes(xib)).output.hasPrefix("{"))
    #expect(CommandRun(["ibtool", "--errors", "-"], input: try bytes(xib)).code == .success)
    #expect(folder.names == ["a.nib"])
  }

  @Test(
    "no file is ever called '-', and what standard output cannot take is refused",
    arguments: [
      (["compile", "{storyboard}", "-o", "-"], "which standard output cannot take"),
      (["compile", "{xib}", "{storyboard}", "-o", "-"], "standard output takes one file, and no rule"),
      (["compile", "-", "-o", "{folder}"], "standard input has no name"),
    ])
  func refused(words: [String], message: String) throws {
    let places = ["{storyboard}": storyboard, "{xib}": xib, "{folder}": folder.path]

    let run = CommandRun(words.map { places[$0] ?? $0 }, input: try bytes(xib))

    #expect(run.code != .success)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.bytes.isEmpty && folder.names.isEmpty)
    #expect(TestDisk.bytes("-") == nil)
  }

  @Test("ibtool writes no file of that name", arguments: ["--compile", "--write", "--export-strings-file"])
  func ibtool(option: String) {
    let run = CommandRun("ibtool", option, "-", xib)

    #expect(run.code == .failure)
    #expect(run.output.contains("Standard output is used for the printed results."), "\(run.output)")
  }

  @Test("quiet leaves warnings out, verbose says what is written, and both leave output alone") func levels() throws {
    let odd = try folder.add(
      "odd.xib", String(decoding: try bytes(xib), as: UTF8.self).replacing("</document>", with: "<odd/></document>"))
    let words = ["compile", odd, "-o", folder.path + "/a.nib"]

    #expect(CommandRun(words).messages.contains("warning: unknown element <odd>"))
    #expect(CommandRun(words + ["-q"]).messages.isEmpty)
    #expect(CommandRun(words + ["-v"]).messages.contains("odd.xib: compiled to "))
    #expect(CommandRun(["compile", odd, "--strict", "-q", "-o", folder.path + "/a.nib"]).messages.contains("error:"))
  }

  @Test("a coloured terminal colours the severity and nothing else") func colors() throws {
    let run = CommandRun(["inspect", folder.path + "/none.nib"], isColored: true)

    #expect(run.messages.contains("none.nib: \u{1B}[1;31merror: \u{1B}[0m"), "\(run.messages)")
    #expect(!CommandRun("inspect", folder.path + "/none.nib").messages.contains("\u{1B}"))
  }

  @Test("several files are shown each under its name, below folders too") func severalFiles() throws {
    #expect(CommandRun("compile", xib, "-o", folder.path + "/a.nib").code == .success)
    let inner = try folder.addFolder("in.nib", [("runtime.nib", try #require(folder.bytes("a.nib")))])

    let both = CommandRun("inspect", folder.path + "/a.nib", folder.path + "/none.nib", inner)
    let walked = CommandRun("inspect", "--recursive", folder.path)
    let list = CommandRun("inspect", "--recursive", "--format", "json", folder.path)

    #expect(both.code == .unreadable)
    #expect(both.output.hasPrefix(folder.path + "/a.nib:\n") && both.output.contains("\n\n\(inner):\n"))
    #expect(walked.code == .success)
    #expect(walked.output == CommandRun("inspect", folder.path + "/a.nib", inner).output)
    let files = try JSONSample(list.output)["interfaces"]?.items.map { $0["file"]?.text }
    #expect(files == [folder.path + "/a.nib", inner])
  }

  @Test("numbers in a tree are those that paths and messages take") func numbers() throws {
    #expect(CommandRun("compile", xib, "-o", folder.path + "/a.nib").code == .success)
    let nib = folder.path + "/a.nib"
    let tree = CommandRun("inspect", nib).output
    let numbers = Set(tree.matches(of: /@[0-9]+/).map { String($0.output) })
    #expect(numbers.count > 5)

    for number in numbers {
      let part = CommandRun("inspect", nib, "--path", number, "--depth", "0").output
      let name = part.prefix { $0 != " " && $0 != "\n" }
      #expect(tree.contains("\(name) \(number)"), "\(number): \(part)")
    }
  }

  @Test("every command shows an example that its own table takes", arguments: Tool.standardCommands.map(\.name))
  func examples(name: String) throws {
    let command = try #require(Tool.standardCommands.first { $0.name == name })
    let words = command.example.split(separator: " ").map(String.init)

    #expect(words.prefix(2) == ["nibwright", name])
    #expect(CommandRun(name, "--help").output.contains("Example:\n  \(command.example)\n"))
    if command.runWords == nil {
      #expect(throws: Never.self) { try OptionParser(command.table).parse(Array(words.dropFirst(2))) }
    }
  }
}
