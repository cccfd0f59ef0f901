import NibRuntime
import NibStandIns

/// A value on a line. Stands in for UISlider.
open class UISlider: UIControl {
  /// The value, kept within the bounds.
  public var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  private var storedValue = 0.0
  /// The least value.
  public var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest value.
  public var maximumValue = 1.0 { didSet { value = storedValue } }
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
      Property("minimumValue", "UIMinValue", get: { $0.minimumValue }, set: { $0.minimumValue = $1 }),
      Property("maximumValue", "UIMaxValue", get: { $0.maximumValue }, set: { $0.maximumValue = $1 }),
      // After the bounds, which a value is kept within.
      Property("value", "UIValue", get: { $0.value }, set: { $0.value = $1 }),
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
  public func setValue(_ value: Double, animated: Bool = false) { self.value = value }

  /// Drags to a value as a user does.
  /// - Parameters:
  ///   - value: where the drag ends.
  ///   - events: what is sent; a drag that ends sends `valueChanged`, its touch `touchUpInside` besides.
  /// - Returns: false if nothing happens because the slider does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func setValue(_ value: Double, sending events: ControlEvents) throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    self.value = value
    try send(events)
    return true
  }

  /// Drags to a value as a user does: `touchDown`, `valueChanged`, `touchUpInside`.
  /// - Returns: false if nothing happens because the slider does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func drag(to value: Double) throws(RuntimeError) -> Bool {
    guard reacts else { return false }
    try send(.touchDown)
    try setValue(value, sending: .valueChanged)
    try send(.touchUpInside)
    return true
  }
}
