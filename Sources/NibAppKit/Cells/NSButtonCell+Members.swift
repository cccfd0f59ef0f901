import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSButton {
  /// How the bezel of an old button was shaded. Documented: the order of the cases, by AppKit.
  public enum GradientType: UInt, Sendable {
    /// Not at all; toward the middle, weakly or strongly; away from it, weakly or strongly.
    case none, concaveWeak, concaveStrong, convexWeak, convexStrong
  }
}

/// What few button cells are told.
private struct ButtonCellExtras: RareState {
  var gradient = NSButton.GradientType.none
  var keyFont: NSFont?
  var alternateMnemonic = NSNotFound
}

extension NSButtonCell {
  /// How the bezel is shaded; kept.
  public final var gradientType: NSButton.GradientType {
    get { self[rare: ButtonCellExtras.self].gradient }
    set { self[rare: ButtonCellExtras.self].gradient = newValue }
  }
  /// The font that the key is shown in; nil for the standard one.
  public final var keyEquivalentFont: NSFont? {
    get { self[rare: ButtonCellExtras.self].keyFont }
    set { self[rare: ButtonCellExtras.self].keyFont = newValue }
  }
  /// Sets the font that the key is shown in, by its name.
  public final func setKeyEquivalentFont(_ fontName: String, size fontSize: CGFloat) {
    keyEquivalentFont = NSFont(name: fontName, size: fontSize)
  }
  /// Says how long a button that is held waits before its first action, and between two: in seconds, 60 at most.
  public final func setPeriodicDelay(_ delay: Float, interval: Float) {
    func thousandths(_ seconds: Float) -> Int { seconds > 0 ? Int((min(seconds, 60) * 1000).rounded()) : 0 }
    (periodicDelay, periodicInterval) = (thousandths(delay), thousandths(interval))
  }
  /// The place of the letter of the other title that is underlined; `NSNotFound` for none.
  public final var alternateMnemonicLocation: Int { self[rare: ButtonCellExtras.self].alternateMnemonic }
  /// Sets that place.
  public final func setAlternateMnemonicLocation(_ location: Int) {
    self[rare: ButtonCellExtras.self].alternateMnemonic = location
  }
  /// That letter; empty for none.
  public final var alternateMnemonic: String {
    let text = Array(alternateTitle.utf16)
    let place = alternateMnemonicLocation
    return text.indices.contains(place) ? String(decoding: [text[place]], as: UTF16.self) : ""
  }
  /// Sets the title of the other state, in which an ampersand stands before the letter that is underlined.
  public final func setAlternateTitleWithMnemonic(_ stringWithAmpersand: String) {
    let parts = stringWithAmpersand.split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false)
    alternateTitle = parts.joined()
    setAlternateMnemonicLocation(parts.count > 1 ? parts[0].utf16.count : NSNotFound)
  }
}

extension NSButton {
  /// Sets the title, in which an ampersand stands before the letter that is underlined.
  public final func setTitleWithMnemonic(_ stringWithAmpersand: String) {
    buttonCell?.setTitleWithMnemonic(stringWithAmpersand)
  }
}

extension NSTextField {
  /// Sets the text, in which an ampersand stands before the letter that is underlined.
  public final func setTitleWithMnemonic(_ stringWithAmpersand: String) {
    cell.setTitleWithMnemonic(stringWithAmpersand)
  }
}

extension NSBox {
  /// Sets the title, without the ampersand that stands before a letter that is underlined.
  public final func setTitleWithMnemonic(_ stringWithAmpersand: String) {
    let parts = stringWithAmpersand.split(separator: "&", maxSplits: 1, omittingEmptySubsequences: false)
    title = parts.joined()
  }
}
