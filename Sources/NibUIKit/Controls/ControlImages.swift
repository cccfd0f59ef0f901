import NibFoundation
import NibRuntime
import NibStandIns

// Images of controls by state, as apps set them; kept, and drawn by nothing.

extension UIStepper {
  /// Sets the image behind the stepper in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { keepPart(image, state, "background") }

  /// The image behind the stepper in a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { part(state, "background") }

  /// Sets the image between the buttons in two states.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { keepPart(image, PartKey(leftState.rawValue, rightState.rawValue), "divider") }

  /// The image between the buttons in two states.
  public func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? { part(PartKey(state.rawValue, rightSegmentState.rawValue), "divider") }

  /// Sets the image of the button that adds in a state.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { keepPart(image, state, "increment") }

  /// The image of the button that adds in a state.
  public func incrementImage(for state: UIControl.State) -> UIImage? { part(state, "increment") }

  /// Sets the image of the button that takes away in a state.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { keepPart(image, state, "decrement") }

  /// The image of the button that takes away in a state.
  public func decrementImage(for state: UIControl.State) -> UIImage? { part(state, "decrement") }
}

extension UISegmentedControl {
  /// Which of the segments is meant.
  public enum Segment: Int, Sendable {
    /// As named.
    case any, left, center, right, alone
  }

  /// The image between segments in two states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers["\(leftState.rawValue) \(rightState.rawValue)"] }

  /// Sets where the content of segments is besides.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { keepPart(adjustment, PartKey(leftCenterRightOrAlone.rawValue, barMetrics.rawValue), "content") }

  /// Where the content of segments is besides.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { part(PartKey(leftCenterRightOrAlone.rawValue, barMetrics.rawValue), "content") ?? UIOffset() }

  /// The segment whose action has an identifier; `noSegment` for none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
}

extension UISlider {
  /// The image of the track below the value in the slider's own state.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The image of the track above the value in the slider's own state.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}
