import NibDiagnostics
import NibGraph

/// What an archive holds, neutral of its container and its platform.
///
/// `GraphReport` makes it. Lists are arrays in the order of the file, never maps; what is not known is absent; an integer
/// stays an integer.
public struct InterfaceReport: Sendable, Hashable {
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
  /// Number of texts that are cut, because many objects share a long one; absent for none.
  public var cutTexts: Int?

  /// An empty report about a file.
  public init(file: String, format: FormatEntry) {
    self.file = file
    self.format = format
  }
}

/// The container of an interface file.
public struct FormatEntry: Sendable, Hashable {
  /// `nibArchive`, `keyedArchive`, `propertyList`, `xib`, `storyboard`, `nibFolder` or `storyboardFolder`; of a folder's
  /// member that is no interface also `propertyList`, `text` or `typedStream`.
  public var container: String
  /// Version within the container, as `10`; of a document the version of the tool that saved it.
  public var version: String?

  /// Makes an entry.
  public init(container: String, version: String? = nil) {
    self.container = container
    self.version = version
  }

  /// What a graph's format is called.
  public init(_ format: ArchiveFormat) {
    switch format.container {
    case .nibArchive(let minor, _): self.init(container: "nibArchive", version: String(minor))
    case .keyedArchive: self.init(container: "keyedArchive")
    case .propertyList: self.init(container: "propertyList")
    }
  }
}

/// Where something stands in its source.
public struct PlaceEntry: Sendable, Hashable {
  /// The file.
  public var file: String
  /// Line, 1-based.
  public var line: Int
  /// Column in characters, 1-based.
  public var column: Int
  /// The element's id.
  public var id: String?

  /// Makes an entry.
  public init(file: String, line: Int, column: Int, id: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.id = id
  }

  /// The entry of a place in a text; nil for other places.
  public init?(_ place: Place) {
    guard case .text(let line, let column) = place.position else { return nil }
    self.init(file: place.file, line: line, column: column, id: place.object)
  }
}
