import NibGraph
import NibSchema

extension Lowering {
  /// Whether the cell at hand is archived with the background that the system gave it: from Xcode 14 on, where it shows
  /// no selection and has no background of its own.
  ///
  /// Seen: 10 cells that have it, 9 cells that show a selection and have it not. Inferred: that the selection decides,
  /// because saying a style makes a cell update its background; all ten are cells without a style of labels, too.
  private mutating func hasSystemBackground() -> Bool {
    guard book.profile >= .nib10, child(book.names.backgroundColor) == nil else { return false }
    return attribute(book.names.selectionStyle).map { text($0) } == "none"
  }

  /// Whether cells are archived with a background where they have none of their own, and labels of the built-in styles
  /// with the cell's, so that they scroll fast: Xcode 7 and 8.0.
  ///
  /// Seen: 206 cells and 176 labels of that era, all; none of others.
  private var givesBackgrounds: Bool { book.profile == .nib9c || book.profile == .nib9d }

  /// `UIBackgroundColor` of a label: the document's, or that of the cell whose built-in label it is.
  ///
  /// Inferred: that a cell's own background is its labels', too.
  mutating func lowerLabelBackground(_ label: Int) {
    let own = child(book.names.backgroundColor)
    if givesBackgrounds, let cell = cell(withBuiltIn: label) {
      if let background = child(book.names.backgroundColor, of: cell), tag(background) == book.names.color {
        builder.add(.reference(book.keys.backgroundColor, color(background)))
      } else {
        builder.add(.reference(book.keys.backgroundColor, systemColor("tableCellBackgroundColor")))
      }
      if let opaque = attribute(book.names.opaque), !isYes(opaque) { builder.add(.bool(book.keys.opaque, true)) }
    } else if let own, tag(own) == book.names.color {
      builder.add(.reference(book.keys.backgroundColor, color(own)))
    }
  }

  /// The table view cell of a built-in style that names a label as one of its own.
  mutating func cell(withBuiltIn label: Int, as names: [PassName] = [.textLabel, .detailTextLabel]) -> Int? {
    guard let id = attribute(book.names.id, of: label) else { return nil }
    // The label is among the subviews of the cell's content view.
    var cell = label
    for _ in 0..<3 where cell >= 0 { cell = Int(document.elements[cell].parent) }
    guard cell >= 0, tag(cell) == book.names.tableViewCell else { return nil }
    for name in names {
      if let part = attribute(name, of: cell), document.bytes[part.range] == document.bytes[id.range] { return cell }
    }
    return nil
  }

  /// `UIBackgroundColor` of a table view cell: the document's, or the system's for readers that know no configurations.
  mutating func lowerCellBackground() {
    if let child = child(book.names.backgroundColor) {
      guard tag(child) == book.names.color else { return }
      builder.add(.reference(book.keys.backgroundColor, color(child)))
    } else if givesBackgrounds {
      builder.add(.reference(book.keys.backgroundColor, systemColor("tableCellBackgroundColor")))
    } else if hasSystemBackground() {
      builder.add(.reference(book.keys.backgroundColor, systemColor("tableCellPlainBackgroundColor")))
      builder.add(.bool(builder.key("UIDidEncodeCompatibilityBackgroundColor"), true))
    }
  }

  /// `UISystemBackgroundView` of a table view cell: a view as large as the cell, or nil.
  mutating func lowerSystemBackground() {
    let key = builder.key("UISystemBackgroundView")
    guard hasSystemBackground(), let rect = child(book.names.frame) else { return builder.add(.null(key)) }
    let (width, height) = (real(book.names.width, of: rect), real(book.names.height, of: rect))
    var values = BackgroundValues(cornerRadius: 0, strokeWidth: 0, style: 1, customized: [])
    values.backgroundColor = systemColor("tableCellPlainBackgroundColor")
    values.strokeColor = systemColor("clearColor")
    let configuration = backgroundConfiguration(values)
    let object = builder.reserve(builder.class("_UISystemBackgroundView"))
    builder.begin(object)
    builder.add(.data(book.keys.viewBounds, reals(0, 0, width, height)))
    builder.add(.data(book.keys.viewCenter, reals(width / 2, height / 2)))
    builder.add(.bool(book.keys.deepDrawRect, true))
    builder.add(.bool(book.keys.opaque, true))
    builder.add(.bool(book.keys.autoresizesSubviews, true))
    builder.add(.int(book.keys.semanticContent, 0))
    builder.add(.null(book.keys.largeContent))
    builder.add(.reference(builder.key("configurationAPI"), configuration))
    builder.end()
    builder.add(.reference(key, object))
  }

  /// A UIBackgroundConfiguration. Seen: 10 of plain cells, all alike.
  mutating func backgroundConfiguration(_ look: BackgroundValues) -> ObjectID {
    let values: [(String, Constant)] = [
      ("customView", .null), ("cornerRadius", .double(look.cornerRadius)), ("maskedCorners", .int(15)),
      ("backgroundColor", .null), ("backgroundColorTransformerIdentifier", .int(0)), ("visualEffect", .null),
      ("image", .null), ("imageContentMode", .int(0)), ("backgroundInsets", .string("{0, 0, 0, 0}")),
      ("edgesAddingLayoutMarginsToBackgroundInsets", .int(0)), ("strokeColor", .null),
      ("strokeColorTransformerIdentifier", .int(0)), ("strokeWidth", .double(look.strokeWidth)),
      ("strokeOutset", .double(look.strokeOutset)), ("strokeLocation", .int(0)), ("shadowType", .int(0)),
      ("defaultStyle", .int(look.style)),
    ]
    let parts = [
      "customView", "cornerRadius", "backgroundInsets", "edgesAddingLayoutMarginsToBackgroundInsets",
      "backgroundColor", "backgroundColorTransformerIdentifier", "visualEffect", "image", "imageContentMode",
      "strokeColor", "strokeColorTransformerIdentifier", "strokeWidth", "strokeOutset", "maskedCorners",
    ]
    let colors = ["backgroundColor": look.backgroundColor, "strokeColor": look.strokeColor]
    let object = builder.reserve(builder.class("UIBackgroundConfiguration"))
    builder.begin(object)
    for (name, value) in values {
      if let color = colors[name], let color {
        builder.add(.reference(builder.key(name), color))
      } else {
        add(value, builder.key(name))
      }
    }
    for part in parts { builder.add(.bool(builder.key("hasCustomized-" + part), look.customized.contains(part))) }
    builder.end()
    return object
  }

  /// The colour of the system by that name.
  mutating func systemColor(_ name: String) -> ObjectID {
    color(archived(ColorDescription(cocoaTouchSystemColor: name)))
  }
}

/// What differs between the backgrounds that are archived.
struct BackgroundValues {
  var cornerRadius: Double
  var strokeWidth: Double
  var strokeOutset = 0.0
  let style: Int64
  /// The parts that a document says.
  var customized: Set<String>
  var backgroundColor: ObjectID?
  var strokeColor: ObjectID?
}
