extension ElementSchema {
  /// Traits of text input, the attributes of `<textInputTraits key="textInputTraits">`; rows for every kind that has them.
  ///
  /// Documented: UIKit, UITextInputTraits. Seen: goldens with text fields.
  static let textInput: [Row] = [
    .choice(
      "textInputTraits.autocapitalizationType", .autocapitalizationType, nib: "UIAutocapitalizationType", omit: 0),
    .choice("textInputTraits.autocorrectionType", .defaultNoYes, nib: "UIAutocorrectionType", omit: 0),
    // Seen: left out by the compilers of Xcode 8.3 to 10, written by those before.
    .choice("textInputTraits.spellCheckingType", .defaultNoYes, nib: "UISpellCheckingType", omit: 0)
      .through(.nib9d),
    .choice("textInputTraits.spellCheckingType", .defaultNoYes, nib: "UISpellCheckingType", omit: 0).since(.nib9g),
    // What is hidden is not spell-checked. Seen: 8 fields of those compilers, all that hide their text.
    .boolAsInt("textInputTraits.secureTextEntry", nib: "UISpellCheckingType", default: false, omit: false)
      .through(.nib9d).when("textInputTraits.spellCheckingType", in: [nil]),
    .choice("textInputTraits.keyboardAppearance", .keyboardAppearance, nib: "UIKeyboardAppearance", omit: 0),
    .choice("textInputTraits.keyboardType", .keyboardType, nib: "UIKeyboardType", omit: 0),
    .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", omit: 0),
    .bool(
      "textInputTraits.enablesReturnKeyAutomatically", nib: "UIEnablesReturnKeyAutomatically", default: false,
      omit: false),
    .bool("textInputTraits.secureTextEntry", nib: "UISecureTextEntry", default: false, omit: false),
    .choice("textInputTraits.smartDashesType", .defaultNoYes, nib: "UISmartDashesType", omit: 0),
    .choice("textInputTraits.smartInsertDeleteType", .defaultNoYes, nib: "UISmartInsertDeleteType", omit: 0),
    .choice("textInputTraits.smartQuotesType", .defaultNoYes, nib: "UISmartQuotesType", omit: 0),
    .nonemptyString("textInputTraits.textContentType", nib: "UITextContentType"),
  ]
}
