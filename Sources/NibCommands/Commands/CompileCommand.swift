import NibCompiler
import NibDiagnostics
import NibResources
import NibSchema
import Nibwright

/// What `compile` can be asked for.
private enum CompileRequest {
  static let output = TypedOption.text(
    "output", "OUT", unless: "beside",
    "The nib to write, or the folder to write one nib an input to: those of a folder of sources into folders of the same "
      + "names. Required without --beside.")
  static let beside = TypedOption.flag("beside", "Write each output next to its input, as Login.nib by Login.xib.")
  static let depfile = TypedOption.text(
    "depfile", "FILE", "Also write which outputs depend on which inputs, as make and Ninja read it.")
  static let module = TypedOption.text("module", "NAME", "Module of custom classes that name none of their own.")
  static let target = TypedOption.parsed(
    "minimum-deployment-target", "VERSION", noun: "version", advice: "write it as 13.0",
    "Oldest system the output is for, as 13.0; default: newest."
  ) { DeploymentTarget($0) }
  static let devices = TypedOption.list(
    "target-device", "DEVICE", choices: ["iphone", "ipad"], "Device the output is for.")
  static let profile = EraRequest.profileOption("Compiler whose output is imitated.")
  static let xcode = EraRequest.releaseOption(
    "Xcode whose compiler is imitated, as 12.5; beside --profile it chooses among the eras of that name.")
  static let localizableStrings = TypedOption.choice(
    "localizable-strings", "WHICH", of: LocalizableStrings.self,
    "Which documents get localizable strings; default auto: storyboards, and XIBs in Base.lproj.")
  static let bundles = TypedOption.list(
    "bundle", "DIR", "Bundle that must have the images and colors that are named.")
  static let raised = TypedOption.list(
    "raise", "ID", choices: DocumentIssue.allCases.map(\.rawValue), "Treat messages with this ID as errors.")
  static let silenced = TypedOption.list(
    "silence", "ID", choices: DocumentIssue.allCases.compactMap { $0.isError ? nil : $0.rawValue },
    "Suppress warnings with this ID.")
  static let strict = TypedOption.flag("strict", "Treat warnings as errors.")
  static let format = TypedOption.choice(
    "format", "FORMAT", of: MessageForm.self,
    "Form of the messages: lines on standard error (default), or on standard output JSON, SARIF 2.1.0, or commands of "
      + "GitHub's workflows.")
  static let explain = TypedOption.flag(
    "explain", "Also tell which keys of the output rest on thin evidence: on one app, on none, or contradicted.")
  static let explainAll = TypedOption.flag(
    "explain-all", "The same for all keys of the output, with the apps and documents that show each.")

  /// The options of the command, in the order of the help text.
  static let all = [
    output.option, beside.option, depfile.option, module.option, target.option, devices.option, profile.option,
    xcode.option, localizableStrings.option, bundles.option, raised.option, silenced.option, strict.option,
    format.option,
    explain.option, explainAll.option,
  ]
}

extension Command {
  /// `nibwright compile`
  static var compile: Command {
    Command(
      name: "compile",
      summary: "Compiles XIBs to nibs and storyboards to folders of nibs, alone or all below a folder.",
      table: OptionTable(
        operands: "IN…", count: 1...100_000,
        options: CompileRequest.all),
      example: "nibwright compile Login.xib -o Login.nib --minimum-deployment-target 13.0",
      notes: [profilesNote, streamsNote],
      run: { arguments, terminal in CompileRun(arguments).run(&terminal) })
  }
}

/// A run of `compile`.
private struct CompileRun {
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  func run(_ terminal: inout Terminal) -> ExitCode {
    let inputs = CompileInputs(arguments.operands, files: terminal.files)
    let jobs: [CompileJob]
    do { jobs = try makeJobs(inputs, terminal.files) } catch {
      return Tool.refuse(error, .compile, &terminal)
    }
    let isFolder = inputs.hasTree || jobs.count > 1
    let isNew = isFolder && !isBeside && terminal.files.kind(output) == nil
    if isFolder, !isBeside, !SystemCalls.makeFolder(output, withParents: inputs.hasTree) {
      terminal.message("\(output): error: \(folderProblem(terminal.files))")
      return .failure
    }
    var general = Diagnostics()
    if let warning = eraRequest.diagnostic("compile") { general.add(warning) }
    for failure in inputs.failures { general.add(failure.diagnostic) }
    let outcomes = run(jobs, &terminal)
    // Where nothing was written, nothing is left.
    if isNew { SystemCalls.removeEmptyFolder(output) }
    let form = arguments[CompileRequest.format] ?? .text
    do throws(NibError) { try terminal.report([general] + outcomes.map(\.diagnostics), as: form) } catch {
      terminal.report(error.diagnostic)
      return .failure
    }
    let shown = show(jobs, outcomes, &terminal)
    let searched: ExitCode = inputs.failures.isEmpty ? .success : .unreadable
    let exit = max(outcomes.map(\.exit).max() ?? .success, searched)
    return max(exit, shown, exit == .success ? writeDependencies(of: jobs, &terminal) : .success)
  }

  /// Writes what goes to standard output, and tells of what was written elsewhere.
  private func show(_ jobs: [CompileJob], _ outcomes: [CompileJob.Outcome], _ terminal: inout Terminal) -> ExitCode {
    for (job, outcome) in zip(jobs, outcomes) where outcome.exit == .success {
      guard let output = outcome.output else {
        terminal.note("\(job.input): compiled to \(job.output)")
        continue
      }
      do throws(NibError) { try terminal.write(output, to: job.output) } catch {
        terminal.report(error.diagnostic)
        return .failure
      }
    }
    return .success
  }

  /// Writes what was made of what, once all of it is.
  private func writeDependencies(of jobs: [CompileJob], _ terminal: inout Terminal) -> ExitCode {
    guard let file = arguments[CompileRequest.depfile] else { return .success }
    let rules = jobs.map { DependencyRule(output: $0.output, inputs: [$0.input] + arguments[CompileRequest.bundles]) }
    do throws(NibError) { try terminal.write([InterfaceFile(bytes: DependencyRule.bytes(of: rules))], to: file) } catch
    {
      terminal.report(CommandFailure(error).diagnostic)
      return .failure
    }
    return .success
  }

  private func run(_ jobs: [CompileJob], _ terminal: inout Terminal) -> [CompileJob.Outcome] {
    guard jobs.count > 1 else { return jobs.map { $0.run() } }
    let outcomes = Workers.map(count: jobs.count) {
      jobs[$0].run()
    } finished: { done in
      terminal.progress("\(done) of \(jobs.count)")
    }
    terminal.progress("")
    return outcomes
  }

  private func makeJobs(_ found: CompileInputs, _ files: any FileSource) throws(UsageError) -> [CompileJob] {
    let isFolder = found.hasTree || isFolder(files)
    try UsageError.check(
      policyMistakes + eraMistakes + assetMistakes(files) + outputMistakes(isFolder: isFolder, files))
    let (options, policy, assets) = (makeOptions(), makePolicy(), makeAssets(files))
    var inputs = InputGuard(found.documents.map(\.path), files: files)
    var inputsByOutput: [String: String] = [:]
    var jobs: [CompileJob] = []
    for input in found.documents {
      let path = path(of: input, isFolder: isFolder)
      if found.documents.count > 1, let other = inputsByOutput.updateValue(input.path, forKey: path) {
        throw .invalid("'\(other)' and '\(input.path)' would both be written to '\(path)'")
      }
      try inputs.check(path)
      jobs.append(
        CompileJob(
          input: input.path, output: path, options: options, policy: policy, assets: assets,
          makesFolder: !isBeside && !input.folder.isEmpty, explainsAll: explainsAll, files: files))
    }
    if !isFolder, !isBeside { try checkName(output) }
    try checkDependencyFile(jobs, files)
    return jobs
  }

  private var output: String { arguments[CompileRequest.output] ?? "" }
  private var explainsAll: Bool? {
    if arguments[CompileRequest.explainAll] { return true }
    return arguments[CompileRequest.explain] ? false : nil
  }
  private var isBeside: Bool { arguments[CompileRequest.beside] }

  /// What is wrong with where outputs go, which is said once.
  private func outputMistakes(isFolder: Bool, _ files: any FileSource) -> [UsageError] {
    let isNamed = arguments[CompileRequest.output] != nil
    let isStandard = output == StandardInputSource.path
    var mistakes: [UsageError] = []
    if isNamed, isBeside { mistakes.append(.invalid("'--output' and '--beside' cannot both say where outputs go")) }
    if isStandard, isFolder || arguments[CompileRequest.depfile] != nil {
      mistakes.append(
        .invalid("standard output takes one file, and no rule can name it; name a file or a folder"))
    }
    if isStandard, let form = arguments[CompileRequest.format], form != .text {
      mistakes.append(
        .invalid("standard output takes the nib or the messages of '--format \(form)', not both; name a file"))
    }
    if isFolder || isBeside, arguments.operands.contains(StandardInputSource.path) {
      mistakes.append(
        .invalid("standard input has no name that its output in a folder could have; name the output file"))
    }
    if let file = arguments[CompileRequest.depfile] {
      do throws(UsageError) { try arguments.checkOutput(file, files) } catch { mistakes.append(error) }
    }
    return mistakes
  }

  /// What becomes an archive does not get the name of a document: tools go by it.
  private func checkName(_ output: String) throws(UsageError) {
    guard ParsedArguments.isDocumentName(output) else { return }
    throw .invalid(
      "'\(output)' is the name of a document, and this command writes an archive; name it .nib or .storyboardc")
  }

  /// The file of rules is written last, and must not take the place of what it tells of.
  private func checkDependencyFile(_ jobs: [CompileJob], _ files: any FileSource) throws(UsageError) {
    guard let file = arguments[CompileRequest.depfile] else { return }
    let place = InputGuard.place(of: file, files)
    if jobs.contains(where: { InputGuard.place(of: $0.output, files) == place }) {
      throw .invalid("'\(file)' would hold the output and the rules of '--depfile'; name another file for one")
    }
  }

  private func path(of input: CompileInputs.Document, isFolder: Bool) -> String {
    let name = outputName(input.path)
    if isBeside { return FilePath.join(FilePath.folder(input.path), name) }
    return isFolder ? output + "/" + FilePath.join(input.folder, name) : output
  }

  /// Whether the output is a folder to write into: of several inputs, or where a folder is that is no nib itself.
  private func isFolder(_ files: any FileSource) -> Bool {
    if arguments.operands.count > 1 { return true }
    return files.kind(output) == .directory && !output.hasSuffix(".nib") && !output.hasSuffix(".storyboardc")
  }

  private func folderProblem(_ files: any FileSource) -> String {
    files.kind(output) == .file
      ? "a file is at this path; several inputs need a folder" : "the folder is not there and cannot be made"
  }

  private func makeOptions() -> CompileOptions {
    var options = CompileOptions(
      module: arguments[CompileRequest.module], devices: arguments[CompileRequest.devices])
    if let target = arguments[CompileRequest.target] { options.deploymentTarget = target }
    let request = eraRequest
    if let eras = request.profile?.eras { options.profile = eras.upperBound }
    options.openEras = request.profile?.eras
    options.keyedEra = request.profile?.keyedEra
    if let era = request.emulated {
      options.profile = era
      options.openEras = nil
    }
    if let which = arguments[CompileRequest.localizableStrings] { options.localizableStrings = which }
    return options
  }

  private var eraRequest: EraRequest {
    EraRequest(profile: arguments[CompileRequest.profile], release: arguments[CompileRequest.xcode])
  }

  /// A profile and an Xcode that contradict each other, where warnings are errors: nothing is written then.
  private var eraMistakes: [UsageError] {
    guard arguments[CompileRequest.strict], let words = eraRequest.contradiction else { return [] }
    return [.invalid(words + " without '--strict'")]
  }

  private func makePolicy() -> DiagnosticPolicy {
    DiagnosticPolicy(
      raised: Set(arguments[CompileRequest.raised]), silenced: Set(arguments[CompileRequest.silenced]),
      raisesWarnings: arguments[CompileRequest.strict])
  }

  private var policyMistakes: [UsageError] {
    let silenced = Set(arguments[CompileRequest.silenced])
    return arguments[CompileRequest.raised].filter(silenced.contains).map { id in
      .invalid("'\(id)' cannot be both raised and silenced")
    }
  }

  private func assetMistakes(_ files: any FileSource) -> [UsageError] {
    arguments[CompileRequest.bundles].filter { files.kind($0) != .directory }.map { bundle in
      .invalid("no folder is at '\(bundle)'")
    }
  }

  private func makeAssets(_ files: any FileSource) -> AssetCheck? {
    let bundles = arguments[CompileRequest.bundles]
    return bundles.isEmpty
      ? nil
      : AssetCheck(chain: BundleChain(extra: bundles.map { .init(recognizing: $0, in: files) }, source: files))
  }

  /// `Views/Login.xib` becomes `Login.nib`, a storyboard `Login.storyboardc`.
  private func outputName(_ input: String) -> String {
    let name = FilePath.name(input)
    // A string first: to add a string to a part of one takes the runtime longer than to read a small document.
    return String(FilePath.stem(name)) + (name.hasSuffix(".storyboard") ? ".storyboardc" : ".nib")
  }
}
