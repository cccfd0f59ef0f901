import NibRuntime

// A write through a key path costs a hundred nanoseconds and an allocation; a stored property stands at the same place
// in every object of its class and of its subclasses, so the place is found once and written to directly.

/// Where a property is stored in the objects of a class.
enum StoredPlace {
  /// Of a property that is computed, observed or otherwise not written to directly.
  static let none = 0

  /// Bytes from the beginning of an object to the property, or `none`. Sets the property to its own value.
  static func offset<Owner: AnyObject, Value>(
    of path: ReferenceWritableKeyPath<Owner, Value>, in owner: Owner
  ) -> Int {
    let start = UInt(bitPattern: Unmanaged.passUnretained(owner).toOpaque())
    // Of a computed property this is the address of a copy, which lies outside of the object.
    let address = withUnsafeMutablePointer(to: &owner[keyPath: path]) { UInt(bitPattern: $0) }
    let offset = Int(bitPattern: address &- start)
    return FieldOffsets(of: owner).contains(offset) ? offset : none
  }

  /// Sets the property at a place, of the type that the place was found for. The caller holds the owner.
  @inline(__always)
  static func set<Value>(_ value: Value, at offset: Int, of owner: AnyObject) {
    let place = Unmanaged.passUnretained(owner).toOpaque().advanced(by: offset)
    place.assumingMemoryBound(to: Value.self).pointee = value
  }
}
