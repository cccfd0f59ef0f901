import NibBytes
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
  private var finished: [(rows: [PlannedRow], known: [Bool])?]

  init(profile: OutputProfile) {
    self.profile = profile
    finished = Array(repeating: nil, count: ElementCatalog.all.count)
    for name in PassName.allCases { symbols.number(name.rawValue) }
    for key in PassKey.allCases { keys.number(key.rawValue) }
    for name in ElementCatalog.designTime { symbols.number(name) }
    for schema in ElementCatalog.all { number(schema) }
    planOfTag = [Int32](repeating: -1, count: symbols.count)
  }

  /// Numbers every name of a kind, so that the tables by symbol have their size before the first plan.
  private mutating func number(_ schema: ElementSchema) {
    symbols.number(schema.tag)
    for name in schema.silent { symbols.number(name) }
    for row in schema.rows {
      if let path = row.path {
        symbols.number(path.child)
        symbols.number(path.attribute)
      } else if !row.attribute.isEmpty {
        symbols.number(row.attribute)
      }
      if !row.condition.attribute.isEmpty { symbols.number(row.condition.attribute) }
      switch row.form {
      case .priorities(_, let vertical, _, _): symbols.number(vertical)
      case .bits(let set, _, _): for entry in set.entries { symbols.number(entry.name) }
      default: break
      }
    }
  }

  mutating func makePlans() -> [Plan] {
    var plans: [Plan] = []
    for (place, schema) in ElementCatalog.all.enumerated() {
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
      tag: schema.tag, className: className, role: schema.role, classID: ClassID(Int(classes.number(className))), rows: rows,
      known: known, isProxy: schema.tag == "placeholder")
  }

  /// Rows and known names of a kind; each row of the schema is made ready once, however many kinds inherit it.
  private mutating func finish(_ schema: ElementSchema, _ place: Int) -> (rows: [PlannedRow], known: [Bool]) {
    if let done = finished[place] { return done }
    var rows: [PlannedRow] = []
    var known = [Bool](repeating: false, count: symbols.count)
    if let parent = schema.parent, let place = ElementCatalog.all.firstIndex(where: { $0.tag == parent }) {
      (rows, known) = finish(ElementCatalog.all[place], place)
    } else {
      for name in ElementCatalog.designTime { known[Int(symbols.find(name))] = true }
    }
    for name in schema.silent { known[Int(symbols.find(name))] = true }
    var own: [PlannedRow] = []
    for row in schema.rows {
      var made = plan(row)
      made.isInProfile = row.condition.since <= profile && profile <= row.condition.through
      own.append(made)
      for symbol in [made.child >= 0 ? made.child : made.symbol, made.second] where symbol >= 0 && made.isInProfile {
        known[Int(symbol)] = true
      }
    }
    let result = (PlanMaker.merge(rows, own), known)
    finished[place] = result
    return result
  }

  /// Own rows behind inherited ones; an own row for an inherited key stands in the inherited row's place.
  private static func merge(_ inherited: [PlannedRow], _ own: [PlannedRow]) -> [PlannedRow] {
    var rows: [PlannedRow] = []
    rows.reserveCapacity(inherited.count + own.count)
    var placed = [Bool](repeating: false, count: own.count)
    for row in inherited {
      let replacing = row.key == .none ? [] : own.indices.filter { own[$0].key == row.key }
      if replacing.isEmpty {
        rows.append(row)
      } else {
        for index in replacing where !placed[index] {
          placed[index] = true
          rows.append(own[index])
        }
      }
    }
    for index in own.indices where !placed[index] { rows.append(own[index]) }
    return rows
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
