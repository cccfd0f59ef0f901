import NibCompiler

/// The options of ibtool's command line, in the order of its manual page; the parser, the help text and the guide read this.
///
/// - Documented: ibtool(1), and the command lines of public build systems for what the page lacks.
enum IBOptions {
  /// The rows.
  static let all: [IBOption] = output + compiling + localizing + changing + printing + environment

  /// The row of a name, aliases resolved.
  static func find(_ name: some StringProtocol) -> IBOption? {
    guard let row = all.first(where: { $0.name.rawValue == name }) else { return nil }
    if case .alias(let other) = row.meaning { return find(other.rawValue) }
    return row
  }

  /// Options that ask for another one.
  ///
  /// - Documented: ibtool(1).
  static let company: [(name: IBOption.Name, needs: IBOption.Name)] = [
    (.sourceLanguage, .exportXLIFF), (.targetLanguage, .exportXLIFF), (.localizeIncremental, .previousFile),
    (.localizeIncremental, .incrementalFile), (.localizeIncremental, .write),
    (.previousFile, .localizeIncremental), (.incrementalFile, .localizeIncremental),
  ]

  /// The same as a table of a command.
  static var table: OptionTable {
    OptionTable(operands: "IN…", count: 1...100_000, options: all.map(\.shown), isForeign: true)
  }

  private static let output: [IBOption] = [
    IBOption(.version, "Print the version whose output is imitated."),
    IBOption(.write, takes: "PATH", "Write the document, changed as other options say, or the compiled nib as it is."),
    IBOption(
      .outputFormat, takes: "FORMAT", choices: ["xml1", "binary1", "human-readable-text"],
      "Format of the printed results."),
  ]

  private static let compiling: [IBOption] = [
    IBOption(.compile, takes: "PATH", "Compile to a nib, or a storyboard to its folder."),
    IBOption(.compilationDirectory, takes: "DIR", "Compile into a folder, under the document's own name."),
    IBOption(
      .link, takes: "DIR", "Copy compiled storyboards into a folder, each below the language folder it lies in."),
    IBOption(.strip, takes: "PATH", "Write a compiled nib or storyboard without what only editors need."),
    IBOption(
      .flatten, takes: "BOOLEAN", choices: ["YES", "NO"],
      "With NO the document itself is kept beside its compiled form."),
    IBOption(.module, takes: "NAME", "Module of custom classes that name none of their own."),
    IBOption(.minimumDeploymentTarget, takes: "VERSION", "Oldest system the output is for."),
    IBOption(.targetDevice, takes: "DEVICE", keepsAll: true, "Device the output is for."),
    IBOption(.outputPartialInfoPlist, takes: "PATH", "Write what the app's Info.plist needs for the document."),
    IBOption(
      .emulateXcode, takes: "VERSION", "Xcode whose compiler is imitated, as 12.5. Apple's tool has no such option."),
    IBOption(.autoActivateCustomFonts, "List the document's font files in the partial Info.plist."),
  ]

  private static let localizing: [IBOption] = [
    IBOption(
      .companionStringsFile, takes: "LOCALE:PATH", keepsAll: true,
      "Copy a strings file into its language's folder, under the name of the nib in Base.lproj; its texts refer to it."),
    IBOption(
      .referenceExternalStringsFile, "Let texts of the nib name their entries in strings files, as in Base.lproj."),
    IBOption(.importStringsFile, takes: "PATH", "Replace the document's texts by those of a strings file."),
    IBOption(.stringsFile, takes: "PATH", means: .alias(.importStringsFile), ""),
    IBOption(.exportStringsFile, takes: "PATH", "Write the document's texts as a strings file in UTF-16."),
    IBOption(.generateStringsFile, takes: "PATH", means: .alias(.exportStringsFile), ""),
    IBOption(.importXLIFF, takes: "PATH", "Replace the document's texts by the targets of an XLIFF 1.2 file."),
    IBOption(.exportXLIFF, takes: "PATH", "Write the document's texts as XLIFF 1.2."),
    IBOption(.sourceLanguage, takes: "LANGUAGE", "Language that XLIFF translates from; default: en."),
    IBOption(.targetLanguage, takes: "LANGUAGE", "Language that XLIFF translates to."),
    IBOption(
      .localizeIncremental, "Carry texts and frames of a translated document over, where nothing changed since."),
    IBOption(.previousFile, takes: "PATH", "Document that the translated one was made of."),
    IBOption(.incrementalFile, takes: "PATH", "Document that was translated."),
  ]

  private static let changing: [IBOption] = [
    IBOption(.convert, takes: "OLD-NEW", "Rename custom classes; `Old*-New` renames by prefix."),
    IBOption(.upgrade, "Write the document as the latest type: to `--write`, or in place."),
    IBOption(.import, takes: "PATH", means: .refused(noProperties), "Set properties by object."),
    IBOption(.export, takes: "PATH", means: .refused(noProperties), "Print properties by class."),
    // Seen: the words of Xcode 26.5.
    IBOption(
      .removePluginDependencies, means: .refused("These ibtool options are no longer supported"),
      "Remove dependencies on old plug-ins."),
    IBOption(.enableAutoLayout, "Turn a document to Auto Layout. Refused unless it is: constraints are not made."),
    IBOption(
      .updateFrames,
      "Move misplaced objects to where constraints say. Refused where any is marked so: constraints are not solved."),
    IBOption(
      .updateConstraints, "Set constants of misplaced objects to what frames say. Refused where any is marked so."),
  ]

  private static let printing: [IBOption] = [
    IBOption(.errors, means: .prints("errors"), "Print the errors."),
    IBOption(.warnings, means: .prints("warnings"), "Print the warnings."),
    IBOption(.notices, means: .prints("notices"), "Print the notices."),
    IBOption(.objects, means: .prints("objects"), "Print class, frame, texts and plain properties of each object."),
    IBOption(.hierarchy, means: .prints("hierarchy"), "Print the tree of objects."),
    IBOption(.connections, means: .prints("connections"), "Print outlets, outlet collections and actions."),
    IBOption(
      .classes, means: .prints("classes"),
      "Print the custom classes and their connections; frameworks' classes are left out."),
    IBOption(.localizableStrings, means: .prints("localizable-strings"), "Print the texts."),
    IBOption(.localizableStringarrays, means: .prints("localizable-stringarrays"), "Print the lists of texts."),
    IBOption(
      .localizableGeometry, means: .prints("localizable-geometry"), "Print frames, autoresizing masks and priorities."
    ),
    IBOption(.localizableAll, means: .prints("localizable-all"), "Print texts, lists of texts and geometry."),
    IBOption(.localizableOther, means: .refused(noOther), "Print localizable properties of other kinds."),
    IBOption(.localizableToManyRelationships, means: .refused(noOther), "Print localizable lists of other kinds."),
    IBOption(.versionHistory, means: .prints("version-history"), "Print which version saved the document."),
    IBOption(.all, "Print nine groups: all but the single kinds of localizable properties."),
  ]

  private static let environment: [IBOption] = [
    IBOption(.bundle, takes: "PATH", means: .inert, keepsAll: true, "Bundle to load."),
    IBOption(.plugin, takes: "PATH", means: .inert, keepsAll: true, "Plug-in to load."),
    IBOption(.pluginDir, takes: "PATH", means: .inert, keepsAll: true, "Folder of plug-ins."),
    IBOption(.sdk, takes: "PATH", means: .inert, "SDK that is built with."),
    IBOption(.platform, takes: "NAME", means: .inert, "Platform that is built for; the document says its own."),
    IBOption(.printDiagnosticCategories, means: .inert, "Print categories of messages."),
    IBOption(.useNibkeyedarchiverForMacos, means: .inert, "Choose the archiver of macOS nibs."),
    IBOption(
      .cocoatouchCompilerMode, takes: "MODE", choices: UIKitEngine.allCases.map(\.rawValue),
      "Engine for UIKit: toolchain writes as Xcode 27, simulator as Xcodes before it."),
    IBOption(.compilationModeForIos, takes: "MODE", means: .inert, "Choose how the compiler runs for iOS."),
  ]

  private static let noProperties = "properties are not known by their key paths"
  private static let noOther = "which properties these are is not known"
}
