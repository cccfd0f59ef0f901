import NibRuntime
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
  #if !NIB_LIGHT
    final lazy var images = SliderImages()
  #endif

  private func keepWithinBounds() {
    let bounded = min(max(storedValue, storedMinimum), max(storedMinimum, storedMaximum))
    // What is no number is equal to nothing, itself neither.
    if bounded < storedValue || bounded > storedValue { storedValue = bounded }
  }
  /// Whether dragging sends events.
  public final var isContinuous = true
  /// Image at the low end.
  public final var minimumValueImage: NibImage?
  /// Image at the high end.
  public final var maximumValueImage: NibImage?
  /// Color below the value.
  public final var minimumTrackTintColor: NibColor?
  /// Color above the value.
  public final var maximumTrackTintColor: NibColor?
  /// Color of the knob.
  public final var thumbTintColor: NibColor?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.sliderTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [sliderTable] }

  private static let sliderTable = PropertyTable(
    UISlider.self, fresh: { UISlider() },
    [
      Property("minimumValue", "UIMinValue", get: { $0.storedMinimum }, set: { $0.storedMinimum = $1 }),
      Property("maximumValue", "UIMaxValue", get: { $0.storedMaximum }, set: { $0.storedMaximum = $1 }),
      // After the bounds, which a value is kept within.
      Property("value", "UIValue", get: { $0.storedValue }, set: { $0.storedValue = $1 }),
      Property("continuous", "UIContinuous", get: { $0.isContinuous }, set: { $0.isContinuous = $1 }),
      Property(
        "minimumValueImage", "UIMinimumValueImage", get: { $0.minimumValueImage }, set: { $0.minimumValueImage = $1 }),
      Property(
        "maximumValueImage", "UIMaximumValueImage", get: { $0.maximumValueImage }, set: { $0.maximumValueImage = $1 }),
      Property(
        "minimumTrackTintColor", "UIMinimumTintColor", get: { $0.minimumTrackTintColor },
        set: { $0.minimumTrackTintColor = $1 }),
      Property(
        "maximumTrackTintColor", "UIMaximumTintColor", get: { $0.maximumTrackTintColor },
        set: { $0.maximumTrackTintColor = $1 }),
      Property("thumbTintColor", "UIThumbTintColor", get: { $0.thumbTintColor }, set: { $0.thumbTintColor = $1 }),
    ])

  /// Sets the value without sending anything, as code does.
  open func setValue(_ value: Float, animated: Bool = false) { self.value = value }

  /// Drags to a value as a user does.
  /// - Parameters:
  ///   - value: where the drag ends.
  ///   - events: what is sent; a drag that ends sends `valueChanged`, its touch `touchUpInside` besides.
  /// - Returns: false if nothing happens because the slider does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func setValue(_ value: Float, sending events: ControlEvents) throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    self.value = value
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
}
