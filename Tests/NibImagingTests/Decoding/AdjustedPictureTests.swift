#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Adjusted pictures", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct AdjustedPictureTests {
    static let sides = TestSize.share([600, 300, 150, 75], every: 2)
    static let (width, height) = (1200, 900)
    let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    /// Compares an adjusted picture of a size with what a line of shell makes of the whole original.
    private func check(
      _ steps: [Adjustment], _ side: Int, format: String = "png", most: Double = 2,
      against line: (String, String) -> String
    ) throws {
      let path = try SamplePictures.file(format, width: Self.width, height: Self.height)
      let image = try VipsDecoder().image(
        of: FilePictureSource(path), PictureRequest(maxPixelSize: side, adjustments: AdjustmentChain(steps)))
      #expect(max(image.size.width, image.size.height) == side)
      let (whole, small) = ("\(folder.path)/whole.png", "\(folder.path)/small.png")
      try ShellCommand.run(line(path, whole))
      try ShellCommand.run("vipsthumbnail '\(whole)' --size '\(image.size.width)x\(image.size.height)!' -o '\(small)'")
      let difference = try #require(ReferencePicture(small, in: folder).difference(to: image))
      #expect(difference <= most, "\(steps)")
    }

    @Test("a shift and a crop show the part that vips crops", arguments: sides)
    func shiftedCrop(side: Int) throws {
      // The lower edge of the crop is 129 pixels above the picture's.
      let steps: [Adjustment] = [
        .transform(.translation(x: -108, y: -129)), .crop(PlaneRectangle(x: 0, y: 0, width: 801, height: 613)),
      ]

      try check(steps, side) { "vips crop '\($0)' '\($1)' 108 \(Self.height - 129 - 613) 801 613" }
    }

    @Test("a JPEG that is shrunk while it is loaded shows the same part", arguments: sides)
    func shrunkCrop(side: Int) throws {
      try check([.crop(PlaneRectangle(x: 31, y: 17, width: 1100, height: 850))], side, format: "jpg[Q=95]") {
        "vips crop '\($0)' '\($1)' 31 \(Self.height - 17 - 850) 1100 850"
      }
    }

    @Test("a quarter turn and a crop are those of vips", arguments: sides)
    func quarterTurn(side: Int) throws {
      // Counterclockwise by a quarter: x' = -y, y' = x, so the picture lies between -900 and 0.
      let steps: [Adjustment] = [
        .transform(AffineTransform(a: 0, b: 1, c: -1, d: 0)),
        .crop(PlaneRectangle(x: -880, y: 100, width: 700, height: 1000)),
      ]

      try check(steps, side) { original, result in
        "vips rot '\(original)' '\(result).v' d270 && vips crop '\(result).v' '\(result)' 20 100 700 1000"
      }
    }

    @Test("a turn by an odd angle and a crop are those of vips", arguments: sides)
    func oddTurn(side: Int) throws {
      // Clockwise by 12 degrees.
      let (sine, cosine) = (0.20791169, 0.97814760)
      let turn = AffineTransform(a: cosine, b: -sine, c: sine, d: cosine)
      let chain = AdjustmentChain([.transform(turn)])
      let extent = try #require(chain.extent(width: Self.width, height: Self.height))
      let crop = PlaneRectangle(x: extent.x + 300, y: extent.y + 350, width: 720, height: 430)

      try check(chain.steps + [.crop(crop)], side) { original, result in
        """
        vips similarity '\(original)' '\(result).v' --angle 12 \
        && vips crop '\(result).v' '\(result)' 300 \(Int(extent.height.rounded()) - 350 - 430) 720 430
        """
      }
    }

    @Test("a picture made larger and cropped is that of vips", arguments: sides)
    func enlarged(side: Int) throws {
      let steps: [Adjustment] = [
        .transform(AffineTransform(a: 1.5, d: 1.5)), .crop(PlaneRectangle(x: 300, y: 150, width: 1000, height: 900)),
      ]

      try check(steps, side) { original, result in
        "vips resize '\(original)' '\(result).v' 1.5 && vips crop '\(result).v' '\(result)' 300 300 1000 900"
      }
    }

    @Test("an edit is turned with the picture", arguments: [1, 3, 6, 8])
    func turnedEdit(orientation: Int) throws {
      let plain = try folder.bytes(at: SamplePictures.file("jpg[strip]", width: Self.width, height: Self.height))
      let path = try folder.add("turned.jpg", SamplePictures.oriented(plain, orientation))
      let turn = [1: "d0", 3: "d180", 6: "d90", 8: "d270"][orientation] ?? "d0"
      try ShellCommand.run(
        """
        cd '\(folder.path)' && vips crop turned.jpg crop.v 100 200 640 480 && vips rot crop.v whole.v \(turn) \
        && vips resize whole.v small.png 0.25
        """)

      let image = try VipsDecoder().image(
        of: FilePictureSource(path),
        PictureRequest(
          maxPixelSize: 160,
          adjustments: AdjustmentChain([.crop(PlaneRectangle(x: 100, y: 220, width: 640, height: 480))])))

      let reference = try ReferencePicture(folder.path + "/small.png", in: folder)
      #expect(try #require(reference.difference(to: image)) <= 2)
    }

    @Test("filters change samples as their formulas say")
    func filters() throws {
      let path = try SamplePictures.file("png", width: 64, height: 48)
      func image(_ name: String, _ values: [String: [Double]]) throws -> PixelImage {
        let filter = try #require(PictureFilter(name, values))
        return try VipsDecoder().image(
          of: FilePictureSource(path), PictureRequest(adjustments: AdjustmentChain([.filter(filter)])))
      }
      let plain = try VipsDecoder().image(of: FilePictureSource(path), .full)
      let (before, x, y) = (try #require(plain[40, 20]), 40, 20)

      let inverted = try #require(image("CIColorInvert", [:])[x, y])
      let brighter = try #require(image("CIExposureAdjust", ["inputEV": [1]])[x, y])
      let grey = try #require(image("CIColorControls", ["inputSaturation": [0]])[x, y])
      let dark = try #require(image("CIGammaAdjust", ["inputPower": [2]])[x, y])

      #expect(Int(inverted.red) == 255 - Int(before.red))
      #expect(Int(brighter.green) == min(255, 2 * Int(before.green)))
      #expect(grey.red == grey.green && grey.green == grey.blue)
      #expect(abs(Double(dark.blue) - Double(before.blue) * Double(before.blue) / 255) <= 1)
      #expect(inverted.alpha == 255)
    }

    @Test("where the edited picture does not reach, it is transparent")
    func transparent() throws {
      let path = try SamplePictures.file("png", width: 64, height: 48)
      let half = 0.70710678
      let chain = AdjustmentChain([.transform(AffineTransform(a: half, b: half, c: -half, d: half))])

      let image = try VipsDecoder().image(of: FilePictureSource(path), PictureRequest(adjustments: chain))

      #expect(image[0, 0]?.alpha == 0)
      #expect(image[image.size.width / 2, image.size.height / 2]?.alpha == 255)
    }

    @Test("an edit that leaves nothing is an error")
    func nothingLeft() throws {
      let path = try SamplePictures.file("png", width: 64, height: 48)
      let chain = AdjustmentChain([.crop(PlaneRectangle(x: 500, y: 0, width: 10, height: 10))])

      #expect(throws: ImagingError(code: .emptyResult, place: .init(file: path), detail: "")) {
        _ = try VipsDecoder().image(of: FilePictureSource(path), PictureRequest(adjustments: chain))
      }
    }
  }
#endif
