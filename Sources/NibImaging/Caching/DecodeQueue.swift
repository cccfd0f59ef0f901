import Dispatch

/// Threads that may wait, for calls that block.
enum DecodeQueue {
  private static let queue = DispatchQueue(label: "nibwright.imaging", qos: .userInitiated, attributes: .concurrent)

  /// Runs a body on a thread of its own.
  static func run(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// Waits for a body that runs on a thread of its own.
  static func value<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in run { continuation.resume(returning: body()) } }
  }
}
