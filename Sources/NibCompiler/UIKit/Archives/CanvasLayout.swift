import NibBytes
import NibDocument

/// What becomes of the frames below a view when the view grows: the layout that Interface Builder's compiler does for
/// systems without size classes.
///
/// The document's frames are taken for a layout that holds, so constraints relate how much edges move: constants and
/// inequalities do not matter. What constraints leave open stays as it is; sizes come before places. A view without
/// constraints follows its autoresizing mask.
/// - Seen: 23 views of 5 archives, all equal.
struct CanvasLayout {
  /// By how much the frame of a view changes, in points of its superview.
  struct Change: Equatable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  /// A side of a view, or its size along the axis.
  private enum Part {
    case edge(Double)
    case size
  }

  /// One of the two axes: its attributes of constraints and its bits of masks.
  private struct Axis {
    let parts: [String: Part]
    let mask: [String]
  }

  /// Most views that are laid out; more stay where they are.
  private static let viewLimit = 200

  private static let horizontal = Axis(
    parts: [
      "left": .edge(0), "leading": .edge(0), "leftMargin": .edge(0), "leadingMargin": .edge(0), "centerX": .edge(0.5),
      "centerXWithinMargins": .edge(0.5), "right": .edge(1), "trailing": .edge(1), "rightMargin": .edge(1),
      "trailingMargin": .edge(1), "width": .size,
    ], mask: ["flexibleMinX", "widthSizable", "flexibleMaxX"])
  private static let vertical = Axis(
    parts: [
      "top": .edge(0), "topMargin": .edge(0), "firstBaseline": .edge(0), "centerY": .edge(0.5),
      "centerYWithinMargins": .edge(0.5), "bottom": .edge(1), "bottomMargin": .edge(1), "baseline": .edge(1),
      "lastBaseline": .edge(1), "height": .size,
    ], mask: ["flexibleMinY", "heightSizable", "flexibleMaxY"])

  private let document: Document
  private let usesConstraints: Bool
  /// The views, each behind its superview; the first is the one that grows.
  private var views: [ElementIndex] = []
  /// By view: its superview's place among them.
  private var parents: [Int] = []
  private var places: [String: Int] = [:]
  /// By element: the change of its frame.
  private(set) var changes = NumberMap<Change>()

  /// Lays out what is below a view that becomes wider and higher, in points.
  /// - Parameter usesConstraints: Whether constraints count; otherwise all views follow their masks.
  init(_ document: Document, below root: Int, width: Double, height: Double, usesConstraints: Bool = true) {
    self.document = document
    self.usesConstraints = usesConstraints
    collect(ElementIndex(root))
    guard views.count <= Self.viewLimit else { return }
    let horizontal = solve(Self.horizontal, growth: width)
    let vertical = solve(Self.vertical, growth: height)
    for (place, view) in views.enumerated().dropFirst() {
      let change = Change(
        x: horizontal.value(of: 2 * place), y: vertical.value(of: 2 * place),
        width: horizontal.value(of: 2 * place + 1), height: vertical.value(of: 2 * place + 1))
      changes.set(Int(view.index), change)
    }
  }

  private mutating func collect(_ root: ElementIndex) {
    views = [root]
    parents = [0]
    var next = 0
    while next < views.count, views.count <= Self.viewLimit {
      let view = views[next]
      if let id = document.attribute("id", of: view) { places[id] = next }
      for child in document.children(of: view) {
        let isContent = document.attribute("key", of: child) == "contentView"
        for inner in isContent ? [child] : document.tag(child) == "subviews" ? Array(document.children(of: child)) : []
        {
          views.append(inner)
          parents.append(next)
        }
      }
      next += 1
    }
    for place in next..<max(next, views.count) {
      if let id = document.attribute("id", of: views[place]) { places[id] = place }
    }
  }

  /// Unknown 2n is how far view n moves in its superview, 2n + 1 by how much it grows.
  private func solve(_ axis: Axis, growth: Double) -> LinearSystem {
    var system = LinearSystem(unknowns: 2 * views.count)
    for (unknown, value) in [0.0, growth].enumerated() {
      var equation = system.equation()
      equation[unknown] = 1
      equation[2 * views.count] = -value
      system.add(equation)
    }
    for place in views.indices.dropFirst() where followsMask(place) { addMask(place, axis, to: &system) }
    if usesConstraints {
      for constraint in constraints(axis, system) { system.add(constraint) }
    }
    for offset in [1, 0] {
      for place in views.indices {
        var equation = system.equation()
        equation[2 * place + offset] = 1
        system.add(equation)
      }
    }
    return system
  }

  private func followsMask(_ place: Int) -> Bool {
    !usesConstraints || document.attribute("translatesAutoresizingMaskIntoConstraints", of: views[place]) != "NO"
  }

  /// A growing superview gives the flexible parts of a view equal shares.
  private func addMask(_ place: Int, _ axis: Axis, to system: inout LinearSystem) {
    let mask = document.child("autoresizingMask", of: views[place])
    let flexible = axis.mask.map { name in mask.map { document.attribute(name, of: $0) == "YES" } ?? false }
    let share = 1 / Double(max(flexible.count { $0 }, 1))
    for offset in 0...1 {
      var equation = system.equation()
      equation[2 * place + offset] = 1
      if flexible[offset] { equation[2 * parents[place] + 1] -= share }
      system.add(equation)
    }
  }

  /// The equalities among the constraints of all views, those of higher priority first.
  private func constraints(_ axis: Axis, _ system: LinearSystem) -> [LinearSystem.Equation] {
    var found: [(priority: Double, order: Int, equation: LinearSystem.Equation)] = []
    for (place, view) in views.enumerated() {
      guard let container = document.child("constraints", of: view) else { continue }
      for constraint in document.children(of: container) {
        guard let equation = equation(of: constraint, holder: place, axis, system) else { continue }
        let priority = document.attribute("priority", of: constraint).flatMap { Double($0) } ?? 1000
        found.append((priority, found.count, equation))
      }
    }
    found.sort { ($1.priority, $0.order) < ($0.priority, $1.order) }
    return found.map(\.equation)
  }

  /// Nil for a constraint of the other axis, an inequality, or one with something that is no view here.
  private func equation(
    of constraint: ElementIndex, holder: Int, _ axis: Axis, _ system: LinearSystem
  ) -> LinearSystem.Equation? {
    func part(_ name: String) -> Part? { document.attribute(name, of: constraint).flatMap { axis.parts[$0] } }
    guard (document.attribute("relation", of: constraint) ?? "equal") == "equal", let first = part("firstAttribute")
    else { return nil }
    let firstID = document.attribute("firstItem", of: constraint)
    guard let firstPlace = firstID.map({ places[$0] }) ?? holder else { return nil }
    var equation = system.equation()
    add(first, of: firstPlace, times: 1, to: &equation)
    guard let secondID = document.attribute("secondItem", of: constraint) else { return equation }
    guard let second = part("secondAttribute"), let secondPlace = places[secondID] else { return nil }
    add(second, of: secondPlace, times: -multiplier(of: constraint), to: &equation)
    return equation
  }

  private func add(_ part: Part, of place: Int, times factor: Double, to equation: inout LinearSystem.Equation) {
    guard case .edge(let share) = part else { return equation[2 * place + 1] += factor }
    equation[2 * place + 1] += factor * share
    var view = place
    while view > 0 {
      equation[2 * view] += factor
      view = parents[view]
    }
    equation[0] += factor
  }

  private func multiplier(of constraint: ElementIndex) -> Double {
    let text = document.attribute("multiplier", of: constraint) ?? "1"
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
  }
}

/// Linear equations added one after another: what earlier ones settle, later ones do not change.
///
/// So the order is the rank: an equation that contradicts what is known is dropped, and one that says nothing new too.
/// Cost: the square of the number of unknowns for each equation.
struct LinearSystem {
  /// Coefficients of each unknown, and behind them the constant; their sum is 0.
  typealias Equation = [Double]

  private let count: Int
  /// Equations in which one unknown has the coefficient 1 and stands in no other.
  private var rows: [Equation] = []
  /// By equation: that unknown.
  private var leads: [Int] = []

  /// Makes a system without equations.
  init(unknowns: Int) { count = unknowns }

  /// An equation without terms.
  func equation() -> Equation { Equation(repeating: 0, count: count + 1) }

  /// Adds an equation.
  mutating func add(_ equation: Equation) {
    var rest = equation
    for (row, lead) in zip(rows, leads) where rest[lead] != 0 { Self.subtract(row, times: rest[lead], from: &rest) }
    guard let lead = rest[..<count].firstIndex(where: { abs($0) > 1e-9 }) else { return }
    let factor = 1 / rest[lead]
    for index in rest.indices { rest[index] *= factor }
    for index in rows.indices where rows[index][lead] != 0 {
      Self.subtract(rest, times: rows[index][lead], from: &rows[index])
    }
    rows.append(rest)
    leads.append(lead)
  }

  /// The value of an unknown that the equations settle, taking those that they leave open for 0.
  func value(of unknown: Int) -> Double {
    leads.firstIndex(of: unknown).map { -rows[$0][count] } ?? 0
  }

  private static func subtract(_ row: Equation, times factor: Double, from other: inout Equation) {
    for index in row.indices { other[index] -= row[index] * factor }
  }
}
