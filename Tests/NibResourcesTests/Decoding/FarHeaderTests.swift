import Testing

@testable import NibResources

@Suite("Headers that do not stand in the first bytes") struct FarHeaderTests {
  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A directory of a width, a height and an orientation.
  private static func directory(_ orientation: Int) -> [UInt8] {
    let entries = [(256, 30), (257, 20), (274, orientation)]
    return number(entries.count, 2)
      + entries.flatMap { number($0.0, 2) + number(3, 2) + number(1, 4) + number($0.1, 4) } + number(0, 4)
  }

  private static let pixels = [UInt8](repeating: 9, count: 3 << 20)

  private static func tiff(_ orientation: Int) -> [UInt8] {
    Array("II".utf8) + number(42, 2) + number(8 + pixels.count, 4) + pixels + directory(orientation)
  }

  private static func webp(_ orientation: Int) -> [UInt8] {
    let block = Array("II".utf8) + number(42, 2) + number(8, 4) + directory(orientation)
    let start = Array("VP8X".utf8) + number(10, 4) + [8, 0, 0, 0] + number(29, 3) + number(19, 3)
    let behind = Array("VP8L".utf8) + number(pixels.count, 4) + pixels + Array("EXIF".utf8) + number(block.count, 4)
    return Array("RIFF".utf8) + number(0, 4) + Array("WEBP".utf8) + start + behind + block
  }

  @Test("directories and chunks behind the pixels are read where they are, not all before them", arguments: 1...8)
  func behindPixels(orientation: Int) throws {
    for (name, bytes) in [("a.tif", Self.tiff(orientation)), ("a.webp", Self.webp(orientation))] {
      let source = MemoryFileSource([name: bytes])
      var asked = 0
      let head = Array(bytes.prefix(64))

      let read = ImageHeader(head: head) { offset, count in
        let found = Array(bytes.dropFirst(offset).prefix(count))
        asked += found.count
        return found
      }

      #expect(read?.pixelSize == PixelSize(width: 30, height: 20) && read?.orientation == orientation)
      #expect(asked < 256)
      #expect(try ImageHeader(name, in: source) == read)
    }
  }

  @Test("turns follow one another and are undone")
  func turns() {
    for first in 1...8 {
      let turn = PictureTurn(orientation: first)
      #expect(turn.orientation == first)
      #expect(turn.followed(by: turn.inverse).orientation == 1)
      for second in 1...8 {
        let both = turn.followed(by: PictureTurn(orientation: second))
        #expect(both.followed(by: PictureTurn(orientation: second).inverse) == turn)
      }
    }
    // A quarter to the right, then left and right changed: rows and columns have changed places.
    #expect(PictureTurn(orientation: 6).followed(by: PictureTurn(orientation: 2)).orientation == 5)
  }

  @Test("chunks without an end, or beyond the file, end the search")
  func endless() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let header = png + [0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0, 0, 0, 0, 0]
    let empty = [0, 0, 0, 0] + Array("teXt".utf8) + [0, 0, 0, 0]
    var asked = 0

    let read = ImageHeader(head: header) { offset, count in
      asked += 1
      return Array(empty.prefix(count))
    }
    let far = ImageHeader(header + [0x7F, 0xFF, 0xFF, 0xFF] + Array("teXt".utf8))

    #expect(read?.orientation == 1 && asked <= 1 << 14)
    #expect(far?.pixelSize == PixelSize(width: 8, height: 6) && far?.orientation == 1)
  }
}
