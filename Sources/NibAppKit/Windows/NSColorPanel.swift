import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The panel of colors. Stands in for NSColorPanel: a test chooses by `choose(_:)`.
open class NSColorPanel: NSPanel {
  /// How colors are chosen. Documented: the numbers, by AppKit.
  public enum Mode: Int, Sendable {
    /// As `NSColorPanel` has before one is chosen.
    case none = -1
    /// By gray; by red, green and blue; by cyan, magenta, yellow and black; by hue, saturation and brightness.
    case gray = 0
    /// By red, green and blue.
    case RGB
    /// By cyan, magenta, yellow and black.
    case CMYK
    /// By hue, saturation and brightness.
    case HSB
    /// From a palette of one's own.
    case customPalette
    /// From lists.
    case colorList
    /// From a wheel.
    case wheel
    /// From pencils.
    case crayon
  }

  private static var made: NSColorPanel?

  /// The one of the program.
  public static var shared: NSColorPanel {
    if let made { return made }
    let panel = NSColorPanel()
    made = panel
    return panel
  }

  /// Whether it was asked for.
  public static var sharedColorPanelExists: Bool { made != nil }

  /// The color. Setting it tells of it as choosing does.
  open var color: NSColor {
    get { chosen }
    set {
      chosen = newValue
      tell()
    }
  }
  private final var chosen = NSColor.white
  /// Whether a color can be seen through.
  open var showsAlpha = false
  /// How colors are chosen.
  open var mode = Mode.wheel
  /// Whether it tells while a user drags, not at the end alone.
  open var isContinuous = true
  /// What else it shows.
  open var accessoryView: NSView?
  private final weak var target: AnyObject?
  private final var action: Selector?

  /// Opacity of the color, 0...1; 1 where colors cannot be seen through.
  open var alpha: CGFloat { showsAlpha ? CGFloat(color.alphaComponent) : 1 }

  /// Sets who is sent the action; nil for the first responder.
  open func setTarget(_ target: Any?) { self.target = target as AnyObject? }

  /// Sets what the target is sent when a color is chosen.
  open func setAction(_ selector: Selector?) { action = selector }

  /// Does what choosing a color does: the action is sent, `colorDidChangeNotification` posted, and the first responder
  /// asked to change its color (`changeColor:`).
  ///
  /// Wells that are active take the color and send their action.
  open func choose(_ color: NSColor) { self.color = color }

  /// Shows the color of a well, and tells nobody.
  final func show(_ color: NSColor?) { if let color { chosen = color } }

  private final func tell() {
    NotificationCenter.default.post(name: Self.colorDidChangeNotification, object: self)
    NSColorWell.takeColor(of: self)
    if let action { NSApplication.shared.sendAction(action, to: target, from: self) }
    let change = Selector("changeColor:")
    if NSApplication.shared.target(forAction: change) != nil {
      NSApplication.shared.sendAction(change, to: nil, from: self)
    } else {
      NSApplication.shared.firstResponder((any NSColorChanging).self)?.changeColor(self)
    }
  }

  /// Another color was chosen.
  public static let colorDidChangeNotification = Notification.Name("NSColorPanelColorDidChangeNotification")
}

/// Performs what the panel of colors asks for. Stands in for NSColorChanging.
@MainActor
public protocol NSColorChanging: AnyObject {
  /// Changes the color to that of the panel.
  func changeColor(_ sender: NSColorPanel?)
}
