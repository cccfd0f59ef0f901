import NibResources

/// Decides from a header how a request is met within limits, or refuses it.
struct DecodePlanner: Sendable {
  let limits: DecodeLimits

  /// Refuses a file that is too large to look into.
  func check(byteCount: Int, name: String) throws(ImagingError) {
    guard byteCount > 0 else { throw ImagingError(.truncated, name, "the file has no bytes; expected a picture") }
    guard byteCount <= limits.encodedBytes else {
      throw ImagingError(.tooLarge, name, "the file has \(byteCount) bytes; at most \(limits.encodedBytes) are read")
    }
  }

  /// Plans within the limits.
  /// - Throws: `tooLarge`, `emptyResult`.
  func plan(
    _ facts: PictureFacts, traits: LoaderTraits, request: PictureRequest, name: String
  ) throws(ImagingError) -> (decode: DecodePlan, render: RenderPlan) {
    try checkPixels(facts, name: name)
    var side = request.maxPixelSize.map { max(1, $0) }
    while true {
      guard
        let render = RenderPlan(
          request.adjustments, of: facts.size, shape: request.shape, side: side, enlarges: facts.format.isVector)
      else { throw ImagingError(.emptyResult, name, "the adjustments leave nothing of the picture") }
      let decode = DecodePlan(facts, traits: traits, render: render)
      if decode.memory <= limits.memory { return (decode, render) }
      let current = side ?? max(render.size.width, render.size.height)
      guard limits.excess == .shrink, current > 1 else { throw tooLarge(decode.memory, facts, traits, request, name) }
      side = current / 2
    }
  }

  private func checkPixels(_ facts: PictureFacts, name: String) throws(ImagingError) {
    guard !facts.format.isVector else { return }
    var pixels = SaturatingSum()
    pixels.add(facts.size.width, facts.size.height)
    guard pixels.value <= limits.pixels else {
      throw ImagingError(
        .tooLarge, name,
        "the picture has \(facts.size.width) x \(facts.size.height) pixels; at most \(limits.pixels) are decoded")
    }
  }

  private func tooLarge(
    _ need: Int, _ facts: PictureFacts, _ traits: LoaderTraits, _ request: PictureRequest, _ name: String
  ) -> ImagingError {
    let need = max(need, limits.memory)
    return ImagingError(
      .tooLarge, name,
      "decoding \(facts.size.width) x \(facts.size.height) pixels would need \(need) bytes, and \(limits.memory) are "
        + "allowed; \(MemoryAdvice(limits: limits, facts: facts, traits: traits, request: request).words), or allow "
        + "\(need) bytes (DecodeLimits.memory, memory: of an image)")
  }
}
