/// The size of a HEIC or AVIF image: the largest `ispe` box below `meta/iprp/ipco`.
///
/// A picture stored as tiles has an `ispe` for a tile and one for the whole; the whole is the largest. Where the bytes end
/// before the last property there is no size, as it might be a tile's.
///
/// - Documented: ISO/IEC 14496-12 (boxes) and 23008-12 (image properties).
struct HEIFHeader {
  private(set) var pixelSize: PixelSize?

  init(_ bytes: BoundedBytes) {
    var level = bytes
    // `meta` is a full box: four bytes of version and flags come before its children.
    for (name, skipped) in [("meta", 4), ("iprp", 0), ("ipco", 0)] {
      guard let box = Self.boxes(level).first(where: { $0.name == name }), box.isWhole else { return }
      level = box.content.slice(skipped)
    }
    let sizes = Self.boxes(level).filter { $0.name == "ispe" }.compactMap {
      PixelSize($0.content.big(4, width: 4), $0.content.big(8, width: 4))
    }
    pixelSize = sizes.max {
      $0.width.multipliedReportingOverflow(by: $0.height).partialValue
        < $1.width.multipliedReportingOverflow(by: $1.height).partialValue
    }
  }

  private struct Box {
    let name: String
    let content: BoundedBytes
    /// Whether the bytes reach to the end of the box.
    let isWhole: Bool
  }

  private static func boxes(_ bytes: BoundedBytes) -> [Box] {
    var boxes: [Box] = []
    var offset = 0
    while let size = bytes.big(offset, width: 4), boxes.count < mostBoxes {
      // 0 means up to the end; 1 means a 64-bit size, which only the pixels themselves need.
      guard size == 0 || size >= 8 else { break }
      let name = String(decoding: (4..<8).map { UInt8(bytes.byte(offset + $0) ?? 0) }, as: UTF8.self)
      let content = bytes.slice(offset + 8, count: size == 0 ? .max : size - 8)
      boxes.append(Box(name: name, content: content, isWhole: size == 0 || content.count == size - 8))
      guard size > 0 else { break }
      offset += size
    }
    return boxes
  }

  private static let mostBoxes = 4096
}
