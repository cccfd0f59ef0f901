/// Whether the strips or tiles of a TIFF's first image end inside the file.
///
/// - Documented: TIFF 6.0; offsets are in tag 273 or 324, sizes in 279 or 325.
struct TIFFEnd {
  let end: TruncationCheck

  init(_ source: any PictureSource) throws(ImagingError) {
    let head = try source.bytes(at: 0, count: 8)
    guard head.count == 8 else {
      end = .missing
      return
    }
    let reader = Reader(source: source, isLittle: head[0] == 0x49)
    guard let directory = try reader.number(at: 4, width: 4), let count = try reader.number(at: directory, width: 2)
    else {
      end = .missing
      return
    }
    var lists: [Int: [Int]] = [:]
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = try reader.number(at: entry, width: 2) else {
        end = .missing
        return
      }
      if [273, 279, 324, 325].contains(tag) { lists[tag] = try reader.list(entry) }
    }
    let offsets = lists[273] ?? lists[324] ?? []
    let sizes = lists[279] ?? lists[325] ?? []
    let last = zip(offsets, sizes).map { $0 + $1 }.max()
    end = last.map { $0 <= source.byteCount ? .there : .missing } ?? .unknown
  }

  private struct Reader {
    let source: any PictureSource
    let isLittle: Bool

    func number(at offset: Int, width: Int) throws(ImagingError) -> Int? {
      let bytes = try source.bytes(at: offset, count: width)
      guard bytes.count == width else { return nil }
      return (isLittle ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The numbers of an entry: shorts or longs, in the entry when they fit.
    func list(_ entry: Int) throws(ImagingError) -> [Int] {
      guard let type = try number(at: entry + 2, width: 2), type == 3 || type == 4,
        let count = try number(at: entry + 4, width: 4), count > 0
      else { return [] }
      let width = type == 3 ? 2 : 4
      let kept = min(count, 1 << 16)
      guard let start = count * width <= 4 ? entry + 8 : try number(at: entry + 8, width: 4) else { return [] }
      let bytes = try source.bytes(at: start, count: kept * width)
      return stride(from: 0, to: bytes.count - width + 1, by: width).map { offset in
        let part = bytes[offset..<offset + width]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
      }
    }
  }
}
