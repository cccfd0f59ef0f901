import NibBytes
import NibGraph

// Invariant: each number is that of one slot, and number 0 is nothing.

/// What stands at each number (UID) of a keyed archive, and which number each object, class and hidden value has.
struct KeyedArchiveNumbering {
  /// What a number leads to.
  enum Slot: BitwiseCopyable {
    /// Nothing: nil, or an object that was only referred to conditionally.
    case vacant
    /// An object.
    case object(ObjectID)
    /// A class description.
    case description(ClassID)
    /// The text of a value that is geometry: its index in the values of the graph.
    case geometry(Int)
  }

  /// By number what it leads to.
  private(set) var slots: [Slot] = [.vacant]
  /// By object its number; 0 for one that is not written.
  private(set) var objects: [UInt32]
  /// By class the number of its description; 0 for one that is not written.
  private(set) var classes: [UInt32]
  /// By value a number that the graph does not show; empty where there is none.
  private(set) var hidden: [UInt32] = []

  private init(_ graph: ObjectGraph) {
    objects = [UInt32](repeating: 0, count: graph.count)
    classes = [UInt32](repeating: 0, count: graph.classes.count)
  }

  mutating func number(_ slot: Slot) -> UInt32 {
    slots.append(slot)
    return UInt32(truncatingIfNeeded: slots.count - 1)
  }

  /// Gives an object the next number, unless it has one.
  mutating func mention(_ object: ObjectID) {
    if objects[Int(object.index)] == 0 { objects[Int(object.index)] = number(.object(object)) }
  }

  /// Gives the description of a class the next number, unless it has one.
  mutating func describe(_ classID: ClassID) {
    if classes[Int(classID.index)] == 0 { classes[Int(classID.index)] = number(.description(classID)) }
  }

  /// Says which number a value has that shows none.
  mutating func hide(_ value: Int, _ number: UInt32, of graph: ObjectGraph) {
    if hidden.isEmpty { hidden = [UInt32](repeating: 0, count: graph.values.count) }
    hidden[value] = number
  }

  /// Leaves the number of an object to nothing: nobody wrote the object.
  mutating func vacate(_ number: Int) { slots[number] = .vacant }
}

extension KeyedArchiveNumbering {
  /// The numbers that a decoded archive had; nil where they do not belong to the graph as it is.
  ///
  /// What had no number gets one behind all others: lists and text that stood as values themselves.
  static func stored(_ graph: ObjectGraph, _ forms: borrowing KeyedObjectForms) -> KeyedArchiveNumbering? {
    guard let numbers = graph.keyedNumbers, numbers.objects.count == graph.count,
      numbers.classes.count == graph.classes.count, numbers.chains.count == graph.classes.count,
      numbers.classPlaces.count == graph.count
    else { return nil }
    var numbering = KeyedArchiveNumbering(graph)
    guard numbering.take(numbers, graph) else { return nil }
    for object in graph.objectIDs.dropFirst() {
      numbering.mention(object)
      switch forms.form(of: object) {
      case .text, .number, .data, .date: break
      case .list, .pairs, .plain: numbering.describe(graph.objects[Int(object.index)].classID)
      }
    }
    for (index, value) in graph.values.enumerated() where value.code == .data {
      if numbering.hidden.isEmpty || numbering.hidden[index] == 0, forms.geometryText(value) != nil {
        numbering.hide(index, numbering.number(.geometry(index)), of: graph)
      }
    }
    return numbering
  }

  /// Takes numbers over. Answers whether each is there once and near the others.
  private mutating func take(_ numbers: KeyedArchiveNumbers, _ graph: ObjectGraph) -> Bool {
    let all = [numbers.objects.max(), numbers.classes.max(), numbers.hidden.lazy.map(\.number).max()]
    let last = Int(all.compactMap { $0 }.max() ?? 0)
    // Archives leave few numbers out, and each of those was meant for a value.
    guard last <= 4 * (graph.count + graph.classes.count + graph.values.count) else { return false }
    slots = [Slot](repeating: .vacant, count: last + 1)
    for (index, number) in numbers.objects.enumerated() where number > 0 {
      guard index > 0, case .vacant = slots[Int(number)] else { return false }
      slots[Int(number)] = .object(ObjectID(index))
      objects[index] = number
    }
    for (index, number) in numbers.classes.enumerated() where number > 0 {
      guard case .vacant = slots[Int(number)] else { return false }
      slots[Int(number)] = .description(ClassID(index))
      classes[index] = number
    }
    for row in numbers.hidden {
      guard Int(row.value) < graph.values.count else { return false }
      hide(Int(row.value), row.number, of: graph)
    }
    return true
  }
}

extension KeyedArchiveNumbering {
  /// The numbers that Apple's archiver gives: an object its own when it is first mentioned, its class behind its content.
  ///
  /// A conditional reference mentions an object and does not lead to it; one that nothing leads to keeps its number, and
  /// nothing stands there. What the root does not reach is left out. Linear.
  /// - Seen: every number of 242 of 251 archives.
  static func canonical(_ graph: ObjectGraph, _ forms: borrowing KeyedObjectForms) -> KeyedArchiveNumbering {
    var walk = Walk(graph)
    walk.run(forms)
    return walk.numbering
  }

  /// A walk over the objects, depth first with a stack of its own.
  private struct Walk: ~Copyable {
    /// An object whose values are being walked. Of pairs all keys come before all values.
    struct Frame: BitwiseCopyable {
      let object: ObjectID
      let rules: UInt8
      /// Those of what the object takes the place of, for keys that are nil to a reader.
      let swapped: UInt8
      let end: Int
      let step: Int
      var next: Int
      /// Where the values of pairs begin, until they are walked; else `end`.
      var values: Int

      /// The next value's index.
      mutating func advance() -> Int? {
        if next >= end { (next, values) = (values, end) }
        guard next < end else { return nil }
        defer { next += step }
        return next
      }
    }

    let graph: ObjectGraph
    var numbering: KeyedArchiveNumbering
    var conditional: ConditionalReferences
    var isEntered: [Bool]
    var frames: [Frame] = []
    /// By number of the archive that was decoded what it led to there: an object, or the number that nothing has now.
    var oldObjects: [UInt32: ObjectID] = [:]
    var oldVacancies: [UInt32: UInt32] = [:]
    var oldHidden: [UInt32: UInt32] = [:]

    init(_ graph: ObjectGraph) {
      self.graph = graph
      numbering = KeyedArchiveNumbering(graph)
      conditional = ConditionalReferences(graph, inKeyedArchive: true)
      isEntered = [Bool](repeating: false, count: graph.count)
      guard let numbers = graph.keyedNumbers, !numbers.hidden.isEmpty else { return }
      for row in numbers.hidden { oldHidden[row.value] = row.number }
      for (index, number) in numbers.objects.enumerated() where number > 0 && index < graph.count {
        oldObjects[number] = ObjectID(index)
      }
    }

    mutating func run(_ forms: borrowing KeyedObjectForms) {
      for key in 0..<graph.keys.count { conditional.meet(key, in: graph.keys) }
      enter(.root, forms)
      while var frame = frames.popLast() {
        guard let position = frame.advance() else {
          if frame.object != .root { numbering.describe(graph.objects[Int(frame.object.index)].classID) }
          continue
        }
        frames.append(frame)
        meet(position, of: frame.object, frame.rules, frame.swapped, forms)
      }
      for number in numbering.slots.indices {
        if case .object(let object) = numbering.slots[number], !isEntered[Int(object.index)] {
          numbering.vacate(number)
        }
      }
    }

    private mutating func meet(
      _ position: Int, of object: ObjectID, _ rules: UInt8, _ swapped: UInt8, _ forms: borrowing KeyedObjectForms
    ) {
      let value = graph.values[position]
      if let target = value.object {
        numbering.mention(target)
        if !conditional.hold(value.key, rules) { enter(target, forms) }
      } else if let old = oldHidden[UInt32(truncatingIfNeeded: position)] {
        meetHidden(position, old, forms)
      } else if value.code == .null, graph.keyedNumbers == nil,
        conditional.dangles(value.key, rules | swapped)
          || conditional.dangles(value.key, of: object, graph)
      {
        numbering.hide(position, numbering.number(.vacant), of: graph)
      } else if forms.geometryText(value) != nil {
        numbering.hide(position, numbering.number(.geometry(position)), of: graph)
      }
    }

    private mutating func meetHidden(_ position: Int, _ old: UInt32, _ forms: borrowing KeyedObjectForms) {
      if let object = oldObjects[old] {
        numbering.mention(object)
        enter(object, forms)
        return numbering.hide(position, numbering.objects[Int(object.index)], of: graph)
      }
      let number = oldVacancies[old] ?? numbering.number(.vacant)
      oldVacancies[old] = number
      numbering.hide(position, number, of: graph)
    }

    private mutating func enter(_ object: ObjectID, _ forms: borrowing KeyedObjectForms) {
      guard !isEntered[Int(object.index)] else { return }
      isEntered[Int(object.index)] = true
      let form = forms.form(of: object)
      switch form {
      case .text, .number, .data, .date: return
      case .list, .pairs, .plain: break
      }
      let record = graph.objects[Int(object.index)]
      let rules = conditional.rules(of: record.classID, in: graph.classes)
      let swapped = ConditionalReferences.danglingRules(ofSwapped: object, rules, in: graph)
      let first = Int(record.firstValue)
      let end = first + Int(record.valueCount)
      frames.append(
        form == .pairs
          ? Frame(object: object, rules: rules, swapped: swapped, end: end, step: 2, next: first + 1, values: first + 2)
          : Frame(object: object, rules: rules, swapped: swapped, end: end, step: 1, next: first, values: end))
    }
  }
}
