import Foundation
import NibAppKit
import NibResources
import NibRuntime
import NibStandIns
import NibTestSupport
import Synchronization
import Testing

@Suite(
  "Pixels of NSImage",
  .enabled(if: ImagingPresence.canDecode, "decoding needs --traits Imaging and libvips-tools"))
struct AppKitImagePixelTests {
  @Test("an image has pixels, files of formats and thumbnails, turned as its file says", arguments: [1, 6, 7])
  func forms(orientation: Int) throws {
    let folder = try PictureFolder()
    let path = try folder.add("photo@2x.jpg", SamplePictures.oriented("jpg", orientation))
    let image = try #require(NSImage(contentsOfFile: path))
    let (width, height) = orientation < 5 ? (120, 80) : (80, 120)

    let pixels = try image.pixels()
    let files = try [
      #require(image.pngData()), #require(image.jpegData(compressionQuality: 0.5)),
      #require(image.tiffRepresentation),
    ].map { [UInt8]($0) }
    let small = try #require(image.preparingThumbnail(of: NSSize(width: 10, height: 10)))

    #expect(image.size == NSSize(width: Double(width) / 2, height: Double(height) / 2))
    #expect(pixels.size == PixelSize(width: width, height: height))
    #expect(files.map { ImageHeader($0)?.format } == [.png, .jpeg, .tiff])
    #expect(files.allSatisfy { ImageHeader($0)?.displaySize == pixels.size })
    #expect(try #require(NSImage(data: Data(files[0]))).pixels() == pixels)
    #expect(max(small.size.width, small.size.height) == 10)
  }

  @Test("an image hands out its pixels as stored, whether it has a file or is drawn")
  func coreGraphics() throws {
    let folder = try PictureFolder()
    let path = try folder.add("photo@2x.jpg", SamplePictures.oriented("jpg", 6))
    let image = try #require(NSImage(contentsOfFile: path))
    var rect = NSRect.zero
    let stored = try #require(image.cgImage(forProposedRect: &rect, context: nil, hints: nil))
    #expect(stored.width == 120 && stored.height == 80 && rect.size == image.size)
    #expect(try stored.pixels().size == PixelSize(width: 120, height: 80))
    #expect(NSImage(cgImage: stored, size: .zero).size == NSSize(width: 120, height: 80))

    let drawn = NSImage(size: NSSize(width: 4, height: 3), flipped: false) { rect in
      NSColor.systemRed.setFill()
      rect.fill()
      return true
    }
    let pixels = try #require(drawn.cgImage(forProposedRect: nil, context: nil, hints: nil))
    #expect(pixels.bytesPerRow == pixels.width * 4 && pixels.width >= 4)
    #expect(NSImage(named: "NSActionTemplate")?.cgImage(forProposedRect: nil, context: nil, hints: nil) == nil)
  }

  @Test("a damaged picture and an image of the system have none, and say why") func none() async throws {
    let heard = Mutex<[ImagingError]>([])
    var bytes = try SamplePictures.oriented("png", 1, width: 400, height: 300)
    bytes[bytes.count / 2] ^= 0xFF
    let damaged = try #require(NSImage(data: Data(bytes)))

    let answers = await ImageReports.$hear.withValue({ error in heard.withLock { $0.append(error) } }) {
      [
        damaged.pngData() == nil, NSImage(named: "NSActionTemplate")?.pngData() == nil,
        await damaged.byPreparingThumbnail(ofSize: NSSize(width: 9, height: 9)) == nil,
      ]
    }

    #expect(answers == [true, true, true])
    #expect(heard.withLock { $0.map(\.code) } == [.damaged, .noPicture, .damaged])
  }

  @Test("hostile pictures are no images, or have no pixels", arguments: SamplePictures.lyingFormats)
  func hostile(format: String) throws {
    let heard = Mutex<[ImagingError.Code]>([])
    for (width, height) in [(0x7FFF_FFFF, 0x7FFF_FFFF), (0, 0)] as [(UInt32, UInt32)] {
      guard let bytes = try SamplePictures.claiming(format, width: width, height: height) else { continue }
      ImageReports.$hear.withValue({ error in heard.withLock { $0.append(error.code) } }) {
        let image = NSImage(data: Data(bytes))
        let data = [image?.pngData(), image?.jpegData(compressionQuality: 1), image?.tiffRepresentation]
        #expect(data.allSatisfy { $0?.count ?? 0 < 1 << 20 })
      }
    }
    #expect(heard.withLock { $0.allSatisfy { [.truncated, .damaged, .tooLarge].contains($0) } })
  }
}
