// The formats whose size lies at a fixed offset. Documented: the specifications of PNG, GIF89a, BMP and WebP.

extension ImageHeader {
  /// Big-endian width and height in the `IHDR` chunk, which must come first; Xcode's crushed form (`CgBI`) puts one
  /// chunk of its own before it.
  static func png(_ bytes: BoundedBytes) -> PixelSize? {
    for chunk in [8, 24] where bytes.starts(with: "IHDR", at: chunk + 4) {
      return PixelSize(bytes.big(chunk + 8, width: 4), bytes.big(chunk + 12, width: 4))
    }
    return nil
  }

  static func gif(_ bytes: BoundedBytes) -> PixelSize? {
    PixelSize(bytes.little(6, width: 2), bytes.little(8, width: 2))
  }

  /// The height is negative for images stored from the top; the oldest form has 16-bit numbers.
  static func bmp(_ bytes: BoundedBytes) -> PixelSize? {
    guard let headerSize = bytes.little(14, width: 4) else { return nil }
    if headerSize == 12 { return PixelSize(bytes.little(18, width: 2), bytes.little(20, width: 2)) }
    guard let width = bytes.little(18, width: 4), let height = bytes.little(22, width: 4) else { return nil }
    let isFromTop = height > Int(Int32.max)
    return PixelSize(width, isFromTop ? 1 << 32 - height : height)
  }

  /// Three forms: lossy (a VP8 frame), lossless, and extended, which says the size of the canvas.
  static func webp(_ bytes: BoundedBytes) -> PixelSize? {
    if bytes.starts(with: "VP8 ", at: 12) {
      guard bytes.starts(with: [0x9D, 0x01, 0x2A], at: 23) else { return nil }
      return PixelSize(
        bytes.little(26, width: 2).map { $0 & 0x3FFF }, bytes.little(28, width: 2).map { $0 & 0x3FFF })
    }
    if bytes.starts(with: "VP8L", at: 12) {
      guard bytes.byte(20) == 0x2F, let packed = bytes.little(21, width: 4) else { return nil }
      return PixelSize(packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
    }
    guard bytes.starts(with: "VP8X", at: 12) else { return nil }
    return PixelSize(
      bytes.little(24, width: 3).map { $0 + 1 }, bytes.little(27, width: 3).map { $0 + 1 })
  }
}
