import NibBytes
import NibGraph

/// Names that the compiler's code itself reads or writes, beside those of the schema's rows.
///
/// A schema that is compiled numbers them before all others, in the order of the cases, so a case knows its number.
protocol WellKnown: CaseIterable, RawRepresentable, Sendable where RawValue == String {}

extension WellKnown {
  /// The place among the cases, which is how an enum without payloads is stored: in one byte up to 256 cases, in two
  /// beyond.
  @inline(__always)
  var ordinal: Int {
    MemoryLayout<Self>.size == 1
      ? Int(unsafeBitCast(self, to: UInt8.self)) : Int(unsafeBitCast(self, to: UInt16.self))
  }

  /// The case at a place, which must be one.
  @inline(__always)
  static func `case`(at place: Int) -> Self {
    MemoryLayout<Self>.size == 1
      ? unsafeBitCast(UInt8(truncatingIfNeeded: place), to: Self.self)
      : unsafeBitCast(UInt16(truncatingIfNeeded: place), to: Self.self)
  }
}

extension NameRegistry {
  /// Numbers all cases, none of which is there, in their order.
  mutating func append<Names: WellKnown>(distinct names: Names.Type) {
    append(distinct: Names.allCases.map(\.rawValue))
  }
}

/// The keys of all platforms come first; a platform's own are numbered behind these.
extension NibKey: WellKnown {
  /// The identifier in every graph.
  @inline(__always) var id: KeyID { KeyID(ordinal) }

  /// How many there are, spelled out because keys of platforms are numbered from there in every line that writes one:
  /// no list of cases may be made for that. `SchemaCompiler` and a test hold it.
  @inline(__always) static var count: Int { 66 }
}

extension UIKitKey: WellKnown {
  /// The identifier in every graph of the platform.
  @inline(__always) var id: KeyID { KeyID(NibKey.count + ordinal) }
}

extension AppKitKey: WellKnown {
  /// The identifier in every graph of the platform.
  @inline(__always) var id: KeyID { KeyID(NibKey.count + ordinal) }
}

/// The classes of all platforms come first; a platform's own are numbered behind these.
extension NibClass: WellKnown {
  /// The identifier in every graph.
  @inline(__always) var id: ClassID { ClassID(ordinal) }

  /// How many there are; see `NibKey.count`.
  @inline(__always) static var count: Int { 26 }
}

extension UIKitClass: WellKnown {
  /// The identifier in every graph of the platform.
  @inline(__always) var id: ClassID { ClassID(NibClass.count + ordinal) }

  /// Classes that older systems know only by another. Seen: every golden that has them.
  static let fallbacks: [(name: String, fallback: String)] = [
    (.class(.color), .class(.nsColor)), (.class(.font), .class(.nsFont)),
    (.class(.nsIBPrototypingLayoutConstraint), .class(.nsLayoutConstraint)), (.class(.uiLayoutGuide), .class(.view)),
    (.class(.layoutSupportConstraint), .class(.nsLayoutConstraint)),
  ]
}

extension AppKitClass: WellKnown {
  /// The identifier in every graph of the platform.
  @inline(__always) var id: ClassID { ClassID(NibClass.count + ordinal) }
}

extension ObjectWriter {
  @inline(__always) mutating func reserve(_ known: UIKitClass, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(known.id, origin: origin)
  }

  /// An object of prepared content.
  mutating func object(_ known: UIKitClass, _ fields: [PreparedValue]) -> ObjectID { object(known.id, fields) }
}

extension ObjectWriter {
  @inline(__always) mutating func reserve(_ known: AppKitClass, origin: Origin = .unknown) -> ObjectID {
    builder.reserve(known.id, origin: origin)
  }
}
