import NibRuntime
import NibSchema
import NibStandIns

/// A value on a line. Stands in for UISlider.
open class UISlider: UIControl {
  /// The value, kept within the bounds.
  open var value: Float {
    get { Float(storedValue) }
    set { storedValue = Double(newValue) }
  }
  // Archives have doubles, which a `Float` would round.
  private(set) final var storedValue = 0.0 { didSet { keepWithinBounds() } }
  private var storedMinimum = 0.0 { didSet { keepWithinBounds() } }
  private var storedMaximum = 1.0 { didSet { keepWithinBounds() } }
  /// The least value.
  open var minimumValue: Float {
    get { Float(storedMinimum) }
    set { storedMinimum = Double(newValue) }
  }
  /// The greatest value.
  open var maximumValue: Float {
    get { Float(storedMaximum) }
    set { storedMaximum = Double(newValue) }
  }
  final lazy var images = SliderImages()

  private func keepWithinBounds() {
    let bounded = min(max(storedValue, storedMinimum), max(storedMinimum, storedMaximum))
    // What is no number is equal to nothing, itself neither.
    if bounded < storedValue || bounded > storedValue { storedValue = bounded }
  }
  /// Whether dragging sends events.
  open var isContinuous = true
  /// Image at the low end.
  open var minimumValueImage: UIImage?
  /// Image at the high end.
  open var maximumValueImage: UIImage?
  /// Color below the value.
  open var minimumTrackTintColor: UIColor?
  /// Color above the value.
  open var maximumTrackTintColor: UIColor?
  /// Color of the knob.
  open var thumbTintColor: UIColor?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.sliderTable.read(self, from: coder)
  }

  override var dumpedValue: String? { "\(NumberText(storedValue))" }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [sliderTable] }

  private static let sliderTable = PropertyTable(
    UISlider.self, kind: UIKitElements.slider, fresh: { UISlider() },
    [
      Property("minimumValue", row: "minValue", \.storedMinimum),
      Property("maximumValue", row: "maxValue", \.storedMaximum),
      // After the bounds, which a value is kept within.
      Property("value", \.storedValue),
      Property("continuous", \.isContinuous),
      Property("minimumValueImage", \.minimumValueImage),
      Property("maximumValueImage", \.maximumValueImage),
      Property("minimumTrackTintColor", \.minimumTrackTintColor),
      Property("maximumTrackTintColor", \.maximumTrackTintColor),
      Property("thumbTintColor", \.thumbTintColor),
    ])

  /// Sets the value without sending anything, as code does.
  open func setValue(_ value: Float, animated: Bool = false) { self.value = value }

  /// Where the image at the low end stands: as wide as it is, at the left.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(origin: bounds.origin, size: minimumValueImage?.size ?? CGSize())
  }

  /// Where the image at the high end stands: as wide as it is, at the right.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? CGSize()
    return CGRect(x: bounds.maxX - size.width, y: bounds.minY, width: size.width, height: size.height)
  }

  /// Where the track is: over all of the width, 4 points high in the middle. Asked by nothing here.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// Where the knob is for a value: a square as high as the slider within the track. Asked by nothing here.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = bounds.height
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(x: rect.minX + (rect.width - side) * share, y: bounds.minY, width: side, height: side)
  }

  /// Drags to a value as a user does.
  /// - Parameters:
  ///   - value: where the drag ends.
  ///   - events: what is sent; a drag that ends sends `valueChanged`, its touch `touchUpInside` besides.
  /// - Returns: false if nothing happens because the slider does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func setValue(_ value: Float, sending events: ControlEvents) throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    self.value = settled(value)
    try send(events)
    return true
  }

  /// Drags to a value as a user does: `touchDown`, `valueChanged`, `touchUpInside`.
  /// - Returns: false if nothing happens because the slider does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func drag(to value: Float) throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    try send(.touchDown)
    try setValue(value, sending: .valueChanged)
    try send(.touchUpInside)
    return true
  }

  /// The value whose place on the track is nearest to a point of the slider.
  func value(at point: CGPoint) -> Float {
    let share = bounds.size.width > 0 ? Float(min(max(point.x / bounds.size.width, 0), 1)) : 0
    return minimumValue + (maximumValue - minimumValue) * share
  }
}
