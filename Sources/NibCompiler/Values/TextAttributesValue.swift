import NibBytes
import NibGraph

extension Lowering {
  /// The dictionary of a `<textAttributes>`: each attribute by the name that systems before 7 read, then by today's.
  ///
  /// Seen: the colour, in 4 archives. Inferred: font and shadow, which have two such names as well.
  mutating func runTextAttributes(_ row: PlannedRow) {
    guard let child = child(row.symbol) else { return }
    var entries: [(key: ObjectID, value: ObjectID)] = []
    var shadow: (color: ObjectID?, x: Double, y: Double)?
    for part in Array(children(of: child)) {
      switch childSymbol(part) {
      case book.names.fontDescription:
        let font = font(part).object
        entries += [(string("Font"), font), (string("NSFont"), font)]
      case book.names.textColor:
        let color = color(part)
        entries += [(string("TextColor"), color), (string("NSColor"), color)]
      case book.names.textShadowColor:
        let color = color(part)
        entries.append((string("TextShadowColor"), color))
        shadow = (color, shadow?.x ?? 0, shadow?.y ?? 0)
      case book.names.textShadowOffset:
        shadow = (shadow?.color, real(book.names.horizontal, of: part), real(book.names.vertical, of: part))
      default: break
      }
    }
    reportUnread(child, beyond: [.key, .fontDescription, .textColor, .textShadowColor, .textShadowOffset])
    if let shadow { entries.append((string("NSShadow"), textShadow(shadow))) }
    builder.add(.reference(row.key, dictionary(entries, book.classes.dictionary)))
  }

  /// An NSShadow. Seen: vertical offset and colour, in 10 archives.
  private mutating func textShadow(_ shadow: (color: ObjectID?, x: Double, y: Double)) -> ObjectID {
    let object = builder.reserve(builder.class("NSShadow"))
    builder.begin(object)
    if shadow.x != 0 { builder.add(.double(builder.key("NSShadowHoriz"), shadow.x)) }
    if shadow.y != 0 { builder.add(.double(builder.key("NSShadowVert"), shadow.y)) }
    let key = builder.key("NSShadowColor")
    builder.add(shadow.color.map { .reference(key, $0) } ?? .null(key))
    builder.end()
    return object
  }
}
