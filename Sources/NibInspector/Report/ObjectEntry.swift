/// One object: its class, where it belongs, what it says.
public struct ObjectEntry: Sendable, Hashable, Codable {
  /// The element's id where it is known, else `@` and the object's number.
  public var id: String
  /// The class of the framework: of an archive the one that is made when the custom class is not known, of a document
  /// the class of the element's tag.
  public var `class`: String
  /// The element's tag; absent for an archive.
  public var tag: String?
  /// The custom class without its module.
  public var customClass: String?
  /// The custom class's Swift module.
  public var customModule: String?
  /// Whether the module is the target that compiles the document, whatever `customModule` says.
  public var customModuleIsTarget: Bool?
  /// Id of the object that holds this one.
  public var parent: String?
  /// What it says, in the order of the file.
  public var attributes: [AttributeEntry]
  /// Where it stands in its source.
  public var place: PlaceEntry?

  /// Makes an entry.
  public init(id: String, class className: String, attributes: [AttributeEntry] = []) {
    self.id = id
    self.class = className
    self.attributes = attributes
  }
}
