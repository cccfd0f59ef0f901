import NibCompiler
import NibDiagnostics
import NibGraph
import NibInspector
import NibResources
import NibRuntime
import NibStandIns
import Nibwright

extension Command {
  /// `nibwright instantiate`
  static var instantiate: Command {
    Command(
      name: "instantiate", summary: "Makes the objects of an archive and shows what came to life.",
      table: OptionTable(
        operands: "FILE…", count: 1...100_000,
        options: [
          .value("bundle", "DIR", isRepeatable: true, "Bundle to look for images in; the first is the nib's own."),
          .value(
            "scene", "ID", "Of a storyboard show this controller alone; without it all, each with its view loaded."),
          .value(
            "format", "FORMAT", choices: ["tree", "json", "summary"],
            "Tree of text (default), JSON, or what was made as a line a file; several files take only the last."),
          .flag("strict", "Take unknown classes, failed connections and missing images for errors."),
        ]),
      run: { arguments, terminal in
        guard arguments.operands.count == 1 || arguments.value("format") == "summary" else {
          return Tool.refuse("several files are shown with '--format summary' alone", .instantiate, &terminal)
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
  var chain: BundleChain { BundleChain(extra: arguments.values("bundle").map { ResourceBundle($0) }) }

  init(_ arguments: ParsedArguments, file: String) {
    self.arguments = arguments
    self.file = file
    isStrict = arguments.has("strict")
  }

  func run(_ terminal: inout Terminal) -> ExitCode {
    var diagnostics = Diagnostics(policy: DiagnosticPolicy(raisesWarnings: isStrict))
    defer { terminal.report(diagnostics) }
    do throws(CommandFailure) {
      try checkBundles()
      if let storyboard = try storyboard(into: &diagnostics) { return try run(storyboard, &terminal, &diagnostics) }
      guard arguments.value("scene") == nil else {
        throw InterfaceLoader().refusal(file, "--scene is for storyboards; this is none")
      }
      let graph = try graph(into: &diagnostics)
      let live = try instantiate(graph)
      for message in live.diagnostics.messages { diagnostics.add(message) }
      terminal.write(try text(live))
      let isIncomplete = live.connections.contains { !$0.isMade } || live.imagesMissed.contains { !$0.query.isSymbol }
      return diagnostics.hasErrors || (isStrict && isIncomplete) ? .failure : .success
    } catch {
      diagnostics.add(error.diagnostic)
      return error.exit
    }
  }

  /// Strangers' interfaces: what is missing is told, and ends nothing.
  var options: InstantiationOptions {
    InstantiationOptions(strictness: .collect, stopping: isStrict ? [.unknownClass] : [])
  }

  private func checkBundles() throws(CommandFailure) {
    for bundle in arguments.values("bundle") where DiskFileSource().kind(bundle) != .directory {
      throw InterfaceLoader().refusal(bundle, "no folder is at this path")
    }
  }

  /// A XIB is compiled in memory, so that messages lead to its lines.
  private func graph(into diagnostics: inout Diagnostics) throws(CommandFailure) -> ObjectGraph {
    let loader = InterfaceLoader()
    guard case .document(let document) = try loader.load(file) else { return try loader.loadGraph(file) }
    let compiled: CompiledInterface
    do { compiled = try InterfaceCompiler().compile(document, into: &diagnostics) } catch {
      throw .failed(error)
    }
    guard let graph = compiled.files.first?.graph else { return try loader.loadGraph(file) }
    return graph
  }

  private func instantiate(_ graph: ObjectGraph) throws(CommandFailure) -> Instantiation {
    let instantiator = NibInstantiator(
      graph: graph, classes: StandInCatalog.registry, resources: BundleImages(chain), nibs: BundleNibs(chain),
      options: options)
    do { return try instantiator.instantiateReport(owner: RecordingOwner()) } catch { throw .failed(error) }
  }

  /// Messages go to standard error; only JSON repeats them.
  private func text(_ live: Instantiation) throws(CommandFailure) -> String {
    if arguments.value("format") == "summary" {
      let (made, archived) = (live.connectionsMade.count, live.connections.count)
      return "\(file): \(live.objects.count) objects, \(made) of \(archived) connections made\n"
    }
    var tree = LiveTree(live)
    guard arguments.value("format") == "json" else {
      tree.diagnostics = []
      return LiveTreeRendering().render(tree)
    }
    do { return try JSONRendering().encode(LiveReport(tree, file: file), file: file) } catch { throw .failed(error) }
  }
}
