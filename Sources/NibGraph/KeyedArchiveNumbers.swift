/// The numbers (UIDs) that a keyed archive gave the objects of a graph, and the class chains it wrote.
///
/// A graph does not need them. Whoever writes the archive again does: they are part of the bytes. Numbers that are
/// missing are those of conditional references whose object was never written.
public struct KeyedArchiveNumbers: Sendable, Hashable {
  /// By object its number; the root has none and stands with 0.
  public var objects: [UInt32]
  /// By class the number of its description; 0 for a class without one, such as that of strings.
  public var classes: [UInt32]
  /// By class its superclasses, nearest first, as its description lists them.
  public var superclasses: [[String]]

  /// Makes the table.
  public init(objects: [UInt32], classes: [UInt32], superclasses: [[String]]) {
    self.objects = objects
    self.classes = classes
    self.superclasses = superclasses
  }
}
