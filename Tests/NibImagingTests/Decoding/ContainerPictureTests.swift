#if Imaging
  import NibImaging
  import NibResources
  import NibTestSupport
  import Testing

  @Suite("Pictures in containers", .enabled(if: ImagingPresence.canDecode, ImagingPresence.reason))
  struct ContainerPictureTests {
    private static let canHEIC = VipsDecoder.readableFormats.contains(.heic) && (try? heic()) != nil

    /// 160 x 120 pixels; libvips' command writes it where the system's library can.
    private static func heic() throws -> [UInt8] {
      try PictureFolder().bytes(at: SamplePictures.file("heic", width: 160, height: 120))
    }

    /// The picture with a property in the place of one that says no more than how many bits a sample has, so that no
    /// offset changes.
    private static func with(_ name: String, _ value: UInt8) throws -> [UInt8] {
      var bytes = try heic()
      let old = [0, 0, 0, 16] + Array("pixi".utf8)
      let place = try #require(bytes.indices.first { bytes[$0...].starts(with: old) })
      bytes.replaceSubrange(
        place..<(place + 16), with: [0, 0, 0, 16] + Array(name.utf8) + [value] + [UInt8](repeating: 0, count: 7))
      return bytes
    }

    /// Quarter turns against the clock, and the orientation of EXIF that is the same.
    private static let turns: [(turns: UInt8, orientation: Int)] = [(0, 1), (1, 8), (2, 3), (3, 6)]

    @Test(
      "a HEIC is shown as its container turns it", .enabled(if: canHEIC, "libvips here writes or reads no HEIC"),
      arguments: turns.indices)
    func turned(index: Int) throws {
      let (turns, orientation) = Self.turns[index]
      let bytes = try Self.with("irot", turns)
      let plain = try VipsDecoder().thumbnail(of: MemoryPictureSource(Self.heic()), maxPixelSize: 80)

      let image = try VipsDecoder().thumbnail(of: MemoryPictureSource(bytes), maxPixelSize: 80)

      let isLying = turns % 2 == 1
      #expect(image.size == PixelSize(width: isLying ? 60 : 80, height: isLying ? 80 : 60))
      // Where the pixel at the left of the first row's first third comes to lie.
      let (x, y) = (20, 10)
      let place = [(x, y), (y, 79 - x), (79 - x, 59 - y), (59 - y, x)][Int(turns)]
      let (expected, found) = (try #require(plain[x, y]), try #require(image[place.0, place.1]))
      #expect(abs(Int(expected.red) - Int(found.red)) <= 8 && abs(Int(expected.green) - Int(found.green)) <= 8)
      #expect(ImageHeader(bytes)?.orientation == orientation)
      #expect(ImageHeader(bytes)?.displaySize == PixelSize(width: isLying ? 120 : 160, height: isLying ? 160 : 120))
      #expect(try VipsDecoder().header(of: MemoryPictureSource(bytes)).displaySize == ImageHeader(bytes)?.displaySize)
    }

    /// One page of 20 x 10 points, its left half red.
    private static let pdf: [UInt8] = {
      let drawing = "1 0 0 rg 0 0 10 10 re f"
      let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources << >> >>",
        "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
      ]
      var text = "%PDF-1.4\n"
      var places: [Int] = []
      for (index, object) in objects.enumerated() {
        places.append(text.utf8.count)
        text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
      }
      let start = text.utf8.count
      text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
      for place in places {
        let digits = String(place)
        text += String(repeating: "0", count: 10 - digits.utf8.count) + digits + " 00000 n \n"
      }
      text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
      return Array(text.utf8)
    }()

    @Test("a page of a PDF is drawn at the size that is asked for") func page() throws {
      try #require(VipsDecoder.readableFormats.contains(.pdf))

      let image = try VipsDecoder().thumbnail(of: MemoryPictureSource(Self.pdf), maxPixelSize: 200)

      #expect(image.size == PixelSize(width: 200, height: 100))
      #expect(image[50, 50].map { [$0.red, $0.green, $0.blue] } == [255, 0, 0])
      #expect(image[150, 50].map { $0.alpha == 0 || [$0.red, $0.green, $0.blue] == [255, 255, 255] } == true)
    }

    @Test("a page that a PDF does not have is refused") func noPage() throws {
      try #require(VipsDecoder.readableFormats.contains(.pdf))
      var request = PictureRequest.thumbnail(maxPixelSize: 50)
      request.page = 7

      #expect(throws: ImagingError.self) {
        try VipsDecoder().image(of: MemoryPictureSource(Self.pdf), request, cancellation: Cancellation())
      }
    }

    @Test("a PDF that ends early is refused, wherever that is", arguments: [60, 120, 300])
    func cut(count: Int) throws {
      #expect(throws: ImagingError.self) {
        try VipsDecoder().thumbnail(of: MemoryPictureSource(Array(Self.pdf.prefix(count))), maxPixelSize: 50)
      }
    }
  }
#endif
