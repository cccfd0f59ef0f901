import NibResources

/// What helps against a picture that would need more memory than is allowed.
struct MemoryAdvice {
  let limits: DecodeLimits
  let facts: PictureFacts
  let traits: LoaderTraits
  let request: PictureRequest

  /// A smaller picture, where one is small enough; else another way to store the picture.
  var words: String {
    if let side = largestSide { return "ask for at most \(side) pixels a side" }
    let whatever = "it is held whole, however few pixels are asked for"
    if facts.comesInPasses {
      var plain = facts
      plain.comesInPasses = false
      let form = facts.format == .jpeg ? "a baseline JPEG (jpegtran makes one without loss)" : "not interlaced"
      guard let need = need(plain, side: 1) else { return "a smaller original helps" }
      return
        "since its pixels come in several passes, \(whatever); stored \(facts.format == .jpeg ? "as " : "")\(form) "
        + "it needs \(need) bytes for a small picture"
    }
    if facts.format == .tiff { return "smaller tiles or strips help" }
    if case .pixels = traits.holding {
      return "as \(facts.format.rawValue.uppercased()) \(whatever); a JPEG or PNG of it is not"
    }
    return "a smaller original helps"
  }

  /// The largest power of two that the picture may have as its longest side.
  private var largestSide: Int? {
    var side = request.maxPixelSize ?? max(facts.size.width, facts.size.height)
    while side > 1 {
      side /= 2
      if let need = need(facts, side: side), need <= limits.memory { return side }
    }
    return nil
  }

  private func need(_ facts: PictureFacts, side: Int) -> Int? {
    RenderPlan(
      request.adjustments, of: facts.size, shape: request.shape, side: side, enlarges: facts.format.isVector
    ).map { DecodePlan(facts, traits: traits, render: $0).memory }
  }
}

extension DecodePlan {
  /// Plans the decode of what a render plan loads.
  init(_ facts: PictureFacts, traits: LoaderTraits, render: RenderPlan) {
    var result = SaturatingSum()
    // The result twice: once as it is turned, once as it is handed over.
    result.add(render.size.width, render.size.height, 8)
    result.add(render.held)
    self.init(facts, traits: traits, factor: render.loadFactor, held: result.value)
  }
}
