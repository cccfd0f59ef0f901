import Foundation
import NibRuntime
import NibStandIns

/// A layer: what a view is drawn on, or one that code adds. Stands in for CALayer; nothing is drawn.
///
/// A view's layer has the view's geometry, color, opacity and clipping, as on a device; the rest is kept. Runtime
/// attributes such as `layer.cornerRadius` come here.
open class CALayer: NibAttributable {
  /// Makes a layer with the framework's defaults.
  public required init() {}

  /// The view whose place the layer has; nil for a layer that code made.
  package final weak var view: (any LayerPlacing)?
  /// The view, where all that the layer shows is the view's own.
  final weak var painted: (any LayerPainting)?

  /// Makes the layer that of a view.
  package final func belong(to view: any LayerPlacing) {
    self.view = view
    painted = view as? any LayerPainting
  }

  /// Makes the layer one of code, as it is now.
  package final func leaveView() {
    let (opacity, isHidden, bounds, position) = (opacity, isHidden, bounds, position)
    let (masksToBounds, backgroundColor) = (masksToBounds, backgroundColor)
    (view, painted) = (nil, nil)
    (ownOpacity, ownHidden, ownBounds, ownPosition) = (opacity, isHidden, bounds, position)
    (ownClipping, ownBackground) = (masksToBounds, backgroundColor)
  }

  /// What few layers have, made when it is first set.
  var extras: LayerExtras?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var ownClipping = false
  private var ownBackground: CGColor?
  private var ownBounds = CGRect() {
    didSet { if ownBounds.size != oldValue.size, extras != nil { resizeSublayers(withOldSize: oldValue.size) } }
  }
  private var ownPosition = CGPoint()

  /// What happens to layers of the class when something of them changes; nil for nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Opacity, 0...1.
  open var opacity: Float {
    get { view?.layerOpacity ?? ownOpacity }
    set { if let view { view.layerOpacity = newValue } else { ownOpacity = newValue } }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set { if let view { view.isHidden = newValue } else { ownHidden = newValue } }
  }
  /// Whether content is cut off at the edge.
  open var masksToBounds: Bool {
    get { painted?.clipsToBounds ?? ownClipping }
    set { if let painted { painted.clipsToBounds = newValue } else { ownClipping = newValue } }
  }
  /// Color of the background.
  open var backgroundColor: CGColor? {
    get { painted.map(\.layerBackground) ?? ownBackground }
    set { if let painted { painted.layerBackground = newValue } else { ownBackground = newValue } }
  }
  /// The visible rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }
  /// Where the anchor point is, in the layer's around, in points.
  open var position: CGPoint {
    get { view?.layerPosition ?? ownPosition }
    set { if let view { view.layerPosition = newValue } else { ownPosition = newValue } }
  }
  /// The layer's rectangle in the one around, in points. Transforms do not count.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let anchor = anchorPoint
      return CGRect(
        x: ownPosition.x - ownBounds.size.width * anchor.x, y: ownPosition.y - ownBounds.size.height * anchor.y,
        width: ownBounds.size.width, height: ownBounds.size.height)
    }
    set {
      if let view { return view.frame = newValue }
      let anchor = anchorPoint
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.origin.x + newValue.size.width * anchor.x, y: newValue.origin.y + newValue.size.height * anchor.y)
    }
  }

  /// Radius of the corners, in points.
  open var cornerRadius = 0.0
  /// Width of the border, in points.
  open var borderWidth = 0.0
  /// Color of the border.
  open var borderColor: CGColor?
  /// Opacity of the shadow, 0...1.
  open var shadowOpacity: Float = 0
  /// Radius of the shadow, in points.
  open var shadowRadius = 3.0
  /// Offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Color of the shadow.
  open var shadowColor: CGColor?
  /// Attributes without a property here.
  public private(set) final var undefinedAttributes: [String: NibValue] = [:]
  /// Every attribute that was set or kept, in order.
  public private(set) final var assignments: [(name: String, value: NibValue)] = []

  /// Sets an attribute by name.
  public func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    let outcome =
      switch key {
      case "cornerRadius": set(value, \.cornerRadius)
      case "borderWidth": set(value, \.borderWidth)
      case "borderColor", "borderUIColor", "borderColorFromUIColor": set(value, color: \.borderColor)
      case "opacity": set(value, \.opacity)
      case "hidden": set(value, \.isHidden)
      case "masksToBounds": set(value, \.masksToBounds)
      case "shadowOpacity": set(value, \.shadowOpacity)
      case "shadowRadius": set(value, \.shadowRadius)
      case "shadowOffset": set(value, \.shadowOffset)
      case "shadowColor", "shadowUIColor": set(value, color: \.shadowColor)
      default: AttributeOutcome.unknownKey
      }
    if outcome == .set { assignments.append((key, value)) }
    return outcome
  }

  private func set(
    _ value: NibValue, color path: ReferenceWritableKeyPath<CALayer, CGColor?>
  ) -> AttributeOutcome {
    guard let color = NibColor(nibValue: value) else { return .wrongKind(expected: NibColor.nibKind) }
    self[keyPath: path] = CGColor.ofLayer(color)
    return .set
  }

  private func set<Value: NibConvertible>(
    _ value: NibValue, _ path: ReferenceWritableKeyPath<CALayer, Value>
  ) -> AttributeOutcome {
    guard let typed = Value(nibValue: value) else { return .wrongKind(expected: Value.nibKind) }
    self[keyPath: path] = typed
    return .set
  }

  /// Keeps an attribute that no property has the name of.
  public func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool {
    undefinedAttributes[keyPath] = value
    assignments.append((keyPath, value))
    return true
  }

  /// Makes the layer's content due; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Makes a layout due; nothing asks.
  open func setNeedsLayout() {}

  /// Has the sublayers placed, once the layer was told to.
  open func layoutIfNeeded() { layoutSublayers() }

  /// Places the sublayers. Does nothing here.
  open func layoutSublayers() {}
}

extension CALayer: Hashable {
  /// Whether both are one layer.
  public nonisolated static func == (first: CALayer, second: CALayer) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
