import NibRuntime
import NibStandIns

/// The controller of a keyboard of one's own. Stands in for UIInputViewController. No keyboard is shown.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The language of the keyboard, as `de-CH`; kept.
  open var primaryLanguage: String?
  /// Whether the keyboard may use the network and what it shares with its app; kept.
  open var hasFullAccess = false
  /// Whether the keyboard has a key of its own for dictation; kept.
  open var hasDictationKey = false
  /// Whether the keyboard needs a key that leads to the next one.
  open var needsInputModeSwitchKey = false
  /// The text that the keyboard types into; a test takes it from here, or sets one of its own.
  open var testDocument = UITestTextDocument()
  /// How often code asked for the next keyboard.
  open private(set) var advances = 0

  /// The text that the keyboard types into.
  open var textDocumentProxy: any UITextDocumentProxy { testDocument }

  /// The view of the keyboard: the controller's, if it is such a view. Setting it sets `view`.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }

  /// Notes that the next keyboard is wanted: there is none.
  open func advanceToNextInputMode() { advances += 1 }

  /// Shows which keyboards there are; a touch that ends leads to the next one.
  open func handleInputModeList(from view: UIView, with event: UIEvent) { advanceToNextInputMode() }

  /// Does nothing: no keyboard is shown.
  open func dismissKeyboard() {}

  /// Tells at once which words the user's keyboard knows: none.
  open func requestSupplementaryLexicon(completion: @escaping (UILexicon) -> Void) { completion(UILexicon()) }

  /// The text is about to change. Does nothing here; a test calls it, and what is below.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Another part is about to be selected.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Another part is selected.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// The view of a keyboard, or of what stands above it. Stands in for UIInputView; nothing shows it.
open class UIInputView: UIView, UIInputViewAudioFeedback {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As named.
    case `default`, keyboard
  }

  /// How it looks.
  open private(set) var inputViewStyle = Style.default
  /// Whether it is as high as its content wants.
  open var allowsSelfSizing = false

  /// Makes one with a frame, in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What may click as keys do; the device is silent. Stands for UIInputViewAudioFeedback.
@MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether it clicks.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}
