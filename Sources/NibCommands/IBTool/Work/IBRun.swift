import NibDiagnostics
import NibDocument
import NibPropertyLists
import NibResources
import Nibwright

/// One run of ibtool over its documents: read, modify, write, print.
struct IBRun {
  /// What was asked for.
  let arguments: ParsedArguments
  /// What is told about the document.
  var messages = Diagnostics(limit: .max)
  /// Warnings of the run that are about no object of the document.
  var cautions: [IBIssue] = []
  /// Font files of the document, which its app needs.
  private var fonts: [String] = []

  /// Where inputs are read from.
  let files: any FileSource

  /// Makes a run.
  init(_ arguments: ParsedArguments, _ files: any FileSource) {
    self.arguments = arguments
    self.files = files
  }

  /// Does all that was asked for and sets the groups that are printed.
  ///
  /// - Returns: `failure` when the document has errors; nothing is written for it then.
  /// - Throws: `IBRefusal` for what stops the run.
  mutating func run(_ output: inout IBOutput) throws(IBRefusal) -> ExitCode {
    if let folder = arguments.value(.link) {
      try link(to: folder)
    } else {
      let path = try onlyOperand()
      try checkOutputs(path)
      switch try IBInput.read(path, files) {
      case .document(let document, let bytes, let told):
        for message in told { messages.add(message) }
        try run(document, bytes, &output)
      case .legacy(let interface): try run(interface)
      case .compiled(let members): try run(members, &output)
      }
    }
    if !messages.hasErrors { try writePartialInfo(fonts: fonts) }
    return print(&output)
  }

  private mutating func run(_ document: Document, _ bytes: [UInt8], _ output: inout IBOutput) throws(IBRefusal) {
    if arguments.has(.strip) {
      throw IBRefusal(
        "\(output.tool) could not strip \"\(FilePath.name(document.file))\" because it is not an Interface Builder document.",
        "Only compiled nibs and storyboards are stripped; this is still to be compiled.")
    }
    let changed = try IBChanges(arguments, files).change(document, bytes, into: &messages)
    try compile(changed)
    guard !messages.hasErrors else { return }
    try writeDocument(changed)
    IBPrinting(arguments).set(changed.document, &output)
    fonts = IBFonts.files(changed.document)
  }

  /// A document of Xcode 3 or 4 for AppKit is compiled; it has no modern form that could be changed or printed.
  private mutating func run(_ interface: Interface) throws(IBRefusal) {
    let groups = IBPrinting.groups(arguments).subtracting(IBPrinting.messageGroups).sorted()
    let options = (Self.documentOptions + [.write, .strip]).filter { arguments.has($0) }.map(\.rawValue)
    if let name = (options + groups).first {
      throw IBRefusal(
        "The option '--\(name)' needs a modern document.",
        "'\(interface.name)' is one of Xcode 3 or 4 for AppKit, which can only be compiled.")
    }
    try compile(interface)
  }

  /// What is compiled already has no document to print or to change.
  private mutating func run(_ members: [InterfaceFile], _ output: inout IBOutput) throws(IBRefusal) {
    let path = arguments.operands[0]
    for name in Self.documentOptions where arguments.has(name) {
      throw IBRefusal("The option '--\(name.rawValue)' needs a document.", "'\(path)' is compiled.")
    }
    for group in IBPrinting.groups(arguments) where !IBPrinting.messageGroups.contains(group) {
      throw IBRefusal("The option '--\(group)' needs a document.", "'\(path)' is compiled.")
    }
    do { try InterfaceFolder.check(members, of: path) } catch { throw IBRefusal(error) }
    if let target = arguments.value(.strip) { try writeCopy(IBStripping.strip(members), to: target) }
    if let target = arguments.value(.write) { try writeCopy(members, to: target) }
    for target in compileTargets(path, isStoryboard: FilePath.name(path).hasSuffix(".storyboardc")) {
      try write(members, to: target)
    }
  }

  /// Refuses outputs that are inputs. Where the operand is compiled to is known by its name alone.
  private func checkOutputs(_ path: String) throws(IBRefusal) {
    let isStoryboard = ["storyboard", "storyboardc"].contains { FilePath.name(path).hasSuffix("." + $0) }
    let targets = compileTargets(path, isStoryboard: isStoryboard)
    try IBOutputs(arguments, files).check(compiled: targets)
  }

  private static let documentOptions: [IBOption.Name] = [
    .upgrade, .convert, .localizeIncremental, .importStringsFile, .exportStringsFile, .importXLIFF,
    .exportXLIFF, .enableAutoLayout, .updateFrames, .updateConstraints,
  ]

  private func writeCopy(_ members: [InterfaceFile], to target: String) throws(IBRefusal) {
    let companions = try IBCompanions.read(arguments, target, files)
    try write(members, to: target)
    for companion in companions { try write([InterfaceFile(bytes: companion.bytes)], to: companion.path) }
  }

  /// The one document of a run.
  private func onlyOperand() throws(IBRefusal) -> String {
    guard arguments.operands.count == 1 else {
      throw IBRefusal(
        "Too many arguments provided; there is one input document at a time.",
        "There are \(arguments.operands.joined(separator: ", ")).")
    }
    return arguments.operands[0]
  }

  /// Sets the groups of messages. Errors that were not asked for are errors of the run: no failure is silent.
  private func print(_ output: inout IBOutput) -> ExitCode {
    let kept = messages.messages
    let kinds: [(group: String, severity: Diagnostic.Severity)] = [
      ("errors", .error), ("warnings", .warning), ("notices", .notice),
    ]
    let asked = IBPrinting.groups(arguments)
    for kind in kinds where asked.contains(kind.group) {
      output.setDocument(kind.group, .messages(kept.filter { $0.severity == kind.severity }))
    }
    if !cautions.isEmpty { output.set("warnings", .cautions(cautions)) }
    guard messages.hasErrors else { return .success }
    let faults = kept.filter { $0.severity == .error }.map { IBIssue(IBGroup.words(of: $0), at: $0.place) }
    if !asked.contains("errors") { output.set("errors", .faults(faults)) }
    return .failure
  }
}

extension IBRun {
  /// Writes one file, or a folder with all its members, and the folders above.
  /// - Throws: `IBRefusal`
  func write(_ members: [InterfaceFile], to path: String) throws(IBRefusal) {
    guard path != StandardInputSource.path else {
      throw IBRefusal("Standard output is used for the printed results.", "Name a file or a folder in place of '-'.")
    }
    try IBPath.makeParents(of: path)
    do { try members.write(to: path) } catch { throw IBRefusal(error) }
  }

  /// Where the document is compiled to.
  func compileTargets(_ path: String, isStoryboard: Bool) -> [String] {
    var targets: [String] = []
    if let target = arguments.value(.compile) { targets.append(target) }
    if let folder = arguments.value(.compilationDirectory) {
      targets.append(
        FilePath.join(folder, "\(FilePath.stem(FilePath.name(path)))\(isStoryboard ? ".storyboardc" : ".nib")"))
    }
    return targets
  }

  /// Writes the partial Info.plist when it was asked for: an empty one where there is nothing to say.
  ///
  /// - Documented: `UIAppFonts` lists font files that an app activates at launch; the option asks for that.
  /// - Inferred: where nothing is to say the dictionary is empty, as a declared output must be there.
  func writePartialInfo(fonts: [String]) throws(IBRefusal) {
    guard let path = arguments.value(.outputPartialInfoPlist) else { return }
    var entries: [String: PropertyList] = [:]
    if arguments.has(.autoActivateCustomFonts), !fonts.isEmpty {
      entries["UIAppFonts"] = .array(fonts.map { .string($0) })
    }
    try write([InterfaceFile(bytes: XMLPropertyListWriter.bytes(of: .sorted(entries)))], to: path)
  }
}
