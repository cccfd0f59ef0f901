/// A placeholder for an object outside the file: owner, first responder, a named external object.
public struct PlaceholderEntry: Sendable, Hashable {
  /// Id in the file.
  public var id: String
  /// `IBFilesOwner`, `IBFirstResponder`, or the name of an external object.
  public var identifier: String
  /// The custom class that the document promises for it.
  public var customClass: String?
  /// That class's Swift module.
  public var customModule: String?

  /// Makes an entry.
  public init(id: String, identifier: String) {
    self.id = id
    self.identifier = identifier
  }
}

/// One use of a picture.
public struct ImageEntry: Sendable, Hashable {
  /// Name as the file says it.
  public var name: String
  /// Where the name belongs: `system` for symbols.
  public var catalog: String?
  /// Id of the object that shows it; absent for a document's list of resources.
  public var object: String?
  /// Key under which it does.
  public var key: String?
  /// Width in points that the editor wrote down.
  public var width: Double?
  /// Height in points, likewise.
  public var height: Double?

  /// Makes an entry.
  public init(name: String, object: String?, key: String?) {
    self.name = name
    self.object = object
    self.key = key
  }
}

/// One use of a colour.
public struct ColorEntry: Sendable, Hashable {
  /// Name of a system, catalog or asset colour.
  public var name: String?
  /// Whether the name is the system's, and not that of an asset.
  public var isSystem = false
  /// Colour space as the file says it.
  public var space: String?
  /// Red, green, blue and alpha, or white and alpha; 0 to 1.
  public var components: [Double]?
  /// Id of the object that has it; absent for a document's list of resources.
  public var object: String?
  /// Key under which it has it.
  public var key: String?

  /// Makes an entry.
  public init(object: String?, key: String?) {
    self.object = object
    self.key = key
  }
}

/// One use of text.
public struct StringEntry: Sendable, Hashable {
  /// The text.
  public var value: String
  /// Id of the object that has it.
  public var object: String
  /// Key under which it has it.
  public var key: String
  /// Key into strings files, when the text is localised.
  public var localizationKey: String?

  /// Makes an entry.
  public init(value: String, object: String, key: String) {
    self.value = value
    self.object = object
    self.key = key
  }
}

/// One user defined runtime attribute.
public struct RuntimeAttributeEntry: Sendable, Hashable {
  /// Id of the object it is set on.
  public var object: String
  /// Key path that is set.
  public var keyPath: String
  /// Its type: a document's word, as `number`, or the archived class where there is none.
  public var type: String
  /// The value; nil for nil.
  public var value: AttributeValue?

  /// Makes an entry.
  public init(object: String, keyPath: String, type: String, value: AttributeValue?) {
    self.object = object
    self.keyPath = keyPath
    self.type = type
    self.value = value
  }
}
