#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Large pictures within a limit", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct LargePictureTests {
    /// A picture of 25 megapixels that is all one tile of a small one.
    private static func picture(_ ending: String) throws -> FilePictureSource {
      let folder = try PictureFolder.keptToTheEnd()
      let name = "\(folder.path)/large-\(ending.filter { $0.isLetter || $0.isNumber })." + ending.prefix { $0 != "[" }
      let tile = try SamplePictures.file("png", width: 400, height: 300)
      if TestDisk.bytes(name) == nil {
        try ShellCommand.run("vips replicate '\(tile)' '\(name)\(ending.drop { $0 != "[" })' 15 14")
      }
      return try FilePictureSource(name)
    }

    @Test(
      "tiles and strips are read a few at a time, so a thumbnail takes less than the pixels do",
      arguments: ["tif[tile]", "tif[tile,tile-width=512,tile-height=512]", "tif", "tif[compression=deflate]"])
    func parts(ending: String) throws {
      // All pixels are 75 MB.
      let decoder = VipsDecoder(limits: DecodeLimits(memory: 48 << 20))

      let image = try decoder.thumbnail(of: Self.picture(ending), maxPixelSize: 10)

      #expect(image.size == PixelSize(width: 10, height: 7))
    }

    @Test("what is held whole is refused with the limit that suffices, which does")
    func progressive() throws {
      let source = try Self.picture("jpg[interlace]")
      var decoder = VipsDecoder(limits: DecodeLimits(memory: 32 << 20))
      let need = try decoder.estimatedMemory(of: source, .thumbnail(maxPixelSize: 10))

      let error = #expect(throws: ImagingError.self) { try decoder.thumbnail(of: source, maxPixelSize: 10) }
      decoder.limits.memory = need

      #expect(error?.code == .tooLarge)
      #expect(error?.detail.contains("allow \(need) bytes") == true && error?.detail.contains("baseline") == true)
      #expect(try decoder.thumbnail(of: source, maxPixelSize: 10).size.width == 10)
      // Two bytes a coefficient; colours have half the width and height.
      #expect(need > 75_000_000 && need < 90_000_000)
    }

    @Test("a side that is small enough is named, and is")
    func side() throws {
      let source = try Self.picture("png[interlace]")
      let plain = try Self.picture("png")
      let decoder = VipsDecoder(limits: DecodeLimits(memory: 64 << 20))

      let whole = #expect(throws: ImagingError.self) { try decoder.image(of: plain, .full) }
      let passes = #expect(throws: ImagingError.self) { try decoder.thumbnail(of: source, maxPixelSize: 10) }

      let words = try #require(whole?.detail)
      let side = try #require(words.split(separator: "ask for at most ").last?.prefix { $0.isNumber })
      #expect(try decoder.thumbnail(of: plain, maxPixelSize: #require(Int(side))).size.width == Int(side))
      #expect(passes?.detail.contains("stored not interlaced") == true)
    }
  }
#endif
