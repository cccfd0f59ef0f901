import NibBytes
import NibGraph

/// Values under keys that the compiler's code writes.
extension KeyedValue {
  @inline(__always) static func int(_ key: NibKey, _ value: Int64) -> KeyedValue { .int(key.id, value) }
  @inline(__always) static func bool(_ key: NibKey, _ value: Bool) -> KeyedValue { .bool(key.id, value) }
  @inline(__always) static func float(_ key: NibKey, _ value: Float) -> KeyedValue { .float(key.id, value) }
  @inline(__always) static func double(_ key: NibKey, _ value: Double) -> KeyedValue { .double(key.id, value) }
  @inline(__always) static func data(_ key: NibKey, _ span: ByteSpan) -> KeyedValue { .data(key.id, span) }
  @inline(__always) static func null(_ key: NibKey) -> KeyedValue { .null(key.id) }
  @inline(__always)
  static func reference(_ key: NibKey, _ object: ObjectID) -> KeyedValue { .reference(key.id, object) }
}

extension KeyedValue {
  @inline(__always) static func int(_ key: UIKitKey, _ value: Int64) -> KeyedValue { .int(key.id, value) }
  @inline(__always) static func bool(_ key: UIKitKey, _ value: Bool) -> KeyedValue { .bool(key.id, value) }
  @inline(__always) static func float(_ key: UIKitKey, _ value: Float) -> KeyedValue { .float(key.id, value) }
  @inline(__always) static func double(_ key: UIKitKey, _ value: Double) -> KeyedValue { .double(key.id, value) }
  @inline(__always) static func data(_ key: UIKitKey, _ span: ByteSpan) -> KeyedValue { .data(key.id, span) }
  @inline(__always) static func null(_ key: UIKitKey) -> KeyedValue { .null(key.id) }
  @inline(__always)
  static func reference(_ key: UIKitKey, _ object: ObjectID) -> KeyedValue { .reference(key.id, object) }
}

extension KeyedValue {
  @inline(__always) static func int(_ key: AppKitKey, _ value: Int64) -> KeyedValue { .int(key.id, value) }
  @inline(__always) static func bool(_ key: AppKitKey, _ value: Bool) -> KeyedValue { .bool(key.id, value) }
  @inline(__always) static func double(_ key: AppKitKey, _ value: Double) -> KeyedValue { .double(key.id, value) }
  @inline(__always) static func data(_ key: AppKitKey, _ span: ByteSpan) -> KeyedValue { .data(key.id, span) }
  @inline(__always) static func null(_ key: AppKitKey) -> KeyedValue { .null(key.id) }
  @inline(__always)
  static func reference(_ key: AppKitKey, _ object: ObjectID) -> KeyedValue { .reference(key.id, object) }
}
