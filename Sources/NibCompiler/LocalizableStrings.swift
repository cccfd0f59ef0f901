import NibDocument
import NibSchema

/// Which documents get texts that name their entries in tables of strings (`NSLocalizableString`).
///
/// Such a text has a key, as `8sx-XB-DRV.text`, and falls back to the document's own words where no table has the key.
public enum LocalizableStrings: String, CaseIterable, Sendable {
  /// Storyboards always, in eras since Base localization became the rule; XIBs, and storyboards of older eras, by path.
  ///
  /// Nothing in a document says that it lies in a `Base.lproj`, and a document may come without a path.
  /// Seen: 26 of the 32 storyboards of these eras that show a text, whatever path they were found at.
  case automatic = "auto"
  /// Every document.
  case always
  /// No document.
  case never
  /// Documents in a folder `Base.lproj`: Apple's own rule.
  case byPath = "by-path"

  /// Whether the texts of a document are to name their entries.
  func names(textsOf document: Document, profile: OutputProfile) -> Bool {
    switch self {
    case .automatic: (document.kind == .storyboard && profile >= .nib9e) || document.isBaseLocalized
    case .always: true
    case .never: false
    case .byPath: document.isBaseLocalized
    }
  }
}
