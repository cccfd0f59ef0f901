/// The bytes of a picture as a header reader asks for them: the first ones at hand, others wherever they lie.
///
/// Most of a header stands in the first bytes; the EXIF of a WebP and the directory of a TIFF stand behind the pixels.
struct HeaderBytes {
  /// The first bytes.
  let head: BoundedBytes
  /// Answers for bytes at an offset; fewer where the picture ends, none where they cannot be had.
  private let further: (_ offset: Int, _ count: Int) -> [UInt8]

  init(_ head: [UInt8], further: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
    self.head = BoundedBytes(head)
    self.further = further
  }

  /// Bytes that are all there is.
  init(_ whole: BoundedBytes) {
    head = whole
    further = { _, _ in [] }
  }

  /// Bytes from an offset on; fewer where the picture ends.
  func slice(_ offset: Int, count: Int) -> BoundedBytes {
    let near = head.slice(offset, count: count)
    guard near.count < count, offset >= 0 else { return near }
    let far = further(offset, count)
    return far.count > near.count ? BoundedBytes(far) : near
  }
}
