import NibGraph
import NibSchema

enum UIKitCellBackgrounds {
  /// Whether the cell at hand is archived with the background that the system gave it: from Xcode 12.4 on, where it shows
  /// its selection otherwise than by default and has no background of its own.
  ///
  /// Seen: 11 cells that have it, 10 that show no selection and 1 gray, of 2 apps; 9 cells of the default style have it
  /// not. Inferred: that blue is as gray, because saying a style makes a cell update its background.
  private static func hasSystemBackground(_ lowering: inout Lowering) -> Bool {
    guard lowering.profile >= .xcode12point4, lowering.reader.child(.backgroundColor) == nil else { return false }
    let style = lowering.reader.attribute(.selectionStyle).map { lowering.reader.text($0) }
    return style.map { ["none", "gray", "blue"].contains($0) } ?? false
  }

  /// Whether cells are archived with a background where they have none of their own, and labels of the built-in styles
  /// with the cell's, so that they scroll fast: Xcode 7 and 8.0.
  ///
  /// Seen: 206 cells and 176 labels of that era, all; none of others.
  private static func givesBackgrounds(_ lowering: inout Lowering) -> Bool {
    lowering.profile == .xcode7 || lowering.profile == .xcode8beta
  }

  /// `UIBackgroundColor` of a label: the document's, or that of the cell whose built-in label it is.
  ///
  /// Inferred: that a cell's own background is its labels', too.
  static func lowerLabelBackground(_ label: Int, _ lowering: inout Lowering) {
    let own = lowering.reader.child(.backgroundColor)
    if givesBackgrounds(&lowering), let cell = cell(withBuiltIn: label, &lowering) {
      if let background = lowering.reader.child(.backgroundColor, of: cell), lowering.reader.tag(background) == .color {
        lowering.writer.add(.reference(.uiBackgroundColor, UIKitColors.color(background, &lowering)))
      } else {
        lowering.writer.add(.reference(.uiBackgroundColor, systemColor("tableCellBackgroundColor", &lowering)))
      }
      if let opaque = lowering.reader.attribute(.opaque), !lowering.reader.isYes(opaque) {
        lowering.writer.add(.bool(.opaque, true))
      }
    } else if let own, lowering.reader.tag(own) == .color {
      lowering.writer.add(.reference(.uiBackgroundColor, UIKitColors.color(own, &lowering)))
    }
  }

  /// The table view cell of a built-in style that names a label as one of its own.
  static func cell(
    withBuiltIn label: Int, as names: [WellKnownName] = [.textLabel, .detailTextLabel], _ lowering: inout Lowering
  ) -> Int? {
    guard let id = lowering.reader.attribute(.id, of: label) else { return nil }
    // The label is among the subviews of the cell's content view.
    var cell = label
    for _ in 0..<3 where cell >= 0 { cell = lowering.reader.parent(of: cell) }
    guard cell >= 0, lowering.reader.tag(cell) == .tableViewCell else { return nil }
    for name in names {
      if let part = lowering.reader.attribute(name, of: cell),
        lowering.reader.document.bytes[part.range] == lowering.reader.document.bytes[id.range]
      {
        return cell
      }
    }
    return nil
  }

  /// `UIBackgroundColor` of a table view cell: the document's, or the system's for readers that know no configurations.
  static func lowerCellBackground(_ lowering: inout Lowering) {
    if let child = lowering.reader.child(.backgroundColor) {
      guard lowering.reader.tag(child) == .color else { return }
      lowering.writer.add(.reference(.uiBackgroundColor, UIKitColors.color(child, &lowering)))
    } else if givesBackgrounds(&lowering) {
      lowering.writer.add(.reference(.uiBackgroundColor, systemColor("tableCellBackgroundColor", &lowering)))
    } else if hasSystemBackground(&lowering) {
      lowering.writer.add(.reference(.uiBackgroundColor, systemColor("tableCellPlainBackgroundColor", &lowering)))
      lowering.writer.add(.bool(.didEncodeCompatibilityBackgroundColor, true))
    }
  }

  /// `UISystemBackgroundView` of a table view cell: a view as large as the cell, or nil.
  static func lowerSystemBackground(_ element: Int, _ lowering: inout Lowering) {
    let key = UIKitKey.systemBackgroundView
    guard hasSystemBackground(&lowering), let frame = UIKitFrames.frame(of: element, &lowering) else {
      return lowering.writer.add(.null(key))
    }
    let (width, height) = (frame.width, frame.height)
    let configuration = plainConfiguration(&lowering)
    let object = lowering.writer.reserve(.systemBackgroundView)
    lowering.writer.begin(object)
    lowering.writer.add(.data(.bounds, lowering.writer.reals(0, 0, width, height)))
    lowering.writer.add(.data(.center, lowering.writer.reals(width / 2, height / 2)))
    lowering.writer.add(.bool(.deepDrawRect, true))
    lowering.writer.add(.bool(.opaque, true))
    lowering.writer.add(.bool(.autoresizeSubviews, true))
    lowering.writer.add(.int(.viewSemanticContentAttribute, 0))
    lowering.writer.add(.null(.viewLargeContentStoredProperties))
    lowering.writer.add(.reference(.configurationAPI, configuration))
    lowering.writer.end()
    lowering.writer.add(.reference(key, object))
  }

  /// A UIBackgroundConfiguration. Seen: 10 of plain cells, all alike.
  private static func plainConfiguration(_ lowering: inout Lowering) -> ObjectID {
    let background = systemColor("tableCellPlainBackgroundColor", &lowering)
    let stroke = systemColor("clearColor", &lowering)
    let object = lowering.writer.reserve(.backgroundConfiguration)
    lowering.writer.begin(object)
    for (name, value) in BackgroundConfiguration.cell(lowering.profile) {
      let key = lowering.writer.key(named: name)
      if let value {
        lowering.writer.add(value, key)
      } else {
        lowering.writer.add(.reference(key, name == "backgroundColor" ? background : stroke))
      }
    }
    lowering.writer.end()
    return object
  }

  /// The colour of the system by that name.
  static func systemColor(_ name: String, _ lowering: inout Lowering) -> ObjectID {
    UIKitColors.color(UIKitColors.archived(ColorDescription(cocoaTouchSystemColor: name), &lowering), &lowering)
  }
}

extension UIKitCellBackgrounds {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitCellBackgrounds) -> CustomLoweringCode {
    switch lowering {
    case .cellBackground:
      .init(lower: { lowerCellBackground(&$2) }, raise: { $0.raiseBackground($1) }, legacy: { $0.raiseBackground(&$1) })
    case .labelBackground:
      .init(
        lower: { lowerLabelBackground($0, &$2) }, raise: { $0.raiseBackground($1) }, legacy: { $0.raiseBackground(&$1) }
      )
    case .systemBackground: .init(.computed) { lowerSystemBackground($0, &$2) }
    }
  }
}
