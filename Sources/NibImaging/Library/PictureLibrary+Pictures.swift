import NibResources

extension PictureLibrary {
  /// What is known of a picture without decoding it.
  ///
  /// A sidecar that cannot be read is among `issues`.
  /// - Throws: As `asset`; `notComplete`; what the decoder throws for headers.
  public func details(of id: String) async throws(ImagingError) -> PictureDetails {
    let asset = try await complete(id)
    if let details = details(remembered: asset) { return details }
    let (folder, decoder, options) = (folder, pipeline.decoder, options)
    let result = await DecodeQueue.value {
      Result { () throws(ImagingError) in
        let source = try folder.open(asset.id)
        let header = try decoder.header(of: source)
        return try Self.details(of: asset, source, header, folder, decoder, options)
      }
    }
    try await authorize()
    let details = try result.get()
    remember(details, of: asset)
    return details
  }

  /// A picture in a form, edited as its sidecar or its packet says, and turned for display.
  /// - Parameters:
  ///   - form: Which form.
  ///   - isEdited: False shows the original as it was taken.
  /// - Throws: As `details`; `cancelled`; what the decoder throws.
  public func image(
    of id: String, _ form: PictureRepresentation, isEdited: Bool = true
  ) async throws(ImagingError) -> PixelImage {
    let details = try await self.details(of: id)
    let asset = try await complete(id)
    var request = PictureRequest(adjustments: isEdited ? details.adjustments : .none)
    switch form {
    case .thumbnail(let side): request.maxPixelSize = side
    case .squareThumbnail(let side): (request.maxPixelSize, request.shape) = (side, .square)
    case .screen(let width, let height): request.maxPixelSize = Self.side(details, isEdited, width, height)
    case .full: break
    }
    let folder = folder
    let key = PictureKey(
      picture: asset.id, stamp: asset.stamp ?? FileStamp(byteCount: 0, modified: 0), request: request)
    let image = try await pipeline.image(key) { () throws(ImagingError) in try folder.open(asset.id) }
    // A permission that was taken back meanwhile holds for this picture too.
    try await authorize()
    return image
  }

  private func complete(_ id: String) async throws(ImagingError) -> PictureAsset {
    let asset = try await asset(id)
    guard case .incomplete(let reason) = asset.state else { return asset }
    throw ImagingError(
      .notComplete, id, "the original is not completely there yet (\(reason.rawValue)); a change tells when it is")
  }

  /// The longest side with which a picture fits a screen.
  private static func side(_ details: PictureDetails, _ isEdited: Bool, _ width: Int, _ height: Int) -> Int {
    let size = isEdited ? details.displaySize : details.header.displaySize
    guard let size else { return max(1, min(width, height)) }
    let factor = min(Double(max(1, width)) / Double(size.width), Double(max(1, height)) / Double(size.height))
    return max(1, Int((Double(max(size.width, size.height)) * min(1, factor)).rounded(.down)))
  }

  private static func sidecar(
    of asset: PictureAsset, _ folder: any LibraryFolder, _ options: PictureLibraryOptions
  ) throws(ImagingError) -> [UInt8]? {
    guard let sidecar = asset.sidecar else { return nil }
    let file = try folder.open(sidecar)
    guard file.byteCount <= options.sidecarBytes else {
      throw ImagingError(
        .tooLarge, sidecar, "the sidecar has \(file.byteCount) bytes; at most \(options.sidecarBytes) are read")
    }
    return try file.bytes(at: 0, count: file.byteCount)
  }

  private static func details(
    of asset: PictureAsset, _ source: any PictureSource, _ header: ImageHeader, _ folder: any LibraryFolder,
    _ decoder: any PictureDecoding, _ options: PictureLibraryOptions
  ) throws(ImagingError) -> PictureDetails {
    var issues: [ImagingError] = []
    func read<Value>(_ body: () throws(ImagingError) -> Value?) -> Value? {
      do throws(ImagingError) { return try body() } catch {
        issues.append(error)
        return nil
      }
    }
    // The edit of the sidecar; where there is none, that of the original's packet. Packets are written by all kinds of
    // programs, and one that cannot be read is no reason not to show the picture.
    let sidecar = read { () throws(ImagingError) in try Self.sidecar(of: asset, folder, options) }
    var adjustments = sidecar.flatMap { bytes in
      read { () throws(ImagingError) in try AdjustmentXMP.read(bytes, name: asset.sidecar ?? "") }
    }
    // Beside a sidecar, packets that cannot be had are no reason either.
    let metadata =
      asset.sidecar == nil ? try decoder.metadata(of: source) : (try? decoder.metadata(of: source)) ?? .init()
    if adjustments == nil, let packet = metadata.xmp {
      adjustments =
        read { () throws(ImagingError) in try AdjustmentXMP.read(packet, name: asset.id) }
        ?? AdjustmentChain(unsupported: ["unreadable packet"])
    }
    return PictureDetails(
      header: header, byteCount: source.byteCount, modified: asset.stamp?.modified ?? 0,
      adjustments: adjustments ?? .none, properties: PictureProperties(metadata, sidecar: sidecar), issues: issues)
  }
}
