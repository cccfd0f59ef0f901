import Foundation
import NibFoundation
import NibRuntime

/// Layers of views. Nothing is drawn; a view's layer is where the view is and as visible, and keeps all else for itself.
extension NSView {
  /// When a layer's content is drawn anew. Documented: the numbers, by AppKit.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    /// Never by itself.
    case never
    /// Where the view needs display.
    case onSetNeedsDisplay
    /// While the view is resized.
    case duringViewResize
    /// Before the view is resized.
    case beforeViewResize
    /// Crossfading.
    case crossfade
  }

  final var standardLayer: CALayer? {
    get {
      if let own = layering.layer, layering.isGiven { return own }
      guard sequence(first: self, next: \.superview).contains(where: \.wantsLayer) else {
        replaceLayer(with: nil)
        return nil
      }
      if let own = layering.layer { return own }
      let layer = makeBackingLayer()
      // Documented: AppKit places the layer that it made by the corner of the view.
      layer.anchorPoint = CGPoint()
      layer.belong(to: self)
      layering.layer = layer
      return layer
    }
    set {
      replaceLayer(with: newValue)
      layering.isGiven = newValue != nil
    }
  }

  private func replaceLayer(with layer: CALayer?) {
    guard layering.layer !== layer else { return }
    layering.layer?.leaveView()
    layering.layer = layer
    layer?.belong(to: self)
  }

  /// A view that wants no layer any more has none of code.
  final func leaveGivenLayer() { if !wantsLayer, layering.isGiven { layer = nil } }

  /// Whether the views in it are drawn in the view's own layer; kept with the layer of a view that has one.
  public final var canDrawSubviewsIntoLayer: Bool {
    get { layering.drawsSubviews }
    set { layering.drawsSubviews = newValue }
  }

  final var standardLayerContentsRedrawPolicy: LayerContentsRedrawPolicy {
    get { layering.policy }
    set { layering.policy = newValue }
  }
}

/// The layer of a view, and how it says that it is drawn.
struct LayerState {
  /// The layer that the view made, or that code gave it.
  var layer: CALayer?
  /// Whether code gave it.
  var isGiven = false
  var drawsSubviews = false
  var policy = NSView.LayerContentsRedrawPolicy.duringViewResize
}

extension NSView {
  /// Draws the view, or has it change its layer.
  final func drawOrUpdate(_ part: NSRect? = nil) {
    if wantsUpdateLayer, layer != nil { return updateLayer() }
    let rect = part ?? bounds
    DrawingFocus.begin(self, rect)
    defer { DrawingFocus.end(self) }
    let outer = NSGraphicsContext.current
    defer { NSGraphicsContext.current = outer }
    if outer == nil { NSGraphicsContext.current = NSGraphicsContext.ofScreen(flipped: isFlipped) }
    draw(rect)
  }
}

extension NSView: LayerPlacing {
  package final var layerOpacity: Float {
    get { Float(alphaValue) }
    set { alphaValue = Double(newValue) }
  }
  package final var layerPosition: CGPoint {
    get {
      let anchor = layering.layer?.anchorPoint ?? CGPoint()
      return CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
    set {
      let anchor = layering.layer?.anchorPoint ?? CGPoint()
      frame.origin = CGPoint(x: newValue.x - frame.width * anchor.x, y: newValue.y - frame.height * anchor.y)
    }
  }
  package final var layerAround: CALayer? { superview?.layer }
}
