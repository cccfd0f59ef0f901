import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSCell {
  /// What a cell shows. Documented: the numbers, by AppKit.
  public enum CellType: UInt, Sendable {
    /// Nothing; a text; an image.
    case nullCellType, textCellType, imageCellType
  }

  /// The size that the content asks for: an image's, or lines as high as the font. Widths of texts are not measured
  /// by glyphs: a character counts for half of the font's size.
  final func contentSize(within rect: NSRect) -> NSSize {
    let image = (self as? NSButtonCell)?.image ?? NSImage(nibValue: contentValue)
    if let image, stringValue.isEmpty || type == .imageCellType { return image.size }
    let size = font?.pointSize ?? NSFont.systemFontSize
    let text = stringValue
    guard !text.isEmpty else { return NSSize(width: 0, height: (size * 1.25).rounded(.up)) }
    let longest = text.split(separator: "\n").map(\.count).max() ?? 0
    let lines = CGFloat(text.split(separator: "\n", omittingEmptySubsequences: false).count)
    return NSSize(
      width: min(rect.width, CGFloat(longest) * size / 2), height: min(rect.height, lines * (size * 1.25).rounded(.up)))
  }
}

extension NSButtonCell {
  /// Says how the button reacts to a click.
  public final func setButtonType(_ type: NSButton.ButtonType) { kind = type }
  /// Modifiers of the key that clicks it.
  public final var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { keyEquivalentModifiers }
    set { keyEquivalentModifiers = newValue }
  }
  /// The title with its attributes.
  public final var attributedTitle: NSAttributedString {
    get { attributedStringValue }
    set { attributedStringValue = newValue }
  }
  /// Color behind it; nil for none.
  public final var backgroundColor: NSColor? {
    get { self[rare: ButtonExtras.self].background }
    set { self[rare: ButtonExtras.self].background = newValue }
  }
  /// What a click sounds like; nil for nothing.
  public final var sound: NSSound? {
    get { self[rare: ButtonExtras.self].sound }
    set { self[rare: ButtonExtras.self].sound = newValue }
  }
  /// The title in the other state, with its attributes.
  public final var attributedAlternateTitle: NSAttributedString {
    get { self[rare: ButtonExtras.self].alternateTitle ?? NSAttributedString(string: alternateTitle) }
    set {
      self[rare: ButtonExtras.self].alternateTitle = newValue
      alternateTitle = newValue.string
    }
  }
  /// Whether the border is drawn only while the pointer is inside.
  public final var showsBorderOnlyWhileMouseInside: Bool {
    get { self[rare: ButtonExtras.self].bordersInside }
    set { self[rare: ButtonExtras.self].bordersInside = newValue }
  }
}

/// What few buttons are given.
struct ButtonExtras: RareState {
  var background: NSColor?
  var sound: NSSound?
  var alternateTitle: NSAttributedString?
  var bordersInside = false
  var isSpringLoaded = false
  var maxAcceleratorLevel = 1
}
