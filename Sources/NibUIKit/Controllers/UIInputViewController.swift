import NibRuntime
import NibStandIns

/// The controller of a keyboard of one's own. Stands in for UIInputViewController. No keyboard is shown.
open class UIInputViewController: UIViewController {
  /// The language of the keyboard, as `de-CH`; kept.
  public final var primaryLanguage: String?
  /// Whether the keyboard may use the network and what it shares with its app; kept.
  public final var hasFullAccess = false
  /// Whether the keyboard has a key of its own for dictation; kept.
  public final var hasDictationKey = false
  /// Whether the keyboard needs a key that leads to the next one.
  public final var needsInputModeSwitchKey = false

  /// Does nothing: there is no next keyboard.
  open func advanceToNextInputMode() {}

  /// Does nothing: no keyboard is shown.
  open func dismissKeyboard() {}
}
