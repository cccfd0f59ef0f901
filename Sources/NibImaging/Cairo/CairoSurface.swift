#if Imaging
  internal import CCairo
  import NibResources

  /// Pixels of Cairo: a word each, opacity in the highest byte, colors multiplied with it.
  final class CairoSurface {
    let surface: OpaquePointer
    let size: PixelSize

    /// Makes one of a picture.
    /// - Throws: `tooLarge` where Cairo does not make it.
    init(_ picture: PixelImage) throws(ImagingError) {
      size = picture.size
      let longest = 32767
      guard size.width <= longest, size.height <= longest,
        let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
      else { throw Self.tooLarge(picture) }
      surface = made
      guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(made) else {
        throw Self.tooLarge(picture)
      }
      cairo_surface_flush(made)
      let stride = Int(cairo_image_surface_get_stride(made))
      picture.bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<size.height {
          let start = row * size.width * 4
          for column in 0..<size.width {
            let word = Self.word(bytes, start + column * 4)
            UnsafeMutableRawPointer(data).storeBytes(of: word, toByteOffset: row * stride + column * 4, as: UInt32.self)
          }
        }
      }
      cairo_surface_mark_dirty(made)
    }

    deinit { cairo_surface_destroy(surface) }

    private static func tooLarge(_ picture: PixelImage) -> ImagingError {
      ImagingError(
        .tooLarge, "a drawn picture",
        "Cairo makes no surface of \(picture.size.width) x \(picture.size.height) pixels; 32767 a side is the most")
    }

    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> UInt32 {
      let alpha = UInt32(bytes[at + 3])
      func part(_ place: Int) -> UInt32 { (UInt32(bytes[at + place]) * alpha + 127) / 255 }
      return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
    }

    /// The pixels as they are, row by row.
    var words: [UInt32] {
      cairo_surface_flush(surface)
      guard let data = cairo_image_surface_get_data(surface) else { return [] }
      let stride = Int(cairo_image_surface_get_stride(surface))
      return (0..<size.height).flatMap { row in
        UnsafeRawBufferPointer(start: data + row * stride, count: size.width * 4).bindMemory(to: UInt32.self)
      }
    }

    /// The pixels as a picture; those that are as they were have the bytes that they had.
    func picture(over old: PixelImage, _ before: [UInt32]) -> PixelImage? {
      var bytes = old.bytes
      for (place, word) in words.enumerated() where word != before[place] {
        let alpha = word >> 24
        func part(_ shift: UInt32) -> UInt8 {
          alpha == 0 ? 0 : UInt8(min(((word >> shift & 0xff) * 255 + alpha / 2) / alpha, 255))
        }
        bytes.replaceSubrange(place * 4..<place * 4 + 4, with: [part(16), part(8), part(0), UInt8(alpha)])
      }
      return PixelImage(size: old.size, bytes: bytes)
    }

    /// The pixels as a PNG; nil without memory.
    var png: [UInt8]? {
      let file = CairoFile()
      let status = cairo_surface_write_to_png_stream(
        surface,
        { file, bytes, count in
          guard let file, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<CairoFile>.fromOpaque(file).takeUnretainedValue().bytes += UnsafeBufferPointer(
            start: bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(file).toOpaque())
      return status == CAIRO_STATUS_SUCCESS ? file.bytes : nil
    }

    /// Draws a step; nothing where its numbers are none that Cairo knows.
    func draw(_ step: DrawingStep) {
      guard let context = cairo_create(surface) else { return }
      defer { cairo_destroy(context) }
      CairoStep(context: context, step: step).draw()
    }
  }

  /// Bytes that Cairo writes.
  private final class CairoFile { var bytes: [UInt8] = [] }
#endif
