/// A filter that can be applied: its name, its keys, and what it does.
///
/// - Documented: names, keys and defaults are those of Core Image's filter reference.
/// - Inferred: the arithmetic, from what the reference says in words.
struct FilterRow: Sendable {
  let name: String
  let keys: [(name: String, standard: [Double])]
  /// Given the numbers of the keys in their order.
  let kernel: @Sendable ([[Double]]) -> FilterKernel

  static let all: [FilterRow] = [
    FilterRow(
      name: "CIColorControls",
      keys: [("inputSaturation", [1]), ("inputBrightness", [0]), ("inputContrast", [1])],
      kernel: { .controls(saturation: $0[0][0], brightness: $0[1][0], contrast: $0[2][0]) }),
    FilterRow(
      name: "CIExposureAdjust", keys: [("inputEV", [0])],
      kernel: { values in .scaled(by: FilterMath.power(2, values[0][0])) }),
    FilterRow(
      name: "CIGammaAdjust", keys: [("inputPower", [1])],
      kernel: { values in .curve { FilterMath.power($0, max(0, values[0][0])) } }),
    FilterRow(
      name: "CISepiaTone", keys: [("inputIntensity", [1])],
      kernel: { .mixed(sepia, share: min(1, max(0, $0[0][0]))) }),
    FilterRow(name: "CIColorInvert", keys: [], kernel: { _ in .curve { 1 - $0 } }),
    FilterRow(
      name: "CIColorMatrix",
      keys: [
        ("inputRVector", [1, 0, 0, 0]), ("inputGVector", [0, 1, 0, 0]), ("inputBVector", [0, 0, 1, 0]),
        ("inputBiasVector", [0, 0, 0, 0]),
      ],
      kernel: { v in .matrix((0..<3).flatMap { [v[$0][0], v[$0][1], v[$0][2], v[3][$0] * 255] }) }),
    FilterRow(name: "CIGaussianBlur", keys: [("inputRadius", [10])], kernel: { .blur(max(0, $0[0][0])) }),
  ]

  /// Whether all keys are the filter's and have as many numbers as these take.
  func accepts(_ values: [String: [Double]]) -> Bool {
    values.allSatisfy { key, numbers in
      numbers.allSatisfy { $0.isFinite && abs($0) < 1e6 }
        && keys.contains { $0.name == key && $0.standard.count == numbers.count }
    }
  }

  /// Brown tones by brightness; rows of red, green and blue.
  private static let sepia = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131]
}

extension FilterKernel {
  /// The share of each primary in brightness (Rec. 709).
  private static let luminance = [0.2126, 0.7152, 0.0722]

  /// A matrix whose factors are asked for by row and column.
  private static func rows(constant: Double, _ factor: (Int, Int) -> Double) -> FilterKernel {
    var numbers: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 { numbers.append(factor(row, column)) }
      numbers.append(constant)
    }
    return .matrix(numbers)
  }

  /// Away from grey, then brighter, then away from the middle.
  static func controls(saturation: Double, brightness: Double, contrast: Double) -> FilterKernel {
    rows(constant: 255 * ((brightness - 0.5) * contrast + 0.5)) { row, column in
      let grey: Double = (1 - saturation) * luminance[column]
      return contrast * (row == column ? grey + saturation : grey)
    }
  }

  static func scaled(by factor: Double) -> FilterKernel {
    .matrix([factor, 0, 0, 0, 0, factor, 0, 0, 0, 0, factor, 0])
  }

  /// A matrix of nine factors, and as much of the colours as they were as is left of 1.
  static func mixed(_ factors: [Double], share: Double) -> FilterKernel {
    rows(constant: 0) { row, column in
      let mixed: Double = share * factors[row * 3 + column]
      return row == column ? mixed + 1 - share : mixed
    }
  }

  /// One curve for all colours, from 0 to 1.
  static func curve(_ function: (Double) -> Double) -> FilterKernel {
    let samples = (0..<256).map { UInt8(min(255, max(0, (function(Double($0) / 255) * 255).rounded()))) }
    return .table(samples + samples + samples)
  }
}
