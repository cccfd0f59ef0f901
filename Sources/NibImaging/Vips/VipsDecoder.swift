#if Imaging
  import CNibVips
  import NibResources

  /// Decodes pictures with libvips: JPEG, PNG, GIF, TIFF and WebP, and HEIC, AVIF, SVG and PDF where the system's library
  /// was built with them.
  ///
  /// Pictures are shrunk while they are decoded and read through callbacks, so that a small form of a large picture takes
  /// little memory. Only the loaders named here are allowed, in the whole process.
  public struct VipsDecoder: PictureDecoding {
    /// How much a decode may take.
    public var limits: DecodeLimits

    /// Makes a decoder; libvips starts with the first picture.
    public init(limits: DecodeLimits = .init()) { self.limits = limits }

    /// The formats that the system's libvips reads.
    public static var readableFormats: [ImageFormat] {
      guard VipsRuntime.isReady else { return [] }
      return LoaderTraits.all.filter { nib_vips_has_loader($0.loader) }.map(\.format)
    }

    /// The version of the system's libvips, as `8.14.1`.
    public static var libraryVersion: String { String(cString: nib_vips_version()) }

    /// Format, size and orientation; decodes no pixels.
    public func header(of source: any PictureSource) throws(ImagingError) -> ImageHeader {
      let header = try PictureHeaderReader.read(source)
      if header.format.isVector || header.pixelSize != nil { return header }
      let opened = try VipsOpening(source, limits: limits, cancellation: Cancellation())
      return ImageHeader(format: header.format, pixelSize: opened.facts.size, orientation: header.orientation)
    }

    /// The packets of metadata; decodes no pixels.
    public func metadata(of source: any PictureSource) throws(ImagingError) -> PictureMetadata {
      try VipsOpening(source, limits: limits, cancellation: Cancellation()).picture.metadata
    }

    /// The pixels of a picture in the form that is asked for.
    public func image(
      of source: any PictureSource, _ request: PictureRequest, cancellation: Cancellation
    ) throws(ImagingError) -> PixelImage {
      try rendered(source, request, cancellation) { picture throws(VipsFailure) in
        guard let image = PixelImage(size: picture.size, bytes: try picture.pixels()) else { throw VipsFailure() }
        return image
      }
    }

    /// A picture in the form that is asked for, as a file.
    public func encoded(
      _ source: any PictureSource, _ request: PictureRequest, as format: EncodedFormat, cancellation: Cancellation
    ) throws(ImagingError) -> [UInt8] {
      try rendered(source, request, cancellation) { picture throws(VipsFailure) in
        try picture.kept(request.metadata).encoded(as: format, strips: request.metadata == .strip)
      }
    }

    /// An upper estimate of the bytes that a decode needs beyond what libvips itself takes; decodes no pixels.
    /// - Throws: As `header`; `emptyResult`. What the limit of memory would refuse is not refused here.
    public func estimatedMemory(
      of source: any PictureSource, _ request: PictureRequest
    ) throws(ImagingError) -> Int {
      let opened = try VipsOpening(source, limits: limits, cancellation: Cancellation(), page: request.page)
      var limits = limits
      limits.memory = .max
      return try DecodePlanner(limits: limits).plan(
        opened.facts, traits: opened.traits, request: request, name: source.name
      ).decode.memory
    }

    private func rendered<Result>(
      _ source: any PictureSource, _ request: PictureRequest, _ cancellation: Cancellation,
      _ finish: (VipsPicture) throws(VipsFailure) -> Result
    ) throws(ImagingError) -> Result {
      let opened = try VipsOpening(
        source, limits: limits, cancellation: cancellation, page: request.page, tolerance: request.tolerance)
      try opened.checkEnd()
      let (plan, render) = try DecodePlanner(limits: limits).plan(
        opened.facts, traits: opened.traits, request: request, name: source.name)
      do throws(VipsFailure) {
        let picture = try opened.rendered(request, plan, render)
        opened.reader.watch(picture.pointer)
        let result = try finish(picture)
        // Some loaders take a source that fails for one that ends, and go on.
        guard opened.reader.error == nil, !cancellation.isCancelled else { throw VipsFailure() }
        return result
      } catch {
        throw opened.located(error)
      }
    }
  }
#endif
