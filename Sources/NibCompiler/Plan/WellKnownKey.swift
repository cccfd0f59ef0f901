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

/// Keys that archives of all platforms have: collections, texts, numbers and constraints.
///
/// A platform's own keys are numbered behind these. Names are the format's, verbatim. Seen: inventories of compiled
/// archives.
enum WellKnownKey: String, WellKnown {
  case element = "UINibEncoderEmptyKey"
  case inlined = "NSInlinedValue"
  case bytes = "NS.bytes"
  case intValue = "NS.intval"
  case doubleValue = "NS.dblval"
  case special = "NS.special"
  case rectValue = "NS.rectval"
  case sizeValue = "NS.sizeval"
  case pointValue = "NS.pointval"
  case rangeLocation = "NS.rangeval.location"
  case rangeLength = "NS.rangeval.length"
  case firstItem = "NSFirstItem"
  case firstAttributeV2 = "NSFirstAttributeV2"
  case firstAttribute = "NSFirstAttribute"
  case relation = "NSRelation"
  case multiplier = "NSMultiplier"
  case secondItem = "NSSecondItem"
  case secondAttributeV2 = "NSSecondAttributeV2"
  case secondAttribute = "NSSecondAttribute"
  case constantV2 = "NSConstantV2"
  case symbolicConstant = "NSSymbolicConstant"
  case shouldBeArchived = "NSShouldBeArchived"
  case layoutIdentifier = "NSLayoutIdentifier"
  case priority = "NSPriority"
  case constant = "NSConstant"
  case attributedText = "NSString"
  case textAttributes = "NSAttributes"
  case attributeInfo = "NSAttributeInfo"
  case tabStops = "NSTabStops"
  case alignment = "NSAlignment"
  case localizableDefault = "NSDev"
  case localizableKey = "NSKey"
  case lineBreakMode = "NSLineBreakMode"
  case lineBreakStrategy = "NSLineBreakStrategy"
  case textShadowColor = "NSShadowColor"
  case shadowHorizontal = "NSShadowHoriz"
  case shadowVertical = "NSShadowVert"

  /// The identifier in every graph.
  @inline(__always) var id: KeyID { KeyID(ordinal) }

  /// How many there are: the last one's place and one more.
  @inline(__always) static var count: Int { WellKnownKey.shadowVertical.ordinal + 1 }
}

extension KeyedValue {
  @inline(__always) static func int(_ key: WellKnownKey, _ value: Int64) -> KeyedValue { .int(key.id, value) }
  @inline(__always) static func bool(_ key: WellKnownKey, _ value: Bool) -> KeyedValue { .bool(key.id, value) }
  @inline(__always) static func float(_ key: WellKnownKey, _ value: Float) -> KeyedValue { .float(key.id, value) }
  @inline(__always) static func double(_ key: WellKnownKey, _ value: Double) -> KeyedValue { .double(key.id, value) }
  @inline(__always) static func data(_ key: WellKnownKey, _ span: ByteSpan) -> KeyedValue { .data(key.id, span) }
  @inline(__always) static func null(_ key: WellKnownKey) -> KeyedValue { .null(key.id) }
  @inline(__always)
  static func reference(_ key: WellKnownKey, _ object: ObjectID) -> KeyedValue { .reference(key.id, object) }
}
