import NibDiagnostics
import NibInspector
import NibResources
import NibRuntime
import NibUIKit
import Nibwright

extension InstantiateRun {
  /// The storyboard at the path; nil for what is none. A document is compiled in memory.
  func storyboard(into diagnostics: inout Diagnostics) throws(CommandFailure) -> UIStoryboard? {
    let path = file
    guard try isStoryboard(path) else { return nil }
    let environment = NibEnvironment(
      resources: BundleImages(chain), nibs: BundleNibs(chain), options: options)
    do {
      let storyboard = try UIStoryboard(contentsOf: path, environment: environment)
      let messages = (storyboard.content as? DocumentStoryboard)?.diagnostics.messages ?? []
      for message in messages { diagnostics.add(message) }
      return storyboard
    } catch {
      throw Self.failure(error, path, .unreadable)
    }
  }

  private func isStoryboard(_ path: String) throws(CommandFailure) -> Bool {
    switch try InterfaceLoader().load(path) {
    case .folder(let folder): folder.isStoryboard
    case .document(let document): document.kind == .storyboard
    case .graph: false
    }
  }

  /// Makes the scenes asked for, each with its view, and tells of them; one that fails does not end the others.
  func run(
    _ storyboard: UIStoryboard, _ terminal: inout Terminal, _ diagnostics: inout Diagnostics
  ) throws(CommandFailure) -> ExitCode {
    var scenes: [SceneTree] = []
    let wanted = arguments.value("scene").map { [$0] } ?? storyboard.identifiers
    for identifier in wanted {
      do {
        let scene = try SceneTree(identifier, of: storyboard)
        for message in scene.messages { diagnostics.add(message) }
        scenes.append(scene)
      } catch {
        diagnostics.add(Self.failure(error, storyboard.name, .failure).diagnostic)
      }
    }
    terminal.write(try text(scenes, of: storyboard))
    let isIncomplete = scenes.contains { !$0.failures.isEmpty || !$0.missingImages.isEmpty }
    return diagnostics.hasErrors || (isStrict && isIncomplete) ? .failure : .success
  }

  private func text(_ scenes: [SceneTree], of storyboard: UIStoryboard) throws(CommandFailure) -> String {
    let report = StoryboardReport(scenes, of: storyboard)
    if arguments.value("format") == "summary" { return "\(file): \(report.summary)\n" }
    if arguments.value("format") == "json" {
      do { return try JSONRendering().encode(report, file: storyboard.name) } catch { throw .failed(error) }
    }
    return scenes.map { LiveTreeRendering().render($0) }.joined() + report.summary + "\n"
  }

  private static func failure(_ error: any Error, _ path: String, _ exit: ExitCode) -> CommandFailure {
    let diagnostic =
      (error as? any LocatedError)?.diagnostic
      ?? Diagnostic(.error, id: "instantiation", "\(error)", at: Place(file: path))
    return CommandFailure(diagnostic: diagnostic, exit: exit)
  }
}

/// What the scenes of a storyboard came to be, as JSON has it.
struct StoryboardReport: Encodable {
  /// Version of this shape.
  let schemaVersion = 1
  /// The storyboard.
  let file: String
  /// Identifier of the initial controller.
  let initialIdentifier: String?
  /// The scenes, sorted by their identifiers.
  let scenes: [SceneTree]

  init(_ scenes: [SceneTree], of storyboard: UIStoryboard) {
    file = storyboard.name
    initialIdentifier = storyboard.initialIdentifier
    self.scenes = scenes
  }

  /// All scenes in a line.
  var summary: String {
    let controllers = scenes.reduce(0) { $0 + $1.controllerCount }
    let views = scenes.reduce(0) { $0 + $1.viewCount }
    let connections = scenes.reduce(0) { $0 + $1.connectionCount }
    let made = connections - scenes.reduce(0) { $0 + $1.failures.count }
    return
      "\(scenes.count) scenes, \(controllers) controllers, \(views) views, connections: \(made) of \(connections) made"
  }
}
