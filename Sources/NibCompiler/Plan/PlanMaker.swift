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
  private let resolved: [(schema: ElementSchema, rows: [Row], silent: [String])]

  init(profile: OutputProfile) {
    self.profile = profile
    resolved = ElementCatalog.all.map { schema in
      let rows = ElementCatalog.rows(of: schema).filter {
        $0.condition.since <= profile && profile <= $0.condition.through
      }
      return (schema, rows, ElementCatalog.silent(of: schema))
    }
    symbols = SymbolTable(PlanMaker.allNames(resolved))
    planOfTag = [Int32](repeating: -1, count: symbols.count)
  }

  private static func allNames(_ kinds: [(schema: ElementSchema, rows: [Row], silent: [String])]) -> [String] {
    var names = PassSymbols.allNames
    for kind in kinds {
      names.append(kind.schema.tag)
      names += kind.silent
      for row in kind.rows {
        names += row.attribute.split(separator: ".").map(String.init)
        if !row.condition.attribute.isEmpty { names.append(row.condition.attribute) }
        switch row.form {
        case .priorities(_, let vertical, _, _): names.append(vertical)
        case .bits(let set, _, _): names += set.entries.map(\.name)
        default: break
        }
      }
    }
    return names
  }

  mutating func makePlans() -> [Plan] {
    var plans: [Plan] = []
    for kind in resolved {
      planOfTag[Int(symbols.find(kind.schema.tag))] = Int32(plans.count)
      plans.append(plan(kind.schema, kind.rows, silent: kind.silent))
    }
    return plans
  }

  private mutating func plan(_ schema: ElementSchema, _ rows: [Row], silent: [String]) -> Plan {
    var known = [Bool](repeating: false, count: symbols.count)
    for name in silent { known[Int(symbols.find(name))] = true }
    var planned: [PlannedRow] = []
    planned.reserveCapacity(rows.count)
    for row in rows {
      let made = plan(row)
      planned.append(made)
      for symbol in [made.child >= 0 ? made.child : made.symbol, made.second] where symbol >= 0 {
        known[Int(symbol)] = true
      }
    }
    var className = schema.className
    if let old = schema.oldClassName, profile <= old.through { className = old.name }
    if let fallback = schema.fallbackClassName { fallbacks.append((className, fallback)) }
    return Plan(
      tag: schema.tag, className: className, role: schema.role, classID: classPool.class(className), rows: planned,
      known: known, isProxy: schema.tag == "placeholder")
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
