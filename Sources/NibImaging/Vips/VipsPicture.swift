#if Imaging
  import CNibVips
  import NibResources

  /// An image of libvips: a recipe until its pixels are asked for.
  final class VipsPicture {
    let pointer: OpaquePointer

    /// Takes an image.
    /// - Throws: `VipsFailure` when there is none.
    init(_ pointer: OpaquePointer?) throws(VipsFailure) {
      guard let pointer else { throw VipsFailure() }
      self.pointer = pointer
    }

    deinit { nib_vips_release(pointer) }

    /// The next step.
    func then(_ step: (OpaquePointer) -> OpaquePointer?) throws(VipsFailure) -> VipsPicture {
      try VipsPicture(step(pointer))
    }

    var size: PixelSize {
      PixelSize(width: Int(nib_vips_width(pointer)), height: Int(nib_vips_height(pointer)))
    }

    /// What libvips read of the orientation, 1 to 8.
    var orientation: Int { Int(nib_vips_orientation(pointer)) }

    /// What a plan needs to know.
    func facts(_ header: ImageHeader, encodedBytes: Int) -> PictureFacts {
      PictureFacts(
        format: header.format, size: size, bands: Int(nib_vips_bands(pointer)),
        sampleBytes: Int(nib_vips_sample_bytes(pointer)), orientation: header.orientation,
        comesInPasses: nib_vips_flag(pointer, "interlaced") || nib_vips_flag(pointer, "jpeg-multiscan"),
        encodedBytes: encodedBytes)
    }

    /// The packets of metadata.
    var metadata: PictureMetadata {
      PictureMetadata(
        exif: blob("exif-data"), xmp: blob("xmp-data"), iptc: blob("iptc-data"), colorProfile: blob("icc-profile-data"))
    }

    private func blob(_ name: String) -> [UInt8]? {
      var count = 0
      guard let bytes = nib_vips_blob(pointer, name, &count) else { return nil }
      return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// Computes the pixels of a picture of four bands.
    func pixels() throws(VipsFailure) -> [UInt8] {
      let count = size.width * size.height * 4
      var isWhole = false
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        isWhole = nib_vips_write(pointer, buffer.baseAddress, count) == 0
        filled = isWhole ? count : 0
      }
      guard isWhole else { throw VipsFailure() }
      return bytes
    }
  }

  /// A step of libvips failed; the words are taken where the failure gets its place.
  struct VipsFailure: Error {}
#endif
