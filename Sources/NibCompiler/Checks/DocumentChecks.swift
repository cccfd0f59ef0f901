import NibBytes
import NibDiagnostics
import NibDocument
import NibSchema

/// Asks the rows of the table, in one walk over the document.
///
/// Rows that do not apply to the document are left out first. A name of the document knows the rows it triggers, so an
/// element that triggers none costs a look at its names.
struct DocumentChecks {
  private let subject: CheckedDocument
  /// The rows that apply to the document.
  private var rows: [DocumentCheck] = []
  /// By trigger: its row.
  private var linkedRows: [Int32] = []
  /// By trigger: the next one of the same name; -1 behind the last.
  private var nextLinks: [Int32] = []
  /// By name of the document: the first trigger by elements of that tag, and by attributes of that name; -1 for none.
  private var ofTag: [Int32]
  private var ofAttribute: [Int32]
  private var hasAttributes = false
  /// Rows that were told and are told once.
  private var told = NumberSet()

  /// Adds what is wrong with the content of a document.
  static func run(
    _ document: Document, _ schema: CompiledSchema, _ index: SymbolizedDocument, _ options: CompileOptions,
    into diagnostics: inout Diagnostics
  ) {
    var checks = DocumentChecks(CheckedDocument(document, schema, index, options))
    checks.choose()
    checks.walk(into: &diagnostics)
  }

  private init(_ subject: CheckedDocument) {
    self.subject = subject
    ofTag = [Int32](repeating: -1, count: subject.document.names.count)
    ofAttribute = ofTag
  }

  /// Takes the rows that apply, by the names that trigger them.
  private mutating func choose() {
    var nameOfSymbol = [Int32](repeating: -1, count: Int(WellKnownName.dataMode.symbol) + 1)
    linkedRows.reserveCapacity(64)
    nextLinks.reserveCapacity(64)
    rows.reserveCapacity(64)
    for name in ofTag.indices {
      let symbol = Int(subject.symbol(ofName: name))
      if symbol >= 0, symbol < nameOfSymbol.count { nameOfSymbol[symbol] = Int32(name) }
    }
    let scope = scope
    DocumentCheck.visitGroups { choose($0, scope, nameOfSymbol) }
  }

  private mutating func choose(_ group: [DocumentCheck], _ scope: DocumentCheck.Scope, _ nameOfSymbol: [Int32]) {
    for row in group where applies(row, scope) {
      rows.append(row)
      link(row.triggers.0, nameOfSymbol)
      if let second = row.triggers.1 { link(second, nameOfSymbol) }
      if let third = row.triggers.2 { link(third, nameOfSymbol) }
    }
  }

  private mutating func link(_ trigger: DocumentCheck.Trigger, _ nameOfSymbol: [Int32]) {
    let row = Int32(rows.count - 1)
    switch trigger {
    case .document, .elsewhere: break
    case .element(let name):
      let place = Int(nameOfSymbol[Int(name.symbol)])
      guard place >= 0 else { return }
      linkedRows.append(row)
      nextLinks.append(ofTag[place])
      ofTag[place] = Int32(linkedRows.count - 1)
    case .attribute(let name):
      let place = Int(nameOfSymbol[Int(name.symbol)])
      guard place >= 0 else { return }
      linkedRows.append(row)
      nextLinks.append(ofAttribute[place])
      ofAttribute[place] = Int32(linkedRows.count - 1)
      hasAttributes = true
    }
  }

  /// What the document is, as rows ask for it.
  private var scope: DocumentCheck.Scope {
    let system = subject.system.scope
    return subject.isOn("launchScreen") ? [system, .launchScreens] : system
  }

  private func applies(_ row: DocumentCheck, _ scope: DocumentCheck.Scope) -> Bool {
    // A launch screen's bit alone fits no system.
    guard row.scope.rawValue & scope.rawValue & DocumentCheck.Scope.all.rawValue != 0,
      !row.scope.contains(.launchScreens) || scope.contains(.launchScreens)
    else { return false }
    if let versions = row.versions {
      guard let first = subject.system.first(versions),
        let target = row.countsBothTargets ? subject.lowestTarget : subject.target,
        target < first
      else { return false }
    }
    return row.since <= subject.profile && subject.profile <= row.through
  }

  private mutating func walk(into diagnostics: inout Diagnostics) {
    for row in rows.indices {
      if case .document = rows[row].triggers.0 { ask(row, of: 0, into: &diagnostics) }
    }
    let (elements, attributes) = (subject.document.elements, subject.document.attributes)
    for element in elements.indices {
      let link = ofTag[Int(elements[element].name)]
      if link >= 0 { ask(from: link, of: element, into: &diagnostics) }
      guard hasAttributes else { continue }
      let first = Int(elements[element].firstAttribute)
      for position in first..<first + Int(elements[element].attributeCount) {
        let link = ofAttribute[Int(attributes[position].name)]
        if link >= 0 { ask(from: link, of: element, into: &diagnostics) }
      }
    }
  }

  /// Asks the rows of a chain of triggers.
  private mutating func ask(from first: Int32, of element: Int, into diagnostics: inout Diagnostics) {
    var link = first
    while link >= 0 {
      ask(Int(linkedRows[Int(link)]), of: element, into: &diagnostics)
      link = nextLinks[Int(link)]
    }
  }

  private mutating func ask(_ row: Int, of element: Int, into diagnostics: inout Diagnostics) {
    let check = rows[row]
    guard let finding = check.condition(element, subject) else { return }
    if check.isToldOnce, !told.insert(row) { return }
    tell(finding, check, at: finding.element ?? element, into: &diagnostics)
  }

  @inline(never)
  private func tell(
    _ finding: Finding, _ row: DocumentCheck, at element: Int, into diagnostics: inout Diagnostics
  ) {
    let place = diagnostics.isFull ? Place(file: subject.document.file) : subject.place(of: element)
    switch finding.words {
    case .said(let words, let known):
      diagnostics.add(row.issue, "\(words); \(row.advice)", interfaceBuilder: known, at: place)
    case .lacking(let what, let remark, let areKnown):
      guard let versions = row.versions, let first = subject.system.first(versions),
        let target = row.countsBothTargets ? subject.lowestTarget : subject.target
      else { return }
      let (system, version) = (subject.system, first)
      let words = "\(what) is not available before \(system.shown(version)), and the document is for \(target)"
      let known = system.words(for: what, before: version, by: subject.profile) + remark
      diagnostics.add(
        row.issue, "\(words); \(row.advice)", interfaceBuilder: areKnown ? known : nil, at: place)
    }
  }
}

extension DocumentCheck {
  /// The remedy as the end of a message.
  var advice: String {
    let sentence = remedy.hasSuffix(".") ? remedy.dropLast() : remedy[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
