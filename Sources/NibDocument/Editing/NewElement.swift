/// An element to be put into a document: a tag, attributes in their order, and text or children.
public struct NewElement: Sendable, Hashable {
  /// An attribute to be written.
  public struct Attribute: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value as people read it; it is escaped when it is written.
    public var value: String

    /// Makes an attribute.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The tag.
  public var tag: String
  /// The attributes in the order they are written.
  public var attributes: [Attribute]
  /// The text before all children.
  public var text: String
  /// The children, each on a line of its own unless there is text.
  public var children: [NewElement]

  /// Makes an element.
  public init(
    _ tag: String, _ attributes: KeyValuePairs<String, String> = [:], text: String = "", children: [NewElement] = []
  ) {
    self.tag = tag
    self.attributes = attributes.map { Attribute($0, $1) }
    self.text = text
    self.children = children
  }

  /// The value of an attribute; nil without it. Setting nil takes the attribute away, a new one comes last.
  public subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }

  /// How many levels of elements it has; nil when these are more than a limit.
  func depth(limit: Int) -> Int? {
    guard limit > 0 else { return nil }
    var deepest = 0
    for child in children {
      guard let depth = child.depth(limit: limit - 1) else { return nil }
      deepest = max(deepest, depth)
    }
    return deepest + 1
  }

  /// The first tag or attribute name that XML does not take, or attribute that is there twice.
  var wrongName: String? {
    if !XMLEscaping.isName(tag) { return tag }
    var names: Set<String> = []
    for attribute in attributes where !XMLEscaping.isName(attribute.name) || !names.insert(attribute.name).inserted {
      return attribute.name
    }
    for child in children {
      if let name = child.wrongName { return name }
    }
    return nil
  }
}
