import NibBytes
import NibGraph

enum UIKitTables {
  /// `UIBackgroundColor` of a table view: opaque white is `tableBackgroundColor` where the table is plain.
  static func lowerTableBackground(_ lowering: inout Lowering) {
    guard let child = lowering.reader.child(.backgroundColor), lowering.reader.tag(child) == .color else { return }
    let color = UIKitColors.archived(UIKitColors.describe(child, &lowering), &lowering)
    let style = lowering.reader.attribute(.style).map { lowering.reader.text($0) } ?? "plain"
    lowering.writer.add(
      .reference(.backgroundColor, UIKitColors.color(style == "plain" ? color.asTableBackground : color, &lowering)))
  }

  /// `UIContentView` of a cell.
  static func lowerCellContent(_ lowering: inout Lowering) {
    if let content = UIKitCells.contentView(&lowering) { lowering.writer.add(.reference(.contentView, content)) }
  }

  /// `UIContentView` and the views of a cell of one of the built-in styles; nil is written for one that it lacks.
  static func lowerTableCellContent(_ lowering: inout Lowering) {
    lowerCellContent(&lowering)
    let parts: [(WellKnownName, UIKitKey)] = [
      (.textLabel, .textLabel), (.detailTextLabel, .detailTextLabel),
      (.imageView, .imageView),
    ]
    for (symbol, key) in parts {
      if let id = lowering.reader.attribute(symbol), let view = builtInView(id, &lowering) {
        // Seen: 62 labels of cells in the built-in styles.
        if symbol != .imageView {
          lowering.writer.builder.replaceClass(UIKitClass.label.id, by: UIKitClass.tableLabel.id, of: view)
        }
        lowering.writer.add(.reference(key, view))
      } else {
        lowering.writer.add(.null(key))
      }
    }
  }

  private static func builtInView(_ id: ByteSpan, _ lowering: inout Lowering) -> ObjectID? {
    let found = lowering.reader.element(id)
    return found < 0 ? nil : lowering.object(found)
  }
}
