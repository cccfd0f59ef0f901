import NibCompiler
import NibDiagnostics
import NibResources
import NibSchema
import Nibwright

extension Command {
  /// `nibwright compile`
  static var compile: Command {
    Command(
      name: "compile", summary: "Compiles XIBs to nibs and storyboards to folders of nibs.",
      table: OptionTable(
        operands: "IN…", count: 1...100_000,
        options: [
          .value(
            "output", "OUT", isRequired: true, "The nib to write, or the folder to write one nib an input to."),
          .value("module", "NAME", "Module of custom classes that name none of their own."),
          .value("minimum-deployment-target", "VERSION", "Oldest system the output is for, as 13.0; default: newest."),
          .value(
            "target-device", "DEVICE", isRepeatable: true, choices: ["iphone", "ipad"], "Device the output is for."),
          .value(
            "profile", "PROFILE", choices: OutputProfile.names, "Compiler whose output is imitated."),
          .value(
            "emulate-xcode", "VERSION",
            "Xcode whose compiler is imitated, as 12.5; beside --profile it only settles what that leaves open."),
          .value(
            "localizable-strings", "WHICH", choices: LocalizableStrings.allCases.map(\.rawValue),
            "Whose texts name their entries in strings files; default auto: storyboards, and XIBs in Base.lproj."),
          .value("bundle", "DIR", isRepeatable: true, "Bundle that must have the images and colors that are named."),
          .value(
            "raise", "ID", isRepeatable: true, choices: DocumentFault.allCases.map(\.rawValue),
            "Treat messages with this ID as errors."),
          .value(
            "silence", "ID", isRepeatable: true,
            choices: DocumentFault.allCases.filter { !$0.isError }.map(\.rawValue), "Suppress warnings with this ID."),
          .flag("strict", "Treat warnings as errors."),
        ]),
      run: { arguments, terminal in CompileRun(arguments).run(&terminal) })
  }
}

/// A run of `compile`.
private struct CompileRun {
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  func run(_ terminal: inout Terminal) -> ExitCode {
    let jobs: [CompileJob]
    do { jobs = try makeJobs(terminal.files) } catch {
      return Tool.refuse(error.words, .compile, &terminal)
    }
    if jobs.count > 1, !SystemDoor.makeFolder(output) {
      terminal.message("\(output): error: \(folderProblem(terminal.files))")
      return .failure
    }
    let outcomes = run(jobs, &terminal)
    for outcome in outcomes { terminal.report(outcome.diagnostics) }
    return outcomes.map(\.exit).max() ?? .success
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

  private func makeJobs(_ files: any FileSource) throws(UsageMistake) -> [CompileJob] {
    let options = try makeOptions()
    let policy = try makePolicy()
    let assets = try makeAssets(files)
    let isFolder = isFolder(files)
    var inputs: [String: String] = [:]
    var jobs: [CompileJob] = []
    for input in arguments.operands {
      let path = isFolder ? output + "/" + outputName(input) : output
      if let other = inputs.updateValue(input, forKey: path) {
        throw UsageMistake(words: "'\(other)' and '\(input)' would both be written to '\(path)'")
      }
      if SystemDoor.isSameFile(input, path) {
        throw UsageMistake(words: "the nib would replace its own input '\(input)'; name another output")
      }
      jobs.append(
        CompileJob(input: input, output: path, options: options, policy: policy, assets: assets, files: files))
    }
    return jobs
  }

  private var output: String { arguments.value("output") ?? "" }

  /// Whether the output is a folder to write into: of several inputs, or where a folder is that is no nib itself.
  private func isFolder(_ files: any FileSource) -> Bool {
    if arguments.operands.count > 1 { return true }
    return files.kind(output) == .directory && !output.hasSuffix(".nib") && !output.hasSuffix(".storyboardc")
  }

  private func folderProblem(_ files: any FileSource) -> String {
    files.kind(output) == .file
      ? "a file is at this path; several inputs need a folder" : "the folder is not there and cannot be made"
  }

  private func makeOptions() throws(UsageMistake) -> CompileOptions {
    var options = CompileOptions(module: arguments.value("module"), devices: arguments.values("target-device"))
    if let text = arguments.value("minimum-deployment-target") {
      guard let target = DeploymentTarget(text) else {
        throw UsageMistake(words: "'\(text)' is no version; write it as 13.0")
      }
      options.deploymentTarget = target
    }
    if let profile = arguments.value("profile").flatMap(OutputProfile.init(name:)) { options.profile = profile }
    if let text = arguments.value("emulate-xcode") {
      guard let xcode = OutputProfile(xcode: text) else {
        throw UsageMistake(words: "'\(text)' is no version of Xcode from 4 on; write it as 12.5")
      }
      options.profile = arguments.has("profile") ? options.profile.refined(by: xcode) : xcode
    }
    if let text = arguments.value("localizable-strings"), let which = LocalizableStrings(rawValue: text) {
      options.localizableStrings = which
    }
    return options
  }

  private func makePolicy() throws(UsageMistake) -> DiagnosticPolicy {
    let policy = DiagnosticPolicy(
      raised: Set(arguments.values("raise")), silenced: Set(arguments.values("silence")),
      raisesWarnings: arguments.has("strict"))
    if let both = arguments.values("raise").first(where: policy.silenced.contains) {
      throw UsageMistake(words: "'\(both)' cannot be both raised and silenced")
    }
    return policy
  }

  private func makeAssets(_ files: any FileSource) throws(UsageMistake) -> AssetCheck? {
    let bundles = arguments.values("bundle")
    for bundle in bundles where files.kind(bundle) != .directory {
      throw UsageMistake(words: "no folder is at '\(bundle)'")
    }
    return bundles.isEmpty
      ? nil : AssetCheck(chain: BundleChain(extra: bundles.map { ResourceBundle($0, in: files) }, source: files))
  }

  /// `Views/Login.xib` becomes `Login.nib`, a storyboard `Login.storyboardc`.
  private func outputName(_ input: String) -> String {
    let name = FilePath.name(input)
    return FilePath.stem(name) + (name.hasSuffix(".storyboard") ? ".storyboardc" : ".nib")
  }
}
