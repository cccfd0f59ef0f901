import NibResources
import Synchronization

/// Messages that a program should see though nobody looks at a report, as a framework logs them.
enum StandardErrorNotes {
  private static let told = Mutex<Set<String>>([])

  /// Writes a message about a subject, the first of each.
  static func tell(_ subject: String, _ message: String) {
    guard told.withLock({ $0.insert(subject).inserted }) else { return }
    StandardError.write("\(message)\n")
  }
}
