import Foundation
import NibFoundation
import NibRuntime

// Measures of fonts. No font is read: those of the system's are taken for all.

extension NSFont {
  /// From the line that letters stand on to their top, in points.
  public final var ascender: CGFloat { pointSize * FontMeasures.ascender }
  /// From that line to the bottom of letters, in points; below 0.
  public final var descender: CGFloat { pointSize * FontMeasures.descender }
  /// Between lines, in points.
  public final var leading: CGFloat { 0 }
  /// Height of capital letters, in points.
  public final var capHeight: CGFloat { pointSize * FontMeasures.capHeight }
  /// Height of an x, in points.
  public final var xHeight: CGFloat { pointSize * FontMeasures.xHeight }
  /// How slanted letters are, in degrees, counterclockwise; -12 for slanted ones.
  public final var italicAngle: CGFloat { fontDescriptor.symbolicTraits.contains(.italic) ? -12 : 0 }
  /// Where lines below letters are, in points; below 0.
  public final var underlinePosition: CGFloat { pointSize * -0.1 }
  /// How thick they are, in points.
  public final var underlineThickness: CGFloat { pointSize * 0.05 }
  /// The least rectangle around every letter, in points.
  public final var boundingRectForFont: NSRect {
    NSRect(x: 0, y: descender, width: maximumAdvancement.width, height: ascender - descender)
  }
  /// How far the widest letter leads, in points.
  public final var maximumAdvancement: NSSize {
    NSSize(width: pointSize * (isFixedPitch ? 0.602 : 1.015), height: 0)
  }
  /// The name that people read: the family's.
  public final var displayName: String? { familyName }
  /// How many letters it has; not known, so that of a font without one.
  public final var numberOfGlyphs: Int { 0 }
  /// Whether letters stand below each other.
  public final var isVertical: Bool { false }
  /// The same font with letters that stand beside each other.
  public final var vertical: NSFont { self }
  /// From points of the font to points of a text: its size in both directions.
  public final var textTransform: AffineTransform { AffineTransform(scale: pointSize) }

  /// Makes it the font of texts that are drawn: none is drawn, and a text has its font by its attributes.
  @MainActor public final func set() { NSGraphicsContext.current?.font = self }

  /// The font of the titles of windows; 0 for their usual size.
  public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .semibold) }
  /// The font of the menu bar; 0 for its usual size.
  public class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize > 0 ? fontSize : 14) }
  /// The font of messages; 0 for their usual size.
  public class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
  /// The font of palettes; 0 for their usual size.
  public class func paletteFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize > 0 ? fontSize : 12) }
  /// The font of tool tips; 0 for their usual size.
  public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : 11)
  }
  /// The font of what controls contain; 0 for its usual size.
  public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize > 0 ? fontSize : 12)
  }
}

extension NSColor {
  /// How a control that has a color is touched. Documented: the numbers, by AppKit.
  public enum SystemEffect: Int, Sendable {
    /// As named.
    case none, pressed, deepPressed, disabled, rollover
  }

  /// The color of a control that is touched: darker where it is pressed, paler where it is disabled, lighter below the
  /// pointer. The shares are those of this module.
  public final func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor {
    switch systemEffect {
    case .none: self
    case .pressed: blended(withFraction: 0.1, of: .black) ?? self
    case .deepPressed: blended(withFraction: 0.2, of: .black) ?? self
    case .disabled: withAlphaComponent(alphaComponent * 0.5)
    case .rollover: blended(withFraction: 0.1, of: .white) ?? self
    }
  }

  /// Fills a rectangle with the color.
  public final func drawSwatch(in rect: NSRect) {
    setFill()
    CurrentCanvas.fill(PathShapes.rectangle(rect))
  }

  /// Gives out gray and opacity; those that are asked for.
  public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
    white?.pointee = whiteComponent
    alpha?.pointee = alphaComponent
  }

  /// Gives out red, green, blue and opacity; `components` has room for four.
  public final func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
    for (place, part) in [redComponent, greenComponent, blueComponent, alphaComponent].enumerated() {
      components[place] = part
    }
  }

  /// The system's quinary label color, in light appearance.
  public static var quinaryLabel: NSColor { labelColor.withAlphaComponent(0.05) }
  /// The system's fills, from the strongest, in light appearance.
  public static var systemFill: NSColor { black.withAlphaComponent(0.1) }
  /// The second fill.
  public static var secondarySystemFill: NSColor { black.withAlphaComponent(0.08) }
  /// The third fill.
  public static var tertiarySystemFill: NSColor { black.withAlphaComponent(0.05) }
  /// The fourth fill.
  public static var quaternarySystemFill: NSColor { black.withAlphaComponent(0.03) }
  /// Colors of rows that take turns: that of controls, and a gray.
  public static var alternatingContentBackgroundColors: [NSColor] {
    [.controlBackgroundColor, NSColor(red: 0.957, green: 0.961, blue: 0.961, alpha: 1)]
  }
  /// The color of what is selected in a text where the window has not got the keys.
  public static var unemphasizedSelectedTextBackgroundColor: NSColor {
    NSColor(red: 0.863, green: 0.863, blue: 0.863, alpha: 1)
  }
  /// The color of selected text there.
  public static var unemphasizedSelectedTextColor: NSColor { black }
}
