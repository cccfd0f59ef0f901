import NibDiagnostics
import NibInspector
import NibObjects
import NibResources
import NibRuntime
import Nibwright

extension InstantiateRun {
  /// Makes the scenes asked for, each with its view, and tells of them; one that fails does not end the others.
  func run(
    _ storyboard: ArchivedStoryboard, _ terminal: inout Terminal, _ diagnostics: inout Diagnostics
  ) throws(NibError) -> ExitCode {
    for message in (storyboard.parts.content as? StoryboardArchives)?.diagnostics.messages ?? [] {
      diagnostics.add(message)
    }
    let wanted = arguments[InstantiateOptions.scene].map { [$0] } ?? storyboard.shownIdentifiers
    let tally = SceneTally()
    try show(wanted, of: storyboard, tally, &terminal)
    for message in tally.messages { diagnostics.add(message) }
    return diagnostics.hasErrors || (isStrict && tally.isIncomplete) ? .failure : .success
  }

  /// Shows scenes one after another and lets each go before the next is made.
  private func show(
    _ identifiers: [String], of storyboard: ArchivedStoryboard, _ tally: SceneTally, _ terminal: inout Terminal
  ) throws(NibError) {
    switch arguments[InstantiateOptions.format] {
    case .summary:
      for identifier in identifiers { tally.withScene(identifier, of: storyboard) { _ in } }
      terminal.show("\(file): \(tally.summary)\n")
    case .json:
      try write(StoryboardReport(identifiers, of: storyboard, tally), of: storyboard.name, &terminal)
    default:
      terminal.show(pieces: { show in
        for identifier in identifiers {
          tally.withScene(identifier, of: storyboard) { InstantiatedTreeRendering().render($0, into: show) }
        }
        show(tally.summary + "\n")
      })
    }
  }
}

/// What the scenes of a run came to be, in all.
private final class SceneTally {
  private var scenes = 0
  private var controllers = 0
  private var views = 0
  private var connections = 0
  private var failures = 0
  /// Messages of the scenes, and why others did not come to be.
  private(set) var messages: [Diagnostic] = []
  /// Whether a connection was not made, or an image is missing.
  private(set) var isIncomplete = false

  /// Makes a scene and counts it; one that fails becomes a message. The command's work is on the main thread, and so is this.
  /// - Parameter use: what is done with the scene; what it throws is thrown.
  func withScene<Failure: Error>(
    _ identifier: String, of storyboard: ArchivedStoryboard, _ use: (LiveScene) throws(Failure) -> Void
  ) throws(Failure) {
    let made: LiveScene
    do { made = try LiveScene.make(here: identifier, of: storyboard) } catch {
      return messages.append(Self.hinting(NibError(error, name: storyboard.name).diagnostic))
    }
    let scene = made.summary
    messages += scene.messages.map { Self.hinting($0) }
    scenes += 1
    controllers += scene.controllerCount
    views += scene.viewCount
    connections += scene.connectionCount
    failures += scene.failures.count
    isIncomplete = isIncomplete || !scene.failures.isEmpty || !scene.missingImages.isEmpty
    try use(made)
  }

  /// All scenes in a line.
  var summary: String {
    let counts = [scenes.counted("scene"), controllers.counted("controller"), views.counted("view")]
    return "\(counts.joined(separator: ", ")), connections: \(connections - failures) of \(connections) made"
  }

  /// A message with what the command's user can do about it.
  private static func hinting(_ message: Diagnostic) -> Diagnostic {
    guard message.id.description == SceneError.Code.unknownStoryboard.rawValue else { return message }
    var hinted = message
    hinted.message += "; name the folder that holds it with '--bundle'"
    return hinted
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

/// What the scenes of a storyboard came to be, as JSON has it; each is made when it is written.
private struct StoryboardReport: Encodable {
  private let identifiers: [String]
  private let storyboard: ArchivedStoryboard
  private let tally: SceneTally

  /// Version of this shape.
  private static let schemaVersion = 1

  private enum CodingKeys: String, CodingKey { case schemaVersion, file, initialIdentifier, scenes }

  init(_ identifiers: [String], of storyboard: ArchivedStoryboard, _ tally: SceneTally) {
    self.identifiers = identifiers
    self.storyboard = storyboard
    self.tally = tally
  }

  /// Writes the storyboard, the identifier of its initial controller, and the scenes, sorted by their identifiers.
  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(Self.schemaVersion, forKey: .schemaVersion)
    try members.encode(storyboard.name, forKey: .file)
    try members.encodeIfPresent(storyboard.initialIdentifier, forKey: .initialIdentifier)
    var scenes = members.nestedUnkeyedContainer(forKey: .scenes)
    for identifier in identifiers {
      try tally.withScene(identifier, of: storyboard) { try scenes.encode($0) }
    }
  }
}
