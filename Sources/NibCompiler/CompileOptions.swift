import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// What a compile is told besides the document.
public struct CompileOptions: Sendable {
  /// Which compiler's output is imitated.
  public var profile: OutputProfile
  /// Eras among which the profile is not settled: a document of Xcode 3 or 4 is compiled as in its own time, where that is
  /// one of them. Nil where the profile is meant as it stands.
  public var openEras: ClosedRange<OutputProfile>?
  /// The era of keyed archives that are written in the place of NIBArchives; nil for the container of profile and target.
  public var keyedEra: KeyedArchiveEra?
  /// Module of custom classes whose module is the target's.
  public var module: String?
  /// Oldest system that the output is for; nil means the newest.
  public var deploymentTarget: DeploymentTarget?
  /// Target devices: `iphone`, `ipad`. They choose nothing yet in a XIB.
  public var devices: [String]

  /// Which documents get texts that name their entries in strings files.
  public var localizableStrings: LocalizableStrings

  /// Reads archives that lie in the document; nil where the compiler got no decoder.
  var decodeNested: NestedDecoder?

  /// Makes options; see the defaults.
  public init(
    profile: OutputProfile = .standard, module: String? = nil, deploymentTarget: DeploymentTarget? = nil,
    devices: [String] = [], localizableStrings: LocalizableStrings = .automatic
  ) {
    self.profile = profile
    self.module = module
    self.deploymentTarget = deploymentTarget
    self.devices = devices
    self.localizableStrings = localizableStrings
  }
}

/// Which documents get texts that name their entries in strings files (`NSLocalizableString`).
///
/// Such a text has a key, as `8sx-XB-DRV.text`, and falls back to the document's own words where no strings file has the key.
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
  func names(textsOf document: Document, profile: OutputProfile, _ platform: Platform) -> Bool {
    switch self {
    case .automatic:
      (document.kind == .storyboard && profile >= .xcode8 && platform.archives.looksUpTextsOfStoryboards)
        || document.isBaseLocalized
    case .always: true
    case .never: false
    case .byPath: document.isBaseLocalized
    }
  }
}

extension CompileOptions {
  /// The era of the keyed archives that compilers of a profile's name write; nil for a name that does not say it.
  ///
  /// Seen: 92 archives of documents of Xcode 3 and 4.
  public static func keyedEra(ofProfile name: String) -> KeyedArchiveEra? { keyedEras.first { $0.key == name }?.value }

  private static let keyedEras: KeyValuePairs<String, KeyedArchiveEra> = [
    "keyed": .system10_5, "mac-10.4": .system10_4, "mac-10.5": .system10_5, "mac-10.6": .system10_6,
    "mac-xc4": .system10_6Wide, "mac-xc6": .xcode5,
  ]
}
