#if Imaging
  import CNibVips

  extension VipsPicture {
    /// The picture with as much metadata as a policy keeps.
    func kept(_ policy: MetadataPolicy) throws(VipsFailure) -> VipsPicture {
      // The preview shows the picture as it was, so it never stays.
      var prefixes = ["jpeg-thumbnail-data"]
      if policy == .keepWithoutLocation { prefixes += ["exif-ifd3-", "xmp-data", "iptc-data", "png-comment-"] }
      let texts = prefixes.map { VipsText($0) }
      return try withExtendedLifetime(texts) { () throws(VipsFailure) in
        let list = texts.map { Optional($0.pointer) } + [nil]
        return try then { picture in list.withUnsafeBufferPointer { nib_vips_without(picture, $0.baseAddress) } }
      }
    }

    /// The picture as a file.
    func encoded(as format: EncodedFormat, strips: Bool) throws(VipsFailure) -> [UInt8] {
      let (saver, quality, picture) =
        switch format {
        case .jpeg(let quality): ("jpegsave", quality, try then { nib_vips_flat($0) })
        case .png: ("pngsave", 100, self)
        case .tiff: ("tiffsave", 100, self)
        case .webp(let quality): ("webpsave", quality, self)
        case .heic(let quality): ("heifsave", quality, self)
        }
      var count = 0
      let bytes = nib_vips_encoded(
        picture.pointer, saver, Int32(clamping: min(100, max(1, quality))), strips, &count)
      guard let bytes else { throw VipsFailure() }
      defer { nib_vips_free(bytes) }
      return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }
#endif
