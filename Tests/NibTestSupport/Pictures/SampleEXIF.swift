/// A block of EXIF that a test writes, in either order of bytes.
public struct SampleEXIF {
  /// A value of a directory.
  public enum Value {
    /// As named.
    case ascii(String)
    case bytes([UInt8])
    case shorts([Int])
    case rationals([(Int, Int)])
  }

  /// Whether numbers begin with their lowest byte.
  public var isLittle = false
  /// The directory of the picture.
  public var image: [(Int, Value)] = []
  /// The directory of the photograph.
  public var exif: [(Int, Value)] = []
  /// The directory of the place.
  public var place: [(Int, Value)] = []

  /// Makes a block.
  public init(
    isLittle: Bool = false, image: [(Int, Value)] = [], exif: [(Int, Value)] = [], place: [(Int, Value)] = []
  ) {
    (self.isLittle, self.image, self.exif, self.place) = (isLittle, image, exif, place)
  }

  /// A block that says an orientation, and nothing else.
  public init(orientation: Int) { image = [(0x0112, .shorts([orientation]))] }

  /// The block, with the word before it that a JPEG has.
  public var block: [UInt8] {
    var body = bytes(isLittle ? 0x4949 : 0x4D4D, 2) + bytes(42, 2) + bytes(8, 4)
    var image = image
    // The two directories come behind the picture's, whose size is known from its rows.
    let rows = image.count + (exif.isEmpty ? 0 : 1) + (place.isEmpty ? 0 : 1)
    let first = directorySize(image, rows: rows)
    let second = exif.isEmpty ? 0 : directorySize(exif, rows: exif.count)
    if !exif.isEmpty { image.append((0x8769, .bytes([]))) }
    if !place.isEmpty { image.append((0x8825, .bytes([]))) }
    body += directory(image, at: 8, pointers: [0x8769: 8 + first, 0x8825: 8 + first + second])
    if !exif.isEmpty { body += directory(exif, at: 8 + first, pointers: [:]) }
    if !place.isEmpty { body += directory(place, at: 8 + first + second, pointers: [:]) }
    return Array("Exif\0\0".utf8) + body
  }

  /// A JPEG with the block as a segment behind those it has in front of it.
  public func added(to jpeg: [UInt8]) -> [UInt8] { Self.added(block, marker: 0xE1, to: jpeg) }

  /// A JPEG with a segment of a content in front.
  public static func added(_ content: [UInt8], marker: UInt8, to jpeg: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
      + jpeg.dropFirst(2)
  }

  private func bytes(_ number: Int, _ width: Int) -> [UInt8] {
    let big = (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * (width - 1 - $0))) }
    return isLittle ? big.reversed() : big
  }

  private func content(_ value: Value) -> (type: Int, count: Int, bytes: [UInt8]) {
    switch value {
    case .ascii(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .bytes(let bytes): (1, bytes.count, bytes)
    case .shorts(let numbers): (3, numbers.count, numbers.flatMap { bytes($0, 2) })
    case .rationals(let pairs): (5, pairs.count, pairs.flatMap { bytes($0.0, 4) + bytes($0.1, 4) })
    }
  }

  private func directorySize(_ entries: [(Int, Value)], rows: Int) -> Int {
    6 + 12 * rows
      + entries.reduce(0) { sum, entry in
        let count = content(entry.1).bytes.count
        return sum + (count > 4 ? count + count % 2 : 0)
      }
  }

  private func directory(_ entries: [(Int, Value)], at offset: Int, pointers: [Int: Int]) -> [UInt8] {
    var rows = bytes(entries.count, 2)
    var behind: [UInt8] = []
    for (tag, value) in entries {
      if let target = pointers[tag] {
        rows += bytes(tag, 2) + bytes(4, 2) + bytes(1, 4) + bytes(target, 4)
        continue
      }
      let (type, count, content) = content(value)
      rows += bytes(tag, 2) + bytes(type, 2) + bytes(count, 4)
      if content.count <= 4 {
        rows += content + [UInt8](repeating: 0, count: 4 - content.count)
      } else {
        rows += bytes(offset + 6 + 12 * entries.count + behind.count, 4)
        behind += content + [UInt8](repeating: 0, count: content.count % 2)
      }
    }
    return rows + bytes(0, 4) + behind
  }
}
