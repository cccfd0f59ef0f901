import NibDiagnostics
import NibResources
import Testing

@testable import NibImaging

@Suite("Plans of decodes") struct RenderPlanTests {
  private let stored = PixelSize(width: 4000, height: 3000)

  private func plan(_ steps: [Adjustment], _ side: Int?, _ shape: PictureRequest.Shape = .whole) -> RenderPlan? {
    RenderPlan(AdjustmentChain(steps), of: stored, shape: shape, side: side, enlarges: false)
  }

  @Test("a picture without edit is loaded in the size that is wanted, never larger than it is")
  func plain() {
    #expect(plan([], 400)?.size == PixelSize(width: 400, height: 300))
    #expect(plan([], 400)?.steps == [])
    #expect(plan([], 9000)?.size == stored)
    #expect(plan([], nil)?.size == stored)
    #expect(plan([], 300, .square)?.size == PixelSize(width: 400, height: 300))
  }

  @Test("a cropped picture is loaded so large that its part has the size that is wanted")
  func cropped() {
    let plan = plan([.crop(PlaneRectangle(x: 1000, y: 500, width: 1000, height: 800))], 500)

    #expect(plan?.loadFactor == 0.5)
    #expect(plan?.size == PixelSize(width: 500, height: 400))
    // 1500 rows in all, and the crop's upper edge is 650 above the lowest.
    #expect(plan?.steps == [.area(left: 500, top: 850, size: PixelSize(width: 500, height: 400))])
  }

  @Test("an edit that makes the picture smaller is not loaded larger than it will be")
  func reduced() {
    let plan = plan([.transform(AffineTransform(a: 0.1, d: 0.1))], nil)

    #expect(plan?.loadFactor == 0.1)
    #expect(plan?.size == PixelSize(width: 400, height: 300))
  }

  @Test("colours are changed last, sharpness in its place and with its radius scaled")
  func order() throws {
    let invert = Adjustment.filter(try #require(PictureFilter("CIColorInvert")))
    let blur = Adjustment.filter(try #require(PictureFilter("CIGaussianBlur", ["inputRadius": [8]])))
    let crop = Adjustment.crop(PlaneRectangle(x: 0, y: 0, width: 2000, height: 1000))

    let steps = try #require(plan([invert, crop, blur, crop], 500)).steps

    #expect(steps.count == 3)
    guard case .area = steps[0], case .kernel(.table) = steps[1] else { throw Unexpected(steps: steps) }
    #expect(steps[2] == .kernel(.blur(2)))
  }

  struct Unexpected: Error {
    let steps: [RenderStep]
  }

  @Test("numbers beyond all sense leave no plan")
  func senseless() {
    #expect(plan([.transform(AffineTransform(a: 0, d: 0))], 100) == nil)
    #expect(plan([.transform(AffineTransform(a: 1e300, d: 1e300))], 100) == nil)
    #expect(plan([.crop(PlaneRectangle(x: 0, y: 0, width: -1, height: 5))], 100) == nil)
    #expect(plan([.crop(PlaneRectangle(x: .nan, y: 0, width: 1, height: 5))], 100) == nil)
  }

  @Test("sizes that would overflow are refused, not counted wrong")
  func hugeSizes() throws {
    let traits = try #require(LoaderTraits.of(.tiff))
    let facts = PictureFacts(format: .tiff, size: PixelSize(width: .max, height: .max), bands: 4)
    let planner = DecodePlanner(limits: DecodeLimits(pixels: .max))

    #expect(throws: ImagingError(code: .tooLarge, place: Place(file: ""), detail: "")) {
      _ = try planner.plan(facts, traits: traits, request: .thumbnail(maxPixelSize: 10), name: "a")
    }
  }

  @Test("the memory of a 100 megapixel JPEG is that of some rows; of a progressive one, of all its coefficients")
  func memory() throws {
    let traits = try #require(LoaderTraits.of(.jpeg))
    var facts = PictureFacts(format: .jpeg, size: PixelSize(width: 11_600, height: 8700))

    let rows = DecodePlan(facts, traits: traits, factor: 1000 / 11_600, held: 0)
    facts.comesInPasses = true
    let passes = DecodePlan(facts, traits: traits, factor: 1000 / 11_600, held: 0)

    #expect(rows.shrink == 4)
    #expect(rows.memory < 30 << 20)
    #expect(passes.memory > 600_000_000)
    // Colours of half the width and height have a quarter of the coefficients.
    facts.parts = StoredParts(coefficientBytes: 303_000_000)
    let halved = DecodePlan(facts, traits: traits, factor: 1000 / 11_600, held: 0)
    #expect(halved.memory > 303_000_000 && halved.memory < 340_000_000)
  }
}
