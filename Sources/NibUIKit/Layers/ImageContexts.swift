import NibFoundation
import NibRuntime
import NibStandIns
import Synchronization

// Pictures as older code draws them: a stack of contexts.

private struct OpenContext: Sendable {
  let canvas: PixelCanvas?
  let size: NibSize
  let scale: Double
  /// Where code drew before.
  let outer: PixelCanvas?
}

private let openContexts = Mutex<[OpenContext]>([])

private func push(_ canvas: PixelCanvas?, size: NibSize = NibSize(), scale: Double = 1) {
  let context = OpenContext(canvas: canvas, size: size, scale: scale, outer: CurrentCanvas.canvas)
  openContexts.withLock { $0.append(context) }
  CurrentCanvas.canvas = canvas
}

private func pop() {
  guard let last = openContexts.withLock({ $0.popLast() }) else { return }
  CurrentCanvas.canvas = last.outer
}

/// Begins a picture of a size, in points, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size, in points, with so many pixels a point; 0 for the screen's. One without transparency is black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 && scale.isFinite ? scale : 3
  let canvas = PixelCanvas(picture: CGRect(origin: CGPoint(), size: size), scale: scale, isOpaque: opaque)
  push(canvas, size: NibSize(size), scale: Double(scale))
}

/// The picture that was begun last, as it is drawn so far; nil outside of one, and for a picture without size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = openContexts.withLock({ $0.last }), let canvas = last.canvas, last.size.width > 0,
    last.size.height > 0
  else { return nil }
  return UIImage(canvas, size: CGSize(last.size), scale: CGFloat(last.scale))
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { pop() }

#if !canImport(CoreGraphics)
  /// Where the code that runs draws: into the picture that was begun last, that of a renderer, or that of a view; nil outside
  /// of one.
  public func UIGraphicsGetCurrentContext() -> CGContext? {
    if let canvas = CurrentCanvas.canvas { return CGContext(canvas) }
    return openContexts.withLock { $0.isEmpty } ? nil : CGContext.nowhere
  }

  /// Draws elsewhere until it is popped.
  public func UIGraphicsPushContext(_ context: CGContext) { push(context.canvas) }
#endif

/// Draws again where it was drawn before.
public func UIGraphicsPopContext() { pop() }
