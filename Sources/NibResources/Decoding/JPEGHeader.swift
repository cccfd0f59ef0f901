/// Size and orientation of a JPEG: its segments are walked until the start of a frame.
///
/// - Documented: ITU-T T.81, marker segments; the orientation is in the EXIF segment, which comes before the frame. Of
///   several EXIF segments the first one counts, whatever is in it, as libvips has it that turns the pixels.
struct JPEGHeader {
  private(set) var pixelSize: PixelSize?
  private(set) var orientation = 1
  private var hasEXIF = false

  init(_ bytes: BoundedBytes) {
    var offset = 2
    while let marker = Self.marker(bytes, &offset), marker != Self.startOfScan, marker != Self.endOfImage {
      if Self.isAlone(marker) { continue }
      guard let length = bytes.big(offset, width: 2), length >= 2 else { return }
      if Self.isFrame(marker) {
        pixelSize = PixelSize(bytes.big(offset + 5, width: 2), bytes.big(offset + 3, width: 2))
        return
      }
      if marker == Self.applicationData1 { readOrientation(bytes.slice(offset + 2, count: length - 2)) }
      offset += length
    }
  }

  /// Steps behind the next marker; any number of `FF` may stand before it.
  private static func marker(_ bytes: BoundedBytes, _ offset: inout Int) -> Int? {
    guard bytes.byte(offset) == 0xFF else { return nil }
    while bytes.byte(offset) == 0xFF { offset += 1 }
    guard let marker = bytes.byte(offset) else { return nil }
    offset += 1
    return marker
  }

  private mutating func readOrientation(_ segment: BoundedBytes) {
    guard !hasEXIF, segment.starts(with: "Exif\0\0") else { return }
    hasEXIF = true
    if let header = TIFFHeader(segment.slice(6)) { orientation = header.orientation }
  }

  /// C0 to CF, without the tables (C4, CC) and the reserved C8 that lie among them.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  /// Markers without a length: restarts and the temporary marker.
  private static func isAlone(_ marker: Int) -> Bool { (0xD0...0xD8).contains(marker) || marker == 0x01 }

  private static let startOfScan = 0xDA
  private static let endOfImage = 0xD9
  private static let applicationData1 = 0xE1
}
