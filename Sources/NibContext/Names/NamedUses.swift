/// Things of one kind, each once, with the places where they are used.
struct NamedUses<Content: Hashable & Sendable> {
  private var places: [Content: Int] = [:]
  /// The things in the order they were met first.
  private(set) var items: [(content: Content, uses: [UseContext])] = []

  /// Notes a thing, and a use of it.
  mutating func add(_ content: Content, _ use: UseContext?) {
    let place = places[content] ?? items.count
    if place == items.count {
      places[content] = place
      items.append((content, []))
    }
    if let use { items[place].uses.append(use) }
  }
}

/// The pictures, colours and fonts of an interface, each once.
struct UseTables {
  /// What tells one picture from another.
  struct Picture: Hashable {
    var name: String
    var catalog: String?
  }

  /// Pictures.
  var images = NamedUses<Picture>()
  /// Places of pictures in the document's own list.
  var listedImages: [Picture: Int] = [:]
  /// Sizes of pictures, as far as the editor wrote them down.
  var sizes: [Picture: (width: Double?, height: Double?)] = [:]
  /// Colours.
  var colors = NamedUses<ColorContext.Content>()
  /// Named colours of a document's list of resources, with the values that the editor wrote down.
  private var listedColors: [ColorContext.Content] = []
  /// Fonts.
  var fonts = NamedUses<FontContext.Content>()

  /// Notes a colour of a document's list of resources.
  mutating func list(_ color: ColorContext.Content) { listedColors.append(color) }

  /// Gives named colours what the list says of them, and adds those of the list that nothing uses.
  private func listed(_ colors: [ColorContext]) -> [ColorContext] {
    struct Name: Hashable {
      var kind: ColorContext.Kind
      var name: String?

      init(_ content: ColorContext.Content) { (kind, name) = (content.kind, content.name) }
    }
    let values = Dictionary(listedColors.map { (Name($0), $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<Name> = []
    var colors = colors
    for place in colors.indices where !listedColors.isEmpty && colors[place].content.kind != .components {
      let name = Name(colors[place].content)
      known.insert(name)
      guard colors[place].content.components == nil, let value = values[name] else { continue }
      colors[place].content.components = value.components
      colors[place].content.space = colors[place].content.space ?? value.space
    }
    for color in listedColors where known.insert(Name(color)).inserted {
      colors.append(ColorContext(content: color, code: color.name.map { CodeName($0) }, isListedOnly: true))
    }
    return colors
  }

  /// Puts the tables into an interface; names become code.
  func fill(_ interface: inout InterfaceContext) {
    interface.images = images.items.map { item in
      let size = sizes[item.content]
      return ImageContext(
        name: item.content.name, catalog: item.content.catalog, code: CodeName(item.content.name), width: size?.width,
        height: size?.height, listedPlace: listedImages[item.content], uses: item.uses)
    }
    interface.colors = listed(
      colors.items.map { item in
        ColorContext(content: item.content, code: item.content.name.map { CodeName($0) }, uses: item.uses)
      })
    interface.fonts = fonts.items.map { FontContext(content: $0.content, uses: $0.uses) }
  }
}
