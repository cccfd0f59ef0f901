import NibRuntime
import NibStandIns

/// A view's layer: what runtime attributes such as `layer.cornerRadius` set.
public final class CALayer: NibAttributable {
  /// Makes a layer with the framework's defaults.
  public init() {}

  /// Opacity, 0...1.
  public var opacity = 1.0
  /// Whether the layer is hidden.
  public var isHidden = false
  /// Radius of the corners, in points.
  public var cornerRadius = 0.0
  /// Width of the border, in points.
  public var borderWidth = 0.0
  private var border: UIColor?
  /// Color of the border.
  public var borderColor: CGColor? {
    get { border?.cgColor }
    set { border = newValue.map { UIColor(cgColor: $0) } }
  }
  /// Whether content is cut off at the edge.
  public var masksToBounds = false
  /// Opacity of the shadow, 0...1.
  public var shadowOpacity = 0.0
  /// Radius of the shadow, in points.
  public var shadowRadius = 3.0
  /// Offset of the shadow, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  private var shadow: UIColor?
  /// Color of the shadow.
  public var shadowColor: CGColor? {
    get { shadow?.cgColor }
    set { shadow = newValue.map { UIColor(cgColor: $0) } }
  }
  /// Attributes without a property here.
  public private(set) var undefinedAttributes: [String: NibValue] = [:]
  /// Every attribute that was set or kept, in order.
  public private(set) var assignments: [(name: String, value: NibValue)] = []

  /// Sets an attribute by name.
  public func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    let outcome =
      switch key {
      case "cornerRadius": set(value, \.cornerRadius)
      case "borderWidth": set(value, \.borderWidth)
      case "borderColor", "borderUIColor", "borderColorFromUIColor": set(value, \.border)
      case "opacity": set(value, \.opacity)
      case "hidden": set(value, \.isHidden)
      case "masksToBounds": set(value, \.masksToBounds)
      case "shadowOpacity": set(value, \.shadowOpacity)
      case "shadowRadius": set(value, \.shadowRadius)
      case "shadowOffset": set(value, \.shadowOffset)
      case "shadowColor", "shadowUIColor": set(value, \.shadow)
      default: AttributeOutcome.unknownKey
      }
    if outcome == .set { assignments.append((key, value)) }
    return outcome
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
}
