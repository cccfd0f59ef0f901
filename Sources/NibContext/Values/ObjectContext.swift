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
    json.key("attributes")
    json.attributes(attributes)
    json.member("place", place)
  }
}

/// One attribute that an interface states. Its key is the attribute, `alpha`; of a part its key, a dot, the attribute,
/// `normal.title`; of an archive its key, and of texts, images, colors and fonts the attribute as well. It is the report's own entry: an archive has thousands.
public typealias AttributeContext = AttributeEntry

extension JSONWriter {
  /// Writes attributes as members of one object; a key that is stated several times has the list of its values.
  mutating func attributes(_ attributes: [AttributeContext]) {
    guard Self.mayRepeat(attributes) else {
      return object { json in
        for attribute in attributes {
          json.key(text: attribute.key)
          json.value(attribute.value)
        }
      }
    }
    var places: [String: Int] = [:]
    var merged: [(key: String, values: [AttributeValue])] = []
    for attribute in attributes {
      if let place = places[attribute.key] {
        merged[place].values.append(attribute.value)
      } else {
        places[attribute.key] = merged.count
        merged.append((attribute.key, [attribute.value]))
      }
    }
    object { json in
      for (key, values) in merged {
        json.key(text: key)
        json.value(values.count == 1 ? values[0] : .list(values))
      }
    }
  }

  /// Whether a key may be stated several times; few keys are compared, which takes less than a table of them.
  private static func mayRepeat(_ attributes: [AttributeContext]) -> Bool {
    guard attributes.count <= 24 else { return true }
    for place in attributes.indices {
      let key = attributes[place].key
      for other in attributes[..<place] where other.key == key { return true }
    }
    return false
  }

  /// Writes a bare value; lists nest as deeply as the value does, which its makers bound.
  ///
  /// What is no scalar and no list says what it is: `{"object": id}`, `{"content": line}`, `{"data": line}`.
  mutating func value(_ value: AttributeValue) {
    switch value {
    case .null: null()
    case .integer(let number): self.value(number)
    case .boolean(let flag): self.value(flag)
    case .real(let number): self.value(number)
    case .text(let text): self.value(text)
    case .numbers(let numbers): list(numbers) { number, json in json.value(number) }
    case .list(let items): list(items) { item, json in json.value(item) }
    case .members(let members):
      object { json in
        json.key("members")
        json.attributes(members.map { AttributeContext($0.key, $0.value) })
      }
    case .reference(let id): object { $0.member("object", id) }
    case .content(let line): object { $0.member("content", line) }
    case .data(let line): object { $0.member("data", line) }
    }
  }
}
