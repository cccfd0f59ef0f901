import NibRuntime
import NibStandIns

/// What the keyboard is asked to be. Fields, text views and search bars have it, and views of an app's own that take
/// keys say what they like of it: all is optional.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// What is capitalized.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextInputHelp { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextInputHelp { get set }
  /// Whether quotes become curly.
  var smartQuotesType: UITextInputHelp { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextInputHelp { get set }
  /// Whether spaces are put in and taken out around pasted text.
  var smartInsertDeleteType: UITextInputHelp { get set }
  /// Whether words are offered within the text; nothing is offered.
  var inlinePredictionType: UITextInputHelp { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// Whether return waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What the text is, for filling in.
  var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
  /// As the system likes; what is set is not kept.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Sentences; what is set is not kept.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var autocorrectionType: UITextInputHelp {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var spellCheckingType: UITextInputHelp {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var smartQuotesType: UITextInputHelp {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var smartDashesType: UITextInputHelp {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var smartInsertDeleteType: UITextInputHelp {
    get { .default }
    set {}
  }
  /// As the system likes; what is set is not kept.
  public var inlinePredictionType: UITextInputHelp {
    get { .default }
    set {}
  }
  /// No; what is set is not kept.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// No; what is set is not kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Nothing; what is set is not kept.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
}

/// What keeps the settings of its keyboard: fields, text views and search bars.
@MainActor
public protocol TextSettingsKeeping: UITextInputTraits {
  /// Which keyboard, and what it helps with.
  var inputTraits: UITextInputSettings { get set }
}

/// The settings of a text input. Defaults are an archive's, which says what differs.
public struct UITextInputSettings: Sendable, Hashable {
  /// Which keyboard.
  public var keyboardType = UIKeyboardType.default
  /// Whether it is dark.
  public var keyboardAppearance = UIKeyboardAppearance.default
  /// What its return key says.
  public var returnKeyType = UIReturnKeyType.default
  /// What it capitalizes.
  public var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether it corrects.
  public var autocorrectionType = UITextInputHelp.default
  /// Whether it checks spelling.
  public var spellCheckingType = UITextInputHelp.default
  /// Whether quotes become curly.
  public var smartQuotesType = UITextInputHelp.default
  /// Whether two hyphens become a dash.
  public var smartDashesType = UITextInputHelp.default
  /// Whether spaces are put in and taken out around pasted text.
  public var smartInsertDeleteType = UITextInputHelp.default
  /// Whether words are offered within the text.
  public var inlinePredictionType = UITextInputHelp.default
  /// Whether the text is hidden.
  public var isSecureTextEntry = false
  /// Whether return waits for text.
  public var enablesReturnKeyAutomatically = false
  /// What the text is, for filling in.
  public var textContentType: String?

  /// Makes settings that say nothing, but what is capitalized.
  public init(autocapitalizationType: UITextAutocapitalizationType = .none) {
    self.autocapitalizationType = autocapitalizationType
  }
}

extension TextSettingsKeeping {
  /// Which keyboard.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }
  /// Whether the keyboard is dark.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
  /// What is capitalized.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }
  /// Whether typing is corrected.
  public var autocorrectionType: UITextInputHelp {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextInputHelp {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }
  /// Whether quotes become curly.
  public var smartQuotesType: UITextInputHelp {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }
  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextInputHelp {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
  /// Whether spaces are put in and taken out around pasted text.
  public var smartInsertDeleteType: UITextInputHelp {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }
  /// Whether words are offered within the text; nothing is offered.
  public var inlinePredictionType: UITextInputHelp {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }
  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }
  /// Whether return waits for text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }
  /// What the text is, for filling in.
  public var textContentType: UITextContentType? {
    get { inputTraits.textContentType.map { UITextContentType(rawValue: $0) } }
    set { inputTraits.textContentType = newValue?.rawValue }
  }
}

@MainActor
enum TextInputRows {
  /// The rows of a class with text input.
  /// - Seen: keys of fields, text views and search bars in compiled nibs.
  static func rows<Owner: StandIn & TextSettingsKeeping>(of type: Owner.Type) -> [Property<Owner>] {
    keyboardRows(of: type) + typingRows(of: type)
  }

  private static func keyboardRows<Owner: StandIn & TextSettingsKeeping>(of type: Owner.Type) -> [Property<Owner>] {
    [
      Property("secureTextEntry", row: "textInputTraits.secureTextEntry", \.inputTraits.isSecureTextEntry),
      Property("keyboardType", row: "textInputTraits.keyboardType", \.inputTraits.keyboardType),
      Property("keyboardAppearance", row: "textInputTraits.keyboardAppearance", \.inputTraits.keyboardAppearance),
      Property("returnKeyType", row: "textInputTraits.returnKeyType", \.inputTraits.returnKeyType),
      Property(
        "autocapitalizationType", row: "textInputTraits.autocapitalizationType", \.inputTraits.autocapitalizationType),
    ]
  }

  private static func typingRows<Owner: StandIn & TextSettingsKeeping>(of type: Owner.Type) -> [Property<Owner>] {
    [
      Property("autocorrectionType", row: "textInputTraits.autocorrectionType", \.inputTraits.autocorrectionType),
      Property("spellCheckingType", row: "textInputTraits.spellCheckingType", \.inputTraits.spellCheckingType),
      Property("smartQuotesType", row: "textInputTraits.smartQuotesType", \.inputTraits.smartQuotesType),
      Property("smartDashesType", row: "textInputTraits.smartDashesType", \.inputTraits.smartDashesType),
      Property(
        "smartInsertDeleteType", row: "textInputTraits.smartInsertDeleteType", \.inputTraits.smartInsertDeleteType),
      Property(
        "enablesReturnKeyAutomatically", row: "textInputTraits.enablesReturnKeyAutomatically",
        \.inputTraits.enablesReturnKeyAutomatically),
      Property("inlinePredictionType", row: "textInputTraits.inlinePredictionType", \.inputTraits.inlinePredictionType),
      Property("textContentType", row: "textInputTraits.textContentType", \.inputTraits.textContentType),
    ]
  }
}
