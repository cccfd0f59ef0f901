import Foundation

/// What the layer of a view takes from the view and gives it: where it is, and whether it is seen. A name without `layer`
/// is one that the frameworks' views have.
@MainActor
package protocol LayerPlacing: CALayerDelegate {
  /// Opacity, 0...1.
  var layerOpacity: Float { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The visible rectangle in the view's own coordinates, in points.
  var bounds: CGRect { get set }
  /// Where the layer's anchor point is in the view around, in points.
  var layerPosition: CGPoint { get set }
  /// The rectangle in the view around, in points.
  var frame: CGRect { get set }
  /// The layer of the view around.
  var layerAround: CALayer? { get }
}

/// What a layer takes from a view that shows nothing beside its layer, as those of UIKit.
@MainActor
package protocol LayerPainting: LayerPlacing {
  /// Whether content is cut off at the edge.
  var clipsToBounds: Bool { get set }
  /// Color of the background.
  var layerBackground: CGColor? { get set }
  /// Whether it is drawn without transparency.
  var isOpaque: Bool { get set }
  /// A change of coordinates in the plane.
  var transform: CGAffineTransform { get set }
  /// The layers of the subviews, back to front.
  var layersInside: [CALayer] { get }
  /// Draws what the view shows beside its background and its subviews, in its own coordinates.
  func paintContent(_ canvas: PixelCanvas)
}
