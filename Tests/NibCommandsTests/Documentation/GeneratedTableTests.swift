import NibCommands
import NibTestSupport
import Testing

@Suite("Tables of the documentation", .serialized)
struct GeneratedTableTests {
  @Test("say what the code says; RECORD=1 writes them anew", arguments: GeneratedTable.all)
  func tables(_ table: GeneratedTable) {
    let page = DocumentationPage(table.page)
    let lines = table.lines().joined(separator: "\n") + "\n"

    if TestDisk.isRecording, page.table(table.name) != lines {
      #expect(page.record(lines, as: table.name))
    }
    #expect(page.table(table.name) == lines)
  }

  @Test(
    "every exit status is explained",
    arguments: [ExitCode.success, .failure, .usage, .unreadable, .noArguments])
  func exitCodes(_ code: ExitCode) {
    #expect(DocumentationPage("Commands").text.contains("| \(code.rawValue) | "))
  }

  @Test("README stays short") func length() {
    #expect(DocumentationPage("README").text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
  }
}
