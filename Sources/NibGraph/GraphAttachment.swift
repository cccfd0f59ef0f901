import Synchronization

/// A place beside a graph for what a later stage derives from its tables, so that it is derived once and shared by all
/// copies of the graph.
///
/// What is kept must not hold the graph itself: the two would keep each other alive.
package final class GraphAttachment: Sendable {
  private let content = Mutex<(any AnyObject & Sendable)?>(nil)

  init() {}

  /// What is kept, made now if nothing of that type is.
  package func value<Derived: AnyObject & Sendable>(_ make: () -> Derived) -> Derived {
    if let known = content.withLock({ $0 }) as? Derived { return known }
    // Made outside of the lock: two threads that ask at once may both make it, and one of the two is kept.
    let made = make()
    return content.withLock { content in
      if let earlier = content as? Derived { return earlier }
      content = made
      return made
    }
  }

  /// Forgets what is kept, and hands it over.
  package func take() -> (any AnyObject & Sendable)? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }
}
