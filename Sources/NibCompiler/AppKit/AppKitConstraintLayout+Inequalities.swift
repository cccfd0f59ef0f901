import NibBytes
import NibDocument
import NibSchema

/// Inequalities that would no longer hold once controls have grown: they hold with no room to spare, as edges meet.
///
/// Room is what the document's frames leave, so an inequality counts where the alignment rects of its views are known:
/// those of views that hold others, of labels and of what is laid out again.
/// - Seen: a label in the middle of a window beside a button that grows, so that the window does; 2 others still hold.
extension AppKitConstraintLayout {
  /// A constraint that asks for at least nothing of `equation`, with the document's room as its constant.
  typealias Inequality = (priority: Double, equation: LinearSystem.Equation)

  /// How far a label's frame reaches beyond its alignment rect on the left and on the right.
  private static let labelInset = 2.0

  /// Most inequalities of an axis that are settled; further ones do not count.
  private static let roundLimit = 20
  /// Most steps of solving an axis, of which an equation takes the square of the unknowns: large documents have fewer
  /// rounds.
  private static let stepLimit = 500_000_000

  /// Settles what is ranked, then again with each inequality that does not hold.
  func settle(_ ranked: [Ranked], _ inequalities: [Inequality], empty: LinearSystem) -> LinearSystem {
    var (ranked, left, system) = (ranked, inequalities, empty)
    let steps = (ranked.count + 1) * empty.equation().count * empty.equation().count
    let rounds = min(Self.roundLimit, Self.stepLimit / steps)
    for _ in 0...rounds {
      system = empty
      ranked.sort { ($1.priority, $0.order) < ($0.priority, $1.order) }
      for equation in ranked { system.add(equation.equation) }
      let values = (0..<2 * views.count).map { system.value(of: $0) }
      guard let broken = left.firstIndex(where: { Self.isBroken($0.equation, values) }) else { return system }
      let inequality = left.remove(at: broken)
      ranked.append((inequality.priority, ranked.count, inequality.equation))
    }
    return system
  }

  private static func isBroken(_ equation: LinearSystem.Equation, _ values: [Double]) -> Bool {
    zip(equation, values).reduce(equation[equation.count - 1]) { $0 + $1.0 * $1.1 } < -1e-6
  }

  /// The inequalities of an axis whose room is known, as many as there may be equations.
  func inequalities(_ isVertical: Bool, _ empty: LinearSystem.Equation) -> [Inequality] {
    var found: [Inequality] = []
    for (holder, view) in views.enumerated() {
      if let own = resistance(of: holder, isVertical, empty) { found.append(own) }
      guard let container = document.child("constraints", of: view) else { continue }
      for constraint in document.children(of: container) {
        if found.count >= Self.equationLimit { return found }
        guard let relation = document.attribute("relation", of: constraint),
          relation == "greaterThanOrEqual" || relation == "lessThanOrEqual",
          document.attribute("symbolic", of: constraint) == nil,
          var equation = equation(of: constraint, in: holder, isVertical, empty),
          let room = room(of: constraint, in: holder, isVertical)
        else { continue }
        let sign = relation == "greaterThanOrEqual" ? 1.0 : -1
        guard room * sign >= 0 else { continue }
        for index in equation.indices { equation[index] *= sign }
        equation[equation.count - 1] += room * sign
        found.append((number("priority", of: constraint, default: 1000), equation))
      }
    }
    return found
  }

  /// A view with a cell is at least as large as what it shows: as the document has it.
  private func resistance(
    of place: Int, _ isVertical: Bool, _ empty: LinearSystem.Equation
  ) -> Inequality? {
    guard place > 0, isLaidOut(place), own[place] == nil, cell(of: place) != nil
    else { return nil }
    var equation = empty
    equation[2 * place + 1] = 1
    let name = isVertical ? "verticalCompressionResistancePriority" : "horizontalCompressionResistancePriority"
    return (number(name, of: views[place], default: 750), equation)
  }

  /// By how much the first part of a constraint is greater than it says, in the document's frames.
  private func room(of constraint: ElementIndex, in holder: Int, _ isVertical: Bool) -> Double? {
    guard let name = document.attribute("firstAttribute", of: constraint),
      let place = document.attribute("firstItem", of: constraint).map({ places[$0] }) ?? holder,
      let first = value(of: name, place, isVertical)
    else { return nil }
    let constant = number("constant", of: constraint, default: 0)
    guard let id = document.attribute("secondItem", of: constraint) else { return first - constant }
    guard let other = places[id], let part = document.attribute("secondAttribute", of: constraint),
      let second = value(of: part, other, isVertical)
    else { return nil }
    return first - multiplier(of: constraint) * second - constant
  }

  /// Where a part of a view's alignment rect is, or how large it is; nil where that is not known.
  private func value(of name: String, _ place: Int, _ isVertical: Bool) -> Double? {
    guard let insets = insets(of: place) else { return nil }
    let (before, after) = isVertical ? (insets.bottom, insets.top) : (insets.left, insets.right)
    let axis = isVertical ? 1 : 0
    let size = rects[place][axis + 2] - before - after
    var start = rects[place][axis] + before
    var view = place
    while view > 0 {
      view = parents[view].place
      start += rects[view][axis]
    }
    switch (isVertical, name) {
    case (true, "height"), (false, "width"): return size
    case (true, "bottom"), (false, "leading"), (false, "left"): return start
    case (true, "centerY"), (false, "centerX"): return start + size / 2
    case (true, "top"), (false, "trailing"), (false, "right"): return start + size
    default: return nil
    }
  }

  private func insets(of place: Int) -> (left: Double, bottom: Double, right: Double, top: Double)? {
    if let own = own[place] { return own.insets }
    switch document.tag(views[place]) {
    case "customView", "view": return (0, 0, 0, 0)
    case "textField":
      guard let cell = cell(of: place), document.attribute("borderStyle", of: cell) == nil else { return nil }
      return (Self.labelInset, 0, Self.labelInset, 0)
    default: return nil
    }
  }
}
