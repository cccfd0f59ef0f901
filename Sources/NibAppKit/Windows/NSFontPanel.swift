import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The panel of fonts. Stands in for NSFontPanel: a test chooses by `choose(_:)`.
open class NSFontPanel: NSPanel {
  /// What the panel shows. Documented: the bits, by AppKit.
  public struct ModeMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Names of faces.
    public static let face = ModeMask(rawValue: 1 << 0)
    /// Sizes.
    public static let size = ModeMask(rawValue: 1 << 1)
    /// Collections.
    public static let collection = ModeMask(rawValue: 1 << 2)
    /// Lines under the text.
    public static let underlineEffect = ModeMask(rawValue: 1 << 8)
    /// Lines through the text.
    public static let strikethroughEffect = ModeMask(rawValue: 1 << 9)
    /// Color of the text.
    public static let textColorEffect = ModeMask(rawValue: 1 << 10)
    /// Color behind the text.
    public static let documentColorEffect = ModeMask(rawValue: 1 << 11)
    /// A shadow.
    public static let shadowEffect = ModeMask(rawValue: 1 << 12)
    /// All effects.
    public static let allEffects = ModeMask(rawValue: 0xFFF00)
    /// What the panel shows by itself.
    public static let standardModes = ModeMask(rawValue: 0xFFFF)
    /// All.
    public static let allModes = ModeMask(rawValue: 0xFFFF_FFFF)
  }

  private static var made: NSFontPanel?

  /// The one of the program.
  public static var shared: NSFontPanel {
    if let made { return made }
    let panel = NSFontPanel()
    made = panel
    return panel
  }

  /// Whether it was asked for.
  public static var sharedFontPanelExists: Bool { made != nil }

  /// What else it shows.
  open var accessoryView: NSView?
  /// Whether fonts can be chosen.
  open var isEnabled = true
  private final var chosen: NSFont?

  /// Shows a font.
  open func setPanelFont(_ fontObj: NSFont, isMultiple flag: Bool) {
    chosen = fontObj
    NSFontManager.shared.setSelectedFont(fontObj, isMultiple: flag)
  }

  /// The font that is chosen, in place of another one; that one where none is.
  open func convert(_ fontObj: NSFont) -> NSFont { chosen ?? fontObj }

  /// Does what choosing a font does: the first responder is asked to change its font (`changeFont:`).
  open func choose(_ font: NSFont) {
    guard isEnabled else { return }
    chosen = font
    if NSFontManager.shared.selectedFont == nil { NSFontManager.shared.setSelectedFont(font, isMultiple: false) }
    NSFontManager.shared.modifyFontViaPanel(self)
  }

  /// Reads the fonts of the system anew; nothing is looked up here.
  open func reloadDefaultFontFamilies() {}
}

/// Performs what the panel of fonts asks for. Stands in for NSFontChanging.
@MainActor
public protocol NSFontChanging: AnyObject {
  /// Changes the font by `NSFontManager.convert(_:)`.
  func changeFont(_ sender: NSFontManager?)
  /// What the panel shows for it.
  func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask
}

extension NSFontChanging {
  /// Does nothing.
  public func changeFont(_ sender: NSFontManager?) {}
  /// What the panel shows by itself.
  public func validModesForFontPanel(_ fontPanel: NSFontPanel) -> NSFontPanel.ModeMask { .standardModes }
}
