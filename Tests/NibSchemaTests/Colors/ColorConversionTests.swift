import Testing

@testable import NibSchema

@Suite("Color conversion") struct ColorConversionTests {
  private func components(_ value: ColorValue, colorMatched: Bool) -> [Double] {
    switch ArchivedColor.Components(value, colorMatched: colorMatched) {
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .white(let white, let alpha): [white, alpha]
    case .none: []
    }
  }

  private func isNear(_ numbers: [Double], _ expected: [Double]) -> Bool {
    numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) < 3e-7 }
  }

  @Test(
    "calibrated colors become sRGB and may leave 0 to 1",
    arguments: [
      ([1, 0.5, 0], [1.007707953, 0.5763723254, -0.02810667455]),
      ([0.90196079019999997, 0.90196079019999997, 0.90196079019999997], [0.921431005, 0.9214526415, 0.9214410186]),
    ])
  func calibrated(_ from: [Double], _ to: [Double]) {
    let color = ColorValue(red: from[0], green: from[1], blue: from[2], space: "calibratedRGB")
    #expect(isNear(components(color, colorMatched: true), to + [1]))
    #expect(components(color, colorMatched: false) == from + [1])
  }

  @Test("black stays exact") func black() {
    let color = ColorValue(red: 0, green: 0, blue: 0, alpha: 0.25, space: "calibratedRGB")
    #expect(components(color, colorMatched: true) == [0, 0, 0, 0.25])
  }

  @Test("Display P3 becomes sRGB") func p3() {
    let color = ColorValue(red: 0.97, green: 0.97, blue: 0.97, space: "displayP3")
    let found = components(color, colorMatched: true)
    #expect(isNear(found, found.map { _ in 0.97 }) == false)
    #expect(found.dropLast().allSatisfy { abs($0 - 0.97) < 2e-4 })
  }

  @Test("calibrated gray becomes gray with the curve of sRGB") func gray() {
    let color = ColorValue(white: 2.0 / 3, space: "calibratedWhite")
    #expect(isNear(components(color, colorMatched: true), [0.7233663201, 1]))
    let third = 2.0 / 3
    #expect(components(color, colorMatched: false) == [third, third, third, 1])
  }

  @Test("in documents without color matching sRGB becomes calibrated, and back is the same") func thereAndBack() {
    let color = ColorValue(red: 0.25, green: 0.5, blue: 0.75, space: "sRGB")
    let generic = components(color, colorMatched: false)
    let back = ColorValue(red: generic[0], green: generic[1], blue: generic[2], space: "calibratedRGB")

    #expect(generic[0] < 0.25)
    #expect(isNear(components(back, colorMatched: true), [0.25, 0.5, 0.75, 1]))
  }

  @Test(
    "numbers print with three significant digits",
    arguments: [
      (0, "0"), (1, "1"), (0.5, "0.5"), (0.0049881, "0.00499"), (1.0077, "1.01"), (-0.0281067, "-0.0281"),
      (0.9999, "1"), (0.00001, "1e-05"), (.nan, "nan"),
    ] as [(Double, String)])
  func threeDigitText(_ number: Double, _ text: String) {
    #expect(threeDigits(number) == text)
  }

  @Test("the short way of printing agrees with the C library") func shortWay() {
    let numbers = (-2000...12000).map { Double($0) / 1024 } + (1...2000).map { Double($0) / 2000 }
    let wrong = numbers.filter { threeDigits($0) != printedThreeDigits($0) }

    #expect(wrong == [])
  }
}
