import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Turns the schema into plans: keeps the rows that the profile has, flattens inheritance, numbers every name.
struct SchemaCompiler {
  let profile: OutputProfile
  let platform: Platform
  var customLowerings: [CustomLoweringCode] = []
  var symbols = NameRegistry()
  var keys = NameRegistry()
  var classes = NameRegistry()
  var fallbacks: [(name: String, fallback: String)] = []
  var tables = SchemaTables()
  /// By place among the chosen kinds: rows and known names of a kind, with all that it inherits.
  private var finished: [FinishedKind] = []

  /// Attributes and elements that Interface Builder alone reads.
  private(set) var editorOnly = SymbolSet()
  /// What every kind knows.
  private var commonNames = SymbolSet()
  /// Names that only children have.
  private(set) var childNames = SymbolSet()
  /// The kinds that are planned: a parent before its heirs.
  private(set) var chosen: [ElementSchema] = []

  /// Rows and known names of a kind, with all that it inherits.
  private struct FinishedKind {
    var rows: [UInt16]
    var known: SymbolSet
    var children: SymbolSet
  }

  /// A maker of the plans for a profile, and of the kinds that are chosen.
  init(_ platform: Platform, profile: OutputProfile, _ choice: KindChoice) {
    self.profile = profile
    self.platform = platform
    tables.rows.reserveCapacity(768)
    symbols.append(distinct: WellKnownName.self)
    for trait in Choice.accessibilityTraits.entries { symbols.number(trait.name) }
    keys.append(distinct: NibKey.self)
    precondition(keys.count == NibKey.count, "NibKey has \(keys.count) cases and says \(NibKey.count)")
    keys.append(distinct: platform.keyNames)
    classes.append(distinct: NibClass.self)
    precondition(classes.count == NibClass.count, "NibClass has \(classes.count) cases and says \(NibClass.count)")
    classes.append(distinct: platform.classNames)
    fallbacks = platform.classFallbacks
    for name in Catalog.editorOnlyNames + Catalog.editorOnlyElements { editorOnly.insert(symbols.number(name)) }
    for name in Catalog.commonNames { commonNames.insert(symbols.number(name)) }
    for name in WellKnownName.ofChildren { childNames.insert(name.symbol) }
    for name in Catalog.childNames { childNames.insert(symbols.number(name)) }
    switch choice {
    case .all: for kind in platform.catalog.kinds { choose(kind.schema) }
    case .of(let document): choose(document)
    }
  }

  /// Chooses the kinds whose tags the document has, those that stand in for unknown tags, and what they inherit from.
  private mutating func choose(_ document: Document) {
    var tags = NameRegistry(expecting: 256)
    for name in document.names.spans { tags.number(document.names.bytes, name) }
    for kind in platform.catalog.kinds {
      let isNeeded =
        tags.find(kind.host ?? kind.tag) >= 0 || kind.tag == "view" || kind.tag == "customObject"
        || (kind.tag == "viewController" && document.kind == .storyboard)
      if isNeeded { choose(kind.schema) }
    }
  }

  private mutating func choose(_ schema: ElementSchema) {
    guard !chosen.contains(where: { $0 === schema }) else { return }
    if let parent = schema.parent { choose(parent) }
    chosen.append(schema)
  }

  mutating func makePlans() -> [KindPlan] {
    var plans: [KindPlan] = []
    plans.reserveCapacity(chosen.count)
    for schema in chosen { plans.append(plan(schema)) }
    let tags = chosen.map { symbols.number($0.tag) }
    tables.planOfTag = [Int32](repeating: -1, count: symbols.count)
    for (plan, tag) in tags.enumerated() { tables.planOfTag[Int(tag)] = Int32(plan) }
    return plans
  }

  private mutating func plan(_ schema: ElementSchema) -> KindPlan {
    let kind = finish(schema)
    finished.append(kind)
    var className = schema.className
    if let old = schema.oldClassName, profile <= old.through { className = old.name }
    if let fallback = schema.fallbackClassName { fallbacks.append((className, fallback)) }
    return KindPlan(
      schema, className: className, classID: ClassID(Int(classes.number(className))),
      rows: kind.rows.filter { tables.rows[Int($0)].isInProfile }, known: kind.known, children: kind.children,
      isController: platform.objects.isController(schema), profile: profile)
  }

  /// Rows and known names of a kind; each row of the schema is made ready once, however many kinds inherit it.
  private mutating func finish(_ schema: ElementSchema) -> FinishedKind {
    var inherited = FinishedKind(rows: [], known: commonNames, children: childNames)
    if let parent = schema.parent, let place = chosen.firstIndex(where: { $0 === parent }) {
      inherited = finished[place]
    }
    var known = inherited.known
    var children = inherited.children
    for ignored in schema.ignored { known.insert(symbols.number(ignored.name)) }
    let firstOwn = tables.rows.count
    var ownKeys = SymbolSet()
    var read = SymbolSet()
    for row in schema.rows {
      let isRead = row.condition.includes(profile)
      row.visitNames { name, role in
        let symbol = symbols.number(name)
        guard role != .inner else { return }
        known.insert(symbol)
        if role == .child { children.insert(symbol) }
        if isRead { read.insert(symbol) }
      }
      let row = plan(row)
      if row.key != .none { ownKeys.insert(Symbol(row.key.index)) }
      tables.rows.append(row)
    }
    // What no row of the profile reads is told of, where its effect is known or another attribute repeats it.
    for name in schema.unarchived.map(\.key) + schema.repeated.map(\.key) {
      let symbol = symbols.number(name)
      if !read.contains(symbol) { known.remove(symbol) }
    }
    let own = (firstOwn..<tables.rows.count).map { UInt16(truncatingIfNeeded: $0) }
    let rows = tables.rows
    let merged = ElementSchema.merge(inherited: inherited.rows, own: own) { row in
      rows[Int(row)].key != .none && ownKeys.contains(Symbol(rows[Int(row)].key.index))
    } hasSameKey: { left, right in
      rows[Int(left)].key == rows[Int(right)].key
    }
    return FinishedKind(rows: merged, known: known, children: children)
  }

  /// The class table with the fallbacks that the schema and the passes name.
  func classTable() -> ClassTable {
    var registry = classes
    var lists = [[ClassID]](repeating: [], count: registry.count)
    for (name, fallback) in fallbacks {
      let target = ClassID(Int(registry.number(fallback)))
      while lists.count < registry.count { lists.append([]) }
      lists[Int(registry.number(name))] = [target]
    }
    return ClassTable(names: registry.names, fallbacks: lists)
  }
}
