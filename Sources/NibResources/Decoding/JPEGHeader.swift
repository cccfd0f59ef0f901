/// Size and orientation of a JPEG: its segments are walked until the start of a frame.
///
/// - Documented: ITU-T T.81, marker segments; the orientation is in the EXIF segment, which comes before the frame. Of
///   several EXIF segments the first one counts, whatever is in it, as libvips has it that turns the pixels.
struct JPEGHeader {
  private(set) var pixelSize: PixelSize?
  private(set) var orientation = 1
  /// Samples of a component in a group of pixels, across and downwards.
  private(set) var sampling: [(across: Int, down: Int)] = []
  private var hasEXIF = false

  init(_ bytes: HeaderBytes) {
    var offset = 2
    for _ in 0..<Self.mostSegments {
      guard let marker = Self.marker(bytes, &offset), marker != Self.startOfScan, marker != Self.endOfImage else {
        return
      }
      if Self.isAlone(marker) { continue }
      let start = bytes.slice(offset, count: 7)
      guard let length = start.big(0, width: 2), length >= 2 else { return }
      if Self.isFrame(marker) {
        pixelSize = PixelSize(start.big(5, width: 2), start.big(3, width: 2))
        readSampling(bytes.slice(offset + 7, count: length - 7))
        return
      }
      if marker == Self.applicationData1, !hasEXIF { readOrientation(bytes.slice(offset + 2, count: length - 2)) }
      offset += length
    }
  }

  /// Steps behind the next marker; many `FF` may stand before it.
  private static func marker(_ bytes: HeaderBytes, _ offset: inout Int) -> Int? {
    let start = bytes.slice(offset, count: 2)
    guard start.byte(0) == 0xFF, var marker = start.byte(1) else { return nil }
    offset += 2
    if marker == 0xFF {
      let fill = bytes.slice(offset, count: mostFill)
      var place = 0
      while fill.byte(place) == 0xFF { place += 1 }
      guard let next = fill.byte(place) else { return nil }
      marker = next
      offset += place + 1
    }
    return marker
  }

  /// More than any writer makes; what follows is not looked at.
  private static let mostSegments = 1 << 14
  private static let mostFill = 1 << 16

  private mutating func readSampling(_ frame: BoundedBytes) {
    for component in 0..<min(frame.byte(0) ?? 0, 4) {
      guard let factors = frame.byte(2 + 3 * component) else { return }
      sampling.append((max(1, factors >> 4), max(1, factors & 15)))
    }
  }

  /// Bytes of the coefficients of the whole picture, two each, in blocks of eight by eight; nil where no frame says them.
  var coefficientBytes: Int? {
    guard let pixelSize, let across = sampling.map(\.across).max(), let down = sampling.map(\.down).max() else {
      return nil
    }
    // Sides have 16 bits, so nothing overflows.
    let groups = ((pixelSize.width + 8 * across - 1) / (8 * across)) * ((pixelSize.height + 8 * down - 1) / (8 * down))
    return sampling.reduce(0) { $0 + $1.across * $1.down } * groups * 64 * 2
  }

  private mutating func readOrientation(_ segment: BoundedBytes) {
    guard segment.starts(with: "Exif\0\0") else { return }
    hasEXIF = true
    orientation = TIFFHeader.orientation(ofEXIF: segment)
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
