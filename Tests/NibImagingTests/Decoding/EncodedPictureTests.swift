#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Pictures written as files", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct EncodedPictureTests {
    /// An orientation of 6, and a place: 10 degrees north in a GPS directory.
    private static func located(_ jpeg: [UInt8]) -> [UInt8] {
      var directory: [UInt8] = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 2]
      directory += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
      directory += [0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0]
      directory += [0, 2, 0, 1, 0, 2, 0, 0, 0, 2, UInt8(ascii: "N"), 0, 0, 0]
      directory += [0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 68, 0, 0, 0, 0]
      for number: UInt8 in [10, 0, 0] { directory += [0, 0, 0, number, 0, 0, 0, 1] }
      let length = directory.count + 2
      return Array(jpeg.prefix(2)) + [0xFF, 0xE1, 0, UInt8(length)] + directory + jpeg.dropFirst(2)
    }

    private func source() throws -> MemoryPictureSource {
      let plain = try PictureFolder().bytes(at: SamplePictures.file("jpg[strip]"))
      return MemoryPictureSource(Self.located(plain))
    }

    /// Fields that the command line shows of the metadata.
    private func fields(_ bytes: [UInt8]) throws -> String {
      let folder = try PictureFolder()
      return try ShellCommand.output("vipsheader -a '\(folder.add("a.jpg", bytes))'", in: folder)
    }

    @Test(
      "metadata is kept, kept without the place, or stripped; what was turned says so",
      arguments: MetadataPolicy.allCases)
    func metadata(policy: MetadataPolicy) throws {
      let source = try source()
      let request = PictureRequest(maxPixelSize: 100, metadata: policy)

      let bytes = try VipsDecoder().encoded(source, request, as: .jpeg(quality: 80))

      let before = try fields(source.content)
      let after = try fields(bytes)
      let header = try #require(ImageHeader(bytes))
      #expect(before.contains("exif-ifd3-GPSLatitude:"))
      #expect(after.contains("exif-ifd3-GPSLatitude:") == (policy == .keep))
      #expect(after.contains("exif-data") == (policy != .strip))
      #expect(header.pixelSize == PixelSize(width: 75, height: 100))
      #expect(header.orientation == 1)
    }

    @Test(
      "pictures are written in every format that is offered",
      arguments: [
        (EncodedFormat.jpeg(quality: 80), ImageFormat.jpeg), (.png, .png), (.webp(quality: 80), .webp),
      ])
    func formats(format: EncodedFormat, expected: ImageFormat) throws {
      let bytes = try VipsDecoder().encoded(source(), .squareThumbnail(maxPixelSize: 64), as: format)

      #expect(ImageHeader(bytes) == ImageHeader(format: expected, pixelSize: PixelSize(width: 64, height: 64)))
    }

    @Test("the packets of an original can be had")
    func packets() throws {
      let metadata = try VipsDecoder().metadata(of: source())

      #expect(metadata.exif?.isEmpty == false)
      #expect(metadata.xmp == nil)
    }

    @Test("vectors are rendered at the size that is asked for")
    func vectors() throws {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/></svg>
        """
      try #require(VipsDecoder.readableFormats.contains(.svg))

      let image = try VipsDecoder().thumbnail(of: MemoryPictureSource(Array(svg.utf8)), maxPixelSize: 200)

      #expect(image.size == PixelSize(width: 200, height: 100))
      #expect(image[50, 50].map { [$0.red, $0.green, $0.alpha] } == [255, 0, 255])
      #expect(image[150, 50]?.alpha == 0)
    }
  }
#endif
