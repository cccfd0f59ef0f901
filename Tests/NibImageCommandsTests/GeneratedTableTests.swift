import NibCommands
import NibTestSupport
import Testing

@testable import NibImageCommands

@Suite("Tables of the guide on nibwright-images", .serialized) struct GeneratedTableTests {
  @Test("say what the code says; RECORD=1 writes them anew", arguments: ["serve", "rewrite", "preload"])
  func options(name: String) throws {
    let command = try #require([Command.serve, .rewrite, .preload].first { $0.name == name })
    let usage = HelpText.usage(of: command, of: Tool.images.name).dropFirst("Usage: ".count)
    let lines =
      ["```", String(usage), "```", "", command.summary, "", "| option | what it does |", "|---|---|"]
      + command.table.options.map(line)
    let expected = lines.joined(separator: "\n") + "\n"
    let page = DocumentationPage("ImagesProgram")

    if TestDisk.isRecording, page.table("options of \(name)") != expected {
      #expect(page.record(expected, as: "options of \(name)"))
    }
    #expect(page.table("options of \(name)") == expected)
  }

  private func line(of option: Option) -> String {
    let needed = option.isRequired ? " Required." : ""
    let often = option.isRepeatable ? " May be repeated." : ""
    return "| `\(option.spelling)` | \(option.summary)\(needed)\(often) |"
  }
}
