import NibRuntime
import NibStandIns

/// Writes down what happens to the objects of a nib, in order.
final class Transcript {
  /// The transcript of the load that runs in the current task.
  @TaskLocal static var current: Transcript?

  /// What happened so far.
  private(set) var lines: [String] = []

  /// Adds a line to the current transcript.
  static func write(_ line: String) { current?.lines.append(line) }

  /// A short name of an object.
  @MainActor static func name(_ object: AnyObject?) -> String {
    guard let object else { return "nil" }
    if let named = object as? any TranscriptNamed { return named.transcriptName }
    return "\(type(of: object))"
  }

  /// The text, a line an event.
  var text: String { lines.map { $0 + "\n" }.joined() }
}

extension Transcript: @unchecked Sendable {}

/// An object that has a name of its own in transcripts.
@MainActor
protocol TranscriptNamed: AnyObject {
  var transcriptName: String { get }
}
