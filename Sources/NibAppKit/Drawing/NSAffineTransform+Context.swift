import Foundation
import NibFoundation

#if !canImport(ObjectiveC)
  /// What AppKit adds to transforms.
  extension NSAffineTransform {
    private var value: AffineTransform {
      let parts = transformStruct
      return AffineTransform(
        m11: parts.m11, m12: parts.m12, m21: parts.m21, m22: parts.m22, tX: parts.tX, tY: parts.tY)
    }

    /// Lets all that is drawn from now on in the current context go through the transform first; until
    /// `NSGraphicsContext.restoreGraphicsState()`, where the state was saved before. A context without pixels draws
    /// nothing, and nothing changes.
    @MainActor public func concat() {
      guard let canvas = NSGraphicsContext.current?.canvas else { return }
      var own = value
      own.append(canvas.state.transform)
      canvas.state.transform = own
    }

    /// Puts the transform in place of what the current context had, likewise.
    @MainActor public func set() { NSGraphicsContext.current?.canvas?.state.transform = value }

    /// A path whose points went through the transform.
    @MainActor public func transform(_ path: NSBezierPath) -> NSBezierPath {
      guard let copy = path.copy() as? NSBezierPath else { return path }
      copy.transform(using: value)
      return copy
    }
  }
#endif
