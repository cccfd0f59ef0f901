// Invariant: the first `count` places of the memory are filled, and `capacity` is never less. Memory that is lent is left
// to its owner.

/// A list of plain values with one owner: filling it asks neither whether it is shared nor for a reference count.
///
/// For what a stage gathers and then hands over: `array` copies it once, in its exact size. The memory grows by
/// doubling, and is given back with its owner.
@usableFromInline
package struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  /// Whether the values stand in memory of another's.
  @usableFromInline package var isLent = false
  /// Number of values.
  @usableFromInline package var count: Int

  /// An empty list with room for so many values.
  @inlinable
  package init(capacity: Int) {
    self.capacity = Swift.max(capacity, 4)
    base = .allocate(capacity: self.capacity)
    count = 0
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
  deinit { if !isLent { base.deallocate() } }

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

  @usableFromInline @inline(never)
  mutating func grow(by added: Int) {
    let wider = Swift.max(capacity * 2, count + added)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: wider)
    memory.update(from: base, count: count)
    if !isLent { base.deallocate() }
    (base, capacity, isLent) = (memory, wider, false)
  }
}
