extension ImageFormat {
  /// The format that the first bytes show; nil when they show none that is known.
  init?(_ bytes: BoundedBytes) {
    if let found = Self.magic.first(where: { bytes.starts(with: $0.bytes) }) {
      self = found.format
    } else if bytes.starts(with: "RIFF") && bytes.starts(with: "WEBP", at: 8) {
      self = .webp
    } else if let boxed = Self.boxed(bytes) {
      self = boxed
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static let magic: [(bytes: [UInt8], format: ImageFormat)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    (Array("BM".utf8), .bmp),
    ([0x49, 0x49, 0x2A, 0x00], .tiff),
    ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    (Array("%PDF-".utf8), .pdf),
  ]

  /// HEIC and AVIF share a container; the brands behind `ftyp` tell them apart.
  private static func boxed(_ bytes: BoundedBytes) -> ImageFormat? {
    guard bytes.starts(with: "ftyp", at: 4), let size = bytes.big(0, width: 4) else { return nil }
    let brands = bytes.slice(8, count: min(max(0, size - 8), 128))
    func has(_ names: [String]) -> Bool {
      stride(from: 0, to: brands.count, by: 4).contains { offset in
        names.contains { brands.starts(with: $0, at: offset) }
      }
    }
    if has(["avif", "avis"]) { return .avif }
    return has(["heic", "heix", "heim", "heis", "hevc", "mif1"]) ? .heic : nil
  }

  private static func isSVG(_ bytes: BoundedBytes) -> Bool {
    let start = bytes.firstVisible
    if bytes.starts(with: "<svg", at: start) { return true }
    let isMarkup = ["<?xml", "<!--", "<!DOCTYPE svg"].contains { bytes.starts(with: $0, at: start) }
    return isMarkup && bytes.slice(start, count: 4096).contains("<svg")
  }
}
