import NibBytes
import NibGraph
import NibSchema

/// Other objects: children, lists, references, and objects that no element has.
extension RowForms {
  static func runChild(_ row: PlannedRow, _ lowering: inout Lowering) {
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

  /// A list of the children's objects: of unknown kinds among subviews plain views stand in, all others are left out.
  static func runList(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    var members: [ObjectID] = []
    if let container = lowering.reader.child(row.symbol) {
      for (place, child) in Array(lowering.reader.children(of: container)).enumerated() {
        if let text = lowering.childText(child) {
          members.append(
            LocalizableTexts.object(
              text, "\(lowering.schema.symbols.names[Int(row.symbol)])[\(place)]", of: element, &lowering))
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
    if let object = lowering.object(child) { return object }
    let tag = lowering.reader.document.tag(.init(child))
    lowering.reader.warn(.unknownElement, "unknown element <\(tag)>; it is left out", at: child)
    return nil
  }

  static func runReference(_ row: PlannedRow, _ element: Int, _ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(row) else { return }
    if let target = lowering.target(span, of: element) { lowering.writer.add(.reference(row.key, target)) }
  }

  static func runSynthesized(_ row: PlannedRow, _ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    let object = lowering.writer.reserve(ClassID(Int(row.defaultValue ?? 0)))
    lowering.writer.begin(object)
    for place in Int(row.extra)..<Int(row.extra + row.extra2) {
      let part = lowering.schema.synthesizedRows[place]
      guard lowering.reader.applies(part) else { continue }
      run(part, element, plan, &lowering)
    }
    lowering.writer.end()
    lowering.writer.add(.reference(row.key, object))
  }

  static func runConstant(_ row: PlannedRow, _ lowering: inout Lowering) {
    lowering.writer.add(lowering.schema.constants[Int(row.extra)], row.key)
  }
}

/// The way back.
extension Raising {
  mutating func raiseChild(_ row: Row, _ current: RaisedObject) {
    guard let child = current.reference(row.key) else { return }
    claim(child, in: current.element, key: row.attribute)
  }

  /// The container of a list; one that another row has made for the same objects stays.
  mutating func raiseList(_ row: Row, _ current: RaisedObject) {
    guard let list = current.reference(row.key), document.child(row.attribute, of: current.element) == nil else {
      return
    }
    let members = graph.members(list)
    guard !members.isEmpty else { return }
    let container = document.add(row.attribute, to: current.element)
    for member in members {
      if let text = graph.string(member) {
        document.add("string", to: container, text: text)
      } else {
        claim(member, in: container, key: nil)
      }
    }
  }

  mutating func raiseReference(_ row: Row, _ current: RaisedObject) {
    guard let target = current.reference(row.key) else { return }
    if let id = id(of: target) { say(row.attribute, id, current) }
  }

  /// The rows of an object that no element has, which read the element at hand.
  mutating func raiseSynthesized(_ row: Row, _ rows: [Row], _ current: RaisedObject) {
    guard let object = current.reference(row.key) else { return }
    raiseRows(
      rows, RaisedObject(object: object, element: current.element, kind: current.kind, values: values(of: object)))
  }

  /// Whether an archived value is a row's constant.
  func holds(_ constant: Constant, _ value: Value?) -> Bool {
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
