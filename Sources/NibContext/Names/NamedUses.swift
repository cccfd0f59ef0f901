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
  /// Sizes of pictures, as far as the editor wrote them down.
  var sizes: [Picture: (width: Double?, height: Double?)] = [:]
  /// Colours.
  var colors = NamedUses<ColorContext.Content>()
  /// Fonts.
  var fonts = NamedUses<FontContext.Content>()

  /// Puts the tables into an interface; names become code.
  func fill(_ interface: inout InterfaceContext) {
    interface.images = images.items.map { item in
      let size = sizes[item.content]
      return ImageContext(
        name: item.content.name, catalog: item.content.catalog, code: CodeName(item.content.name), width: size?.width,
        height: size?.height, uses: item.uses)
    }
    interface.colors = colors.items.map { item in
      ColorContext(content: item.content, code: item.content.name.map { CodeName($0) }, uses: item.uses)
    }
    interface.fonts = fonts.items.map { FontContext(content: $0.content, uses: $0.uses) }
  }
}
