import NibDocument

/// What became of the changes of a plan.
public struct FlipRun: Sendable {
  /// What became of the changes of one kind.
  public struct Result: Sendable {
    /// The kind.
    public let flip: Flip
    /// How many were made.
    public internal(set) var count = 0
    /// How many showed in an archive or a message.
    public internal(set) var noticed = 0
    /// How many were made in what is left out with a message, and did not show.
    public internal(set) var leftOut = 0
    /// One that did not show: where, and from which value to which.
    public internal(set) var example: String?

    /// Whether none of them showed, of those in what is compiled.
    public var isSilent: Bool { noticed == 0 && count > leftOut }
  }

  /// What became of each kind, in order.
  public private(set) var results: [Result] = []
  /// Documents that are refused as they are; nothing is changed in them.
  public var refusedCount: Int { refused.count }

  private var refused: Set<Int> = []

  /// Makes the changes of a plan, as many documents at a time as there are workers.
  ///
  /// A kind of change that showed is not made again, unless the table of what may be ignored names it: an entry has to
  /// hold for all of them.
  public init(_ plan: FlipPlan, workers: Int = 2) async {
    var found: [Flip: Result] = [:]
    for turn in 0..<plan.limit {
      let steps = plan.steps.map { steps in
        steps.filter { step in
          step.turn == turn && (found[step.flip]?.noticed ?? 0 == 0 || Ignorance.reason(of: step.flip) != nil)
        }
      }
      for result in await take(steps, of: plan.documents, workers) {
        found[result.flip, default: Result(flip: result.flip)].add(result)
      }
    }
    results = found.values.sorted { $0.flip.description < $1.flip.description }
  }

  /// What becomes of the changes of all documents.
  private mutating func take(
    _ steps: [[FlipPlan.Step]], of documents: [FlipDocument], _ workers: Int
  ) async -> [Result] {
    var found: [Result] = []
    await withTaskGroup(of: (Int, [Result]?).self) { group in
      var open = documents.indices.reversed().filter { !steps[$0].isEmpty }
      func start() {
        guard let next = open.popLast() else { return }
        group.addTask { (next, Self.results(of: steps[next], in: documents[next])) }
      }
      for _ in 0..<workers { start() }
      for await (place, results) in group {
        if results == nil { refused.insert(place) }
        found += results ?? []
        start()
      }
    }
    return found
  }

  /// What becomes of the changes of one document; nil when it is refused as it is.
  private static func results(of steps: [FlipPlan.Step], in document: FlipDocument) -> [Result]? {
    let before = document.outcome(of: document.document.source)
    guard !before.files.isEmpty else { return nil }
    return steps.compactMap { step in
      var result = Result(flip: step.flip, count: 1)
      for value in step.values where result.noticed == 0 {
        guard let bytes = document.changed(step.flip.change, of: step.element, value: value) else { return nil }
        if Self.isNoticed(step.flip.change, before, document.outcome(of: bytes)) { result.noticed = 1 }
      }
      if result.noticed == 0 {
        if document.isLeftOut(step.element, before) {
          result.leftOut = 1
        } else {
          result.example = document.example(of: step)
        }
      }
      return result
    }
  }

  /// Whether a change shows: what is added by its name in an archive, all else by any difference.
  private static func isNoticed(
    _ change: Flip.Change, _ before: FlipDocument.Outcome, _ after: FlipDocument.Outcome
  ) -> Bool {
    switch change {
    case .value, .nonsense, .attribute, .child: before != after
    case .customClass, .runtimeAttribute, .outlet:
      before.messages != after.messages || after.contains(Flip.mark)
    }
  }
}

extension FlipRun.Result {
  fileprivate mutating func add(_ other: Self) {
    count += other.count
    noticed += other.noticed
    leftOut += other.leftOut
    example = [example, other.example].compactMap(\.self).min()
  }
}

extension FlipDocument {
  /// Whether an element is in something that a message says is left out, or in a scene that such a scene holds.
  fileprivate func isLeftOut(_ element: ElementIndex, _ outcome: Outcome) -> Bool {
    guard !outcome.leftOut.isEmpty else { return false }
    var seen: Set<ElementIndex> = []
    var open = [element]
    while let next = open.popLast() {
      for place in sequence(first: next, next: parent) where seen.insert(place).inserted {
        let isScene = document.tag(place) == "scene"
        // The message of a scene is told of its controller.
        var controllers: [ElementIndex] = []
        if isScene, let objects = document.child("objects", of: place) {
          controllers += document.children(of: objects)
        }
        let heads = [place] + controllers
        if heads.contains(where: { outcome.leftOut.contains(document.place(of: $0)) }) { return true }
        if isScene { open += holders(of: controllers) }
      }
    }
    return false
  }

  private func parent(_ element: ElementIndex) -> ElementIndex? {
    let parent = document.elements[Int(element.index)].parent
    return parent > 0 ? ElementIndex(Int(parent)) : nil
  }

  /// The segues by which containers hold controllers.
  private func holders(of controllers: [ElementIndex]) -> [ElementIndex] {
    let ids = Set(controllers.compactMap { document.attribute("id", of: $0) })
    return document.elements.indices.map { ElementIndex($0) }.filter { segue in
      document.tag(segue) == "segue" && document.attribute("kind", of: segue) == "relationship"
        && document.attribute("destination", of: segue).map(ids.contains) ?? false
    }
  }

  /// Where a change was made, and of which value.
  fileprivate func example(of step: FlipPlan.Step) -> String {
    let place = "\(document.place(of: step.element))"
    switch step.flip.change {
    case .value(let name), .nonsense(let name):
      return "\(place): \"\(document.attribute(name, of: step.element) ?? "")\" to \"\(step.values[0])\""
    default: return place
    }
  }
}
