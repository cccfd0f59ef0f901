/// One row of ibtool's option table.
struct IBOption: Sendable, Hashable {
  /// The names of options, without dashes.
  enum Name: String, Sendable {
    case version
    case write
    case outputFormat = "output-format"
    case compile
    case compilationDirectory = "compilation-directory"
    case link
    case strip
    case flatten
    case module
    case minimumDeploymentTarget = "minimum-deployment-target"
    case targetDevice = "target-device"
    case outputPartialInfoPlist = "output-partial-info-plist"
    case autoActivateCustomFonts = "auto-activate-custom-fonts"
    case emulateXcode = "emulate-xcode"
    case companionStringsFile = "companion-strings-file"
    case referenceExternalStringsFile = "reference-external-strings-file"
    case importStringsFile = "import-strings-file"
    case stringsFile = "strings-file"
    case exportStringsFile = "export-strings-file"
    case generateStringsFile = "generate-strings-file"
    case importXLIFF = "import-xliff"
    case exportXLIFF = "export-xliff"
    case sourceLanguage = "source-language"
    case targetLanguage = "target-language"
    case localizeIncremental = "localize-incremental"
    case previousFile = "previous-file"
    case incrementalFile = "incremental-file"
    case convert
    case upgrade
    case `import`
    case export
    case removePluginDependencies = "remove-plugin-dependencies"
    case enableAutoLayout = "enable-auto-layout"
    case updateFrames = "update-frames"
    case updateConstraints = "update-constraints"
    case errors
    case warnings
    case notices
    case objects
    case hierarchy
    case connections
    case classes
    case localizableStrings = "localizable-strings"
    case localizableStringarrays = "localizable-stringarrays"
    case localizableGeometry = "localizable-geometry"
    case localizableAll = "localizable-all"
    case localizableOther = "localizable-other"
    case localizableToManyRelationships = "localizable-to-many-relationships"
    case versionHistory = "version-history"
    case all
    case bundle
    case plugin
    case pluginDir = "plugin-dir"
    case sdk
    case platform
    case printDiagnosticCategories = "print-diagnostic-categories"
    case useNibkeyedarchiverForMacos = "use-nibkeyedarchiver-for-macos"
    case cocoatouchCompilerMode = "cocoatouch-compiler-mode"
    case compilationModeForIos = "compilation-mode-for-ios"
  }

  /// The name.
  let name: Name
  /// What stands for the value in the help text; nil for a flag.
  let value: String?
  /// What it does here.
  let meaning: IBMeaning
  /// Whether the values of all occurrences count; of other options the last one does.
  let keepsAll: Bool
  /// The values it takes; nil for any.
  let choices: [String]?
  /// What it does, one line.
  let summary: String

  /// A row.
  init(
    _ name: Name, takes value: String? = nil, means meaning: IBMeaning = .acts, keepsAll: Bool = false,
    choices: [String]? = nil, _ summary: String
  ) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.keepsAll = keepsAll
    self.choices = choices
    self.summary = summary
  }

  /// The row as the help text and the guide show it.
  var shown: Option {
    Option(name: name.rawValue, value: value, isRepeatable: keepsAll, choices: choices, summary: words)
  }

  private var words: String {
    switch meaning {
    case .acts, .prints: summary
    case .alias(let other): "The same as `--\(other.rawValue)`."
    case .inert: summary + " Accepted, changes nothing."
    case .refused(let reason): summary + " Refused: \(reason)."
    }
  }
}

/// What an option of ibtool's command line does here.
enum IBMeaning: Sendable, Hashable {
  /// It changes what is read, written or said.
  case acts
  /// It prints a group of the property list: the group's name behind `com.apple.ibtool.document.`.
  case prints(String)
  /// It is another name of an option.
  case alias(IBOption.Name)
  /// It is taken with its value and changes nothing.
  case inert
  /// It is known and not done; why.
  case refused(String)
}

extension ParsedArguments {
  /// Whether an option of ibtool is given.
  func has(_ name: IBOption.Name) -> Bool { has(name.rawValue) }

  /// The last value of an option of ibtool; nil when it is not given.
  func value(_ name: IBOption.Name) -> String? { values(name.rawValue).last }

  /// All values of an option of ibtool.
  func values(_ name: IBOption.Name) -> [String] { values(name.rawValue) }
}
