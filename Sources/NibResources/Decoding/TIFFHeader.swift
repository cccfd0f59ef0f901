/// Size and orientation from the first directory of a TIFF; the same form carries EXIF data in a JPEG.
///
/// - Documented: TIFF 6.0, image file directories; the orientation's numbers are those of EXIF.
struct TIFFHeader {
  private(set) var pixelSize: PixelSize?
  private(set) var orientation = 1

  init?(_ bytes: BoundedBytes) {
    let isLittle = bytes.starts(with: "II")
    guard isLittle || bytes.starts(with: "MM") else { return nil }
    func number(_ offset: Int, _ width: Int) -> Int? {
      isLittle ? bytes.little(offset, width: width) : bytes.big(offset, width: width)
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    var values: [Int: Int] = [:]
    for index in 0..<count {
      let entry = directory + 2 + index * Self.entrySize
      guard let tag = number(entry, 2), let type = number(entry + 2, 2) else { break }
      // Short values lie left-aligned in the four bytes of the value, in either byte order.
      values[tag] = number(entry + 8, type == Self.shortType ? 2 : 4)
    }
    pixelSize = PixelSize(values[256], values[257])
    if let turned = values[274], (1...8).contains(turned) { orientation = turned }
  }

  private static let entrySize = 12
  private static let shortType = 3
}
