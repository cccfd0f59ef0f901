/// Geometry that archives hold inline, as two or four numbers.
@usableFromInline package protocol InlineGeometry: NibConvertible {
  /// Takes the numbers if there are as many as it has.
  init?(count: Int, _ numbers: (Double, Double, Double, Double))
}

extension NibPoint: InlineGeometry {
  @inlinable package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 2 else { return nil }
    self.init(x: numbers.0, y: numbers.1)
  }
}

extension NibSize: InlineGeometry {
  @inlinable package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 2 else { return nil }
    self.init(width: numbers.0, height: numbers.1)
  }
}

extension NibRect: InlineGeometry {
  @inlinable package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 4 else { return nil }
    self.init(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }
}

extension NibInsets: InlineGeometry {
  @inlinable package init?(count: Int, _ numbers: (Double, Double, Double, Double)) {
    guard count == 4 else { return nil }
    self.init(top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3)
  }
}

/// Reads the numbers of a text such as `{251, 251}` or `{{0, 0}, {320, 44}}`, in order.
///
/// Priorities and NSValue geometry are stored so. Anything that is not a number separates numbers.
struct NumberList {
  let numbers: [Double]

  init(_ text: String) {
    let isPart: (Character) -> Bool = { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    numbers = text.split { !isPart($0) }.compactMap { Double(String($0)) }
  }
}
