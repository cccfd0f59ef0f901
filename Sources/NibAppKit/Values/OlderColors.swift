import NibFoundation
import NibRuntime
import NibStandIns

// Colors of the system that newer ones have taken the place of, and those that follow the look.

extension NSColor {
  /// The light side of a raised thing.
  public static let highlightColor = NSColor(
    NibColor(red: 1, green: 1, blue: 1, alpha: 1, origin: .system("highlightColor")))
  /// Its dark side.
  public static let shadowColor = NSColor(NibColor(red: 0, green: 0, blue: 0, alpha: 1, origin: .system("shadowColor")))
  /// What lies behind the things of a scrubber.
  public static let scrubberTexturedBackground = NSColor(
    NibColor(red: 0.28, green: 0.28, blue: 0.28, alpha: 1, origin: .system("scrubberTexturedBackgroundColor")))
  /// The weakest of the colors that shapes are filled with.
  public static var quinarySystemFill: NSColor { black.withAlphaComponent(0.03) }

  /// The frame of a window.
  public static var windowFrameColor: NSColor { NSColor(white: 0.67, alpha: 1) }
  /// The item of a menu that is chosen.
  public static var selectedMenuItemColor: NSColor { selectedContentBackgroundColor }
  /// Selected things of a list behind.
  public static var secondarySelectedControlColor: NSColor { unemphasizedSelectedContentBackgroundColor }
  /// The headers of columns.
  public static var headerColor: NSColor { white }
  /// The groove of a scroller.
  public static var scrollBarColor: NSColor { NSColor(white: 0.67, alpha: 1) }
  /// The knob of a scroller.
  public static var knobColor: NSColor { white }
  /// The knob of a scroller that is dragged.
  public static var selectedKnobColor: NSColor { NSColor(white: 0.67, alpha: 1) }
  /// The light side of a control.
  public static var controlHighlightColor: NSColor { NSColor(white: 0.89, alpha: 1) }
  /// The lighter edge of a control.
  public static var controlLightHighlightColor: NSColor { white }
  /// The dark side of a control.
  public static var controlShadowColor: NSColor { NSColor(white: 0.6, alpha: 1) }
  /// The darker edge of a control.
  public static var controlDarkShadowColor: NSColor { black }
  /// The colors of the rows of a list, one after the other.
  public static var controlAlternatingRowBackgroundColors: [NSColor] { alternatingContentBackgroundColors }
}
