// The two functions are those of the standard library's own mirrors; it exports them and gives them no public name.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

/// Where the stored properties of a class stand in its objects, inherited ones included.
package struct FieldOffsets {
  /// Bytes from the beginning of the object.
  private let offsets: [Int]

  /// The places in objects of an object's class.
  package init(of object: AnyObject) {
    let type: Any.Type = type(of: object)
    offsets = (0..<fieldCount(type)).map { fieldOffset(type, index: $0) }
  }

  /// Whether a stored property stands at a place.
  package func contains(_ offset: Int) -> Bool { offsets.contains(offset) }

  /// The place that holds a reference, if exactly one does.
  func offset(of referred: AnyObject, in object: AnyObject) -> Int? {
    let wanted = UInt(bitPattern: ObjectIdentifier(referred))
    let places = offsets.filter { Self.word(at: $0, in: object) == wanted }
    return places.count == 1 ? places.first : nil
  }

  /// The reference at a place that holds one in every object of the class.
  static func reference(at offset: Int, in object: AnyObject) -> AnyObject? {
    guard let pointer = UnsafeRawPointer(bitPattern: word(at: offset, in: object)) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The word at a place; 0 for a place that no reference can have. Objects are whole words long.
  private static func word(at offset: Int, in object: AnyObject) -> UInt {
    guard offset > 0, offset % MemoryLayout<UInt>.alignment == 0 else { return 0 }
    return withExtendedLifetime(object) {
      Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: UInt.self)
    }
  }
}
