#if Imaging
  import CNibVips
  import NibResources

  /// A picture that libvips has opened: its header is read, its pixels are not.
  struct VipsOpening {
    let source: any PictureSource
    let reader: VipsReader
    let traits: LoaderTraits
    let facts: PictureFacts
    let picture: VipsPicture
    private let page: Int
    private let tolerance: DamageTolerance

    /// Opens a picture with the loader of its format and no other.
    /// - Throws: As `PictureDecoding.header`.
    init(
      _ source: any PictureSource, limits: DecodeLimits, cancellation: Cancellation, page: Int = 0,
      tolerance: DamageTolerance = .sound
    ) throws(ImagingError) {
      try DecodePlanner(limits: limits).check(byteCount: source.byteCount, name: source.name)
      let header = try PictureHeaderReader.read(source)
      guard VipsRuntime.isReady, let traits = LoaderTraits.of(header.format), nib_vips_has_loader(traits.loader) else {
        throw ImagingError(
          .unsupportedFormat, source.name, "libvips here does not read \(header.format.rawValue)")
      }
      self.source = source
      self.traits = traits
      self.page = page
      self.tolerance = tolerance
      reader = VipsReader(source, cancellation: cancellation)
      do {
        picture = try Self.load(reader, traits, page: page, tolerance: tolerance)
      } catch {
        throw Self.located(reader)
      }
      var facts = picture.facts(header, encodedBytes: source.byteCount)
      facts.parts = try PictureHeaderReader.parts(source, header.format)
      // A page behind the first has a directory of its own, which the header is not of.
      if page > 0, !traits.turnsItself { facts.orientation = picture.orientation }
      self.facts = facts
    }

    private static func load(
      _ reader: VipsReader, _ traits: LoaderTraits, page: Int, tolerance: DamageTolerance, shrink: Int = 1,
      scale: Double = 1
    ) throws(VipsFailure) -> VipsPicture {
      guard let source = reader.open() else { throw VipsFailure() }
      defer { nib_vips_source_release(source) }
      let name = VipsText(traits.loader)
      var load = NibVipsLoad(
        loader: name.pointer, shrink: Int32(shrink), scale: scale, page: Int32(clamping: page),
        fail_on: Int32(tolerance.rawValue))
      return try withExtendedLifetime(name) { () throws(VipsFailure) in try VipsPicture(nib_vips_load(source, &load)) }
    }

    /// The recipe of the result, in four bands.
    func rendered(
      _ request: PictureRequest, _ plan: DecodePlan, _ render: RenderPlan
    ) throws(VipsFailure) -> VipsPicture {
      let isReduced = plan.shrink > 1 || plan.scale != 1
      let loaded =
        isReduced
        ? try Self.load(reader, traits, page: page, tolerance: tolerance, shrink: plan.shrink, scale: plan.scale)
        : picture
      let (width, height) = (Int32(plan.loadedSize.width), Int32(plan.loadedSize.height))
      var result = try loaded.then { nib_vips_resized($0, width, height) }
      for step in render.steps { result = try result.then(step) }
      result = try result.turned(by: turn(request), says: !request.turns)
      if request.shape == .square { result = try result.middle() }
      return try result.then { nib_vips_rgba($0) }
    }

    /// How the loaded pixels are turned: as the header says, and not as libvips understands the file.
    private func turn(_ request: PictureRequest) -> PictureTurn {
      let wanted = request.turns ? request.orientation ?? facts.orientation : 1
      let loaded = traits.turnsItself ? facts.orientation : 1
      return PictureTurn(orientation: loaded).inverse.followed(by: PictureTurn(orientation: wanted))
    }

    /// Refuses a picture that ends early, unless that is borne: not every loader notices.
    func checkEnd() throws(ImagingError) {
      guard tolerance != .anything, try TruncationCheck.find(source) == .missing else { return }
      throw Self.truncated(source.name)
    }

    private static func truncated(_ name: String) -> ImagingError {
      ImagingError(.truncated, name, "the picture ends before its last byte; load it again from where it came")
    }

    /// What a failure of libvips means for this picture.
    func located(_ failure: VipsFailure) -> ImagingError { Self.located(reader) }

    private static func located(_ reader: VipsReader) -> ImagingError {
      let words = VipsRuntime.takeWords()
      let name = reader.source.name
      if reader.cancellation.isCancelled { return ImagingError(.cancelled, name, "the work was cancelled") }
      if let error = reader.error { return error }
      if (try? TruncationCheck.find(reader.source)) == .missing { return truncated(name) }
      return ImagingError(.damaged, name, "the picture cannot be decoded: \(words)")
    }
  }
#endif
