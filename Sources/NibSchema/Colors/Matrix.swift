/// A matrix of three rows and columns, for changing color primaries.
struct Matrix: Sendable {
  /// Its rows.
  var rows: (Triple, Triple, Triple)

  /// Makes a matrix of 16.16 fixed-point numbers.
  init(fixed first: Triple, _ second: Triple, _ third: Triple) {
    func scaled(_ row: Triple) -> Triple { (row.0 / 65536, row.1 / 65536, row.2 / 65536) }
    rows = (scaled(first), scaled(second), scaled(third))
  }

  private init(rows: (Triple, Triple, Triple)) { self.rows = rows }

  private static func dot(_ a: Triple, _ b: Triple) -> Double { a.0 * b.0 + a.1 * b.1 + a.2 * b.2 }

  private static func cross(_ a: Triple, _ b: Triple) -> Triple {
    (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
  }

  private var columns: (Triple, Triple, Triple) {
    ((rows.0.0, rows.1.0, rows.2.0), (rows.0.1, rows.1.1, rows.2.1), (rows.0.2, rows.1.2, rows.2.2))
  }

  /// The product with a column.
  func applied(to column: Triple) -> Triple {
    (Self.dot(rows.0, column), Self.dot(rows.1, column), Self.dot(rows.2, column))
  }

  /// The product with another matrix on the right.
  func multiplied(by other: Matrix) -> Matrix {
    let columns = other.columns
    func row(_ r: Triple) -> Triple { (Self.dot(r, columns.0), Self.dot(r, columns.1), Self.dot(r, columns.2)) }
    return Matrix(rows: (row(rows.0), row(rows.1), row(rows.2)))
  }

  /// The matrix with each row scaled so that its sum is that of another's row, which no row's may be zero.
  func scaled(toSumsOf other: Matrix) -> Matrix {
    func sum(_ t: Triple) -> Double { t.0 + t.1 + t.2 }
    func scaled(_ row: Triple, _ target: Triple) -> Triple {
      let factor = sum(target) / sum(row)
      return (row.0 * factor, row.1 * factor, row.2 * factor)
    }
    return Matrix(
      rows: (scaled(rows.0, other.rows.0), scaled(rows.1, other.rows.1), scaled(rows.2, other.rows.2)))
  }

  /// The inverse; the matrix must have one, as all primaries that span a space have.
  var inverse: Matrix {
    let (a, b, c) = columns
    let size = Self.dot(a, Self.cross(b, c))
    func scaled(_ t: Triple) -> Triple { (t.0 / size, t.1 / size, t.2 / size) }
    return Matrix(rows: (scaled(Self.cross(b, c)), scaled(Self.cross(c, a)), scaled(Self.cross(a, b))))
  }
}
