/// A use of something: the object, and the key under which it has it.
public struct UseContext: Sendable, Hashable {
  /// Id of the object.
  public var object: String
  /// The key.
  public var key: String
}

extension UseContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("object", object)
    json.member("key", key)
  }
}

/// A picture that an interface names.
public struct ImageContext: Sendable, Hashable {
  /// Its name.
  public var name: String
  /// Where the name belongs: `system` for symbols; nil for the project's own.
  public var catalog: String?
  /// The name as code.
  public var code: CodeName
  /// Width in points that the editor wrote down.
  public var width: Double?
  /// Height in points, likewise.
  public var height: Double?
  /// Its place in the document's own list of images; nil where that does not have it.
  package var listedPlace: Int?
  /// Where it is used.
  public var uses: [UseContext] = []
}

extension ImageContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("name", name)
    json.member("catalog", catalog)
    json.member("code", code)
    json.member("width", width)
    json.member("height", height)
    json.member("uses", uses)
  }
}

/// A colour that an interface names or mixes.
public struct ColorContext: Sendable, Hashable {
  /// Where a colour comes from.
  public enum Kind: String, Sendable, Hashable {
    /// The project's asset catalogs.
    case named
    /// The system.
    case system
    /// Components of its own.
    case components
  }

  /// What a colour is, without where it is used.
  public struct Content: Sendable, Hashable {
    /// Where it comes from.
    public var kind: Kind
    /// Its name; nil for components.
    public var name: String?
    /// The catalog that a document names beside the name: `System`.
    public var catalog: String?
    /// The colour space that the interface names.
    public var space: String?
    /// Red, green, blue and alpha, or white and alpha; 0 to 1. Of a named colour what the editor wrote down.
    public var components: [Double]?
  }

  /// What it is.
  public var content: Content
  /// The name as code; nil without one.
  public var code: CodeName?
  /// Where it is used.
  public var uses: [UseContext] = []
  /// Whether the document's own list alone has it.
  package var isListedOnly = false
}

extension ColorContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("kind", content.kind.rawValue)
    json.member("name", content.name)
    json.member("catalog", content.catalog)
    json.member("code", code)
    json.member("space", content.space)
    if let components = content.components {
      json.key("components")
      json.list(components) { number, json in json.value(number) }
    }
    json.member("uses", uses)
  }
}

/// A font that an interface uses.
public struct FontContext: Sendable, Hashable {
  /// What a font is, without where it is used.
  public struct Content: Sendable, Hashable {
    /// The PostScript name of a font of the author's choice; of an archive the name it has.
    public var name: String?
    /// Its family.
    public var family: String?
    /// `system`, `boldSystem`, `italicSystem`.
    public var kind: String?
    /// Weight of a system font.
    public var weight: String?
    /// A text style, `UICTFontTextStyleBody`.
    public var style: String?
    /// A size that the system knows by name (AppKit).
    public var metaFont: String?
    /// Size in points.
    public var pointSize: Double?
  }

  /// What it is.
  public var content: Content
  /// Where it is used.
  public var uses: [UseContext] = []
}

extension FontContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("name", content.name)
    json.member("family", content.family)
    json.member("kind", content.kind)
    json.member("weight", content.weight)
    json.member("style", content.style)
    json.member("metaFont", content.metaFont)
    json.member("pointSize", content.pointSize)
    json.member("uses", uses)
  }
}

/// A text for people.
public struct StringContext: Sendable, Hashable {
  /// The text.
  public var value: String
  /// Id of the object that has it.
  public var object: String
  /// Key under which it has it, as strings files name it: `normalTitle`.
  public var key: String
  /// Key in strings files: `abc-12-345.normalTitle`; of an archive nil where it is not localized.
  public var localizationKey: String?
  /// Class of the object.
  public var objectType: String?
}

extension StringContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("value", value)
    json.member("object", object)
    json.member("key", key)
    json.member("localizationKey", localizationKey)
    json.member("objectType", objectType)
  }
}

/// What an object tells assistive technology.
public struct AccessibilityContext: Sendable, Hashable {
  /// Id of the object.
  public var object: String
  /// What it is called.
  public var label: String?
  /// What it does.
  public var hint: String?
  /// What it shows.
  public var value: String?
  /// The name that tests find it by.
  public var identifier: String?
  /// The name that tests find it by, as code.
  public var code: CodeName?
  /// Traits by name; of an archive their bits as `traitMask`.
  public var traits: [String] = []
  /// Traits as an archive's bits.
  public var traitMask: Int?
  /// Whether it takes part.
  public var isElement: Bool?

  /// One about an object.
  public init(object: String) { self.object = object }
}

extension AccessibilityContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("object", object)
    json.member("label", label)
    json.member("hint", hint)
    json.member("value", value)
    json.member("identifier", identifier)
    json.member("code", code)
    json.member("traits", traits)
    json.member("traitMask", traitMask)
    json.member("isElement", isElement)
  }
}
