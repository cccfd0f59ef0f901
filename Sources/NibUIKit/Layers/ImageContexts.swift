import NibFoundation
import NibRuntime
import NibStandIns
import Synchronization

// Pictures as older code draws them: a stack of contexts. Nothing is drawn, so a picture is empty, of its size.

private let openContexts = Mutex<[(size: NibSize, scale: Double)]>([])

/// Begins a picture of a size, in points, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size, in points, with so many pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = Double(scale)
  openContexts.withLock { $0.append((NibSize(size), scale > 0 && scale.isFinite ? scale : 3)) }
}

/// The picture that was begun last: empty, of its size; nil outside of one, and for a picture without size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = openContexts.withLock({ $0.last }), last.size.width > 0, last.size.height > 0 else { return nil }
  return UIImage(NibImage(name: "", archivedSize: last.size))
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { openContexts.withLock { _ = $0.popLast() } }

#if !canImport(CoreGraphics)
  /// Where the code that runs draws: into the picture that was begun last, in which nothing is drawn; nil outside of one.
  public func UIGraphicsGetCurrentContext() -> CGContext? {
    openContexts.withLock { $0.isEmpty } ? nil : CGContext.nowhere
  }

  /// Draws elsewhere until it is popped: nothing is drawn.
  public func UIGraphicsPushContext(_ context: CGContext) {
    openContexts.withLock { $0.append((NibSize(width: 0, height: 0), 1)) }
  }
#endif

/// Draws again where it was drawn before.
public func UIGraphicsPopContext() { openContexts.withLock { _ = $0.popLast() } }
