import Synchronization

/// What stands behind a pointer that C has: never changes once it is made, so threads may share it.
class Handle: @unchecked Sendable {}

/// The handles that C has and has not given back.
///
/// What C gets is no address but a number that stands for one handle and for no other, however many come: memory is used
/// again, and a pointer that was freed would then be another handle's. So one that was freed, is of another type or never was
/// one is found out and not followed.
enum HandleTable {
  private struct Live {
    var handles: [UInt: Handle] = [:]
    var last = first
  }

  /// Numbers begin where no processor has memory, so that a program that follows one ends there and then.
  private static let first: UInt = 1 << (UInt.bitWidth - 2)
  /// As far apart as addresses of structures are: a program may use the lowest bits of a pointer.
  private static let stride: UInt = 16

  private static let live = Mutex(Live())

  /// Hands a handle out: it lives until it is freed.
  static func publish(_ handle: Handle) -> OpaquePointer {
    let number = live.withLock { live in
      live.last += stride
      live.handles[live.last] = handle
      return live.last
    }
    // Numbers begin above 0.
    return OpaquePointer(bitPattern: number).unsafelyUnwrapped
  }

  /// The handle behind a pointer; nil when it is none of the type that lives.
  static func find<Wanted: Handle>(_ pointer: OpaquePointer?, _ type: Wanted.Type = Wanted.self) -> Wanted? {
    guard let pointer else { return nil }
    return live.withLock { $0.handles[UInt(bitPattern: pointer)] } as? Wanted
  }

  /// Takes a handle back; what is none of the type that lives stays untouched.
  static func free(_ pointer: OpaquePointer?, _ type: (some Handle).Type) {
    guard let pointer else { return }
    // Let go outside of the lock: what it held may be large.
    let number = UInt(bitPattern: pointer)
    let handle = live.withLock { live in
      live.handles[number].flatMap { Swift.type(of: $0) == type ? live.handles.removeValue(forKey: number) : nil }
    }
    withExtendedLifetime(handle) {}
  }
}
