import NibResources

/// The steps that make an adjusted picture of a size out of an original that is loaded as small as will do.
struct RenderPlan: Sendable, Hashable {
  /// Loaded size divided by stored size.
  private(set) var loadFactor: Double
  /// What is done with the loaded picture.
  private(set) var steps: [RenderStep] = []
  /// Bytes that the steps hold, at most.
  private(set) var held = 0
  /// The size after all steps, not turned.
  private(set) var size: PixelSize

  /// Plans.
  /// - Parameters:
  ///   - side: The longest side of the result, of its shape; nil for all pixels.
  ///   - enlarges: Whether the original may be loaded larger than it says, as vectors may.
  /// - Returns: nil when the chain leaves nothing of the picture, or numbers that cannot be counted with.
  init?(
    _ chain: AdjustmentChain, of stored: PixelSize, shape: PictureRequest.Shape, side: Int?, enlarges: Bool
  ) {
    let whole = PlaneRectangle(x: 0, y: 0, width: Double(stored.width), height: Double(stored.height))
    guard let stages = AdjustmentStage.stages(chain, extent: whole), let last = stages.last?.target else { return nil }
    let fitted = shape == .square ? min(last.width, last.height) : max(last.width, last.height)
    let wanted = side.map { Double($0) / fitted } ?? 1
    let factor = enlarges ? wanted : min(1, wanted)
    let growth = stages[0].transform.growth
    loadFactor = min(factor * max(growth, 1e-6), enlarges ? .infinity : 1)
    size = DecodePlan.scaled(stored, by: loadFactor)
    var cursor = Raster(
      size: size, scaleX: Double(size.width) / whole.width, scaleY: Double(size.height) / whole.height, left: 0,
      top: -Double(size.height))
    for stage in stages where !append(stage, factor: factor, &cursor) { return nil }
  }

  /// A picture in the plane where y grows downwards: which part its pixels show, in the plane's unit times the scale.
  private struct Raster {
    var size: PixelSize
    var scaleX, scaleY: Double
    var left, top: Double
  }

  private mutating func append(_ stage: AdjustmentStage, factor: Double, _ raster: inout Raster) -> Bool {
    let isPlain = stage.transform == .identity && stage.target == stage.source
    if !isPlain || !isAll(stage.source, raster) {
      guard let target = Self.raster(stage.target, factor: factor), let area = cut(stage, raster) else { return false }
      map(stage.transform, from: area, to: target, raster)
      raster = target
      size = target.size
    }
    for kernel in stage.kernels {
      if case .blur(let radius) = kernel {
        steps.append(.kernel(.blur(min(radius * factor, 200))))
        hold(size, bytes: 16)
      } else {
        steps.append(.kernel(kernel))
      }
    }
    return true
  }

  /// The pixels that show a rectangle.
  private static func raster(_ rectangle: PlaneRectangle, factor: Double) -> Raster? {
    let (width, height) = (max(1, (rectangle.width * factor).rounded()), max(1, (rectangle.height * factor).rounded()))
    guard width < 1e7, height < 1e7 else { return nil }
    let (scaleX, scaleY) = (width / rectangle.width, height / rectangle.height)
    return Raster(
      size: PixelSize(width: Int(width), height: Int(height)), scaleX: scaleX, scaleY: scaleY,
      left: rectangle.x * scaleX, top: -rectangle.top * scaleY)
  }

  private func isAll(_ rectangle: PlaneRectangle, _ raster: Raster) -> Bool {
    abs(rectangle.width * raster.scaleX - Double(raster.size.width)) < 1e-6
      && abs(rectangle.height * raster.scaleY - Double(raster.size.height)) < 1e-6
  }

  /// The pixels that a stage needs: its source, and of that only what its target shows.
  private func cut(_ stage: AdjustmentStage, _ raster: Raster) -> (left: Int, top: Int, size: PixelSize)? {
    guard let back = stage.transform.inverse else { return nil }
    let seen = stage.target.bounds(after: back)
    let isMapped = stage.transform != .identity
    func span(_ low: Double, _ high: Double, _ seenLow: Double, _ seenHigh: Double, _ count: Int) -> (Int, Int)? {
      // A few pixels more than are seen, for the interpolation; but none beyond a cut that is then mapped.
      let margin = 4.0
      var (first, last) = ((seenLow - margin).rounded(.down), (seenHigh + margin).rounded(.up))
      if isMapped { (first, last) = (max(first, low.rounded()), min(last, high.rounded())) }
      (first, last) = (max(0, first), min(Double(count), max(last, first + 1)))
      guard first.isFinite, last.isFinite, first < Double(count), last > first else { return nil }
      return (Int(first), Int(last))
    }
    func x(_ value: Double) -> Double { value * raster.scaleX - raster.left }
    func y(_ value: Double) -> Double { -value * raster.scaleY - raster.top }
    let source = stage.source
    guard let across = span(x(source.x), x(source.right), x(seen.x), x(seen.right), raster.size.width),
      let down = span(y(source.top), y(source.y), y(seen.top), y(seen.y), raster.size.height)
    else { return nil }
    return (across.0, down.0, PixelSize(width: across.1 - across.0, height: down.1 - down.0))
  }

  /// Maps an area of a raster to another raster.
  private mutating func map(
    _ transform: AffineTransform, from area: (left: Int, top: Int, size: PixelSize), to target: Raster, _ raster: Raster
  ) {
    let toPlane = AffineTransform(a: 1 / raster.scaleX, d: 1 / raster.scaleY)
    let origin = AffineTransform.translation(x: raster.left + Double(area.left), y: raster.top + Double(area.top))
    let toTarget = AffineTransform(a: target.scaleX, d: target.scaleY, tx: -target.left, ty: -target.top)
    let all = origin.followed(by: toPlane).followed(by: transform.upsideDown).followed(by: toTarget)
    if let shift = Self.wholeShift(all, target.size) {
      let (left, top) = (area.left - shift.x, area.top - shift.y)
      if left >= 0, top >= 0, left + target.size.width <= raster.size.width,
        top + target.size.height <= raster.size.height
      {
        return steps.append(.area(left: left, top: top, size: target.size))
      }
    }
    steps.append(.area(left: area.left, top: area.top, size: area.size))
    steps.append(
      .affine(
        matrix: [all.a, all.c, all.b, all.d], x: all.tx, y: all.ty, size: target.size,
        isUpright: abs(all.b) < 1e-9 && abs(all.c) < 1e-9))
    hold(area.size, bytes: 4)
    hold(target.size, bytes: 16)
  }

  /// The whole pixels by which a map shifts, when it does nothing else that can be seen in a picture of the size.
  private static func wholeShift(_ map: AffineTransform, _ size: PixelSize) -> (x: Int, y: Int)? {
    let far = Double(max(size.width, size.height))
    let turns = [map.a - 1, map.b, map.c, map.d - 1].map { abs($0) * far }.max() ?? 0
    let (x, y) = (map.tx.rounded(), map.ty.rounded())
    guard turns < 0.05, abs(map.tx - x) < 0.05, abs(map.ty - y) < 0.05, abs(x) < 1e7, abs(y) < 1e7 else { return nil }
    return (Int(x), Int(y))
  }

  private mutating func hold(_ size: PixelSize, bytes: Int) {
    var sum = SaturatingSum()
    sum.add(size.width, size.height, bytes)
    held = min(1 << 60, held + min(sum.value, 1 << 60))
  }
}

/// One step of libvips, in pixels of the picture as it then is; rows count from the top.
enum RenderStep: Sendable, Hashable {
  /// A part of the picture.
  case area(left: Int, top: Int, size: PixelSize)
  /// A map of pixel places, into a picture of a size; four numbers by rows, and a shift. Edges that stay upright are hard,
  /// others fade to transparent.
  case affine(matrix: [Double], x: Double, y: Double, size: PixelSize, isUpright: Bool)
  /// A change of colours or sharpness; a blur in pixels of the picture as it then is.
  case kernel(FilterKernel)
}
