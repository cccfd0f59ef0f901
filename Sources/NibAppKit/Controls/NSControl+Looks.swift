import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What controls of newer systems look like, as few are told.
private struct ControlLook: RareState {
  var shape = NSControl.BorderShape.automatic
  var prominence = NSTintProminence.automatic
}

/// How much of a control has the color of its tint. Documented: the numbers, by AppKit.
public enum NSTintProminence: Int, Sendable {
  /// As the control's kind has it; none of it; all of it; a part of it.
  case automatic, none, primary, secondary
}

extension NSControl {
  /// The outline of a control. Documented: the numbers, by AppKit.
  public enum BorderShape: Int, Sendable {
    /// As the control's size has it; with round ends; with round corners; a circle.
    case automatic, capsule, roundedRectangle, circle
  }

  fileprivate final var look: (shape: BorderShape, prominence: NSTintProminence) {
    get { (self[rare: ControlLook.self].shape, self[rare: ControlLook.self].prominence) }
    set { self[rare: ControlLook.self] = ControlLook(shape: newValue.shape, prominence: newValue.prominence) }
  }
}

extension NSButton {
  /// The outline of the bezel.
  public final var borderShape: NSControl.BorderShape {
    get { look.shape }
    set { look.shape = newValue }
  }
  /// How much of the button has the color of its tint.
  public final var tintProminence: NSTintProminence {
    get { look.prominence }
    set { look.prominence = newValue }
  }
}

extension NSSegmentedControl {
  /// The outline of the segments.
  public final var borderShape: NSControl.BorderShape {
    get { look.shape }
    set { look.shape = newValue }
  }
}

extension NSSlider {
  /// How much of the track has the color of the tint.
  public final var tintProminence: NSTintProminence {
    get { look.prominence }
    set { look.prominence = newValue }
  }
}
