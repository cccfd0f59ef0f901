import NibBytes
import NibGraph
import NibSchema

/// Table views; their cells, rows and prototypes have files of their own.
enum UIKitTables {
  /// `UIBackgroundColor` of a table view: opaque white is `tableBackgroundColor` where the table is plain.
  static func lowerBackground(_ lowering: inout Lowering) {
    guard let child = lowering.reader.child(.backgroundColor), lowering.reader.tag(child) == .color else { return }
    var description = UIKitColors.describe(child, &lowering)
    description.isBackgroundOfView = true
    let color = UIKitColors.archived(description, &lowering)
    let style = lowering.reader.attribute(.style).map { lowering.reader.text($0) } ?? "plain"
    let object = UIKitColors.color(style == "plain" ? color.asTableBackground(in: lowering.profile) : color, &lowering)
    UIKitColors.nameClass(of: object, UIKitKey.uiBackgroundColor.id, &lowering)
    lowering.writer.add(.reference(.uiBackgroundColor, object))
  }

  /// `UIContentSize`: the width of the table, and the height of what it has without any row.
  static func lowerContentSize(_ element: Int, _ lowering: inout Lowering) {
    guard let frame = UIKitViews.size(of: element, &lowering) else { return }
    let height = contentHeight(&lowering)
    // Xcode 9 and 10 write it for a table with a header or footer alone. Seen: 2 tables with, 1 without.
    guard lowering.profile < .xcode9 || (lowering.profile < .xcode11 && height > 0 && !isGrouped(&lowering)) else {
      return
    }
    lowering.writer.add(.data(.contentSize, lowering.writer.reals(frame.width, height)))
  }

  private static func isGrouped(_ lowering: inout Lowering) -> Bool {
    guard let style = lowering.reader.attribute(.style) else { return false }
    return lowering.reader.document.bytes.equals(style, "grouped")
  }

  /// Header and footer of a plain table; a grouped one has room for a section. Seen: 9 tables.
  private static func contentHeight(_ lowering: inout Lowering) -> Double {
    if isGrouped(&lowering) {
      // Documents of Xcode 4 and its elders have less. Seen: 3 tables.
      let room =
        !lowering.uiKit.isOfXcode4 && lowering.profile > .xcode4
        ? 55.0 : endHeight(.sectionHeaderHeight, &lowering) + oldGap(lowering.profile)
      return room + endHeight(.sectionFooterHeight, &lowering)
    }
    let ends = [lowering.reader.child(.tableHeaderView), lowering.reader.child(.tableFooterView)].compactMap { $0 }
    return ends.reduce(0) { height, view in
      let rect = lowering.reader.frame(of: view)
      return height + (rect.map { lowering.reader.real(.height, of: $0) } ?? 0)
    }
  }

  /// How high the header or the footer of a section is.
  private static func endHeight(_ name: WellKnownName, _ lowering: inout Lowering) -> Double {
    lowering.reader.attribute(name).flatMap { Decimal.real(lowering.reader.document.bytes, $0) } ?? 22
  }

  /// What a grouped table has besides header and footer of its section in documents of Xcode 4 and its elders.
  /// Seen: 1, 2 and 2 tables with ends of 27 points, 2 of Xcode 3.2 with ends of 10.
  private static func oldGap(_ profile: OutputProfile) -> Double {
    profile < .xcode3point2 ? 0 : profile < .xcode4point3 ? 10 : 20
  }

  /// `UISubviews`: a table shows its footer and its header; the footer stands first. Seen: 17 tables.
  static func lowerSubviews(_ element: Int, _ lowering: inout Lowering) {
    var views = UIKitViews.subviews(&lowering)
    for end in [WellKnownName.tableFooterView, WellKnownName.tableHeaderView] {
      if let child = lowering.reader.child(end) { views.append(lowering.view(child)) }
    }
    UIKitViews.lowerSubviews(views, of: element, &lowering)
  }
}

extension UIKitTables {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitTables) -> CustomLoweringCode {
    switch lowering {
    case .tableSubviews:
      .init {
        lowerSubviews($0, &$2)
      } raise: {
        $0.raiseSubviews($1, besides: [.tableHeaderView, .tableFooterView])
      } legacy: { raising, current in
        for name in ["tableHeaderView", "tableFooterView"] { raising.raiseChild(name, &current) }
        raising.raiseSubviews(&current)
      }
    case .tableContentSize: .init(.computed) { lowerContentSize($0, &$2) }
    case .tableBackground:
      .init(lower: { lowerBackground(&$2) }, raise: { $0.raiseBackground($1) }, legacy: { $0.raiseBackground(&$1) })
    }
  }
}
