import Foundation
import NibResources
import NibStandIns
import NibTestSupport
import NibUIKit
import Synchronization
import Testing

/// Errors that a body reports.
private func reports(_ body: () throws -> Void) rethrows -> [ImagingError] {
  let heard = Mutex<[ImagingError]>([])
  try ImageReports.$hear.withValue({ error in heard.withLock { $0.append(error) } }, operation: body)
  return heard.withLock(\.self)
}

@Suite("Pixels of images without a decoder", .enabled(if: !ImagingPresence.isBuiltIn, "libvips is built in"))
struct ImagePixelAbsenceTests {
  @Test("what is missing is told with the trait and how it is switched on, and the answer is nil") func told() throws {
    let gif = Array("GIF89a".utf8) + [4, 0, 3, 0, 0, 0, 0, 0x3B]
    let image = try #require(UIImage(data: Data(gif)))

    let heard = reports {
      #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
      #expect(image.preparingThumbnail(of: CGSize(width: 2, height: 2)) == nil)
      #expect(image.cgImage?.dataProvider == nil)
    }

    #expect(heard.map(\.code) == [.noDecoder, .noDecoder, .noDecoder, .noDecoder])
    #expect(heard.allSatisfy { $0.detail.contains("'Imaging'") && $0.detail.contains("--traits Imaging") })
    #expect(throws: ImagingError(code: .noDecoder, place: .init(file: ""), detail: "")) { try image.pixels() }
  }

  @Test("a PNG that is not turned is its own PNG") func own() throws {
    let png = Data(TestPicture.png("own"))

    #expect(UIImage(data: png)?.pngData() == png)
    #expect(UIImage(data: png)?.jpegData(compressionQuality: 1) == nil)
  }
}

@Suite(
  "Pixels of images",
  .enabled(if: ImagingPresence.canDecode, "decoding needs --traits Imaging and libvips-tools"))
struct ImagePixelTests {
  nonisolated private static let formats = ["png", "jpg", "webp[lossless]", "tif", "gif"]

  private func image(_ format: String, _ orientation: Int) throws -> UIImage {
    try #require(UIImage(data: Data(SamplePictures.oriented(format, orientation))))
  }

  @Test("pixels of a file are there, in every format", arguments: formats) func files(format: String) throws {
    let image = try #require(UIImage(contentsOfFile: SamplePictures.file(format, width: 120, height: 80)))

    let pixels = try image.pixels()

    #expect(pixels.size == PixelSize(width: 120, height: 80) && pixels.bytes.count == 120 * 80 * 4)
    // Red is a ramp from left to right.
    let (left, right) = (try #require(pixels[0, 40]), try #require(pixels[119, 40]))
    #expect(left.red < 24 && right.red > 231 && left.alpha == 255)
  }

  @Test("an HEIC is one where there is an encoder, else nil with the reason") func heic() throws {
    let image = try #require(UIImage(contentsOfFile: SamplePictures.file("png", width: 64, height: 64)))
    var data: Data?
    let told = reports { data = image.heicData() }
    #expect((data == nil) == (told.count == 1))
    if let data { #expect(ImageHeader([UInt8](data))?.format == .heic) }
  }

  @Test("an image found by its name has pixels without a further call") func named() throws {
    let folder = try PictureFolder()
    try folder.add("photo.png", SamplePictures.oriented("png", 6))

    try MainBundle.$current.withValue(MainBundle(folder.path)) {
      let photo = try #require(UIImage(named: "photo"))

      #expect(photo.size == CGSize(width: 80, height: 120) && photo.imageOrientation == .right)
      let png = try #require(photo.pngData())
      let again = try #require(UIImage(data: png))
      #expect(again.size == photo.size && again.imageOrientation == .up)
      #expect(try again.pixels() == photo.pixels())
    }
  }

  @Test("an image shows its pixels turned, and its CGImage as stored", arguments: SamplePictures.orientedFormats)
  func turned(format: String) throws {
    for orientation in 1...8 {
      let image = try image(format, orientation)
      let said = format == "png-late" ? 1 : orientation
      let stored = try #require(image.cgImage)

      let (pixels, raw) = (try image.pixels(), try stored.pixels())

      #expect(raw.size == PixelSize(width: stored.width, height: stored.height))
      #expect(pixels.size == PixelSize(width: Int(image.size.width), height: Int(image.size.height)))
      #expect(Int(image.size.width) == (said < 5 ? 120 : 80))
      let place = SamplePictures.place(7, 50, width: 120, height: 80, orientation: said)
      #expect(try #require(pixels[place.x, place.y]) == #require(raw[7, 50]))
      #expect(stored.dataProvider?.data == Data(raw.bytes) && stored.bytesPerRow == 480)
    }
  }

  @Test("an image that code turned over is shown, written and shrunk so", arguments: 1...8)
  func flipped(orientation: Int) throws {
    let image = try image("png", orientation)
    let flipped = image.withHorizontallyFlippedOrientation()

    let (pixels, other) = (try image.pixels(), try flipped.pixels())
    let png = try #require(flipped.pngData().flatMap { UIImage(data: $0) })
    let small = try #require(flipped.preparingThumbnail(of: CGSize(width: 40, height: 40)))

    #expect(try #require(pixels[7, 50]) == #require(other[pixels.size.width - 8, 50]))
    #expect(try png.pixels() == other)
    #expect(flipped.size == image.size && small.imageOrientation == .up && png.imageOrientation == .up)
  }

  @Test("pixels may be given another orientation") func remade() throws {
    let stored = try #require(try image("jpg", 6).cgImage)

    let up = UIImage(cgImage: stored)
    let left = UIImage(cgImage: stored, scale: 2, orientation: .left)

    #expect(up.size == CGSize(width: 120, height: 80) && up.imageOrientation == .up)
    #expect(left.size == CGSize(width: 40, height: 60) && left.scale == 2)
    let place = SamplePictures.place(7, 50, width: 120, height: 80, orientation: 8)
    #expect(try #require(left.pixels()[place.x, place.y]) == #require(stored.pixels()[7, 50]))
  }

  @Test("a PNG has the same pixels again, from every format", arguments: formats) func roundTrip(format: String) throws
  {
    let image = try #require(UIImage(contentsOfFile: SamplePictures.file(format, width: 120, height: 80)))

    let png = try #require(image.pngData())

    #expect(ImageHeader([UInt8](png))?.format == .png)
    #expect(try #require(UIImage(data: png)).pixels() == image.pixels())
  }

  @Test("a JPEG is smaller of less quality, and whatever lies outside of 0 to 1 is held within") func quality() throws {
    let image = try image("png", 8)

    let data = try [0, 0.5, 1, -3, 7, .nan].map { try #require(image.jpegData(compressionQuality: $0)) }

    for each in data {
      #expect(ImageHeader([UInt8](each)) == ImageHeader(format: .jpeg, pixelSize: PixelSize(width: 80, height: 120)))
    }
    #expect(data[0].count < data[1].count && data[1].count < data[2].count)
    #expect(data[3] == data[0] && data[4] == data[2] && data[5] == data[2])
    let pairs = try zip(#require(UIImage(data: data[2])).pixels().bytes, image.pixels().bytes)
    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) < 40 })
  }

  @Test("a thumbnail fits, keeps its proportions and scale, and is not enlarged") func thumbnails() async throws {
    let bytes = try SamplePictures.oriented("jpg", 6)
    let image = try #require(UIImage(data: Data(bytes), scale: 2))

    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    let wide = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 1000)))
    let large = try #require(image.preparingThumbnail(of: CGSize(width: 1000, height: 1000)))
    let none = try #require(image.preparingThumbnail(of: CGSize(width: 0, height: -1)))
    let waited = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))

    // 40 by 60 points, on its side.
    #expect(image.size == CGSize(width: 40, height: 60))
    #expect(small.size == CGSize(width: 6.5, height: 10) && small.scale == 2 && small.imageOrientation == .up)
    #expect(wide.size == CGSize(width: 10, height: 15) && large.size == image.size)
    #expect(none.size == CGSize(width: 0.5, height: 0.5))
    #expect(try small.pixels().size == PixelSize(width: 13, height: 20) && waited == small)
  }

  @Test("reports of another thread reach who waits for it") func waiting() async {
    let heard = Mutex<[ImagingError]>([])
    let image = UIImage(systemName: "star")

    let thumbnail = await ImageReports.$hear.withValue({ error in heard.withLock { $0.append(error) } }) {
      await image?.byPreparingThumbnail(ofSize: CGSize(width: 5, height: 5))
    }

    #expect(thumbnail == nil && heard.withLock { $0.map(\.code) } == [.noPicture])
  }

  @Test("an image of nothing has no pixels, and says why") func nothing() {
    let heard = reports {
      #expect(UIImage().pngData() == nil && UIImage().cgImage == nil)
      #expect(UIImage(systemName: "star")?.pngData() == nil)
    }
    #expect(heard.map(\.code) == [.noPicture, .noPicture])
  }

  @Test("a limit of memory is kept, and the message says what helps") func limit() throws {
    let image = try #require(UIImage(contentsOfFile: SamplePictures.file("png", width: 1203, height: 901)))

    let error = #expect(throws: ImagingError.self) { try image.pixels(memory: 4 << 20) }
    let fitting = try image.pixels(fitting: PixelSize(width: 100, height: 100), memory: 8 << 20)

    #expect(error?.code == .tooLarge)
    #expect(fitting.size == PixelSize(width: 100, height: 75))
  }

  @Test("a picture that ends early or is damaged is nil, and the report says which", arguments: formats)
  func damaged(format: String) throws {
    let folder = try PictureFolder()
    let whole = try folder.bytes(at: SamplePictures.file(format, width: 120, height: 80))
    for share in [60, 90] {
      let path = try folder.add("cut", Array(whole.prefix(whole.count * share / 100)))
      let heard = try reports {
        // A TIFF whose directory is cut off has no size, so it makes no image.
        guard let image = UIImage(contentsOfFile: path) else { return }
        #expect(image.pngData() == nil && image.preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
        let data = try #require(UIImage(data: Data(folder.bytes("cut"))))
        #expect(data.jpegData(compressionQuality: 1) == nil)
      }
      #expect(heard.allSatisfy { $0.code == .truncated }, "\(heard)")
    }
  }
}
