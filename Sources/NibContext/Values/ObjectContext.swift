import NibInspector

/// One object of an interface.
public struct ObjectContext: Sendable, Hashable {
  /// The element's id; of an archive `@` and the object's number, behind the archive's name where a storyboard has several.
  public var id: String
  /// Id of the object that holds this one.
  public var parent: String?
  /// The element's tag; nil in an archive.
  public var element: String?
  /// The class.
  public var type: TypeContext
  /// The name that the author gave it in the editor, or else its most telling text.
  public var label: String?
  /// Id of the controller whose scene it belongs to.
  public var scene: String?
  /// What the interface states of it, in its order.
  public var attributes: [AttributeContext] = []
  /// Where its element stands.
  public var place: PlaceContext?

  /// Makes an object.
  public init(id: String, type: TypeContext) {
    self.id = id
    self.type = type
  }
}

extension ObjectContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.member("id", id)
    json.member("parent", parent)
    json.member("element", element)
    type.writeType(&json)
    json.member("label", label)
    json.member("scene", scene)
    json.member("attributes", attributes)
    json.member("place", place)
  }
}

/// One attribute that an interface states: key, what its value is, value.
public struct AttributeContext: Sendable, Hashable {
  /// The attribute, `alpha`; of a part its key, a dot, the attribute, `normal.title`; of an archive its key.
  public var key: String
  /// What the value is; `null` has none.
  public var kind: AttributeEntry.Kind
  /// The value.
  public var value: AttributeValue

  /// Makes an attribute.
  public init(_ key: String, _ kind: AttributeEntry.Kind, _ value: AttributeValue) {
    self.key = key
    self.kind = kind
    self.value = value
  }
}

extension AttributeContext: JSONWriting {
  /// Writes the members.
  public func write(_ json: inout JSONWriter) {
    json.key("key")
    json.value(key)
    json.member("kind", kind.rawValue)
    guard kind != .null else { return }
    json.key("value")
    json.value(value)
  }
}

extension JSONWriter {
  /// Writes a bare value; lists nest as deeply as the value does, which its makers bound.
  mutating func value(_ value: AttributeValue) {
    switch value {
    case .integer(let number): self.value(number)
    case .boolean(let flag): self.value(flag)
    case .real(let number): self.value(number)
    case .text(let text): self.value(text)
    case .numbers(let numbers): list(numbers) { number, json in json.value(number) }
    case .list(let items): list(items) { item, json in json.value(item) }
    }
  }
}
