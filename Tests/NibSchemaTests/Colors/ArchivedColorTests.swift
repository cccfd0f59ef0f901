import NibSchema
import Testing

@Suite("Archived colors") struct ArchivedColorTests {
  private func fields(
    _ value: ColorValue, _ profile: OutputProfile = .xcode9, colorMatched: Bool = true
  ) -> String {
    text(ArchivedColor(ColorDescription(value: value), profile: profile, colorMatched: colorMatched).fields)
  }

  @Test("sRGB components stand as they are, with opacity in the text only when it is not full")
  func sRGB() {
    let expected = """
      UIColorComponentCount=i4 UIRed=f1.0 UIGreen=f0.5 UIBlue=f0.25 UIAlpha=f1.0 NSRGB=<1 0.5 0.25> NSColorSpace=i2
      """
    let opaque = fields(ColorValue(red: 1, green: 0.5, blue: 0.25))
    let translucent = fields(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.5))

    #expect(opaque == expected)
    #expect(translucent.contains("NSRGB=<0 0 0 0.5>"))
  }

  @Test("a double stands beside a float that is not equal to it, from nib9-g on") func doubles() {
    let color = ColorValue(red: 0.1, green: 0.5, blue: 1)
    let older = fields(color, .xcode9)
    let newer = fields(color, .xcode11)

    #expect(!older.contains("-Double"))
    #expect(newer.contains("UIRed=f0.1 UIRed-Double=d0.1 UIGreen=f0.5 UIBlue=f1.0 UIAlpha=f1.0 NSRGB=<0.1 0.5 1>"))
  }

  @Test(
    "black, white and clear have names in color-matched documents",
    arguments: [(0.0, 1.0, "blackColor"), (1, 1, "whiteColor"), (0, 0, "clearColor")])
  func namedGrays(_ white: Double, _ alpha: Double, _ name: String) {
    for space in ["calibratedWhite", "genericGamma22GrayColorSpace"] {
      let color = fields(ColorValue(white: white, alpha: alpha, space: space))
      #expect(color.hasPrefix("UISystemColorName=\"\(name)\" UIColorComponentCount=i2 UIWhite="))
      #expect(color.hasSuffix("NSColorSpace=i4"))
    }
  }

  @Test("other documents write grays as three equal components without a name") func unmatchedGray() {
    let expected = """
      UIColorComponentCount=i4 UIRed=f1.0 UIGreen=f1.0 UIBlue=f1.0 UIAlpha=f1.0 NSRGB=<1 1 1> NSColorSpace=i2
      """
    let white = fields(ColorValue(white: 1, space: "calibratedWhite"), .xcode11, colorMatched: false)

    #expect(white == expected)
  }

  @Test(
    "calibrated grays of Xcode 27 are floats rounded to ten digits, their opacity is rounded alone",
    arguments: [(1 / 3.0, 0.3333333433), (2 / 3.0, 0.6666666865), (0.05, 0.05000000075), (1.0, 1.0), (0.0, 0.0)])
  func roundedGray(white: Double, expected: Double) {
    func components(_ profile: OutputProfile) -> ArchivedColor.Components {
      let value = ColorValue(white: white, alpha: 0.1, space: "calibratedWhite")
      return ArchivedColor(ColorDescription(value: value), profile: profile, colorMatched: false).components
    }

    #expect(components(.xcode27) == .rgb(red: expected, green: expected, blue: expected, alpha: 0.1))
    #expect(components(.xcode26point1) == .rgb(red: white, green: white, blue: white, alpha: 0.1))
  }

  @Test("the space counts only by its own name unless it is custom") func spaceAttribute() {
    var color = ColorValue(red: 0.5, green: 0.5, blue: 0.5, space: "sRGB")
    color.colorSpace = "calibratedRGB"

    #expect(color.space == .calibratedRGB)
  }

  @Test("an asset color has its name, then the components of the resource") func assetColor() {
    let color = ColorDescription(name: "Brand", fallback: ColorValue(red: 0, green: 0.5, blue: 1))

    let newer = text(ArchivedColor(color, profile: .xcode13, colorMatched: true).fields)
    let older = text(
      ArchivedColor(color, profile: .xcode13, colorMatched: true, namesCatalogColors: false).fields)

    #expect(
      newer.hasPrefix("UIDynamicCatalogName=\"Brand\" UIDynamicCatalogUseNibBundle=true UIColorComponentCount=i4"))
    #expect(older.hasPrefix("UIColorComponentCount=i4"))
  }

  @Test("equal components are one color whatever their names") func sharing() {
    let white = ArchivedColor(
      ColorDescription(value: ColorValue(red: 1, green: 1, blue: 1)), profile: .xcode8, colorMatched: true)

    let background = white.asTableBackground(in: .xcode8)
    #expect(background.systemName == "tableBackgroundColor")
    #expect(background != white)
    #expect(background.sharingIdentity == white.sharingIdentity)
  }

  @Test("only opaque white takes the name of a table's background") func tableBackground() {
    let gray = ArchivedColor(
      ColorDescription(value: ColorValue(red: 1, green: 1, blue: 0.5)), profile: .xcode8, colorMatched: true)

    #expect(gray.asTableBackground(in: .xcode8) == gray)
  }

  @Test("a table's white background is the system's own color up to Xcode 10, and gray as it was later")
  func oldTableBackground() {
    func background(_ profile: OutputProfile) -> String {
      let white = ArchivedColor(
        ColorDescription(value: ColorValue(white: 1)), profile: profile, colorMatched: true)
      return text(white.asTableBackground(in: profile).fields)
    }

    #expect(background(.xcode9).hasPrefix("UISystemColorName=\"tableBackgroundColor\" UIColorComponentCount=i4"))
    #expect(background(.xcode12).hasPrefix("UISystemColorName=\"tableBackgroundColor\" UIColorComponentCount=i2"))
  }

  @Test("a color that adapts to dark appearance is no fixed color of equal components")
  func adaptiveSharing() {
    func identity(_ description: ColorDescription) -> ArchivedColor {
      ArchivedColor(description, profile: .xcode11, colorMatched: true).sharingIdentity
    }
    let fixed = identity(ColorDescription(value: ColorValue(white: 1)))

    #expect(identity(ColorDescription(cocoaTouchSystemColor: "whiteColor")) == fixed)
    #expect(identity(ColorDescription(systemColor: "systemBackgroundColor")) != fixed)
  }

  @Test("the whites of two spaces are one from Xcode 13 on", arguments: ["calibratedRGB", "displayP3"])
  func whiteMatched(space: String) {
    func red(_ profile: OutputProfile) -> Double? {
      let value = ColorValue(red: 0.9, green: 0.9, blue: 0.9, space: space)
      let color = ArchivedColor(ColorDescription(value: value), profile: profile, colorMatched: true)
      guard case .rgb(let red, let green, let blue, _) = color.components else { return nil }
      return abs(red - green) < 2e-7 && abs(green - blue) < 2e-7 ? red : nil
    }

    #expect(red(.xcode13) != nil)
    #expect(red(.xcode12) == nil)
  }
}
