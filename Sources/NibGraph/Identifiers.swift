/// An object of a graph: its index in the object table.
public struct ObjectID: Sendable, BitwiseCopyable, Hashable, Comparable, CustomStringConvertible {
  /// Index into `ObjectGraph.objects`.
  public var index: Int32

  /// Makes an identifier from an index.
  @inlinable public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// The root object of every graph.
  @inlinable public static var root: ObjectID { ObjectID(0) }

  /// Orders by index.
  @inlinable public static func < (left: ObjectID, right: ObjectID) -> Bool { left.index < right.index }

  /// `@12`, as dumps and messages name an object.
  public var description: String { "@\(index)" }
}

/// A key of a graph: its index in the key table.
public struct KeyID: Sendable, BitwiseCopyable, Hashable {
  /// Index into `ObjectGraph.keys`.
  public var index: UInt32

  /// Makes an identifier from an index.
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}

/// A class of a graph: its index in the class table.
public struct ClassID: Sendable, BitwiseCopyable, Hashable {
  /// Index into `ObjectGraph.classes`.
  public var index: UInt32

  /// Makes an identifier from an index.
  @inlinable public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
}
