import Synchronization

/// Messages that a program should see though nobody looks at a report, as a framework logs them.
package enum StandardErrorNotes {
  private static let told = Mutex<Set<String>>([])

  /// More subjects than anybody reads about.
  private static let most = 1000

  /// Writes a message about a subject, the first of each; none of further subjects when there were very many.
  package static func tell(_ subject: String, _ message: String) {
    guard told.withLock({ $0.count < most && $0.insert(subject).inserted }) else { return }
    StandardError.write("\(message)\n")
  }
}
