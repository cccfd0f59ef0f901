import NibInspector

/// A connection between objects; segues are told apart.
public struct ConnectionContext: Sendable, Hashable {
  /// The connection's id.
  public var id: String?
  /// What it does.
  public var kind: ConnectionEntry.Kind
  /// Id of the object that has the outlet, sends the action or is bound.
  public var source: String?
  /// Class of that object.
  public var sourceType: String?
  /// Ids of the objects that it leads to; an action without one goes to the first responder.
  public var destinations: [String]
  /// Class of the first of them.
  public var destinationType: String?
  /// Module of that class.
  public var destinationModule: String?
  /// Property of an outlet or a collection.
  public var property: String?
  /// Selector of an action.
  public var selector: String?
  /// Names of the events that send an action.
  public var events: [String]?
  /// The same as an archive's bits.
  public var eventMask: Int?
  /// Which property of the source is bound (AppKit).
  public var binding: String?
  /// Where a bound value comes from (AppKit).
  public var keyPath: String?
  /// Class of a connection object of another kind; nil in a document.
  public var connectionClass: String?
  /// Where its element stands.
  public var place: PlaceContext?
}

extension ConnectionContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("kind", kind.rawValue)
    json.member("source", source)
    json.member("sourceType", sourceType)
    json.member("destinations", destinations)
    json.member("destinationType", destinationType)
    json.member("destinationModule", destinationModule)
    json.member("property", property)
    json.member("selector", selector)
    if let events { json.member("events", events) }
    json.member("eventMask", eventMask)
    json.member("binding", binding)
    json.member("keyPath", keyPath)
    json.member("connectionClass", connectionClass)
    json.member("place", place)
  }
}

/// A user defined runtime attribute.
public struct RuntimeAttributeContext: Sendable, Hashable {
  /// Id of the object that it is set on.
  public var object: String
  /// The key path that is set.
  public var keyPath: String
  /// A document's word for its type, or an archived class.
  public var type: String
  /// The value; nil for nil.
  public var value: AttributeValue?
  /// Where its element stands.
  public var place: PlaceContext?
}

extension RuntimeAttributeContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("object", object)
    json.member("keyPath", keyPath)
    json.member("type", type)
    if let value {
      json.key("value")
      json.value(value)
    }
    json.member("place", place)
  }
}

/// A layout constraint: `first = multiplier * second + constant`.
public struct ConstraintContext: Sendable, Hashable {
  /// Its id.
  public var id: String
  /// The identifier that the author gave.
  public var identifier: String?
  /// Id of the view that holds it.
  public var owner: String?
  /// Id of the first item; nil when it is the owner.
  public var firstItem: String?
  /// Attribute of the first item.
  public var firstAttribute: String?
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  /// Id of the second item.
  public var secondItem: String?
  /// Attribute of the second item.
  public var secondAttribute: String?
  /// Factor; nil for 1.
  public var multiplier: Double?
  /// Factor as the document writes it when it is a ratio, `4:3`.
  public var ratio: String?
  /// Addend in points; nil for 0.
  public var constant: Double?
  /// Priority; nil for 1000.
  public var priority: Double?
  /// Whether the editor removes it when it compiles.
  public var isPlaceholder = false
  /// The whole in words of Auto Layout's own form.
  public var sentence = ""
  /// Where its element stands.
  public var place: PlaceContext?
}

extension ConstraintContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("identifier", identifier)
    json.member("owner", owner)
    json.member("firstItem", firstItem)
    json.member("firstAttribute", firstAttribute)
    json.member("relation", relation)
    json.member("secondItem", secondItem)
    json.member("secondAttribute", secondAttribute)
    json.member("multiplier", multiplier)
    json.member("ratio", ratio)
    json.member("constant", constant)
    json.member("priority", priority)
    json.flag("isPlaceholder", isPlaceholder)
    json.member("sentence", sentence)
    json.member("place", place)
  }
}
