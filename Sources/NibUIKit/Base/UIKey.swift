import NibRuntime
import NibStandIns

/// A key of a keyboard. Stands in for UIKeyboardHIDUsage; documented: the numbers, by the HID usage tables for USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// As named.
  case keyboardA = 0x04, keyboardB, keyboardC, keyboardD
  /// As named.
  case keyboardE, keyboardF, keyboardG, keyboardH
  /// As named.
  case keyboardI, keyboardJ, keyboardK, keyboardL
  /// As named.
  case keyboardM, keyboardN, keyboardO, keyboardP
  /// As named.
  case keyboardQ, keyboardR, keyboardS, keyboardT
  /// As named.
  case keyboardU, keyboardV, keyboardW, keyboardX
  /// As named.
  case keyboardY, keyboardZ, keyboard1, keyboard2
  /// As named.
  case keyboard3, keyboard4, keyboard5, keyboard6
  /// As named.
  case keyboard7, keyboard8, keyboard9, keyboard0
  /// As named.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  /// As named.
  case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  /// As named.
  case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  /// As named.
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
  /// As named.
  case keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2
  /// As named.
  case keyboardF3, keyboardF4, keyboardF5, keyboardF6
  /// As named.
  case keyboardF7, keyboardF8, keyboardF9, keyboardF10
  /// As named.
  case keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock
  /// As named.
  case keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  /// As named.
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  /// As named.
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadNumLock
  /// As named.
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus
  /// As named.
  case keypadEnter, keypad1, keypad2, keypad3
  /// As named.
  case keypad4, keypad5, keypad6, keypad7
  /// As named.
  case keypad8, keypad9, keypad0, keypadPeriod
  /// As named.
  case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign
  /// As named.
  case keyboardF13, keyboardF14, keyboardF15, keyboardF16
  /// As named.
  case keyboardF17, keyboardF18, keyboardF19, keyboardF20
  /// As named.
  case keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// As named.
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect
  /// As named.
  case keyboardStop, keyboardAgain, keyboardUndo, keyboardCut
  /// As named.
  case keyboardCopy, keyboardPaste, keyboardFind, keyboardMute
  /// As named.
  case keyboardVolumeUp, keyboardVolumeDown
  /// As named.
  case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  /// As named.
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

/// A key that is pressed, and what it writes. Stands in for UIKey, which nothing here makes but tests.
@MainActor
open class UIKey {
  /// Which key.
  public final let keyCode: UIKeyboardHIDUsage
  /// What it writes with the keys that are held.
  public final let characters: String
  /// What it writes without them, but for shift.
  public final let charactersIgnoringModifiers: String
  /// Keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// A key.
  public init(
    keyCode: UIKeyboardHIDUsage, characters: String = "", charactersIgnoringModifiers: String? = nil,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.keyCode, self.characters, self.modifierFlags) = (keyCode, characters, modifierFlags)
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
  }
}
