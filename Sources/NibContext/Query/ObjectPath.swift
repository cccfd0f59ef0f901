/// A path of a query: objects from the outside to the inside.
struct ObjectPath: Sendable, Hashable {
  /// One object on the way.
  struct Step: Sendable, Hashable {
    /// A class, an id or a label; `*` for any.
    let name: String
    /// Whether other objects may lie between the one before and this one.
    let isAnywhere: Bool
  }

  /// The steps, the object itself last.
  let steps: [Step]

  /// Reads a path; nil for one with a step that has no name.
  init?(_ text: String) {
    var steps: [Step] = []
    var rest = text[...]
    var isAnywhere = !text.hasPrefix("/")
    if !isAnywhere { rest = rest.dropFirst() }
    while true {
      let gap = rest.firstRange(of: "..")
      let slash = rest.firstRange(of: "/")
      let end = [gap, slash].compactMap { $0 }.min { $0.lowerBound < $1.lowerBound }
      let name = String(rest[..<(end?.lowerBound ?? rest.endIndex)])
      // A gap at the beginning says what a path without it says, too.
      if !(name.isEmpty && steps.isEmpty && gap != nil && end == gap) {
        guard !name.isEmpty else { return nil }
        steps.append(Step(name: name, isAnywhere: isAnywhere))
      }
      guard let end else { break }
      isAnywhere = end == gap
      rest = rest[end.upperBound...]
    }
    self.steps = steps
  }

  /// Whether the path leads along objects, the outermost first, to the last of them.
  ///
  /// Goes from the last step to the first, and keeps all places where a step may stand.
  func leads(along line: [ObjectContext]) -> Bool {
    guard let last = steps.last, let object = line.last, Self.matches(last, object) else { return false }
    var places: Set<Int> = [line.count - 1]
    for (outer, inner) in zip(steps.dropLast().reversed(), steps.dropFirst().reversed()) {
      let innermost = places.max() ?? 0
      let candidates = inner.isAnywhere ? Set(0..<innermost) : Set(places.map { $0 - 1 }.filter { $0 >= 0 })
      places = candidates.filter { Self.matches(outer, line[$0]) }
      if places.isEmpty { return false }
    }
    return steps.first?.isAnywhere ?? true || places.contains(0)
  }

  private static func matches(_ step: Step, _ object: ObjectContext) -> Bool {
    if step.name == "*" || step.name == object.id || step.name == object.label { return true }
    if ObjectFacts.classes(of: object).contains(step.name) { return true }
    return object.attributes.contains { $0.key == "storyboardIdentifier" && $0.value == .text(step.name) }
  }
}
