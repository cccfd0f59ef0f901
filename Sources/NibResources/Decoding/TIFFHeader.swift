/// Size and orientation from the first directory of a TIFF; the same form carries EXIF data in a JPEG.
///
/// - Documented: TIFF 6.0, image file directories; the orientation's numbers are those of EXIF.
struct TIFFHeader {
  private(set) var pixelSize: PixelSize?
  private(set) var orientation = 1
  private(set) var parts = StoredParts()

  init?(_ source: HeaderBytes) {
    let start = source.slice(0, count: 8)
    let isLittle = start.starts(with: "II")
    guard isLittle || start.starts(with: "MM") else { return nil }
    func number(_ bytes: BoundedBytes, _ offset: Int, _ width: Int) -> Int? {
      isLittle ? bytes.little(offset, width: width) : bytes.big(offset, width: width)
    }
    guard number(start, 2, 2) == 42, let directory = number(start, 4, 4),
      let count = number(source.slice(directory, count: 2), 0, 2)
    else { return nil }
    let entries = source.slice(directory + 2, count: count * Self.entrySize)
    var values: [Int: Int] = [:]
    for entry in stride(from: 0, to: count * Self.entrySize, by: Self.entrySize) {
      guard let tag = number(entries, entry, 2), let type = number(entries, entry + 2, 2) else { break }
      // Of a tag that stands twice the first counts. Short values lie left-aligned in the four bytes of the value, in
      // either byte order.
      if values[tag] == nil { values[tag] = number(entries, entry + 8, type == Self.shortType ? 2 : 4) }
    }
    pixelSize = PixelSize(values[256], values[257])
    parts = StoredParts(
      tile: PixelSize(values[322], values[323]), stripRows: values[278], isPlanar: values[284] == 2,
      compression: values[259] ?? 1)
    if let turned = values[274], (1...8).contains(turned) { orientation = turned }
  }

  /// The orientation that a block of EXIF says, with or without the word before it that a JPEG has; 1 where it says none.
  static func orientation(ofEXIF block: BoundedBytes) -> Int {
    let start = block.starts(with: "Exif\0\0") ? 6 : 0
    return TIFFHeader(HeaderBytes(block.slice(start)))?.orientation ?? 1
  }

  private static let entrySize = 12
  private static let shortType = 3
}
