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
      return ImageHeader(format: header.format, pixelSize: opened.facts.size, orientation: opened.facts.orientation)
    }

    /// The packets of metadata; decodes no pixels.
    public func metadata(of source: any PictureSource) throws(ImagingError) -> PictureMetadata {
      try VipsOpening(source, limits: limits, cancellation: Cancellation()).picture.metadata
    }

    /// The pixels of a picture in the form that is asked for.
    public func image(
      of source: any PictureSource, _ request: PictureRequest, cancellation: Cancellation
    ) throws(ImagingError) -> PixelImage {
      let opened = try VipsOpening(
        source, limits: limits, cancellation: cancellation, page: request.page, tolerance: request.tolerance)
      let plan = try DecodePlanner(limits: limits).plan(
        opened.facts, traits: opened.traits, request: request, name: source.name)
      do throws(VipsFailure) {
        let picture = try opened.rendered(request, plan)
        opened.reader.watch(picture.pointer)
        let bytes = try picture.pixels()
        guard let image = PixelImage(size: picture.size, bytes: bytes) else { throw VipsFailure() }
        return image
      } catch {
        throw opened.located(error)
      }
    }
  }
#endif
