/// The children of an element, in document order.
///
/// Holds the element table alone, so that a walk costs one retain and no closure.
public struct ElementChildren: Sequence, Sendable {
  /// Walks from a child to its next sibling.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let elements: [ElementRecord]
    @usableFromInline var at: Int32

    @inlinable
    init(elements: [ElementRecord], first: Int32) {
      self.elements = elements
      at = first
    }

    /// The next child; nil behind the last.
    @inlinable
    public mutating func next() -> ElementIndex? {
      guard at >= 0 else { return nil }
      let child = ElementIndex(Int(at))
      at = elements[Int(at)].nextSibling
      return child
    }
  }

  @usableFromInline let elements: [ElementRecord]
  @usableFromInline let first: Int32

  @inlinable
  init(elements: [ElementRecord], first: Int32) {
    self.elements = elements
    self.first = first
  }

  /// Starts at the first child.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(elements: elements, first: first) }
}
