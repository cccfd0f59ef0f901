/// The size of a HEIC or AVIF image, the largest `ispe` box below `meta/iprp/ipco`, and how the primary item is turned.
///
/// A picture stored as tiles has an `ispe` for a tile and one for the whole; the whole is the largest. Where the bytes end
/// before the last property there is no size, as it might be a tile's.
///
/// - Documented: ISO/IEC 14496-12 (boxes) and 23008-12 (image properties, `ipma`, `irot`, `imir`).
struct HEIFHeader {
  private(set) var pixelSize: PixelSize?
  private(set) var turn = PictureTurn()

  init(_ bytes: HeaderBytes) {
    // `meta` is a full box: four bytes of version and flags come before its children.
    guard let meta = Self.meta(of: bytes)?.slice(4), let properties = Self.child("iprp", of: meta),
      let container = Self.child("ipco", of: properties)
    else { return }
    let all = Self.boxes(container)
    let sizes = all.filter { $0.name == "ispe" }.compactMap {
      PixelSize($0.content.big(4, width: 4), $0.content.big(8, width: 4))
    }
    pixelSize = sizes.max {
      $0.width.multipliedReportingOverflow(by: $0.height).partialValue
        < $1.width.multipliedReportingOverflow(by: $1.height).partialValue
    }
    guard let primary = Self.child("pitm", of: meta), let table = Self.child("ipma", of: properties),
      let item = primary.big(4, width: primary.byte(0) == 0 ? 2 : 4)
    else { return }
    for index in Self.properties(of: item, in: table) where all.indices.contains(index - 1) {
      let box = all[index - 1]
      turn.take(box.name, box.content.byte(0) ?? 0)
    }
  }

  /// The content of the box `meta`, which may stand behind the pixels; nil where it is not whole, or larger than any writer
  /// makes it.
  private static func meta(of bytes: HeaderBytes) -> BoundedBytes? {
    var offset = 0
    for _ in 0..<mostBoxes {
      let start = bytes.slice(offset, count: 16)
      guard var size = start.big(0, width: 4), start.count >= 8 else { return nil }
      var content = 8
      if size == 1 {
        guard let high = start.big(8, width: 4), let low = start.big(12, width: 4), high < 1 << 20 else { return nil }
        (size, content) = (high << 32 | low, 16)
      }
      // 0 means up to the end.
      if start.starts(with: "meta", at: 4), size == 0 || size - content <= mostMetaBytes {
        let found = bytes.slice(offset + content, count: size == 0 ? mostMetaBytes : size - content)
        return size == 0 || found.count == size - content ? found : nil
      }
      guard size >= content else { return nil }
      offset += size
    }
    return nil
  }

  private static let mostMetaBytes = 1 << 20

  /// The numbers of an item's properties in the order in which they apply; the first property is 1.
  private static func properties(of item: Int, in table: BoundedBytes) -> [Int] {
    let (itemWidth, indexWidth) = (table.byte(0) == 0 ? 2 : 4, (table.byte(3) ?? 0) & 1 == 1 ? 2 : 1)
    var offset = 8
    for _ in 0..<min(table.big(4, width: 4) ?? 0, mostBoxes) {
      guard let number = table.big(offset, width: itemWidth), let count = table.byte(offset + itemWidth) else { break }
      offset += itemWidth + 1
      if number == item {
        // The highest bit says whether a reader must know the property.
        return (0..<count).compactMap {
          table.big(offset + $0 * indexWidth, width: indexWidth).map { $0 & (indexWidth == 2 ? 0x7FFF : 0x7F) }
        }
      }
      offset += count * indexWidth
    }
    return []
  }

  private static func child(_ name: String, of bytes: BoundedBytes) -> BoundedBytes? {
    boxes(bytes).first { $0.name == name }.flatMap { $0.isWhole ? $0.content : nil }
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
