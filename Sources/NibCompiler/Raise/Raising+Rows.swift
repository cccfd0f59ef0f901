import NibGraph
import NibSchema

/// Rows read backwards.
extension Raising {
  /// Raises the rows of a kind: first those without a condition, which say most attributes, then what their conditions
  /// leave.
  mutating func raiseRows(_ rows: [Row], _ hand: ObjectAtHand) {
    let rows = rows.filter { isOfDocument($0.condition) && !$0.isPlace }
    var raised: Set<String> = []
    defer { reportKeys(besides: raised, of: hand) }
    var decided: Set<String> = ["key"]
    for row in rows where row.condition.test == .always {
      raise(row, hand)
      raised.formUnion(row.writtenKeys)
      decided.insert(row.attribute)
    }
    var open = rows.filter { $0.condition.test != .always }
    guard !open.isEmpty else { return }
    var answers = Answers(decided: decided)
    // A constant that is there tells the answer to what its row asks.
    for row in open {
      guard case .constant(let value) = row.form, holds(value, hand.values[row.key]) else { continue }
      raised.insert(row.key)
      for test in row.condition.tests { impose(test, hand, &answers) }
    }
    open.removeAll { row in
      if case .constant = row.form { return true }
      return false
    }
    for (place, row) in open.enumerated() where applies(row, hand, answers, besides: open[..<place]) {
      raise(row, hand)
      raised.formUnion(row.writtenKeys)
    }
  }

  /// Says which keys of an object no row has raised.
  private mutating func reportKeys(besides raised: Set<String>, of hand: ObjectAtHand) {
    for value in graph.values(of: hand.object) {
      let key = graph.keyName(value.key)
      guard !raised.contains(key), !Self.customClassKeys.contains(key) else { continue }
      warn("'\(key)' of a \(className(of: hand.object)) is not raised; it is left out", hand.object)
    }
  }

  private static let customClassKeys: Set = [NibKey.className, NibKey.originalClassName]

  /// What conditions are known to be answered with.
  private struct Answers {
    /// Attributes that rows without a condition have said, or whose absence they have.
    let decided: Set<String>
    /// Names that are there, though their rows have yet to say them.
    var present: Set<String> = []
  }

  /// Lets the element answer a question as a row wants it; what other rows have said stays.
  private mutating func impose(_ test: Condition.Test, _ hand: ObjectAtHand, _ answers: inout Answers) {
    switch test {
    case .value(let name, let values, true):
      guard !answers.decided.contains(name), let value = values.first else { return }
      document.set(name, value, of: hand.element)
    case .presence(let name, true):
      answers.present.insert(name)
      sayOmitted(name, hand)
    case .nilChild(let name, true): document.setNil(name, of: hand.element)
    default: break
    }
  }

  /// Says an attribute that is known to be there, and whose value is the one that is not archived.
  private mutating func sayOmitted(_ name: String, _ hand: ObjectAtHand) {
    guard !isSaid(name, hand) else { return }
    for row in hand.kind.allRows where row.attribute == name && isOfDocument(row.condition) {
      guard case .choice(let choice, nil, let omitted?) = row.form, hand.values[row.key] == nil,
        let text = choice.name(of: omitted)
      else { continue }
      return say(name, text, hand)
    }
  }

  /// Whether a row with a condition applies to the element as it stands.
  private func applies(
    _ row: Row, _ hand: ObjectAtHand, _ answers: Answers, besides earlier: ArraySlice<Row>
  ) -> Bool {
    row.condition.tests.allSatisfy { test in
      if case .presence(let name, true) = test, row.reads(name), !answers.present.contains(name) {
        // The row says itself what it asks for: where the archive has its key, and no other row has said that.
        let isSaid = earlier.contains { $0.key == row.key && applies($0, hand, answers, besides: []) }
        return hand.values[row.key] != nil && !isSaid
      }
      return isTrue(test, hand, answers)
    }
  }

  /// Whether a row may have been one of the document's.
  private func isOfDocument(_ condition: Condition) -> Bool {
    condition.includes(profile) && condition.devices.contains(devices)
  }

  private func isTrue(_ test: Condition.Test, _ hand: ObjectAtHand, _ answers: Answers) -> Bool {
    switch test {
    case .always: true
    case .presence(let name, let wanted): (answers.present.contains(name) || isSaid(name, hand)) == wanted
    case .value(let name, let values, let wanted):
      (said(name, hand).map { values.contains($0) } ?? false) == wanted
    case .nilChild(let name, let wanted):
      (document.child(name, of: hand.element).map { document.elements[$0].tag == "nil" } ?? false) == wanted
    }
  }

  private func isSaid(_ name: String, _ hand: ObjectAtHand) -> Bool {
    said(name, hand) != nil || document.child(name, of: hand.element) != nil
  }

  private func said(_ name: String, _ hand: ObjectAtHand) -> String? {
    guard let path = Row.path(of: name) else { return document.attribute(name, of: hand.element) }
    return document.child(path.child, of: hand.element).flatMap { document.attribute(path.attribute, of: $0) }
  }

  /// Raises one row, by its form.
  private mutating func raise(_ row: Row, _ hand: ObjectAtHand) {
    switch row.form {
    case .bool(let value, let inverted, let omitted): raiseBool(row, hand, value, inverted, omitted)
    case .boolAsInt(let value, let omitted): raiseBool(row, hand, value, false, omitted)
    case .int(let value, let omitted): raiseInt(row, hand, value, omitted)
    case .float(let value, let omitted), .double(let value, let omitted): raiseReal(row, hand, value, omitted)
    case .choice(let choice, let value, let omitted): raiseChoice(row, hand, choice, value, omitted)
    case .string, .nonemptyString: raiseString(row, hand)
    case .attributedString: raiseAttributedString(row, hand)
    case .color(let value): raiseColor(row, hand, value)
    case .font(let value, let omitted): raiseFont(row, hand, value, omitted)
    case .image: raiseImage(row, hand)
    case .geometry(let shape, let value, _): raiseGeometry(row, hand, shape, value)
    case .geometryText(let shape): raiseGeometryText(row, hand, shape)
    case .bits(let names, let value, let omitted): raiseBits(row, hand, names, value, omitted)
    case .anyBit(let names, let value): raiseAnyBit(row, hand, names, value)
    case .priorities(let horizontal, let vertical, let value, let always, _):
      raisePriorities(row, hand, (horizontal, vertical), value, always)
    default: raiseStructure(row, hand)
    }
  }

  private mutating func raiseStructure(_ row: Row, _ hand: ObjectAtHand) {
    switch row.form {
    case .child: raiseChild(row, hand)
    case .list: raiseList(row, hand)
    case .reference: raiseReference(row, hand)
    case .synthesized(_, let rows): raiseSynthesized(row, rows, hand)
    case .packed(let fields): raisePacked(row, fields, hand)
    case .textAttributes: raiseTextAttributes(row, hand)
    case .custom(let lowering): raise(lowering, hand)
    default: break
    }
  }

  /// Says an attribute of the element, or of the child that a row's name leads to.
  mutating func say(_ name: String, _ value: String, _ hand: ObjectAtHand) {
    guard let path = Row.path(of: name) else { return document.set(name, value, of: hand.element) }
    let child =
      document.child(path.child, of: hand.element) ?? document.add(path.child, key: path.child, to: hand.element)
    document.set(path.attribute, value, of: child)
  }
}

extension Row {
  /// The keys that the row writes.
  fileprivate var writtenKeys: [String] {
    if case .custom(let lowering) = form { return lowering.writes }
    return [key]
  }

  /// Whether the row's value comes from an attribute or child of that name.
  fileprivate func reads(_ name: String) -> Bool {
    if case .priorities(_, let vertical, _, _, _) = form, vertical == name { return true }
    return attribute == name
  }
}
