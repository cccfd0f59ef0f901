import NibDiagnostics
import NibInspector
import NibObjects
import NibResources
import NibRuntime
import Nibwright

/// What `instantiate` can be asked for.
enum InstantiateOptions {
  /// How instances are shown.
  enum Format: String, CaseIterable { case tree, json, summary }

  static let bundles = TypedOption.list(
    "bundle", "DIR",
    "Bundle or folder of sources to look for images and other storyboards in; the first is the nib's own.")
  static let scene = TypedOption.text(
    "scene", "ID", "Of a storyboard show this controller alone; without it all, each with its view loaded.")
  static let format = TypedOption.choice(
    "format", "FORMAT", of: Format.self,
    "Tree of text (default), JSON, or what was made as a line a file; several files take only the last.")
  static let strict = TypedOption.flag(
    "strict", "Treat unknown classes, failed connections and missing images as errors.")

  /// The options of the command.
  static let all = [bundles.option, scene.option, format.option, strict.option]
}

extension Command {
  /// `nibwright instantiate`
  static var instantiate: Command {
    Command(
      name: "instantiate", summary: "Instantiates an archive and shows its objects, connections and images.",
      table: OptionTable(
        operands: "FILE…", count: 1...100_000,
        options: InstantiateOptions.all),
      example: "nibwright instantiate Login.nib --bundle Main.app",
      run: { arguments, terminal in
        guard arguments.operands.count == 1 || arguments[InstantiateOptions.format] == .summary else {
          return Tool.refuse(.invalid("several files are shown with '--format summary' alone"), .instantiate, &terminal)
        }
        let codes = arguments.operands.map { InstantiateRun(arguments, file: $0).run(&terminal) }
        return codes.max { $0.rawValue < $1.rawValue } ?? .success
      })
  }
}

/// A run of `instantiate` over one file.
struct InstantiateRun {
  let arguments: ParsedArguments
  let file: String
  let isStrict: Bool

  init(_ arguments: ParsedArguments, file: String) {
    self.arguments = arguments
    self.file = file
    isStrict = arguments[InstantiateOptions.strict]
  }

  func run(_ terminal: inout Terminal) -> ExitCode {
    var diagnostics = Diagnostics(policy: DiagnosticPolicy(raisesWarnings: isStrict))
    defer { terminal.report(diagnostics) }
    do throws(NibError) {
      try checkBundles(terminal.files)
      let made: Instantiation
      switch try subject(terminal.files, &diagnostics) {
      case .storyboard(let storyboard): return try run(storyboard, &terminal, &diagnostics)
      case .unreadableStoryboard(let error):
        diagnostics.add(error.diagnostic)
        return .unreadable
      case .objects(let found): made = found
      }
      for message in made.diagnostics.messages { diagnostics.add(message) }
      let isIncomplete = made.connections.contains { $0.problem != nil } || !made.missingImages.isEmpty
      try show(made, &terminal)
      return diagnostics.hasErrors || (isStrict && isIncomplete) ? .failure : .success
    } catch {
      let failure = CommandFailure(error)
      diagnostics.add(failure.diagnostic)
      return failure.exit
    }
  }

  /// What is instantiated.
  private enum Subject {
    case objects(Instantiation)
    case storyboard(ArchivedStoryboard)
    case unreadableStoryboard(NibError)
  }

  /// Reads what is instantiated, and makes the objects of a nib. The document that it was compiled from is let go, and then
  /// the archive: large ones take as much as their objects.
  private func subject(_ files: any FileSource, _ diagnostics: inout Diagnostics) throws(NibError) -> Subject {
    let interface = try Interface.read(file, files: files)
    let environment = environment(files)
    guard interface.isStoryboard else {
      guard arguments[InstantiateOptions.scene] == nil else {
        throw NibError(code: .wrongForm, place: Place(file: file), detail: "--scene is for storyboards; this is none")
      }
      return .objects(try objects(of: interface.nib(environment: environment), &diagnostics))
    }
    do throws(NibError) { return .storyboard(try interface.storyboard(environment: environment)) } catch {
      return .unreadableStoryboard(error)
    }
  }

  private func objects(
    of nib: consuming NibFile, _ diagnostics: inout Diagnostics
  ) throws(NibError) -> Instantiation {
    for message in nib.diagnostics.messages { diagnostics.add(message) }
    return try nib.instantiateHere(owner: RecordingOwner())
  }

  /// Other people's interfaces: what is missing is told, and ends nothing.
  private func environment(_ files: any FileSource) -> NibEnvironment {
    let bundles = BundleChain(
      extra: arguments[InstantiateOptions.bundles].map { ResourceBundle(recognizing: $0, in: files) }, source: files)
    let strictness = isStrict ? Strictness.lenient.throwing(.unknownClass) : .lenient
    return NibEnvironment(classes: ArchivedClasses.registry, strictness: strictness, files: files).resolving(
      in: bundles)
  }

  private func checkBundles(_ files: any FileSource) throws(NibError) {
    for bundle in arguments[InstantiateOptions.bundles] where files.kind(bundle) != .directory {
      throw NibError(code: .notFound, place: Place(file: bundle), detail: "no folder is at this path")
    }
  }

  /// Messages go to standard error; only JSON repeats them.
  private func show(_ made: Instantiation, _ terminal: inout Terminal) throws(NibError) {
    if arguments[InstantiateOptions.format] == .summary {
      let (connected, archived) = (made.connections.count { $0.problem == nil }, made.connections.count)
      let objects = made.objects.count.counted("object")
      return terminal.show("\(file): \(objects), \(connected) of \(archived) connections made\n")
    }
    let tree = LiveTree(here: made)
    guard arguments[InstantiateOptions.format] == .json else {
      return terminal.show(pieces: { InstantiatedTreeRendering().render(tree, into: $0) })
    }
    try write(LiveReport(file: file, tree: tree), of: file, &terminal)
  }

  /// Writes a report as JSON, in pieces.
  func write(_ report: some Encodable, of name: String, _ terminal: inout Terminal) throws(NibError) {
    var failure: InspectError?
    terminal.write(pieces: { write in
      do throws(InspectError) { try JSONRendering().encode(report, file: name, into: write) } catch { failure = error }
    })
    if let failure { throw NibError(failure) }
  }
}
