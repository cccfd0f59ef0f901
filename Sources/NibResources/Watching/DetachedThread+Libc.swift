#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system that nobody waits for.
package enum DetachedThread {
  /// Runs a body on a thread of its own; false when the system has none to give.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var handle: pthread_t?
      let status = pthread_create(&handle, nil, { box in DetachedThread.run(box) }, box.toOpaque())
      if status == 0, let handle { pthread_detach(handle) }
    #else
      var handle = pthread_t()
      let status = pthread_create(&handle, nil, { box in DetachedThread.run(box) }, box.toOpaque())
      if status == 0 { pthread_detach(handle) }
    #endif
    if status != 0 { box.release() }
    return status == 0
  }

  private final class Body: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func run(_ box: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let box { Unmanaged<Body>.fromOpaque(box).takeRetainedValue().body() }
    return nil
  }
}
