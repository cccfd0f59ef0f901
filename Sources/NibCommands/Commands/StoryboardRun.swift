import NibDiagnostics
import NibInspector
import NibObjects
import NibResources
import NibRuntime
import Nibwright

extension InstantiateRun {
  /// Makes the scenes asked for, each with its view, and tells of them; one that fails does not end the others.
  func run(
    _ interface: Interface, _ environment: NibEnvironment, _ terminal: inout Terminal, _ diagnostics: inout Diagnostics
  ) throws(NibError) -> ExitCode {
    let storyboard: ArchivedStoryboard
    do throws(NibError) { storyboard = try interface.storyboard(environment: environment) } catch {
      diagnostics.add(error.diagnostic)
      return .unreadable
    }
    for message in (storyboard.parts.content as? StoryboardArchives)?.diagnostics.messages ?? [] {
      diagnostics.add(message)
    }
    let wanted = arguments[InstantiateOptions.scene].map { [$0] } ?? storyboard.shownIdentifiers
    let (scenes, problems) = Self.scenes(wanted, of: storyboard)
    for problem in problems { diagnostics.add(problem) }
    try show(scenes, of: storyboard, &terminal)
    let isIncomplete = scenes.contains { !$0.failures.isEmpty || !$0.missingImages.isEmpty }
    return diagnostics.hasErrors || (isStrict && isIncomplete) ? .failure : .success
  }

  /// Makes scenes, looks at them and lets them go. The command's work is on the main thread, and so is this.
  /// - Returns: the scenes that came to be, and all messages.
  private static func scenes(
    _ identifiers: [String], of storyboard: ArchivedStoryboard
  ) -> (scenes: [SceneTree], messages: [Diagnostic]) {
    MainActor.assumeIsolated {
      var scenes: [SceneTree] = []
      var messages: [Diagnostic] = []
      for identifier in identifiers {
        do {
          let scene = try SceneTree(identifier, of: storyboard)
          messages += scene.messages.map { Self.hinting($0) }
          scenes.append(scene)
        } catch {
          messages.append(Self.diagnostic(error, of: storyboard))
        }
      }
      return (scenes, messages)
    }
  }

  /// An error as a message.
  private static func diagnostic(_ error: any Error, of storyboard: ArchivedStoryboard) -> Diagnostic {
    hinting(NibError(error, name: storyboard.name).diagnostic)
  }

  /// A message with what the command's user can do about it.
  private static func hinting(_ message: Diagnostic) -> Diagnostic {
    guard message.id.description == SceneError.Code.unknownStoryboard.rawValue else { return message }
    var hinted = message
    hinted.message += "; name the folder that holds it with '--bundle'"
    return hinted
  }

  private func show(
    _ scenes: [SceneTree], of storyboard: ArchivedStoryboard, _ terminal: inout Terminal
  ) throws(NibError) {
    let report = StoryboardReport(scenes, of: storyboard)
    switch arguments[InstantiateOptions.format] {
    case .summary: terminal.show("\(file): \(report.summary)\n")
    case .json: try write(report, of: storyboard.name, &terminal)
    default:
      terminal.show(pieces: { show in
        for scene in scenes { InstantiatedTreeRendering().render(scene, into: show) }
        show(report.summary + "\n")
      })
    }
  }
}

extension ArchivedStoryboard {
  /// The scenes that are shown where none is asked for: its own, and the initial one where that is another storyboard's.
  fileprivate var shownIdentifiers: [String] {
    let own = sceneIdentifiers
    guard let initial = initialIdentifier, !own.contains(initial) else { return own }
    return [initial] + own
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

  init(_ scenes: [SceneTree], of storyboard: ArchivedStoryboard) {
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
    let counts = [scenes.count.counted("scene"), controllers.counted("controller"), views.counted("view")]
    return "\(counts.joined(separator: ", ")), connections: \(made) of \(connections) made"
  }
}
