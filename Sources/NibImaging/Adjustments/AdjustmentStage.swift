/// Steps that are done at once: a cut, a map, a cut, and then changes of colour and sharpness.
struct AdjustmentStage: Sendable, Hashable {
  /// What is taken of the plane before the map.
  var source: PlaneRectangle
  /// The map.
  var transform = AffineTransform.identity
  /// What is left after the map, in the plane behind it.
  var target: PlaneRectangle
  /// What happens then.
  var kernels: [FilterKernel] = []
  /// Whether a cut came after the map: a further map is another stage.
  private var isCut = false
  /// Whether the sharpness was changed: a further cut or map is another stage.
  private var isClosed = false

  init(_ extent: PlaneRectangle) {
    source = extent
    target = extent
  }

  /// The stages of a chain. Colours commute with cuts and maps, so they are changed last, when there are fewer pixels.
  /// - Returns: nil when nothing is left of the picture.
  static func stages(_ chain: AdjustmentChain, extent: PlaneRectangle) -> [AdjustmentStage]? {
    var stages = [AdjustmentStage(extent)]
    for step in chain.steps {
      var stage = stages[stages.count - 1]
      if !stage.add(step) {
        stage = AdjustmentStage(stage.target)
        stages.append(stage)
        _ = stage.add(step)
      }
      guard stage.target.isProper, stage.source.isProper else { return nil }
      stages[stages.count - 1] = stage
    }
    return stages
  }

  /// Takes in one more step; false when it belongs to a further stage.
  private mutating func add(_ step: Adjustment) -> Bool {
    switch step {
    case .transform(let next):
      if isCut || isClosed { return false }
      transform = transform.followed(by: next)
      target = source.bounds(after: transform)
    case .crop(let rectangle):
      if isClosed { return false }
      target = target.intersection(rectangle)
      if transform == .identity { source = target } else { isCut = true }
    case .filter(let filter):
      guard let kernel = filter.kernel else { return true }
      kernels.append(kernel)
      if case .blur = kernel { isClosed = true }
    }
    return true
  }
}
