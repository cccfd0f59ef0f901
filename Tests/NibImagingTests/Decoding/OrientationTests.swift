#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Orientation", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct OrientationTests {
    static let cases = SamplePictures.orientedFormats.flatMap { format in (1...8).map { (format, $0) } }

    @Test("the header says the turn that the pixels come in, of every format", arguments: cases)
    func headerAndPixels(format: String, orientation: Int) throws {
      let source = MemoryPictureSource(try SamplePictures.oriented(format, orientation))
      let said = format == "png-late" ? 1 : orientation

      let header = try VipsDecoder().header(of: source)
      let stored = try VipsDecoder().image(of: source, PictureRequest(turns: false))
      let shown = try VipsDecoder().image(of: source, .full)

      #expect(header.orientation == said)
      #expect(header.pixelSize == PixelSize(width: 120, height: 80))
      #expect(ImageHeader(source.content) == header)
      #expect(stored.size == header.pixelSize)
      #expect(shown.size == header.displaySize)
      for (x, y) in [(0, 0), (119, 0), (7, 50), (100, 31)] {
        let place = SamplePictures.place(x, y, width: 120, height: 80, orientation: said)
        let (expected, found) = (try #require(stored[x, y]), try #require(shown[place.x, place.y]))
        #expect(expected == found, "\(x), \(y)")
      }
    }

    @Test("an orientation that is asked for takes the place of the file's", arguments: 1...8)
    func asked(orientation: Int) throws {
      let source = MemoryPictureSource(try SamplePictures.oriented("webp", 6))

      let stored = try VipsDecoder().image(of: source, PictureRequest(turns: false))
      let shown = try VipsDecoder().image(of: source, PictureRequest(orientation: orientation))

      let place = SamplePictures.place(7, 50, width: 120, height: 80, orientation: orientation)
      #expect(try #require(shown[place.x, place.y]) == #require(stored[7, 50]))
    }

    @Test("what was turned is written so that it is not turned again", arguments: [2, 6, 7])
    func written(orientation: Int) throws {
      let source = MemoryPictureSource(try SamplePictures.oriented("png", orientation))
      for format in [EncodedFormat.jpeg(quality: 90), .png, .webp(quality: 90), .tiff] {
        let bytes = try VipsDecoder().encoded(source, PictureRequest(metadata: .keep), as: format)

        let header = try #require(ImageHeader(bytes))
        #expect(header.orientation == 1 && header.pixelSize == ImageHeader(source.content)?.displaySize, "\(format)")
      }
    }
  }
#endif
