import NibBytes
import NibGraph

extension Lowering {
  /// `UIBackgroundColor` of a table view, of a cell or of a label.
  mutating func lowerTableBackground(_ element: Int, _ plan: Plan) {
    switch plan.tag {
    case "tableView": lowerTableBackground()
    case "label": lowerLabelBackground(element)
    default: lowerCellBackground()
    }
  }

  /// Opaque white is `tableBackgroundColor` where the table is plain.
  private mutating func lowerTableBackground() {
    guard let child = child(book.names.backgroundColor), tag(child) == book.names.color else { return }
    let color = archived(describe(child))
    let style = attribute(book.names.style).map { text($0) } ?? "plain"
    builder.add(.reference(book.keys.backgroundColor, self.color(style == "plain" ? color.asTableBackground : color)))
  }

  /// `UIContentView` and the parts of a cell of one of the built-in styles; nil is written for a part it lacks.
  mutating func lowerCellContent(_ plan: Plan) {
    if let content = contentView() { builder.add(.reference(book.keys.contentView, content)) }
    guard plan.tag == "tableViewCell" else { return }
    let parts = [
      (book.names.textLabel, book.keys.textLabel), (book.names.detailTextLabel, book.keys.detailTextLabel),
      (book.names.imageView, book.keys.imageView),
    ]
    for (symbol, key) in parts {
      if let id = attribute(symbol), let part = builtInPart(id) {
        // Seen: 62 labels of cells in the built-in styles.
        if symbol != book.names.imageView { builder.replaceClass("UILabel", by: "UITableViewLabel", of: part) }
        builder.add(.reference(key, part))
      } else {
        builder.add(.null(key))
      }
    }
  }

  private mutating func builtInPart(_ id: ByteSpan) -> ObjectID? {
    let found = index.element(id, in: document.bytes)
    return found < 0 ? nil : object(found)
  }
}
