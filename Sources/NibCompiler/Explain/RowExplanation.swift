import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Which rules of the schema wrote the archives of a document, and what archives of Apple's compiler show of each.
///
/// Whether a rule applies is asked of the document; that it wrote something, of the archives.
package struct RowExplanation: Sendable {
  /// Messages by how well a rule is known.
  package enum Issue: String, Sendable, CaseIterable {
    /// No archive shows what the rule writes.
    case inferredKey
    /// Archives of one app show it.
    case thinEvidence
    /// As many apps contradict the rule as show it.
    case contradictedKey
    /// Archives of several apps show it, and fewer contradict it.
    case seenKey
  }

  /// Where a rule wrote.
  private struct Use {
    /// The elements that it wrote for.
    var elements: Set<Int> = []
    /// Where the row says that it is known from.
    let basis: Provenance

    /// The first of the elements.
    var first: Int { elements.min() ?? 0 }
  }

  private let document: Document
  private let questions: RowQuestions
  private let elements: GraphElements
  private let counts: RowCountTable
  private var kinds: [String: NamedRows] = [:]
  private var uses: [RowCountTable.Rule: Use] = [:]

  /// An explanation of archives that are to be read.
  /// - Parameter counts: what archives show of rules; nil for what is recorded.
  /// - Throws: `CompileError` for a platform that has no compiler.
  package init(_ document: Document, _ profile: OutputProfile, counts: RowCountTable? = nil) throws(CompileError) {
    self.document = document
    let platform = DocumentTarget(document).platform
    questions = RowQuestions(
      document, profile: profile, devices: try InterfaceCompiler.devices(of: document, profile))
    elements = GraphElements(document, .of(platform))
    self.counts = counts ?? RowCountTable(platform)
  }

  /// Reads an archive that the document became.
  package mutating func read(_ graph: ObjectGraph) {
    for object in graph.objectIDs {
      guard let (element, kind) = elements.origin(of: object, graph) else { continue }
      let keys = Set(graph.values(of: object).map { graph.keyName($0.key) })
      let rows = kinds[kind.tag] ?? NamedRows(kind)
      kinds[kind.tag] = rows
      let applying = rows.entries.filter { entry in
        !keys.isDisjoint(with: entry.name.keys) && questions.applies(entry.row, to: ElementIndex(element))
      }
      for key in keys {
        // Evidence counts for the first row with the key, one that names it alone before one that writes more.
        let named = applying.filter { $0.name.keys.contains(key) }
        guard let entry = named.first(where: { $0.name.form != "custom" }) ?? named.first else { continue }
        let use = Use(basis: entry.row.basis)
        uses[RowCountTable.Rule(entry.name, key), default: use].elements.insert(element)
      }
    }
  }

  /// Tells of the rules, in the order of the document.
  /// - Parameter all: whether those are told, too, that several apps show.
  package func report(all: Bool, into diagnostics: inout Diagnostics) {
    let told = uses.map { (rule: $0.key, use: $0.value, issue: issue(of: $0.key, $0.value)) }
      .filter { all || $0.issue != .seenKey }
      .sorted { left, right in
        let (first, second) = (left.use.first, right.use.first)
        if first != second { return first < second }
        return (left.rule.key, left.rule.row.condition) < (right.rule.key, right.rule.row.condition)
      }
    var cursor = LineCursor()
    for (rule, use, issue) in told {
      diagnostics.add(
        Diagnostic(
          .notice, id: issue.rawValue, words(rule, use, issue),
          at: document.place(of: ElementIndex(use.first), from: &cursor)))
    }
  }

  private func issue(of rule: RowCountTable.Rule, _ use: Use) -> Issue {
    let counts = counts[rule]
    if counts.against > 0, counts.against >= counts.apps { return .contradictedKey }
    if counts.apps > 1 { return .seenKey }
    if counts.apps == 1 { return .thinEvidence }
    if case .seen(let apps) = use.basis, apps > 0 { return apps > 1 ? .seenKey : .thinEvidence }
    return .inferredKey
  }

  /// What is known of a rule: `'UIStackViewSpacing' of <stackView>, from 'spacing', rests on 1 app of 3 …`.
  private func words(_ rule: RowCountTable.Rule, _ use: Use, _ issue: Issue) -> String {
    let row = rule.row
    var name = "'\(rule.key)' of <\(row.kind)>"
    if !row.attribute.isEmpty, row.form != "custom" { name += ", from '\(row.attribute)'," }
    let places =
      use.elements.count == 1 ? "" : "; written here and at \((use.elements.count - 1).counted("other element"))"
    return "\(name) \(evidence(counts[rule], use.basis, issue))\(places)"
  }

  private func contradiction(_ apps: Int) -> String {
    apps == 0 ? "" : "; \(apps.counted("app")) contradict\(apps == 1 ? "s" : "") it"
  }

  private func evidence(_ counts: RowCounts, _ basis: Provenance, _ issue: Issue) -> String {
    let seen = "\(counts.documents.counted("document")) of \(counts.apps.counted("app"))"
    switch issue {
    case .seenKey where counts.apps == 0, .thinEvidence where counts.apps == 0:
      guard case .seen(let apps) = basis else { return "is seen" }
      return "is seen in archives of \(apps.counted("app"))"
    case .seenKey:
      return "is seen in \(seen)" + contradiction(counts.against)
    case .thinEvidence:
      return "rests on 1 app of \(counts.could) that could show it, \(counts.documents.counted("document"))"
    case .contradictedKey:
      return
        "is contradicted by \(counts.against) of \(counts.could.counted("app")) that could show it, and seen in \(seen)"
    case .inferredKey:
      return basis == .documented
        ? "is documented, and no archive shows it" : "is inferred: no archive shows it"
    }
  }
}
