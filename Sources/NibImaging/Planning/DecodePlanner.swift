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

  /// A plan within the limits.
  /// - Throws: `tooLarge`.
  func plan(
    _ facts: PictureFacts, traits: LoaderTraits, request: PictureRequest, name: String
  ) throws(ImagingError) -> DecodePlan {
    try checkPixels(facts, name: name)
    var side = request.maxPixelSize.map { max(1, $0) }
    while true {
      let plan = DecodePlan(facts, traits: traits, factor: factor(facts, request.shape, side), held: 0)
      var result = CappedSum()
      // The result twice: once as it is turned, once as it is handed over.
      result.add(plan.loadedSize.width, plan.loadedSize.height, 8)
      let need = plan.memory + min(result.value, 1 << 60)
      if need <= limits.memory { return plan }
      let current = side ?? max(facts.size.width, facts.size.height)
      guard limits.excess == .shrink, current > 1 else { throw tooLarge(need, facts, name) }
      side = current / 2
    }
  }

  func checkPixels(_ facts: PictureFacts, name: String) throws(ImagingError) {
    guard !facts.format.isVector else { return }
    var pixels = CappedSum()
    pixels.add(facts.size.width, facts.size.height)
    guard pixels.value <= limits.pixels else {
      throw ImagingError(
        .tooLarge, name,
        "the picture has \(facts.size.width) x \(facts.size.height) pixels; at most \(limits.pixels) are decoded")
    }
  }

  /// Loaded size divided by stored size.
  private func factor(_ facts: PictureFacts, _ shape: PictureRequest.Shape, _ side: Int?) -> Double {
    guard let side else { return 1 }
    let (width, height) = (facts.size.width, facts.size.height)
    let fitted = shape == .square ? min(width, height) : max(width, height)
    let factor = Double(side) / Double(max(1, fitted))
    return facts.format.isVector ? factor : min(1, factor)
  }

  private func tooLarge(_ need: Int, _ facts: PictureFacts, _ name: String) -> ImagingError {
    ImagingError(
      .tooLarge, name,
      "decoding \(facts.size.width) x \(facts.size.height) pixels would need \(need) bytes; the limit is "
        + "\(limits.memory). Ask for a smaller picture or raise DecodeLimits.memory")
  }
}
