import NibGraph
import NibRuntime

/// A live interface as values: what the tree and JSON renderings show.
///
/// Views nest by their subviews and controllers by their view and children; other objects stand alone.
public struct InstantiatedTree: Sendable, Codable, Hashable {
  /// One object and what is below it.
  public struct Node: Sendable, Codable, Hashable {
    /// The Swift class of the object.
    public var type: String
    /// The class that the archive asks for.
    public var archivedClass: String?
    /// Index in the archive, as `@12`; nil for an object made in code.
    public var id: String?
    /// Identifier of the element in the document.
    public var identifier: String?
    /// Properties that differ from the defaults, in table order.
    public var properties: [Property]
    /// Names of outlets and collections with the objects in them.
    public var outlets: [Property]
    /// What is below it.
    public var children: [Node]

    private enum CodingKeys: String, CodingKey {
      case type, archivedClass, id, identifier, properties, outlets, children
    }

    /// Writes the object with what is below it.
    public func encode(to encoder: any Encoder) throws { try encode(children, to: encoder) }

    /// Writes the object with this below it, and not its children.
    func encode(_ below: some Encodable, to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(type, forKey: .type)
      try members.encodeIfPresent(archivedClass, forKey: .archivedClass)
      try members.encodeIfPresent(id, forKey: .id)
      try members.encodeIfPresent(identifier, forKey: .identifier)
      try members.encode(properties, forKey: .properties)
      try members.encode(outlets, forKey: .outlets)
      try members.encode(below, forKey: .children)
    }
  }

  /// A name and its value as text.
  public struct Property: Sendable, Codable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Takes both.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A connection and what became of it.
  public struct Connection: Sendable, Codable, Hashable {
    /// `outlet`, `outletCollection` or `event`.
    public var kind: String
    /// Outlet name or selector.
    public var label: String
    /// The object that has the outlet or sends the event.
    public var source: String
    /// The objects connected.
    public var destinations: [String]
    /// Bits of the events; nil for outlets.
    public var events: Int64?
    /// Why it was not made; nil if it was.
    public var failure: String?
  }

  /// An image and the answer of the resources.
  public struct Image: Sendable, Codable, Hashable {
    /// The name in the archive.
    public var name: String
    /// The file found.
    public var file: String?
    /// Pixels a point of the file found.
    public var scale: Double?
    /// Paths tried when none was found.
    public var tried: [String]?
  }

  /// The top-level objects.
  public var topLevel: [Node]
  /// Number of objects that the loader made.
  public var objectCount: Int
  /// The connections in archive order.
  public var connections: [Connection]
  /// The images in the order they were asked for.
  public var images: [Image]
  /// Messages, one line each.
  public var diagnostics: [String]
}
