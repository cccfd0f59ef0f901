import NibBytes

/// How a value is stored. Raw values are NIBArchive's type codes; integer width is part of the graph because
/// byte-identical output needs it.
///
/// - Seen: these eleven codes and no others, in archives of versions 9 and 10.
public enum ValueCode: UInt8, Sendable, BitwiseCopyable, Hashable, CaseIterable {
  /// Signed integers of 8, 16, 32 and 64 bits.
  case int8 = 0
  /// 16-bit integer.
  case int16 = 1
  /// 32-bit integer.
  case int32 = 2
  /// 64-bit integer.
  case int64 = 3
  /// Boolean false.
  case `false` = 4
  /// Boolean true.
  case `true` = 5
  /// 32-bit float.
  case float = 6
  /// 64-bit float.
  case double = 7
  /// Bytes: text, data or an inline struct.
  case data = 8
  /// Nil.
  case null = 9
  /// Reference to an object.
  case reference = 10
}

/// A value with its type, as one asks for it.
public enum Value: Sendable, Hashable {
  /// Any of the four integer widths.
  case int(Int64)
  /// True or false.
  case bool(Bool)
  /// A 32-bit float.
  case float(Float)
  /// A 64-bit float.
  case double(Double)
  /// A span of the graph's bytes.
  case data(ByteSpan)
  /// Nil.
  case null
  /// Another object.
  case reference(ObjectID)
}

/// One key and its value within an object: 16 bytes, no heap.
///
/// An object's values are an ordered list and keys may repeat: a collection holds one `UINibEncoderEmptyKey` an element.
public struct KeyedValue: Sendable, BitwiseCopyable, Hashable {
  /// The payload: an integer, the bits of a float, a `ByteSpan`, or an object index.
  public var bits: UInt64
  /// The key.
  public var key: KeyID
  /// How the payload is to be read.
  public var code: ValueCode

  /// Makes a value from its stored parts.
  @inlinable
  public init(key: KeyID, code: ValueCode, bits: UInt64) {
    self.bits = bits
    self.key = key
    self.code = code
  }

  /// An integer in the width that archives use: the smallest that holds it, but 64 bits for every negative one.
  @inlinable
  public static func int(_ key: KeyID, _ value: Int64) -> KeyedValue {
    let code: ValueCode =
      switch value {
      case 0...127: .int8
      case 128...32767: .int16
      case 32768...2_147_483_647: .int32
      default: .int64
      }
    return KeyedValue(key: key, code: code, bits: UInt64(bitPattern: value))
  }

  /// A boolean.
  @inlinable
  public static func bool(_ key: KeyID, _ value: Bool) -> KeyedValue {
    KeyedValue(key: key, code: value ? .true : .false, bits: 0)
  }

  /// A 32-bit float.
  @inlinable
  public static func float(_ key: KeyID, _ value: Float) -> KeyedValue {
    KeyedValue(key: key, code: .float, bits: UInt64(value.bitPattern))
  }

  /// A 64-bit float.
  @inlinable
  public static func double(_ key: KeyID, _ value: Double) -> KeyedValue {
    KeyedValue(key: key, code: .double, bits: value.bitPattern)
  }

  /// Bytes of the graph's byte table.
  @inlinable
  public static func data(_ key: KeyID, _ span: ByteSpan) -> KeyedValue {
    KeyedValue(key: key, code: .data, bits: span.bits)
  }

  /// Nil.
  @inlinable
  public static func null(_ key: KeyID) -> KeyedValue {
    KeyedValue(key: key, code: .null, bits: 0)
  }

  /// A reference to an object.
  @inlinable
  public static func reference(_ key: KeyID, _ object: ObjectID) -> KeyedValue {
    KeyedValue(key: key, code: .reference, bits: UInt64(UInt32(bitPattern: object.index)))
  }

  /// The payload with its type.
  @inlinable public var value: Value {
    switch code {
    case .int8, .int16, .int32, .int64: .int(Int64(bitPattern: bits))
    case .false: .bool(false)
    case .true: .bool(true)
    case .float: .float(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .double: .double(Double(bitPattern: bits))
    case .data: .data(ByteSpan(bits: bits))
    case .null: .null
    case .reference: .reference(ObjectID(Int(truncatingIfNeeded: bits)))
    }
  }

  /// The object referred to, if the value is a reference.
  @inlinable public var object: ObjectID? {
    code == .reference ? ObjectID(Int(truncatingIfNeeded: bits)) : nil
  }

  /// The bytes' place, if the value is data.
  @inlinable public var span: ByteSpan? {
    code == .data ? ByteSpan(bits: bits) : nil
  }
}
