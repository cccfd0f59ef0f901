import Testing

@testable import NibResources

@Suite("Image headers") struct ImageHeaderTests {
  @Test("format, size and orientation are read", arguments: SampleHeaders.all)
  func reads(sample: SampleHeaders.Sample) {
    let header = ImageHeader(sample.bytes)

    #expect(header == sample.header)
  }

  @Test("an image on its side is displayed with width and height changed", arguments: 1...8)
  func displaySize(orientation: Int) {
    let header = ImageHeader(format: .jpeg, pixelSize: PixelSize(width: 3, height: 2), orientation: orientation)

    #expect(header.displaySize == (orientation < 5 ? PixelSize(width: 3, height: 2) : PixelSize(width: 2, height: 3)))
  }

  @Test(
    "what is no image has no header", arguments: ["", "B", "<html>", "GIF88a", "RIFF....WAVE", "\0\0\0\u{8}ftypmp42"])
  func refuses(text: String) {
    #expect(ImageHeader(Array(text.utf8)) == nil)
  }

  @Test("every truncation gives a header or none, and never a size that is not there", arguments: SampleHeaders.all)
  func truncated(sample: SampleHeaders.Sample) {
    for count in 0..<sample.bytes.count {
      let header = ImageHeader(Array(sample.bytes.prefix(count)))
      #expect(header?.pixelSize == nil || header?.pixelSize == sample.header.pixelSize)
    }
  }

  @Test("every byte changed gives a header or none, never a trap", arguments: SampleHeaders.all)
  func changed(sample: SampleHeaders.Sample) {
    for index in sample.bytes.indices {
      for value in [0x00, 0x01, 0x7F, 0x80, 0xFF, ~sample.bytes[index]] as [UInt8] {
        var bytes = sample.bytes
        bytes[index] = value
        let size = ImageHeader(bytes)?.pixelSize
        #expect(size.map { $0.width > 0 && $0.height > 0 } ?? true)
      }
    }
  }
}
