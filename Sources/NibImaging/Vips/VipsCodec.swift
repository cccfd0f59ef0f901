#if Imaging
  import NibResources

  /// `VipsDecoder` for classes that find it by its name: `UIImage` and `NSImage` when the program is linked with this layer.
  public enum VipsCodec: LinkedImageCodec {
    /// The pixels of a picture.
    /// - Throws: as `VipsDecoder.image`.
    public static func pixels(of picture: EncodedPicture, _ form: PictureForm) throws(ImagingError) -> PixelImage {
      let (decoder, source) = (decoder(form), try source(picture))
      return try decoder.image(of: source, request(form, source, decoder), cancellation: Cancellation())
    }

    /// The picture as a file of another format, without metadata.
    /// - Throws: as `VipsDecoder.encoded`.
    public static func encoded(
      _ picture: EncodedPicture, _ form: PictureForm, as format: EncodedFormat
    ) throws(ImagingError) -> [UInt8] {
      let (decoder, source) = (decoder(form), try source(picture))
      return try decoder.encoded(source, request(form, source, decoder), as: format, cancellation: Cancellation())
    }

    private static func decoder(_ form: PictureForm) -> VipsDecoder {
      var limits = DecodeLimits()
      if let memory = form.memory { limits.memory = memory }
      return VipsDecoder(limits: limits)
    }

    private static func source(_ picture: EncodedPicture) throws(ImagingError) -> any PictureSource {
      switch picture {
      case .file(let path): try FilePictureSource(path)
      case .memory(let bytes, let name): MemoryPictureSource(bytes, name: name)
      }
    }

    private static func request(
      _ form: PictureForm, _ source: any PictureSource, _ decoder: VipsDecoder
    ) throws(ImagingError) -> PictureRequest {
      var request = PictureRequest(orientation: form.orientation)
      guard let bounds = form.bounds else { return request }
      var header = try decoder.header(of: source)
      if let orientation = form.orientation { header.orientation = orientation }
      let size = header.displaySize.map { (Double($0.width), Double($0.height)) }
      // A vector that does not tell its size fits where its longest side does.
      let (width, height) = size ?? header.vectorSize.map { ($0.width, $0.height) } ?? (1, 1)
      let factor = min(Double(max(1, bounds.width)) / width, Double(max(1, bounds.height)) / height)
      let side = (max(width, height) * (header.format.isVector ? factor : min(1, factor))).rounded()
      request.maxPixelSize = max(1, Int(min(side, 1e7)))
      return request
    }
  }
#endif
