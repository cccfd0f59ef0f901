/// What an interface file holds, neutral of its form: the same for a compiled archive and for a document.
///
/// Two producers make it, one from a graph (`GraphReport`), one from a document; `JSONRendering` writes it. Lists are
/// arrays in the order of the file, never maps; what is not known is absent, never null; an integer stays an integer.
public struct InterfaceReport: Sendable, Hashable, Codable {
  /// Version of this shape; grows when a reader must know.
  public var schemaVersion = 1
  /// The file as the user named it, or a folder's member by its name.
  public var file: String
  /// Container and version.
  public var format: FormatEntry
  /// Objects with an identity: views, controllers, cells, segue templates.
  public var objects: [ObjectEntry] = []
  /// Outlets, actions, outlet collections, bindings, segues.
  public var connections: [ConnectionEntry] = []
  /// Stand-ins for objects outside the file.
  public var placeholders: [PlaceholderEntry] = []
  /// Uses of pictures.
  public var images: [ImageEntry] = []
  /// Uses of colours.
  public var colors: [ColorEntry] = []
  /// Uses of text.
  public var strings: [StringEntry] = []
  /// Layout constraints.
  public var constraints: [ConstraintEntry] = []
  /// User defined runtime attributes.
  public var runtimeAttributes: [RuntimeAttributeEntry] = []
  /// What the files of a folder hold; absent for a single file.
  public var members: [InterfaceReport]?

  /// An empty report about a file.
  public init(file: String, format: FormatEntry) {
    self.file = file
    self.format = format
  }
}
