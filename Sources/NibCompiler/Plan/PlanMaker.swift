import NibBytes
import NibGraph
import NibSchema

/// Turns the schema into plans: keeps the rows that the profile has, flattens inheritance, numbers every name.
struct PlanMaker {
  let profile: OutputProfile
  let symbols: SymbolTable
  var keyPool = NamePool()
  var classPool = NamePool()
  var fallbacks: [(name: String, fallback: String)] = []
  var planOfTag: [Int32]

  var choices: [[(bytes: [UInt8], value: Int64)]] = []
  var choiceNames: [String] = []
  var bitSets: [[(symbol: Symbol, value: Int64)]] = []
  var numbers: [[Double]] = []
  var constants: [Constant] = []
  var colors: [DefaultColor] = []
  var fonts: [DefaultFont] = []
  var conditions: [PlannedCondition] = []
  /// By tag: rows and known names of a kind, with all that it inherits.
  private var finished: [String: (rows: [PlannedRow], known: [Bool])] = [:]

  init(profile: OutputProfile) {
    self.profile = profile
    symbols = SymbolTable(PlanMaker.allNames())
    planOfTag = [Int32](repeating: -1, count: symbols.count)
  }

  private static func allNames() -> [String] {
    var names = PassSymbols.allNames + ElementCatalog.designTime
    names.reserveCapacity(1024)
    for schema in ElementCatalog.all {
      names.append(schema.tag)
      names += schema.silent
      for row in schema.rows { add(row, to: &names) }
    }
    return names
  }

  private static func add(_ row: Row, to names: inout [String]) {
    if let path = row.path {
      names.append(path.child)
      names.append(path.attribute)
    } else if !row.attribute.isEmpty {
      names.append(row.attribute)
    }
    if !row.condition.attribute.isEmpty { names.append(row.condition.attribute) }
    switch row.form {
    case .priorities(_, let vertical, _, _): names.append(vertical)
    case .bits(let set, _, _): names += set.entries.map(\.name)
    default: break
    }
  }

  mutating func makePlans() -> [Plan] {
    var plans: [Plan] = []
    for schema in ElementCatalog.all {
      planOfTag[Int(symbols.find(schema.tag))] = Int32(plans.count)
      plans.append(plan(schema))
    }
    return plans
  }

  private mutating func plan(_ schema: ElementSchema) -> Plan {
    let (rows, known) = finish(schema)
    var className = schema.className
    if let old = schema.oldClassName, profile <= old.through { className = old.name }
    if let fallback = schema.fallbackClassName { fallbacks.append((className, fallback)) }
    return Plan(
      tag: schema.tag, className: className, role: schema.role, classID: classPool.class(className), rows: rows,
      known: known, isProxy: schema.tag == "placeholder")
  }

  /// Rows and known names of a kind; each row of the schema is made ready once, however many kinds inherit it.
  private mutating func finish(_ schema: ElementSchema) -> (rows: [PlannedRow], known: [Bool]) {
    if let done = finished[schema.tag] { return done }
    var rows: [PlannedRow] = []
    var known = [Bool](repeating: false, count: symbols.count)
    if let parent = schema.parent.flatMap(ElementCatalog.find) {
      (rows, known) = finish(parent)
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
    finished[schema.tag] = result
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
    var pool = classPool
    var lists = [[ClassID]](repeating: [], count: pool.table.count)
    for (name, fallback) in fallbacks {
      let target = pool.class(fallback)
      while lists.count < pool.table.count { lists.append([]) }
      lists[pool[name]] = [target]
    }
    return ClassTable(names: pool.table, fallbacks: lists)
  }
}
