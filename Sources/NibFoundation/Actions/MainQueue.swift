import Foundation

/// Tells whether code runs where the main actor does. On Linux other threads than the first may serve its queue.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue, or the main thread before it is asked of a queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? Thread.isMainThread }
}
