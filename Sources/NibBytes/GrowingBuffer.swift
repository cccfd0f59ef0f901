// Invariant: the first `count` places of the memory are filled, and `capacity` is never less. Memory that is lent is left
// to its owner. Where `isArray` says so, `base` is the memory of `held`, whose values are all of `capacity`: nobody
// else has it, and it is not touched until it is handed over.

/// A list of plain values with one owner: filling it asks neither whether it is shared nor for a reference count.
///
/// For what a stage gathers and then hands over: `takeArray` copies a short list once, in its exact size, and hands over
/// the memory of a long one that fills it at least to the half. The memory grows by doubling, and is given back with its
/// owner.
@usableFromInline
package struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  /// The array in whose memory a long list stands.
  @usableFromInline var held: [Element] = []
  /// Whether the values stand in the memory of `held`. Code that knows no `Element` would ask the array itself by a
  /// function of the standard library that the linker warns of.
  @usableFromInline var isArray = false
  /// Whether the values stand in memory of another's.
  @usableFromInline package var isLent = false
  /// Number of values.
  @usableFromInline package var count: Int

  /// An empty list with room for so many values.
  @inlinable
  package init(capacity: Int) {
    self.capacity = Swift.max(capacity, 4)
    count = 0
    if Self.isLong(self.capacity) {
      (base, held) = Self.arrayMemory(self.capacity)
      isArray = true
    } else {
      base = .allocate(capacity: self.capacity)
    }
  }

  /// An empty list in memory that is another's and outlives it, for as long as it has room.
  @inlinable
  package init(lent memory: UnsafeMutableBufferPointer<Element>) {
    self.init(capacity: 0)
    guard let start = memory.baseAddress, memory.count > capacity else { return }
    base.deallocate()
    (base, capacity, isLent) = (start, memory.count, true)
  }

  /// A list of one value so many times.
  @inlinable
  package init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  @inlinable
  deinit { release() }

  /// Gives memory back that is the list's own.
  @inlinable @inline(__always)
  func release() { if !isLent && !isArray { base.deallocate() } }

  /// The value at an index, which must be in the list.
  @inlinable package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "inside the list")
      return base[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "inside the list")
      yield &base[index]
    }
  }

  /// Whether there is no value.
  @inlinable package var isEmpty: Bool { count == 0 }

  /// Adds a value.
  @inlinable @inline(__always)
  package mutating func append(_ value: Element) {
    if count == capacity { grow(by: 1) }
    base[count] = value
    count &+= 1
  }

  /// Adds values that stand elsewhere.
  @inlinable @inline(__always)
  package mutating func append(from start: UnsafePointer<Element>, count added: Int) {
    if added > capacity &- count { grow(by: added) }
    (base + count).update(from: start, count: added)
    count &+= added
  }

  /// Adds so many values, each of which the body writes.
  @inlinable @inline(__always)
  package mutating func append(count added: Int, _ write: (UnsafeMutablePointer<Element>) -> Void) {
    if added > capacity &- count { grow(by: added) }
    write(base + count)
    count &+= added
  }

  /// Adds the bytes of a value as they stand in memory.
  @inlinable
  package mutating func append<Value: BitwiseCopyable>(bytesOf value: Value) where Element == UInt8 {
    withUnsafeBytes(of: value) { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      append(from: start, count: bytes.count)
    }
  }

  /// Moves the last values to the end of another list.
  @inlinable
  package mutating func moveLast(_ moved: Int, to other: inout GrowingBuffer) {
    precondition(moved >= 0 && moved <= count, "no more than there are")
    other.append(from: base + (count - moved), count: moved)
    count &-= moved
  }

  /// Takes the last value off, if there is one.
  @inlinable
  package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return base[count]
  }

  /// Takes all values off and keeps the memory.
  @inlinable package mutating func removeAll() { count = 0 }

  /// The values as an array of its own.
  @inlinable package var array: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  /// The values where they stand, until the list changes.
  @inlinable
  package func withValues<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Hands over the values as an array and leaves an empty list, which keeps its memory where little of it was used.
  @inlinable
  package mutating func takeArray() -> [Element] {
    guard isArray, count >= capacity / 2 else {
      defer { removeAll() }
      return array
    }
    var taken: [Element] = []
    swap(&taken, &held)
    taken.removeLast(capacity - count)
    (capacity, count, isArray) = (4, 0, false)
    base = .allocate(capacity: capacity)
    return taken
  }

  /// Whether so many values stand in the memory of an array: to copy fewer takes little.
  @inlinable @inline(__always)
  static func isLong(_ count: Int) -> Bool { count * MemoryLayout<Element>.stride >= 1 << 16 }

  /// Memory for so many values, and the array that it belongs to.
  @usableFromInline @inline(never)
  static func arrayMemory(_ capacity: Int) -> (base: UnsafeMutablePointer<Element>, array: [Element]) {
    var base: UnsafeMutablePointer<Element>?
    // The values are plain, and each is written before it is read.
    let array = [Element](unsafeUninitializedCapacity: capacity) { places, filled in
      base = places.baseAddress
      filled = capacity
    }
    guard let base else { preconditionFailure("an array of some values has memory") }
    return (base, array)
  }

  @usableFromInline @inline(never)
  mutating func grow(by added: Int) {
    let wider = Swift.max(capacity * 2, count + added)
    let isLong = Self.isLong(wider)
    let (memory, array) = isLong ? Self.arrayMemory(wider) : (base: .allocate(capacity: wider), array: [])
    memory.update(from: base, count: count)
    release()
    (base, held, capacity, isLent, isArray) = (memory, array, wider, false, isLong)
  }
}
