import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// A child with an object of its own.
struct ChildForm: ElementForm {
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow { PlannedRow(operation: .child) }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    let child = lowering.reader.child(row.symbol)
    if let child, let object = lowering.object(child) {
      if lowering.reader.attribute(.id, of: child) != nil { lowering.links.record(owned: object) }
      return lowering.writer.add(.reference(row.key, object))
    }
    if let child, lowering.reader.tag(child) != .nil {
      lowering.reader.warn(
        .unknownElement, "unknown object element <\(lowering.reader.document.tag(.init(child)))>; element ignored",
        at: child)
    }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let child = current.reference(row.key) else { return }
    raising.claim(child, in: current.element, key: row.attribute)
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    raising.claim(value, in: element, key: name)
  }
}

/// The objects or texts of a container.
struct ListForm: RowForm {
  let kind: ListClass
  let always: Bool

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: .list, flag: kind == .mutableArray, defaultValue: always ? 1 : nil)
  }

  /// A list of the children's objects: of unknown kinds among subviews plain views stand in, all others are left out.
  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var members: [ObjectID] = []
    if let container = lowering.reader.child(row.symbol) {
      for child in Array(lowering.reader.children(of: container)) {
        if let text = lowering.childText(child) {
          members.append(LocalizableTexts.object(text, in: container, member: child, &lowering))
        } else if let object = member(child, of: row, &lowering) {
          lowering.links.record(view: object)
          members.append(object)
        }
      }
    }
    guard !members.isEmpty || row.defaultValue != nil else { return }
    let list = lowering.writer.array(members, row.flag ? .mutableArray : .array)
    lowering.writer.add(.reference(row.key, list))
  }

  private static func member(_ child: Int, of row: PlannedRow, _ lowering: inout Lowering) -> ObjectID? {
    if row.symbol == WellKnownName.subviews { return lowering.view(child) }
    // Documented: a placeholder is removed at build time. Seen: UIKit's lists.
    if row.symbol == WellKnownName.constraints, lowering.reader.flag(.placeholder, of: child) ?? false { return nil }
    if let object = lowering.object(child) { return object }
    let tag = lowering.reader.document.tag(.init(child))
    lowering.reader.warn(.unknownElement, "unknown element <\(tag)>; it is left out", at: child)
    return nil
  }

  /// The container of a list; one that another row has made for the same objects stays.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let list = current.reference(row.key), raising.document.child(row.attribute, of: current.element) == nil
    else { return }
    let members = raising.graph.members(list)
    guard !members.isEmpty else { return }
    let container = raising.document.add(row.attribute, to: current.element)
    for member in members {
      if let text = raising.graph.string(member) {
        raising.document.add("string", to: container, text: text)
      } else {
        raising.claim(member, in: container, key: nil)
      }
    }
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    let members = raising.legacy.members(of: value)
    guard !members.isEmpty else { return }
    let container = raising.document.add(name, to: element)
    for member in members {
      if let text = raising.legacy.text(of: member) {
        raising.document.add("string", to: container, text: text)
      } else {
        raising.claim(member, in: container, key: nil)
      }
    }
  }
}

/// The id of another element.
struct ReferenceForm: RowForm, PropertyForm {
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow { PlannedRow(operation: .reference) }

  static func lower(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(row) else { return }
    if let target = lowering.target(span, of: element) { lowering.writer.add(.reference(row.key, target)) }
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let target = current.reference(row.key) else { return }
    if let id = raising.id(of: target) {
      raising.say(row.attribute, id, current)
    } else if Row.path(of: row.attribute) == nil {
      raising.namedLater.append((current.element, row.attribute, target))
    }
  }

  func read(_ name: String, _ element: some PropertyElement) -> PropertyValue? {
    element.attribute(name).map { .reference($0) }
  }

  func write(_ value: PropertyValue, _ name: String, _ element: some PropertyElement) throws(UnfitValue) -> LensEdit {
    guard case .reference(let id) = value else { throw UnfitValue(wants: "the id of an element") }
    return .attribute(id)
  }

  func say(_ value: ElementIndex, _ name: String, of element: Int, _ raising: inout LegacyRaising) {
    raising.name(value, as: name, of: element)
  }
}

/// An object that no element has, with rows that read the element at hand.
struct SynthesizedForm: RowForm {
  let className: String
  let rows: [Row]

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    let planned = rows.map { schema.plan($0) }
    schema.tables.synthesizedRows += planned
    return PlannedRow(
      operation: .synthesized, defaultValue: UInt64(schema.classes.number(className)),
      extra: Int32(schema.tables.synthesizedRows.count - planned.count), extra2: Int32(planned.count))
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    let object = lowering.writer.reserve(ClassID(Int(row.defaultValue ?? 0)))
    lowering.writer.begin(object)
    for place in Int(row.extra)..<Int(row.extra + row.extra2) {
      let part = lowering.schema.tables.synthesizedRows[place]
      guard lowering.reader.applies(part) else { continue }
      RowForms.run(part, element, plan, &lowering)
    }
    lowering.writer.end()
    lowering.writer.add(.reference(row.key, object))
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    guard let object = current.reference(row.key) else { return }
    raising.raiseRows(
      rows,
      RaisedObject(object: object, element: current.element, kind: current.kind, values: raising.values(of: object)))
  }

  func properties(of row: Row) -> [RowLens] { rows.flatMap { $0.code.properties(of: $0) } }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    for row in rows { raising.raise(row, &current) }
  }
}

/// Always the same value.
struct ConstantForm: RowForm {
  let value: Constant

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: .constant, extra: SchemaCompiler.index(of: value, in: &schema.tables.constants))
  }

  static func lower(_ row: PlannedRow, _ lowering: inout Lowering) {
    lowering.writer.add(lowering.schema.tables.constants[Int(row.extra)], row.key)
  }

  /// Documents do not say it.
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {}

  /// Whether an archived value is a row's constant.
  static func holds(_ constant: Constant, _ value: Value?, _ graph: ObjectGraph) -> Bool {
    guard let value else { return false }
    switch (constant, value) {
    case (.bool(let wanted), .bool(let found)): return wanted == found
    case (.int(let wanted), .int(let found)): return wanted == found
    case (.float(let wanted), .float(let found)): return Float(wanted) == found
    case (.double(let wanted), .double(let found)): return wanted == found
    case (.null, .null): return true
    case (.string(let wanted), .reference(let object)): return graph.string(object) == wanted
    case (.reals(let wanted), .data(let span)): return graph.reals(span) == wanted
    case (.emptyArray, .reference(let object)), (.emptyDictionary, .reference(let object)):
      return graph.elements(object)?.isEmpty == true
    default: return false
    }
  }
}

/// What rows cannot say.
struct CustomForm: RowForm {
  let lowering: CustomLowering

  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow {
    PlannedRow(operation: .custom, extra: schema.add(lowering))
  }

  static func lower(_ row: PlannedRow, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    let around = lowering.declared
    lowering.declared = lowering.schema.tables.customLowerings[Int(row.extra)].names
    lowering.schema.tables.customLowerings[Int(row.extra)].lower(element, plan, &lowering)
    lowering.declared = around
  }

  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {
    let code = CustomLoweringCode(lowering)
    if let raise = code.raise {
      let around = raising.declared
      defer { raising.declared = around }
      raising.declared = (lowering.reads.first ?? "", lowering.writes.first ?? "")
      return raise(&raising, current)
    }
    switch code.raised {
    case .computed: break
    case .inScenes: warn("is of a storyboard's scene; it is left out", current, &raising)
    case .byCode: warn("is not raised; it is left out", current, &raising)
    }
  }

  private func warn(_ words: String, _ current: RaisedObject, _ raising: inout Raising) {
    for key in lowering.writes where current.values[key] != nil {
      raising.warn("'\(key)' of a \(current.kind.className) \(words)", current.object)
    }
  }

  func raiseLegacy(_ row: Row, _ current: inout LegacyObject, _ raising: inout LegacyRaising) {
    CustomLoweringCode(lowering).raiseLegacy?(&raising, &current)
  }
}

/// The place of a key that other rows write.
struct PlaceForm: RowForm {
  func plan(_ row: Row, _ schema: inout SchemaCompiler) -> PlannedRow { PlannedRow(operation: .constant) }
  func raise(_ row: Row, _ current: RaisedObject, _ raising: inout Raising) {}
}
