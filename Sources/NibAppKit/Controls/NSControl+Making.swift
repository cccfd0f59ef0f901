import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSControl {

  /// Editing begins.
  public static let textDidBeginEditingNotification = Notification.Name("NSControlTextDidBeginEditingNotification")
  /// The text is another one.
  public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// Editing ends.
  public static let textDidEndEditingNotification = Notification.Name("NSControlTextDidEndEditingNotification")
}

extension NSSlider {
  /// Makes a slider.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init()
    self.minValue = minValue
    self.maxValue = maxValue
    doubleValue = min(max(value, minValue), maxValue)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes a slider from 0 to 1.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }

  /// Whether it stands upright.
  public final var isVertical: Bool {
    get { rangeCell?.isVertical ?? false }
    set { rangeCell?.isVertical = newValue }
  }
  /// How many marks it has.
  public final var numberOfTickMarks: Int {
    get { rangeCell?.tickMarks ?? 0 }
    set { rangeCell?.tickMarks = newValue }
  }
  /// Whether only values at marks are taken.
  public final var allowsTickMarkValuesOnly: Bool {
    get { rangeCell?.allowsTickMarksOnly ?? false }
    set { rangeCell?.allowsTickMarksOnly = newValue }
  }
  /// At which side the marks are.
  public final var tickMarkPosition: TickMarkPosition {
    get { rangeCell?.tickMarkPosition ?? .below }
    set { rangeCell?.tickMarkPosition = newValue }
  }
  /// Whether it is a line or a dial.
  public final var sliderType: SliderType {
    get { rangeCell?.sliderType ?? .linear }
    set { rangeCell?.sliderType = newValue }
  }
  /// How far an option click goes.
  public final var altIncrementValue: Double {
    get { rangeCell?.altIncrementValue ?? 0 }
    set { rangeCell?.altIncrementValue = newValue }
  }

  /// The value of a mark, counted from 0.
  public final func tickMarkValue(at index: Int) -> Double {
    guard numberOfTickMarks > 1 else { return (minValue + maxValue) / 2 }
    return minValue + (maxValue - minValue) * Double(index) / Double(numberOfTickMarks - 1)
  }

  /// The value of the mark that is nearest to a value; the value itself without marks.
  public final func closestTickMarkValue(toValue value: Double) -> Double {
    (0..<max(0, numberOfTickMarks)).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
  }
}

extension NSLevelIndicator {
  /// The value from which it is yellow.
  public final var warningValue: Double {
    get { rangeCell?.warningValue ?? 0 }
    set { rangeCell?.warningValue = newValue }
  }
  /// The value from which it is red.
  public final var criticalValue: Double {
    get { rangeCell?.criticalValue ?? 0 }
    set { rangeCell?.criticalValue = newValue }
  }
  /// How it looks.
  public final var levelIndicatorStyle: Style {
    get { rangeCell?.levelIndicatorStyle ?? .discreteCapacity }
    set { rangeCell?.levelIndicatorStyle = newValue }
  }
  /// How many marks it has.
  public final var numberOfTickMarks: Int {
    get { rangeCell?.tickMarks ?? 0 }
    set { rangeCell?.tickMarks = newValue }
  }
}

extension NSImageView {
  private var imageCell: NSImageCell? { cell as? NSImageCell }

  /// How the image is scaled.
  public final var imageScaling: NSImageScaling {
    get { imageCell?.imageScaling ?? .scaleProportionallyDown }
    set { imageCell?.imageScaling = newValue }
  }
}

extension NSProgressIndicator {
  /// How it looks. Documented: the numbers, by AppKit.
  public enum Style: UInt, Sendable {
    /// As a bar; round.
    case bar, spinning
  }

  /// How it looks.
  public final var style: Style {
    get { isSpinning ? .spinning : .bar }
    set { isSpinning = newValue == .spinning }
  }

  /// Makes it as high as it is drawn; nothing is drawn here.
  public final func sizeToFit() {}
}
