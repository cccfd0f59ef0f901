import NibBytes

/// Reads the keyed form of Foundation's values as native content.
///
/// Each answers nil when the object is not of that shape, so a caller never mistakes an odd object for a plain one.
extension ObjectGraph {
  /// Text of an NSString, NSMutableString or NSLocalizableString.
  public func string(_ object: ObjectID) -> String? {
    guard isString(object) else { return nil }
    return value(.key(.bytes), of: object)?.span.map { bytes.text($0) }
  }

  /// Compares bytes: this is asked for every text of an archive.
  private func isString(_ object: ObjectID) -> Bool {
    let index = Int(objects[Int(object.index)].classID.index)
    return classes.names.holds(.class(.string), at: index) || classes.names.holds(.class(.mutableString), at: index)
      || classes.names.holds(.class(.localizableString), at: index)
  }

  /// Value of an NSNumber as a double; booleans are 0 and 1.
  public func number(_ object: ObjectID) -> Double? {
    guard className(of: object) == .class(.number), let stored = values(of: object).first else { return nil }
    return switch stored.value {
    case .int(let value): Double(value)
    case .double(let value): value
    case .float(let value): Double(value)
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  /// Elements of an inlined collection (array, set, or the alternating keys and values of a dictionary).
  public func elements(_ object: ObjectID) -> [Value]? {
    let stored = values(of: object)
    guard let first = stored.first, keys.holds(.key(.nsInlinedValue), at: Int(first.key.index)) else { return nil }
    return stored.dropFirst().map(\.value)
  }

  /// The objects that an inlined collection refers to, in order; other elements are left out.
  public func members(_ object: ObjectID) -> [ObjectID] {
    values(of: object).compactMap(\.object)
  }

  /// Pairs of an inlined dictionary, in order.
  public func pairs(_ object: ObjectID) -> [(key: Value, value: Value)]? {
    guard className(of: object).hasSuffix("Dictionary"), let flat = elements(object), flat.count % 2 == 0 else {
      return nil
    }
    return stride(from: 0, to: flat.count, by: 2).map { (flat[$0], flat[$0 + 1]) }
  }

  /// Numbers of an inline struct: a lead byte 6 (32-bit) or 7 (64-bit), then 2, 4 or 6 little-endian reals.
  ///
  /// Points for geometry, unitless for transforms. Seen: geometry of views in archives of versions 9 and 10.
  public func reals(_ span: ByteSpan) -> [Double]? {
    guard let width = bytes.realWidth(span) else { return nil }
    return (0..<(Int(span.count) - 1) / width).map { bytes.real($0, width, span) }
  }
}
