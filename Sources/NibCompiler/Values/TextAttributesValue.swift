import NibBytes
import NibGraph

enum UIKitTextAttributes {
  /// The dictionary of a `<textAttributes>`: each attribute by the name that systems before 7 read, then by today's.
  ///
  /// Seen: the colour, in 4 archives. Inferred: font and shadow, which have two such names as well.
  static func dictionary(of child: Int, _ lowering: inout Lowering) -> ObjectID {
    var entries: [(key: ObjectID, value: ObjectID)] = []
    var shadow: (color: ObjectID?, x: Double, y: Double)?
    for part in Array(lowering.reader.children(of: child)) {
      switch WellKnownName(lowering.reader.childSymbol(part)) {
      case .fontDescription:
        let font = UIKitFonts.font(part, &lowering).object
        entries += [(lowering.writer.string("Font"), font), (lowering.writer.string("NSFont"), font)]
      case .textColor:
        let color = UIKitColors.color(part, &lowering)
        entries += [(lowering.writer.string("TextColor"), color), (lowering.writer.string("NSColor"), color)]
      case .textShadowColor:
        let color = UIKitColors.color(part, &lowering)
        entries.append((lowering.writer.string("TextShadowColor"), color))
        shadow = (color, shadow?.x ?? 0, shadow?.y ?? 0)
      case .textShadowOffset:
        shadow = (shadow?.color, lowering.reader.real(.horizontal, of: part), lowering.reader.real(.vertical, of: part))
      default: break
      }
    }
    lowering.reader.reportUnread(
      child, beyond: [.key, .fontDescription, .textColor, .textShadowColor, .textShadowOffset])
    if let shadow { entries.append((lowering.writer.string("NSShadow"), textShadow(shadow, &lowering))) }
    return lowering.writer.dictionary(entries, .dictionary)
  }

  /// An NSShadow. Seen: vertical offset and colour, in 10 archives.
  private static func textShadow(_ shadow: (color: ObjectID?, x: Double, y: Double), _ lowering: inout Lowering)
    -> ObjectID
  {
    let object = lowering.writer.reserve(.shadow)
    lowering.writer.begin(object)
    if shadow.x != 0 { lowering.writer.add(.double(.shadowHorizontal, shadow.x)) }
    if shadow.y != 0 { lowering.writer.add(.double(.shadowVertical, shadow.y)) }
    let key = WellKnownKey.textShadowColor
    lowering.writer.add(shadow.color.map { .reference(key, $0) } ?? .null(key))
    lowering.writer.end()
    return object
  }
}
