import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// Turns the schema into plans: keeps the rows that the profile has, flattens inheritance, numbers every name.
struct SchemaCompiler {
  let profile: OutputProfile
  let catalog: Catalog
  private let objects: any ObjectForms.Type
  var customLowerings: [CustomLoweringCode] = []
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
  /// The words of bits.
  var packed: [PlannedWord] = []
  /// The localizable column.
  private(set) var texts: PlannedTexts
  /// The texts of rows by the row's place, for the kinds that inherit them.
  private var textsOfRows = NumberMap<[(tag: String, text: RowText)]>()
  /// By place among the chosen kinds: rows, known names and those of children of a kind, with all that it inherits.
  private var finished: [(rows: [UInt16], known: SymbolSet, children: SymbolSet)] = []
  /// The rows of all kinds, each once; those that the profile has not are among them.
  private(set) var rows: [PlannedRow] = []
  /// The rows of objects that no element has.
  var synthesizedRows: [PlannedRow] = []

  /// Attributes and elements that Interface Builder alone reads.
  private(set) var editorOnly = SymbolSet()
  /// What every kind knows.
  private var commonNames = SymbolSet()
  /// Names that only children have.
  private var childNames = SymbolSet()
  /// The kinds that are planned: a parent before its heirs.
  private var chosen: [ElementSchema] = []

  /// A maker of the plans for a profile, and for the kinds of `document` alone if one is given.
  init(_ platform: Platform, profile: OutputProfile, document: Document? = nil) {
    self.profile = profile
    catalog = platform.catalog
    objects = platform.objects
    rows.reserveCapacity(768)
    for name in WellKnownName.allCases { symbols.number(name.rawValue) }
    texts = PlannedTexts(every: symbols.number(Catalog.everyTag))
    for trait in Choice.accessibilityTraits.entries { symbols.number(trait.name) }
    for key in NibKey.allCases { keys.number(key.rawValue) }
    precondition(keys.count == NibKey.count, "NibKey has \(keys.count) cases and says \(NibKey.count)")
    for key in platform.keyNames { keys.number(key) }
    for name in NibClass.allCases { classes.number(name.rawValue) }
    precondition(classes.count == NibClass.count, "NibClass has \(classes.count) cases and says \(NibClass.count)")
    for name in platform.classNames { classes.number(name) }
    fallbacks = platform.classFallbacks
    for name in Catalog.editorOnlyNames + Catalog.editorOnlyElements { editorOnly.insert(symbols.number(name)) }
    for name in Catalog.commonNames { commonNames.insert(symbols.number(name)) }
    for name in WellKnownName.ofChildren { childNames.insert(name.symbol) }
    for name in Catalog.childNames { childNames.insert(symbols.number(name)) }
    choose(document)
  }

  /// Chooses the kinds whose tags the document has, those that stand in for unknown tags, and what they inherit from.
  private mutating func choose(_ document: Document?) {
    var tags = NameRegistry(expecting: 256)
    for name in document?.names.spans ?? [] { tags.number(document?.names.bytes ?? [], name) }
    for kind in catalog.kinds {
      let isNeeded =
        document == nil || tags.find(kind.host ?? kind.tag) >= 0 || kind.tag == "view" || kind.tag == "customObject"
        || (kind.tag == "viewController" && document?.kind == .storyboard)
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
    for part in catalog.parts {
      let tag = symbols.number(part.tag)
      for row in part.rows { for text in row.texts { texts.add(text, of: tag, &symbols) } }
    }
    let tags = chosen.map { symbols.number($0.tag) }
    planOfTag = [Int32](repeating: -1, count: symbols.count)
    for (plan, tag) in tags.enumerated() { planOfTag[Int(tag)] = Int32(plan) }
    return plans
  }

  private mutating func plan(_ schema: ElementSchema) -> KindPlan {
    let (rows, known, children) = finish(schema)
    finished.append((rows, known, children))
    addTexts(of: schema, rows)
    var className = schema.className
    if let old = schema.oldClassName, profile <= old.through { className = old.name }
    if let fallback = schema.fallbackClassName { fallbacks.append((className, fallback)) }
    return KindPlan(
      schema, className: className, classID: ClassID(Int(classes.number(className))),
      rows: rows.filter { self.rows[Int($0)].isInProfile }, known: known, children: children,
      isController: objects.isController(schema), profile: profile)
  }

  /// Makes the row ready that is to have the next place, and notes its texts under that place.
  private mutating func planNotingTexts(_ row: Row) -> PlannedRow {
    guard row.mayHaveTexts else { return plan(row) }
    var noted: [(tag: String, text: RowText)] = []
    row.visitTexts(of: "") { tag, text in noted.append((tag, text)) }
    var made = plan(row)
    if !noted.isEmpty {
      made.isLocalizable = true
      textsOfRows.set(rows.count, noted)
    }
    return made
  }

  /// Notes the texts of a kind's rows, inherited ones too; those of a list belong to the list's own tag.
  private mutating func addTexts(of schema: ElementSchema, _ rows: [UInt16]) {
    var own: Symbol = -1
    for row in rows where self.rows[Int(row)].isLocalizable {
      for (tag, text) in textsOfRows[Int(row)] ?? [] {
        if own < 0 { own = symbols.number(schema.tag) }
        texts.add(text, of: tag.isEmpty ? own : symbols.number(tag), &symbols)
      }
    }
  }

  /// Rows and known names of a kind; each row of the schema is made ready once, however many kinds inherit it.
  private mutating func finish(_ schema: ElementSchema) -> (rows: [UInt16], known: SymbolSet, children: SymbolSet) {
    var inherited: [UInt16] = []
    var known = commonNames
    var children = childNames
    if let parent = schema.parent, let place = chosen.firstIndex(where: { $0 === parent }) {
      (inherited, known, children) = finished[place]
    }
    for ignored in schema.ignored { known.insert(symbols.number(ignored.name)) }
    let firstOwn = rows.count
    var ownKeys = SymbolSet()
    var read = SymbolSet()
    for row in schema.rows {
      let isRead = row.condition.includes(profile)
      row.visitNames { name, isOwn in
        let symbol = symbols.number(name)
        if isOwn { known.insert(symbol) }
        if row.readsChild, isOwn, name == row.attribute { children.insert(symbol) }
        if isOwn, isRead { read.insert(symbol) }
      }
      let row = planNotingTexts(row)
      if row.key != .none { ownKeys.insert(Symbol(row.key.index)) }
      rows.append(row)
    }
    // What no row of the profile reads is told of, where its effect is known or another attribute repeats it.
    for name in schema.unarchived.map(\.key) + schema.repeated.map(\.key) {
      let symbol = symbols.number(name)
      if !read.contains(symbol) { known.remove(symbol) }
    }
    let own = (firstOwn..<rows.count).map { UInt16(truncatingIfNeeded: $0) }
    let rows = rows
    let merged = ElementSchema.merge(inherited: inherited, own: own) { row in
      rows[Int(row)].key != .none && ownKeys.contains(Symbol(rows[Int(row)].key.index))
    } hasSameKey: { left, right in
      rows[Int(left)].key == rows[Int(right)].key
    }
    return (merged, known, children)
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
