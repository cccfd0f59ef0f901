import Synchronization

/// What stands behind a pointer that C has: never changes once it is made, so threads may share it.
class Handle: @unchecked Sendable {
  /// The pointer that C knows it by.
  final var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }
  /// The same as a number.
  final var address: UInt { UInt(bitPattern: pointer) }
}

/// The handles that C has and has not given back.
///
/// A pointer is looked up before it is believed, so one that was freed, is of another type or never was one is found out and
/// not followed.
enum HandleTable {
  private static let live = Mutex<[UInt: Handle]>([:])

  /// Hands a handle out: it lives until it is freed.
  static func publish(_ handle: Handle) -> OpaquePointer {
    live.withLock { $0[handle.address] = handle }
    return handle.pointer
  }

  /// The handle behind a pointer; nil when it is none of the type that lives.
  static func find<Wanted: Handle>(_ pointer: OpaquePointer?, _ type: Wanted.Type = Wanted.self) -> Wanted? {
    guard let pointer else { return nil }
    return live.withLock { $0[UInt(bitPattern: pointer)] } as? Wanted
  }

  /// Takes a handle back; what is none of the type that lives stays untouched.
  static func free(_ pointer: OpaquePointer?, _ type: (some Handle).Type) {
    guard let pointer else { return }
    // Let go outside of the lock: what it held may be large.
    let address = UInt(bitPattern: pointer)
    let handle = live.withLock { live in
      live[address].flatMap { Swift.type(of: $0) == type ? live.removeValue(forKey: address) : nil }
    }
    withExtendedLifetime(handle) {}
  }
}
