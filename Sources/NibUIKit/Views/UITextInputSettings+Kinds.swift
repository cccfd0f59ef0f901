import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: the order of the cases of UIKit's enumerations.

/// Which keyboard is shown.
public enum UIKeyboardType: Int, NibChoice {
  /// As named.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// As named.
  case twitter, webSearch, asciiCapableNumberPad
}

/// Whether the keyboard is dark.
public enum UIKeyboardAppearance: Int, NibChoice {
  /// As named.
  case `default`, dark, light
}

/// What the return key says.
public enum UIReturnKeyType: Int, NibChoice {
  /// As named.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What is capitalized while typing.
public enum UITextAutocapitalizationType: Int, NibChoice {
  /// As named.
  case none, words, sentences, allCharacters
}

/// Whether a help while typing is on.
public enum UITextInputHelp: Int, NibChoice {
  /// As the system likes.
  case `default`
  /// As named.
  case no, yes
}
