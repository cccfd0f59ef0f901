import NibGraph
import NibSchema

/// Rows read backwards.
extension Raising {
  /// Raises the rows of a kind: first those without a condition, which say most attributes, then what their conditions
  /// leave.
  mutating func raiseRows(_ rows: [Row], _ current: RaisedObject) {
    let rows = rows.filter { isOfDocument($0.condition) && !$0.isPlace }
    var raised: Set<String> = []
    defer { reportKeys(besides: raised, of: current) }
    var decided: Set<String> = ["key"]
    for row in rows where row.condition.test == .always {
      if !isWhatAbsenceGives(row, rows, current) { row.code.raise(row, current, &self) }
      raised.formUnion(keys(of: row, current))
      decided.insert(row.attribute)
    }
    var open = rows.filter { $0.condition.test != .always }
    // What asks what a child says is raised when the child is.
    let later = open.filter { asksChild(of: $0.condition, current) }
    if !later.isEmpty {
      open.removeAll { asksChild(of: $0.condition, current) }
      deferred.append((later, current, decided))
      for row in later { raised.formUnion(keys(of: row, current)) }
    }
    raiseOpen(open, current, decided, &raised)
  }

  /// Whether a value is the one that the archive has without the attribute, which Interface Builder leaves out then.
  private func isWhatAbsenceGives(_ row: Row, _ rows: [Row], _ current: RaisedObject) -> Bool {
    rows.contains { other in
      guard other.key == row.key, case .constant(let value) = other.form else { return false }
      return other.condition.tests == [.presence(row.attribute, false)]
        && ConstantForm.holds(value, current.values[row.key], graph)
    }
  }

  /// Whether a condition asks what an object that is a child says.
  private func asksChild(of condition: Condition, _ current: RaisedObject) -> Bool {
    condition.tests.contains { test in
      guard let path = test.name.flatMap({ Row.path(of: $0) }) else { return false }
      return document.child(path.child, of: current.element).map { kindOf[$0] != nil } ?? false
    }
  }

  /// Raises the rows that waited for children.
  mutating func raiseDeferred() {
    let waiting = deferred
    deferred = []
    for (rows, current, decided) in waiting {
      var raised: Set<String> = []
      raiseOpen(rows, current, decided, &raised)
    }
  }

  /// Raises rows with conditions, as far as these are met.
  private mutating func raiseOpen(
    _ rows: [Row], _ current: RaisedObject, _ decided: Set<String>, _ raised: inout Set<String>
  ) {
    var open = rows
    guard !open.isEmpty else { return }
    var assumptions = Assumptions(decided: decided)
    // A constant that is there tells the answer to what its row asks.
    for row in open {
      guard case .constant(let value) = row.form, ConstantForm.holds(value, current.values[row.key], graph) else {
        continue
      }
      raised.insert(row.key)
      for test in row.condition.tests {
        assume(test, current, &assumptions)
        // What the key has without an attribute tells that the element does not say it.
        if case .presence(let name, false) = test { assumptions.absent[row.key, default: []].insert(name) }
      }
    }
    open.removeAll { row in
      if case .constant = row.form { return true }
      return false
    }
    // An object with values that are not those without an element is an element's.
    let children = Set(open.filter(\.isChild).map(\.key))
    open.removeAll { row in
      guard case .synthesized(_, let rows) = row.form, let object = current.reference(row.key) else { return false }
      return children.contains(row.key) && !isPlain(object, rows)
    }
    for (place, row) in open.enumerated() where applies(row, current, assumptions, besides: open[..<place]) {
      row.code.raise(row, current, &self)
      raised.formUnion(keys(of: row, current))
    }
  }

  /// Whether an object has the values that its rows give it without an attribute.
  private func isPlain(_ object: ObjectID, _ rows: [Row]) -> Bool {
    rows.filter { isOfDocument($0.condition) }.allSatisfy { row in
      let value = graph.value(row.key, of: object)?.value
      switch row.form {
      case .constant(let constant): return ConstantForm.holds(constant, value, graph)
      case .color(let standard?):
        guard case .reference(let color) = value else { return false }
        return forms.isDefault(color, standard, self)
      default: return true
      }
    }
  }

  /// The keys of an object that a row accounts for: those that it writes, but not where its constant is another value.
  private func keys(of row: Row, _ current: RaisedObject) -> [String] {
    switch row.form {
    case .custom(let lowering): lowering.writes + [row.key]
    case .constant(let value) where !ConstantForm.holds(value, current.values[row.key], graph): []
    default: [row.key]
    }
  }

  /// Says which keys of an object no row has raised.
  private mutating func reportKeys(besides raised: Set<String>, of current: RaisedObject) {
    for value in graph.values(of: current.object) {
      let key = graph.keyName(value.key)
      guard !raised.contains(key), !forms.customClassKeys.contains(key) else { continue }
      warn("'\(key)' of a \(forms.className(of: current.object, graph)) is not raised; it is left out", current.object)
    }
  }

  /// What conditions are known to be answered with.
  private struct Assumptions {
    /// Attributes that rows without a condition have said, or whose absence they have.
    let decided: Set<String>
    /// Names that are there, though their rows have yet to say them.
    var present: Set<String> = []
    /// By key the names whose absence its constant shows.
    var absent: [String: Set<String>] = [:]
  }

  /// Lets the element answer a question as a row wants it; what other rows have said stays.
  private mutating func assume(_ test: Condition.Test, _ current: RaisedObject, _ assumptions: inout Assumptions) {
    switch test {
    case .value(let name, let values, true):
      guard !assumptions.decided.contains(name), let value = values.first else { return }
      say(name, value, current)
    case .presence(let name, true):
      assumptions.present.insert(name)
      sayOmitted(name, current)
    case .nilChild(let name, true): document.setNil(name, of: current.element)
    default: break
    }
  }

  /// Says an attribute that is known to be there, and whose value is the one that is not archived.
  private mutating func sayOmitted(_ name: String, _ current: RaisedObject) {
    guard !isSaid(name, current) else { return }
    for row in current.kind.allRows where row.attribute == name && isOfDocument(row.condition) {
      guard case .choice(let choice, nil, let omitted?) = row.form, current.values[row.key] == nil,
        let text = choice.name(of: omitted)
      else { continue }
      return say(name, text, current)
    }
  }

  /// Whether a row with a condition applies to the element as it stands.
  private func applies(
    _ row: Row, _ current: RaisedObject, _ assumptions: Assumptions, besides earlier: ArraySlice<Row>
  ) -> Bool {
    row.condition.tests.allSatisfy { test in
      if case .presence(let name, true) = test, row.reads(name), !assumptions.present.contains(name) {
        // The row says itself what it asks for: where the archive has its key, and no other row has said that.
        if assumptions.absent[row.key]?.contains(name) == true { return false }
        let isSaid = earlier.contains { $0.key == row.key && applies($0, current, assumptions, besides: []) }
        return current.values[row.key] != nil && !isSaid
      }
      return isTrue(test, current, assumptions)
    }
  }

  /// Whether a row may have been one of the document's.
  private func isOfDocument(_ condition: Condition) -> Bool {
    condition.includes(profile) && condition.devices.contains(devices)
  }

  private func isTrue(_ test: Condition.Test, _ current: RaisedObject, _ assumptions: Assumptions) -> Bool {
    switch test {
    case .always: true
    case .presence(let name, let wanted): (assumptions.present.contains(name) || isSaid(name, current)) == wanted
    case .value(let name, let values, let wanted):
      (said(name, current).map { values.contains($0) } ?? false) == wanted
    case .nilChild(let name, let wanted):
      (document.child(name, of: current.element).map { document.elements[$0].tag == "nil" } ?? false) == wanted
    }
  }

  private func isSaid(_ name: String, _ current: RaisedObject) -> Bool {
    said(name, current) != nil || document.child(name, of: current.element) != nil
  }

  private func said(_ name: String, _ current: RaisedObject) -> String? {
    guard let path = Row.path(of: name) else { return document.attribute(name, of: current.element) }
    return document.child(path.child, of: current.element).flatMap { document.attribute(path.attribute, of: $0) }
  }

  /// Says an attribute of the element, or of the child that a row's name leads to.
  mutating func say(_ name: String, _ value: String, _ current: RaisedObject) {
    guard let path = Row.path(of: name) else { return document.set(name, value, of: current.element) }
    // An object of its own says by its own rows what these read.
    if let child = document.child(path.child, of: current.element), kindOf[child]?.says(path.attribute) == true {
      return
    }
    let child =
      document.child(path.child, of: current.element) ?? document.add(childOf: path.child, to: current.element)
    document.set(path.attribute, value, of: child)
  }
}

extension ElementSchema {
  /// Whether a row of the kind reads an attribute.
  fileprivate func says(_ name: String) -> Bool {
    allRows.contains { row in
      var isRead = false
      row.visitNames { read, role in if role != .inner, read == name { isRead = true } }
      return isRead
    }
  }
}

extension Row {
  /// Whether the row's value is the object of an element.
  fileprivate var isChild: Bool { if case .child = form { true } else { false } }

  /// Whether the row's value comes from an attribute or child of that name.
  fileprivate func reads(_ name: String) -> Bool {
    if case .priorities(_, let vertical, _, _, _) = form, vertical == name { return true }
    return attribute == name
  }
}
