import NibCommands
import NibCompiler
import NibDiagnostics
import NibSchema
import Testing

/// A table of the documentation that is made from the code.
struct GeneratedTable: Sendable, CustomTestStringConvertible {
  let name: String
  let page: String
  let lines: @Sendable () -> [String]
  var testDescription: String { "\(page): \(name)" }

  static let all =
    [
      GeneratedTable(name: "commands", page: "README", lines: commands),
      GeneratedTable(name: "messages", page: "CompileMessages", lines: messages),
      GeneratedTable(name: "checks", page: "CompileMessages", lines: checks),
      GeneratedTable(name: "element kinds", page: "CompiledElements") { kinds(of: .uikit) },
      GeneratedTable(name: "element kinds of macOS", page: "CompiledElements") { kinds(of: .appkit) },
      GeneratedTable(name: "inferred keys", page: "CompiledElements") { inferred(of: .uikit) },
      GeneratedTable(name: "inferred keys of macOS", page: "CompiledElements") { inferred(of: .appkit) },
      GeneratedTable(name: "attributes left out", page: "CompiledElements", lines: unarchived),
      GeneratedTable(name: "profiles", page: "OutputProfiles", lines: profiles),
      GeneratedTable(name: "keys of texts", page: "Translations", lines: TextKeyTable.lines),
      GeneratedTable(name: "variations", page: "Limits", lines: variations),
      GeneratedTable(name: "limits", page: "Limits", lines: limits),
    ]
    + Tool.standardCommands.map { command in
      let page = command.name == "ibtool" ? "IBToolCommandLines" : "Commands"
      return GeneratedTable(name: "options of \(command.name)", page: page) { options(of: command) }
    }

  private static func commands() -> [String] {
    ["| command | what it does |", "|---|---|"]
      + Tool.standardCommands.map { "| `\($0.name)` | \($0.summary) |" }
  }

  /// How a command is written, what it does and its options.
  private static func options(of command: Command) -> [String] {
    ["```", String(HelpText.usage(of: command).dropFirst("Usage: ".count)), "```", "", command.summary, ""]
      + ["| option | what it does |", "|---|---|"]
      + command.table.options.map { "| `\($0.spelling)` | \(words($0)) |" }
  }

  private static func words(_ option: Option) -> String {
    let choices = option.choices.map { " One of: " + $0.map { "`\($0)`" }.joined(separator: ", ") + "." }
    return option.summary + (choices ?? "") + (option.isRequired ? " Required." : "")
      + (option.isRepeatable ? " May be repeated." : "")
  }

  private static func messages() -> [String] {
    ["| id | severity | what it means | what to do |", "|---|---|---|---|"]
      + DocumentIssue.allCases.map {
        "| `\($0.rawValue)` | \($0.isError ? "error" : "warning") | \($0.meaning) | \($0.remedy) |"
      }
  }

  /// What Interface Builder's compiler tells of too: for which documents, by which compilers, with which number.
  private static func checks() -> [String] {
    ["| id | documents for | compilers | number of ibtool |", "|---|---|---|---|"]
      + DocumentIssue.allCases.compactMap { issue in
        guard let range = issue.range else { return nil }
        let number = issue.interfaceBuilderKind.map { "\($0)" } ?? ""
        return "| `\(issue.rawValue)` | \(range.documents) | \(range.compilers) | \(number) |"
      }
  }

  /// The kinds of a catalog and those that they inherit from. A slash marks rows that the compiler uses under a name of
  /// its own.
  private static func listed(_ catalog: Catalog) -> [ElementSchema] {
    var listed = catalog.all.filter { !$0.tag.contains("/") }
    for kind in listed {
      for parent in sequence(first: kind, next: \.parent) where !listed.contains(where: { $0 === parent }) {
        listed.append(parent)
      }
    }
    return listed.sorted { $0.tag < $1.tag }
  }

  private static func kinds(of catalog: Catalog) -> [String] {
    let listed = listed(catalog)
    return ["\(listed.count { $0.role != .abstract }) kinds of elements.", ""]
      + ["| element | class in the archive | as | own attributes and children |", "|---|---|---|---|"]
      + listed.map { kind in
        let className = kind.role == .abstract ? "" : "`\(kind.className)`"
        let parent = kind.parent.map { "`\($0.tag)`" } ?? ""
        return "| `\(kind.tag)` | \(className) | \(parent) | \(list(names(in: kind.rows))) |"
      }
  }

  /// The attributes and children that rows read, each once.
  private static func names(in rows: [Row]) -> [String] {
    let all = rows.flatMap { row -> [String] in
      switch row.form {
      case .custom(let lowering): lowering.reads
      case .synthesized(_, let rows): names(in: rows)
      case .priorities(let horizontal, let vertical, _, _, _): [horizontal, vertical]
      default: row.attribute.isEmpty ? [] : [row.attribute]
      }
    }
    var known: Set<String> = []
    return all.filter { known.insert($0).inserted }
  }

  private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  /// The keys that no app shows, and those that one alone shows.
  private static func inferred(of catalog: Catalog) -> [String] {
    let rows = listed(catalog).flatMap { kind in
      kind.rows.filter { !$0.key.isEmpty && !$0.isPlace }.map { (kind, $0, kind.provenance(of: $0)) }
    }
    let (none, one) = (rows.filter { $0.2 == .inferred }, rows.filter { $0.2 == .seen(1) })
    return ["\(none.count) keys that no app shows, \(one.count) that one shows.", ""]
      + ["| element | attributes and children | key in the archive | shown by |", "|---|---|---|---|"]
      + [(none, "none"), (one, "one")].flatMap { rows, count in
        rows.map { kind, row, _ in "| `\(kind.tag)` | \(list(names(in: [row]))) | `\(row.key)` | \(count) |" }
      }
  }

  private static func unarchived() -> [String] {
    ["\(Catalog.uikit.unarchived.count) attributes and children.", ""]
      + ["| element | attribute or child | at run time |", "|---|---|---|"]
      + Catalog.uikit.unarchived.sorted { ($0.tag, $0.name) < ($1.tag, $1.name) }.map {
        "| `\($0.tag)` | `\($0.name)` | \($0.effect) |"
      }
  }

  private static func profiles() -> [String] {
    ["| profile | compiler of | also called | minor version of the archive |", "|---|---|---|---|"]
      + OutputProfile.allCases.map { profile in
        let note = profile == .standard ? " (default)" : ""
        let letters = OutputProfile.names.filter {
          $0 != profile.rawValue && OutputProfile.eras(named: $0)?.contains(profile) ?? false
        }
        return "| `\(profile.rawValue)`\(note) | \(compilers(profile)) | "
          + letters.map { "`\($0)`" }.joined(separator: ", ") + " | \(profile.minorVersion) |"
      }
  }

  /// The Xcodes of an era: from the one that begins it to before the next one's.
  private static func compilers(_ profile: OutputProfile) -> String {
    let next = OutputProfile.allCases.first { $0 > profile && $0 != .xcode8beta }
    return "Xcode \(profile.rawValue)" + (next.map { " to before \($0.rawValue)" } ?? " and later")
  }

  private static func variations() -> [String] {
    ["| in a variation | of | varies by |", "|---|---|---|"]
      + VariationRow.all.map { row in
        let owner = row.elements.isEmpty ? "views" : list(row.elements)
        return "| `\(row.name)` | \(owner) | \(list(VariationRow.traits.map(\.name))) |"
      }
  }

  private static func limits() -> [String] {
    let limits = ReadLimits()
    return [
      "| property of `ReadLimits` | what it limits | default |", "|---|---|---|",
      "| `bytes` | size of an input file | \(limits.bytes) |",
      "| `objects` | objects of an archive, elements of a document | \(limits.objects) |",
      "| `values` | values of an archive, attributes of a document | \(limits.values) |",
      "| `depth` | nesting | \(limits.depth) |",
    ]
  }
}
