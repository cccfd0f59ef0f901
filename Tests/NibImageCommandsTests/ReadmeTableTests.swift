import NibCommands
import NibTestSupport
import Testing

@testable import NibImageCommands

@Suite("README of nibwright-images") struct ReadmeTableTests {
  @Test("lists the commands with their options") func commands() throws {
    let lines: [String] = [Command.serve, .rewrite, .preload].flatMap(lines).dropLast()
    let expected = lines.joined(separator: "\n") + "\n"
    let readme = Readme()
    if TestDisk.isRecording {
      #expect(readme.record(expected, in: "image commands"))
      Issue.record("README was rewritten; run again without RECORD")
    } else {
      #expect(readme.section("image commands") == expected)
    }
  }

  private func lines(of command: Command) -> [String] {
    let usage = HelpText.usage(of: command, of: Tool.images.name).dropFirst("Usage: ".count)
    let options: [String] = command.table.options.map(line)
    return ["**`\(usage)`**", "", command.summary, "", "| option | what it does |", "|---|---|"] + options + [""]
  }

  private func line(of option: Option) -> String {
    let needed = option.isRequired ? " Required." : ""
    let often = option.isRepeatable ? " May be repeated." : ""
    return "| `\(option.spelling)` | \(option.summary)\(needed)\(often) |"
  }
}
