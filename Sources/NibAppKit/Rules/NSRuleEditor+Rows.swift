import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Who says what the rules of an editor are made of. Stands in for NSRuleEditorDelegate.
@MainActor
public protocol NSRuleEditorDelegate: AnyObject {
  /// How many choices follow a criterion; nil asks for the first ones.
  func ruleEditor(
    _ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
  )
    -> Int
  /// The choice of a place that follows a criterion.
  func ruleEditor(
    _ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any?, with rowType: NSRuleEditor.RowType
  ) -> Any
  /// What a choice shows: a text, a view or an item of a menu.
  func ruleEditor(_ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int) -> Any
  /// What a choice makes of the predicate of its rule; nil for nothing.
  func ruleEditor(
    _ editor: NSRuleEditor, predicatePartsForCriterion criterion: Any, withDisplayValue value: Any, inRow row: Int
  ) -> [NSRuleEditor.PredicatePartKey: Any]?
  /// There are other rules.
  func ruleEditorRowsDidChange(_ notification: Notification)
}

extension NSRuleEditorDelegate {
  /// Nothing.
  public func ruleEditor(
    _ editor: NSRuleEditor, predicatePartsForCriterion criterion: Any, withDisplayValue value: Any, inRow row: Int
  ) -> [NSRuleEditor.PredicatePartKey: Any]? { nil }
  /// Does nothing.
  public func ruleEditorRowsDidChange(_ notification: Notification) {}
}

/// A rule of an editor.
private struct Rule {
  var type: NSRuleEditor.RowType
  var criteria: [Any]
  var values: [Any]
  /// How deep it lies in others.
  var depth: Int
  /// What a row of a predicate editor is made like, and what it says.
  var template: NSPredicateEditorRowTemplate?
  var predicate: NSPredicate?
}

private struct RuleRows: RareState {
  var rows: [Rule] = []
  var selected = IndexSet()
  var formatting: [String: String]?
}

/// Rules by their place, each below that which it lies in. They start with the first choices of the delegate.
extension NSRuleEditor {
  /// Whether a rule compares or holds others. Documented: the numbers, by AppKit.
  public enum RowType: UInt, Sendable {
    /// It compares; it holds others.
    case simple, compound
  }

  /// There are other rules.
  public static let rowsDidChangeNotification = Notification.Name("NSRuleEditorRowsDidChangeNotification")

  private var rules: [Rule] {
    get { self[rare: RuleRows.self].rows }
    set { self[rare: RuleRows.self].rows = newValue }
  }

  /// Who says what rules are made of, if it is of the protocol; not kept alive.
  public final var delegate: (any NSRuleEditorDelegate)? {
    get { outlet("delegate") as? any NSRuleEditorDelegate }
    set {
      connect("delegate", to: newValue)
      if newValue != nil { reloadCriteria() }
    }
  }
  /// The texts of rules in other languages; nil for as they are.
  public final var formattingDictionary: [String: String]? {
    get { self[rare: RuleRows.self].formatting }
    set { self[rare: RuleRows.self].formatting = newValue }
  }
  /// How many rules there are.
  public final var numberOfRows: Int { rules.count }

  /// Adds a rule at the end, as a user does who clicks the plus; the first of an editor for compound rules holds others.
  public final func addRow(_ sender: Any?) {
    switch nestingMode {
    case .single: if rules.isEmpty { insert(.simple, at: 0, depth: 0) }
    case .list: insert(.simple, at: rules.count, depth: 0)
    case .compound, .simple:
      if rules.isEmpty { insert(.compound, at: 0, depth: 0) }
      insert(.simple, at: rules.count, depth: 1)
    }
    didChange()
    if sender != nil { InterfaceFaults.raising { try sendAction() } }
  }

  /// Puts a rule at a place, in another one or, for -1, in none.
  public final func insertRow(
    at rowIndex: Int, with rowType: RowType, asSubrowOfRow parentRow: Int, animate shouldAnimate: Bool
  ) {
    let depth = rules.indices.contains(parentRow) ? rules[parentRow].depth + 1 : 0
    insert(rowType, at: min(max(rowIndex, 0), rules.count), depth: depth)
    didChange()
  }

  private func insert(_ type: RowType, at index: Int, depth: Int) {
    rules.insert(Rule(type: type, criteria: [], values: [], depth: depth), at: index)
    fillCriteria(of: index)
  }

  /// Chooses the first choice of each list.
  private func fillCriteria(of row: Int) {
    if let editor = self as? NSPredicateEditor {
      let template = editor.rowTemplates.first { $0.isOfCompounds == (rules[row].type == .compound) }
      (rules[row].template, rules[row].predicate) = (template, template?.predicate(withSubpredicates: nil))
    }
    guard let delegate else { return }
    let type = rules[row].type
    var criteria: [Any] = []
    while criteria.count < 64,
      delegate.ruleEditor(self, numberOfChildrenForCriterion: criteria.last, with: type) > 0
    {
      criteria.append(delegate.ruleEditor(self, child: 0, forCriterion: criteria.last, with: type))
    }
    rules[row].criteria = criteria
    rules[row].values = criteria.map { delegate.ruleEditor(self, displayValueForCriterion: $0, inRow: row) }
  }

  fileprivate func show(_ rows: [Rule]) {
    rules = rows
    self[rare: RuleRows.self].selected = []
    didChange()
  }

  private func didChange() {
    let notification = Notification(name: Self.rowsDidChangeNotification, object: self)
    delegate?.ruleEditorRowsDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  /// Takes a rule away with those in it, where rules may go.
  public final func removeRow(at rowIndex: Int) { removeRows(at: IndexSet(integer: rowIndex), includeSubrows: true) }

  /// Takes rules away, with those in them or not; those left come one level up.
  public final func removeRows(at rowIndexes: IndexSet, includeSubrows: Bool) {
    var gone = rowIndexes.filteredIndexSet { rules.indices.contains($0) }
    if includeSubrows { for row in gone { gone.formUnion(below(row)) } }
    guard !gone.isEmpty, canRemoveAllRows || gone.count < rules.count else { return }
    for row in gone where !includeSubrows { for inner in below(row) { rules[inner].depth -= 1 } }
    rules = rules.indices.filter { !gone.contains($0) }.map { rules[$0] }
    self[rare: RuleRows.self].selected = []
    didChange()
  }

  /// The rules that lie anywhere in one.
  private func below(_ row: Int) -> IndexSet {
    let depth = rules[row].depth
    return IndexSet(rules.indices.dropFirst(row + 1).prefix { rules[$0].depth > depth })
  }

  /// Whether a rule compares or holds others.
  public final func rowType(forRow rowIndex: Int) -> RowType {
    rules.indices.contains(rowIndex) ? rules[rowIndex].type : .simple
  }
  /// The rule that one lies in; -1 for none.
  public final func parentRow(forRow rowIndex: Int) -> Int {
    guard rules.indices.contains(rowIndex) else { return -1 }
    return rules.indices.prefix(rowIndex).last { rules[$0].depth < rules[rowIndex].depth } ?? -1
  }
  /// The rules that lie in one, not deeper; for -1 those in none.
  public final func subrowIndexes(forRow rowIndex: Int) -> IndexSet {
    IndexSet(rules.indices.filter { parentRow(forRow: $0) == rowIndex })
  }
  /// What is chosen in a rule.
  public final func criteria(forRow row: Int) -> [Any] { rules.indices.contains(row) ? rules[row].criteria : [] }
  /// What a rule shows.
  public final func displayValues(forRow row: Int) -> [Any] { rules.indices.contains(row) ? rules[row].values : [] }
  /// Chooses in a rule.
  public final func setCriteria(_ criteria: [Any], andDisplayValues values: [Any], forRowAt rowIndex: Int) {
    guard rules.indices.contains(rowIndex) else { return }
    rules[rowIndex].criteria = criteria
    rules[rowIndex].values = values
    didChange()
  }
  /// The rule that shows an object; `NSNotFound` for none.
  public final func row(forDisplayValue displayValue: Any) -> Int {
    let wanted = displayValue as AnyObject
    return rules.firstIndex { $0.values.contains { $0 as AnyObject === wanted } } ?? NSNotFound
  }
  /// Asks the delegate for the choices of all rules anew; the first ones are chosen.
  public final func reloadCriteria() { for row in rules.indices { fillCriteria(of: row) } }

  /// The rules that are selected.
  public final var selectedRowIndexes: IndexSet { self[rare: RuleRows.self].selected }
  /// Selects rules, beside those that are or in their place.
  public final func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let known = indexes.filteredIndexSet { rules.indices.contains($0) }
    self[rare: RuleRows.self].selected = extend ? selectedRowIndexes.union(known) : known
  }
}

extension NSRuleEditor {
  /// The predicate that a rule says: of a predicate editor what its row shows, else what the delegate makes of the choices;
  /// nil where that is not enough for one.
  public final func predicate(forRow row: Int) -> NSPredicate? {
    guard rules.indices.contains(row) else { return nil }
    let inner = subrowIndexes(forRow: row).compactMap { predicate(forRow: $0) }
    if let template = rules[row].template {
      guard rules[row].type == .compound else { return rules[row].predicate }
      let type = (rules[row].predicate as? Foundation.NSCompoundPredicate)?.compoundPredicateType
      return type.map { NibFoundation.NSCompoundPredicate(type: $0, subpredicates: inner) }
        ?? template.predicate(withSubpredicates: inner)
    }
    var parts: [PredicatePartKey: Any] = [:]
    for (criterion, value) in zip(rules[row].criteria, rules[row].values) {
      let more = delegate?.ruleEditor(self, predicatePartsForCriterion: criterion, withDisplayValue: value, inRow: row)
      parts.merge(more ?? [:]) { $1 }
    }
    return PredicatePartKey.predicate(of: parts, inner)
  }

  /// The predicate that the rules say: that of the only rule that lies in no other, else all of them; nil for none.
  public final var predicate: NSPredicate? {
    let found = subrowIndexes(forRow: -1).compactMap { predicate(forRow: $0) }
    return found.count > 1 ? NibFoundation.NSCompoundPredicate(type: .and, subpredicates: found) : found.first
  }

  /// Has the predicate be made anew: that is done each time.
  public final func reloadPredicate() {}
}

extension NSPredicateEditor {
  final func showRows(of predicate: NSPredicate?) {
    var rows: [Rule] = []
    if let predicate { add(predicate, depth: 0, to: &rows) }
    show(rows)
  }

  private func add(_ predicate: NSPredicate, depth: Int, to rows: inout [Rule]) {
    let matches = rowTemplates.map { (template: $0, match: $0.match(for: predicate)) }
    let best = matches.reduce(nil) { (best: (template: NSPredicateEditorRowTemplate, match: Double)?, next) in
      next.match > (best?.match ?? 0) ? next : best
    }
    guard let best, depth < 64 else { return }
    let inner = best.template.displayableSubpredicates(of: predicate)
    rows.append(
      Rule(
        type: inner == nil ? .simple : .compound, criteria: [], values: [], depth: depth, template: best.template,
        predicate: predicate))
    for part in inner ?? [] { add(part, depth: depth + 1, to: &rows) }
  }
}
