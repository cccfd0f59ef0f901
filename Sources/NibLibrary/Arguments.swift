import CNibwright

/// Reads what C hands in.
enum Arguments {
  /// Whether C handed in NULL, whatever the header promises.
  ///
  /// A pointer that Swift's type says is never nil is nil to no `guard let`: the optimizer leaves that out. So bits are asked.
  static func isNull(_ pointer: UnsafeRawPointer) -> Bool { UInt(bitPattern: pointer) == 0 }

  /// A text.
  /// - Throws: for NULL and for bytes that are no UTF-8.
  static func text(_ text: UnsafePointer<CChar>?, _ name: String) throws(Failure) -> String {
    guard let text, !isNull(text) else { throw .argument("\(name) is NULL") }
    guard let read = String(validatingCString: text) else { throw .argument("\(name) is no UTF-8") }
    return read
  }

  /// A text that may be left out.
  static func optional(_ text: UnsafePointer<CChar>?, _ name: String) throws(Failure) -> String? {
    guard text != nil else { return nil }
    return try self.text(text, name)
  }

  /// Texts in a row.
  static func texts(
    _ texts: UnsafePointer<UnsafePointer<CChar>>?, _ count: Int, _ name: String
  ) throws(Failure) -> [String] {
    guard count > 0 else { return [] }
    guard let texts, !isNull(texts) else { throw .argument("\(name) is NULL") }
    var read: [String] = []
    for index in 0..<count {
      // A header can promise that none is NULL, but C may still hand in one.
      let text = UnsafeRawPointer(texts).load(
        fromByteOffset: index * MemoryLayout<UnsafeRawPointer?>.stride, as: UnsafePointer<CChar>?.self)
      read.append(try self.text(text, "\(name)[\(index)]"))
    }
    return read
  }

  /// A value of a closed set: becomes one only when it is known, for Swift must never have a value that is none of its cases.
  /// - Throws: for a number that is none.
  static func choice<Choice: ClosedChoice>(
    _ number: UInt32, of type: Choice.Type, _ name: String
  ) throws(Failure) -> Choice {
    guard let choice = Choice.cases.first(where: { $0.rawValue == number }) else {
      throw .argument("\(name) is \(number), which is none of \(Choice.self)")
    }
    return choice
  }

  /// Flags of a set.
  /// - Throws: for bits that are none of them.
  static func flags<Flags: OptionSet>(
    _ flags: Flags, of all: Flags, _ name: String
  ) throws(Failure) -> Flags where Flags.RawValue == UInt32 {
    let unknown = flags.rawValue & ~all.rawValue
    guard unknown == 0 else {
      throw .argument("\(name) has 0x\(String(unknown, radix: 16)), which is none of \(Flags.self)")
    }
    return flags
  }

  /// A structure that begins with its size: members behind the size that the caller knows are zero.
  /// - Throws: for a size that is no size of it.
  static func structure<Value: BitwiseCopyable>(
    _ pointer: UnsafePointer<Value>, _ name: String
  ) throws(Failure) -> UnsafeMutablePointer<Value> {
    let size = UnsafeRawPointer(pointer).load(as: Int.self)
    guard size >= MemoryLayout<Int>.size, size <= 4096 else { throw .argument("\(name) has size \(size)") }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    let bytes = UnsafeMutableRawPointer(memory)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    bytes.copyMemory(from: pointer, byteCount: min(size, MemoryLayout<Value>.size))
    return memory
  }

  /// A handle.
  /// - Throws: for NULL, and for one that was freed or is of another type.
  static func handle<Wanted: Handle>(
    _ pointer: OpaquePointer?, _ type: Wanted.Type = Wanted.self, _ name: String
  ) throws(Failure) -> Wanted {
    guard let handle = HandleTable.find(pointer, type) else {
      throw .argument(
        UInt(bitPattern: pointer) == 0 ? "\(name) is NULL" : "\(name) was freed, or is of another type")
    }
    return handle
  }

  /// A place for a result, emptied.
  /// - Throws: for NULL.
  static func place(
    _ slot: UnsafeMutablePointer<OpaquePointer?>?, _ name: String
  ) throws(Failure) -> UnsafeMutablePointer<OpaquePointer?> {
    guard let slot, !isNull(slot) else { throw .argument("\(name) is NULL") }
    slot.pointee = nil
    return slot
  }
}
