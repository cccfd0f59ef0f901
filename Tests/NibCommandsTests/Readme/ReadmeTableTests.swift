import NibCommands
import NibDiagnostics
import NibSchema
import NibTestSupport
import Testing

/// A table of README that is made from the code.
private struct GeneratedTable: Sendable, CustomTestStringConvertible {
  let name: String
  let lines: @Sendable () -> [String]
  var testDescription: String { name }

  static let all = [
    GeneratedTable(name: "commands", lines: commands),
    GeneratedTable(name: "element kinds", lines: kinds),
    GeneratedTable(name: "parts without a known form", lines: unarchived),
    GeneratedTable(name: "profiles", lines: profiles),
    GeneratedTable(name: "limits", lines: limits),
  ]

  private static func commands() -> [String] {
    Tool.standardCommands.flatMap { command in
      ["**`\(HelpText.usage(of: command).dropFirst("Usage: ".count))`**", "", command.summary, ""]
        + ["| option | what it does |", "|---|---|"]
        + command.table.options.map { "| `\($0.spelling)` | \(words($0)) |" } + [""]
    }.dropLast()
  }

  private static func words(_ option: Option) -> String {
    let choices = option.choices.map { " One of: " + $0.map { "`\($0)`" }.joined(separator: ", ") + "." }
    return option.summary + (choices ?? "") + (option.isRequired ? " Required." : "")
      + (option.isRepeatable ? " May be repeated." : "")
  }

  private static func kinds() -> [String] {
    // A slash marks rows that the compiler uses under a name of its own.
    let listed = ElementCatalog.all.filter { $0.role != .abstract && !$0.tag.contains("/") }.sorted { $0.tag < $1.tag }
    return ["\(listed.count) element kinds.", "", "| element | class in the archive |", "|---|---|"]
      + listed.map { "| `\($0.tag)` | `\($0.className)` |" }
  }

  private static func unarchived() -> [String] {
    ["\(Unarchived.all.count) parts.", "", "| element | attribute or child | without it |", "|---|---|---|"]
      + Unarchived.all.sorted { ($0.tag, $0.name) < ($1.tag, $1.name) }.map {
        "| `\($0.tag)` | `\($0.name)` | \($0.effect) |"
      }
  }

  private static func profiles() -> [String] {
    ["| profile | compiler of | minor version |", "|---|---|---|"]
      + OutputProfile.allCases.map { profile in
        let note = profile == .newest ? " (default)" : ""
        return "| `\(profile.rawValue)`\(note) | \(era(profile)) | \(profile.minorVersion) |"
      }
  }

  private static func era(_ profile: OutputProfile) -> String {
    switch profile {
    case .nib9a: "Xcode 5"
    case .nib9b: "Xcode 6"
    case .nib9c: "Xcode 7"
    case .nib9d: "Xcode 8.0"
    case .nib9e: "Xcode 8"
    case .nib9f: "Xcode 9 and 10"
    case .nib9g: "Xcode 11"
    case .nib9h: "Xcode 12 and 13"
    case .nib10: "Xcode 14 and later"
    case .nib10Catalog: "the newest; images know their catalog"
    }
  }

  private static func limits() -> [String] {
    let limits = ReadLimits()
    return [
      "| limit | default |", "|---|---|",
      "| `bytes` of an input file | \(limits.bytes) |",
      "| `objects` of an archive, elements of a document | \(limits.objects) |",
      "| `values` of an archive, attributes of a document | \(limits.values) |",
      "| `depth` of nesting | \(limits.depth) |",
    ]
  }
}

@Suite("README's tables", .serialized)
struct ReadmeTableTests {
  @Test("say what the code says; RECORD=1 writes them anew", arguments: GeneratedTable.all)
  fileprivate func tables(_ table: GeneratedTable) {
    let readme = Readme()
    let lines = table.lines().joined(separator: "\n") + "\n"

    if TestDisk.isRecording, readme.section(table.name) != lines {
      #expect(readme.record(lines, in: table.name))
    }
    #expect(readme.section(table.name) == lines)
  }

  @Test(
    "every exit code is explained",
    arguments: [ExitCode.success, .failure, .usage, .unreadable, .noArguments])
  func exitCodes(_ code: ExitCode) {
    #expect(Readme().text.contains("| \(code.rawValue) | "))
  }
}
