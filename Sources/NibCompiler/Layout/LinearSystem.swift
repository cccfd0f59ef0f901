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
