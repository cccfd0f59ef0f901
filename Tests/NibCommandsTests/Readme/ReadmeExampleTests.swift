import NibTestSupport
import Testing

@Suite(
  "README's examples", .enabled(if: TestDisk.isDirectory("Archives/Documents"), "not run from the package's folder")
)
struct ReadmeExampleTests {
  @Test("show what the command prints", arguments: ["inspect", "instantiate"])
  func output(command: String) throws {
    let folder = TemporaryFolder()
    let nib = folder.path + "/Login.nib"
    #expect(CommandRun("compile", "Archives/Documents/Login/Login.xib", "--output", nib).code == .success)
    let (line, shown) = try #require(example(of: command))

    let run = CommandRun(line.split(separator: " ").map { $0.hasSuffix("Login.nib") ? nib : String($0) })

    #expect(run.code == .success)
    var rest = run.output.split(separator: "\n")[...]
    for wanted in shown where wanted.contains(where: { $0 != " " && $0 != "…" }) {
      let found = try #require(rest.firstIndex(of: wanted), "not printed, or not here: \(wanted)")
      rest = rest[(found + 1)...]
    }
  }

  /// The command line, without the program's name, and the lines shown below it; lines of `…` stand for others.
  private func example(of command: String) -> (line: Substring, shown: [Substring])? {
    for block in Readme().blocks(in: "") {
      let lines = block.split(separator: "\n")
      if let index = lines.firstIndex(where: { $0.hasPrefix("$ nibwright \(command) ") }) {
        return (lines[index].dropFirst("$ nibwright ".count), Array(lines[(index + 1)...]))
      }
    }
    return nil
  }
}
