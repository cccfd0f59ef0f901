/// The options of ibtool's command line, in the order of its manual page; the parser, the help text and the guide read this.
///
/// - Documented: ibtool(1), and the command lines of public build systems for what the page lacks.
enum IBOptions {
  /// The rows.
  static let all: [IBOption] = output + compiling + localizing + changing + printing + environment

  /// The row of a name, aliases resolved.
  static func find(_ name: some StringProtocol) -> IBOption? {
    guard let row = all.first(where: { $0.name == name }) else { return nil }
    if case .alias(let other) = row.meaning { return find(other) }
    return row
  }

  /// Options that ask for another one.
  ///
  /// - Documented: ibtool(1).
  static let company: [(name: String, needs: String)] = [
    ("source-language", "export-xliff"), ("target-language", "export-xliff"), ("localize-incremental", "previous-file"),
    ("localize-incremental", "incremental-file"), ("localize-incremental", "write"),
    ("previous-file", "localize-incremental"), ("incremental-file", "localize-incremental"),
  ]

  /// The same as a table of a command.
  static var table: OptionTable { OptionTable(operands: "IN…", count: 1...100_000, options: all.map(\.shown)) }

  private static let output: [IBOption] = [
    IBOption("version", "Print the version whose output is imitated."),
    IBOption("write", takes: "PATH", "Write the document, changed as other options say, or the compiled nib as it is."),
    IBOption(
      "output-format", takes: "FORMAT", choices: ["xml1", "binary1", "human-readable-text"], "Form of what is printed."),
  ]

  private static let compiling: [IBOption] = [
    IBOption("compile", takes: "PATH", "Compile to a nib, or a storyboard to its folder."),
    IBOption("compilation-directory", takes: "DIR", "Compile into a folder, under the document's own name."),
    IBOption(
      "link", takes: "DIR", "Copy compiled storyboards into a folder, each below the language folder it lies in."),
    IBOption("strip", takes: "PATH", "Write a compiled nib or storyboard without what only editors need."),
    IBOption(
      "flatten", takes: "BOOLEAN", choices: ["YES", "NO"],
      "With NO the document itself is kept beside what it compiles to."),
    IBOption("module", takes: "NAME", "Module of custom classes that name none of their own."),
    IBOption("minimum-deployment-target", takes: "VERSION", "Oldest system the output is for."),
    IBOption("target-device", takes: "DEVICE", keepsAll: true, "Device the output is for."),
    IBOption("output-partial-info-plist", takes: "PATH", "Write what the app's Info.plist needs for the document."),
    IBOption("auto-activate-custom-fonts", "List the document's font files in the partial Info.plist."),
  ]

  private static let localizing: [IBOption] = [
    IBOption(
      "companion-strings-file", takes: "LOCALE:PATH", keepsAll: true,
      "Copy a strings file into its language's folder, under the name of the nib in Base.lproj; its texts refer to it."),
    IBOption(
      "reference-external-strings-file", "Let texts of the nib name their entries in strings files, as in Base.lproj."),
    IBOption("import-strings-file", takes: "PATH", "Replace the document's texts by those of a strings file."),
    IBOption("strings-file", takes: "PATH", means: .alias("import-strings-file"), ""),
    IBOption("export-strings-file", takes: "PATH", "Write the document's texts as a strings file in UTF-16."),
    IBOption("generate-strings-file", takes: "PATH", means: .alias("export-strings-file"), ""),
    IBOption("import-xliff", takes: "PATH", "Replace the document's texts by the targets of an XLIFF 1.2 file."),
    IBOption("export-xliff", takes: "PATH", "Write the document's texts as XLIFF 1.2."),
    IBOption("source-language", takes: "LANGUAGE", "Language that XLIFF translates from; default: en."),
    IBOption("target-language", takes: "LANGUAGE", "Language that XLIFF translates to."),
    IBOption(
      "localize-incremental", "Carry texts and frames of a translated document over, where nothing changed since."),
    IBOption("previous-file", takes: "PATH", "Document that the translated one was made of."),
    IBOption("incremental-file", takes: "PATH", "Document that was translated."),
  ]

  private static let changing: [IBOption] = [
    IBOption("convert", takes: "OLD-NEW", "Rename custom classes; `Old*-New` renames by prefix."),
    IBOption("upgrade", "Write the document as the latest type: to `--write`, or in place."),
    IBOption("import", takes: "PATH", means: .refused(noProperties), "Set properties by object."),
    IBOption("export", takes: "PATH", means: .refused(noProperties), "Print properties by class."),
    // Seen: the words of Xcode 26.5.
    IBOption(
      "remove-plugin-dependencies", means: .refused("These ibtool options are no longer supported"),
      "Remove dependencies on old plug-ins."),
    IBOption("enable-auto-layout", "Turn a document to Auto Layout. Refused unless it is: constraints are not made."),
    IBOption(
      "update-frames", "Move objects to where constraints say. Refused where there are any: they are not solved."),
    IBOption(
      "update-constraints", "Set constants to what frames say. Refused where there are any: they are not solved."),
  ]

  private static let printing: [IBOption] = [
    IBOption("errors", means: .prints("errors"), "Print the errors."),
    IBOption("warnings", means: .prints("warnings"), "Print the warnings."),
    IBOption("notices", means: .prints("notices"), "Print the notices."),
    IBOption("objects", means: .prints("objects"), "Print class, frame, texts and plain properties of each object."),
    IBOption("hierarchy", means: .prints("hierarchy"), "Print which object holds which."),
    IBOption("connections", means: .prints("connections"), "Print outlets, outlet collections and actions."),
    IBOption("classes", means: .prints("classes"), "Print the custom classes with what is connected to them."),
    IBOption("localizable-strings", means: .prints("localizable-strings"), "Print the texts."),
    IBOption("localizable-stringarrays", means: .prints("localizable-stringarrays"), "Print the lists of texts."),
    IBOption(
      "localizable-geometry", means: .prints("localizable-geometry"), "Print frames, autoresizing masks and priorities."
    ),
    IBOption("localizable-all", means: .prints("localizable-all"), "Print texts, lists of texts and geometry."),
    IBOption("localizable-other", means: .refused(noOther), "Print localizable properties of other kinds."),
    IBOption("localizable-to-many-relationships", means: .refused(noOther), "Print localizable lists of other kinds."),
    IBOption("version-history", means: .prints("version-history"), "Print which version saved the document."),
    IBOption("all", "Print nine groups: all but the single kinds of localizable properties."),
  ]

  private static let environment: [IBOption] = [
    IBOption("bundle", takes: "PATH", means: .inert, keepsAll: true, "Bundle to load."),
    IBOption("plugin", takes: "PATH", means: .inert, keepsAll: true, "Plug-in to load."),
    IBOption("plugin-dir", takes: "PATH", means: .inert, keepsAll: true, "Folder of plug-ins."),
    IBOption("sdk", takes: "PATH", means: .inert, "SDK that is built with."),
    IBOption("platform", takes: "NAME", means: .inert, "Platform that is built for; the document says its own."),
    IBOption("print-diagnostic-categories", means: .inert, "Print categories of messages."),
    IBOption("use-nibkeyedarchiver-for-macos", means: .inert, "Choose the archiver of macOS nibs."),
    IBOption("cocoatouch-compiler-mode", takes: "MODE", means: .inert, "Choose how the compiler runs."),
    IBOption("compilation-mode-for-ios", takes: "MODE", means: .inert, "Choose how the compiler runs for iOS."),
  ]

  private static let noProperties = "properties are not known by their key paths"
  private static let noOther = "which properties these are is not known"
}
