import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Turns the schema into plans: keeps the rows that the profile has, flattens inheritance, numbers every name.
struct PlanMaker {
  let profile: OutputProfile
  var symbols = NameRegistry()
  var keys = NameRegistry()
  var classes = NameRegistry()
  var fallbacks: [(name: String, fallback: String)] = []
  var planOfTag: [Int32] = []

  var choices: [Choice] = []
  var bitSets: [[(symbol: Symbol, value: Int64)]] = []
  var numbers: [[Double]] = []
  var constants: [Constant] = []
  var colors: [DefaultColor] = []
  var fonts: [DefaultFont] = []
  var conditions: [PlannedCondition] = []
  /// By place in the catalog: rows and known names of a kind, with all that it inherits.
  private var finished: [(rows: [UInt16], known: SymbolSet)?]
  /// The rows of all kinds, each once; those that the profile has not are among them.
  private(set) var rows: [PlannedRow] = []
  /// The rows of objects that no element has.
  var parts: [PlannedRow] = []

  /// Places in the catalog of the kinds that are planned: a parent before its heirs.
  private var chosen: [Int] = []
  /// By place in the catalog: the schema, if the kind is planned.
  private var schemas: [ElementSchema?]

  /// A maker of the plans for a profile, and for the kinds of `document` alone if one is given.
  init(profile: OutputProfile, document: Document? = nil) {
    self.profile = profile
    finished = Array(repeating: nil, count: ElementCatalog.kinds.count)
    schemas = Array(repeating: nil, count: ElementCatalog.kinds.count)
    rows.reserveCapacity(768)
    for name in PassName.allCases { symbols.number(name.rawValue) }
    for trait in Choice.accessibilityTraits.entries { symbols.number(trait.name) }
    for key in PassKey.allCases { keys.number(key.rawValue) }
    for name in ElementCatalog.designTime { symbols.number(name) }
    choose(document)
    for place in chosen { schemas[place].map { number($0) } }
    planOfTag = [Int32](repeating: -1, count: symbols.count)
  }

  /// Chooses the kinds whose tags the document has, those that stand in for unknown tags, and what they inherit from.
  private mutating func choose(_ document: Document?) {
    var tags = NameRegistry(capacity: 512)
    for name in document?.names.spans ?? [] { tags.number(document?.names.bytes ?? [], name) }
    for (place, kind) in ElementCatalog.kinds.enumerated() {
      let isNeeded =
        document == nil || kind.tag == "view" || kind.tag == "customObject" || kind.tag.utf8.contains(0x2F)
        || tags.find(kind.tag) >= 0 || (kind.tag == "viewController" && document?.kind == .storyboard)
      if isNeeded { choose(place) }
    }
  }

  private mutating func choose(_ place: Int) {
    guard schemas[place] == nil else { return }
    let schema = ElementCatalog.kinds[place].schema
    schemas[place] = schema
    if let parent = schema.parent, let place = ElementCatalog.kinds.firstIndex(where: { $0.tag == parent }) {
      choose(place)
    }
    chosen.append(place)
  }

  /// Numbers every name of a kind, so that the tables by symbol have their size before the first plan.
  private mutating func number(_ schema: ElementSchema) {
    symbols.number(schema.tag)
    for name in schema.silent { symbols.number(name) }
    number(schema.rows)
  }

  private mutating func number(_ rows: [Row]) {
    for row in rows {
      if let path = row.path {
        symbols.number(path.child)
        symbols.number(path.attribute)
      } else if !row.attribute.isEmpty {
        symbols.number(row.attribute)
      }
      if let path = row.condition.path {
        symbols.number(path.child)
        symbols.number(path.attribute)
      } else if !row.condition.attribute.isEmpty {
        symbols.number(row.condition.attribute)
      }
      switch row.form {
      case .priorities(_, let vertical, _, _, _): symbols.number(vertical)
      case .bits(let set, _, _), .anyBit(let set, _): for entry in set.entries { symbols.number(entry.name) }
      case .made(_, let rows): number(rows)
      default: break
      }
    }
  }

  mutating func makePlans() -> [Plan] {
    var plans: [Plan] = []
    plans.reserveCapacity(chosen.count)
    for place in chosen {
      guard let schema = schemas[place] else { continue }
      planOfTag[Int(symbols.find(schema.tag))] = Int32(plans.count)
      plans.append(plan(schema, place))
    }
    return plans
  }

  private mutating func plan(_ schema: ElementSchema, _ place: Int) -> Plan {
    let (rows, known) = finish(schema, place)
    var className = schema.className
    if let old = schema.oldClassName, profile <= old.through { className = old.name }
    if let fallback = schema.fallbackClassName { fallbacks.append((className, fallback)) }
    return Plan(
      schema, className: className, classID: ClassID(Int(classes.number(className))),
      rows: rows.filter { self.rows[Int($0)].isInProfile }, known: known)
  }

  /// Rows and known names of a kind; each row of the schema is made ready once, however many kinds inherit it.
  private mutating func finish(_ schema: ElementSchema, _ place: Int) -> (rows: [UInt16], known: SymbolSet) {
    if let done = finished[place] { return done }
    var inherited: [UInt16] = []
    var known = SymbolSet(count: symbols.count)
    if let parent = schema.parent, let place = ElementCatalog.kinds.firstIndex(where: { $0.tag == parent }),
      let done = finished[place]
    {
      (inherited, known) = done
    } else {
      for name in ElementCatalog.designTime { known.insert(symbols.find(name)) }
    }
    for name in schema.silent { known.insert(symbols.find(name)) }
    let firstOwn = rows.count
    for row in schema.rows {
      let made = plan(row)
      rows.append(made)
      note(made, in: &known)
    }
    let result = (merge(inherited, ownFrom: firstOwn), known)
    finished[place] = result
    return result
  }

  /// Notes the names that a row reads, if the profile has it.
  private func note(_ row: PlannedRow, in known: inout SymbolSet) {
    guard row.isInProfile else { return }
    if row.child >= 0 || row.symbol >= 0 { known.insert(row.child >= 0 ? row.child : row.symbol) }
    if row.second >= 0 { known.insert(row.second) }
    guard row.operation == .made else { return }
    for part in Int(row.extra)..<Int(row.extra + row.extra2) { note(parts[part], in: &known) }
  }

  /// Own rows behind inherited ones; an own row for an inherited key stands in the inherited row's place.
  private func merge(_ inherited: [UInt16], ownFrom first: Int) -> [UInt16] {
    let own = first..<rows.count
    guard !inherited.isEmpty else { return own.map { UInt16(truncatingIfNeeded: $0) } }
    guard !own.isEmpty else { return inherited }
    var merged: [UInt16] = []
    merged.reserveCapacity(inherited.count + own.count)
    var placed = [Bool](repeating: false, count: own.count)
    for row in inherited {
      let key = rows[Int(row)].key
      var isReplaced = false
      for index in own where key != .none && rows[index].key == key {
        isReplaced = true
        if !placed[index - first] { merged.append(UInt16(truncatingIfNeeded: index)) }
        placed[index - first] = true
      }
      if !isReplaced { merged.append(row) }
    }
    for index in own where !placed[index - first] { merged.append(UInt16(truncatingIfNeeded: index)) }
    return merged
  }

  /// The class table with the fallbacks that the schema and the passes name.
  func classTable() -> ClassTable {
    var registry = classes
    var lists = [[ClassID]](repeating: [], count: registry.count)
    for (name, fallback) in fallbacks + PassClasses.fallbacks {
      let target = ClassID(Int(registry.number(fallback)))
      while lists.count < registry.count { lists.append([]) }
      lists[Int(registry.number(name))] = [target]
    }
    return ClassTable(names: registry.names, fallbacks: lists)
  }
}
