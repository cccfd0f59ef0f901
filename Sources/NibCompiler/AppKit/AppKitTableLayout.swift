import NibBytes
import NibGraph
import NibSchema

/// How tables fit their columns into what shows them.
enum AppKitTableLayout {
  /// What a table has beside its columns at both edges, since macOS 11: first as one whose rows are inset, and once its
  /// columns are found to fill a scroll view with a border as one whose rows reach the edges.
  ///
  /// Seen: the space of a column up to Xcode 11.2, 10 of 10. In 12.0 columns keep their widths, 2 of 2.
  private enum Margins {
    static let inset = 32.0
    static let fullWidth = 12.0
  }

  /// The columns' widths, the table's size, and whether they fill what shows the table.
  static func layOut(
    _ table: Int, in clip: Int, of scrollView: Int, _ scroll: inout AppKitScrollLayout, _ layout: AppKitLayout,
    _ lowering: inout Lowering
  ) {
    let columns = lowering.reader.firstChild(.tableColumns, of: table).map { lowering.reader.children(of: $0) }
    let spacing =
      lowering.reader.firstChild(.intercellSpacing, of: table).map { lowering.reader.real(.width, of: $0) } ?? 3
    var fit = AppKitColumnFit(columns.map { Array($0) } ?? [], spacing: spacing, of: table, &lowering)
    let room = scroll.clip[2]
    if AppKitTables.isForPlainTables(lowering) {
      fit.fill(room)
      placePrototypes(fit, from: 0, layout, &lowering)
    } else {
      if lowering.profile >= .xcode12 { fit.margins = Margins.inset }
      if lowering.profile >= .xcode13 {
        fit.shrink(from: max(layout.frame(of: clip, &lowering).map { $0[2] } ?? room, room), to: room)
      }
      placePrototypes(fit, from: 10, layout, &lowering)
      if lowering.profile >= .xcode13, AppKitScrollLayout.borderWidth(scrollView, &lowering) > 0 {
        widen(&fit, in: room, layout, &lowering)
      }
    }
    for (place, column) in fit.columns.enumerated() { layout.columnWidths[column] = fit.widths[place] }
    scroll.fillsWidth = fit.total >= room
    scroll.fitsWidth = fit.total == room
    scroll.size = [max(room, fit.total), max(scroll.clip[3] - scroll.header, rowHeight(table, &lowering))]
  }

  /// Takes away the inset of a table with a border, where its columns fill the room that there is.
  ///
  /// Where a target says which system the table is for, prototypes follow, and a table that is wider than the room loses the
  /// inset, too. Seen: 1 and 3 tables with a target, of 2 apps; without one prototypes stay in 2 of 2 tables, and 10 of 10
  /// wide ones keep it.
  private static func widen(
    _ fit: inout AppKitColumnFit, in room: Double, _ layout: AppKitLayout, _ lowering: inout Lowering
  ) {
    let hasTarget = lowering.options.deploymentTarget != nil
    if fit.total == room {
      fit.grow(by: fit.margins - Margins.fullWidth)
      if hasTarget { placePrototypes(fit, from: 0, layout, &lowering) }
    } else if fit.total < room || !hasTarget {
      return
    }
    fit.margins = Margins.fullWidth
  }

  /// Prototypes begin at a table's inset and half the spacing, and follow each other; they are wider and narrower with their
  /// columns, and in tables without margins as wide. Seen: 16 prototypes; 6 in tables without margins.
  private static func placePrototypes(
    _ fit: AppKitColumnFit, from inset: Double, _ layout: AppKitLayout, _ lowering: inout Lowering
  ) {
    let isPlain = AppKitTables.isForPlainTables(lowering)
    var start = inset + (fit.spacing / 2).rounded(.down)
    for (place, column) in fit.columns.enumerated() {
      guard let views = lowering.reader.firstChild(.prototypeCellViews, of: column) else { return }
      let width = fit.widths[place]
      var end = start
      for view in Array(lowering.reader.children(of: views)) {
        guard let own = lowering.reader.frame(of: view), let old = layout.frame(of: view, &lowering) else { return }
        let said = lowering.reader.numbers(of: own, .rect)
        let new = [start, said[1], isPlain ? width : said[2] + width - fit.documentWidths[place], said[3]]
        if new != old { layout.resize(view, to: new, &lowering) }
        end = start + new[2]
      }
      start = end + fit.spacing
    }
  }

  /// The height of a row: in a table of views that sizes its rows by them, the height of the highest prototype.
  ///
  /// Seen: 17 tables of 11 documents, of which 2, of 2 apps, have a first prototype that is lower.
  static func rowHeight(_ table: Int, _ lowering: inout Lowering) -> Double {
    let own = lowering.reader.real(.rowHeight, of: table, default: 17)
    guard let style = lowering.reader.attribute(.rowSizeStyle, of: table),
      lowering.reader.text(style) == "automatic",
      let columns = lowering.reader.firstChild(.tableColumns, of: table)
    else { return own }
    var highest: Double?
    for column in Array(lowering.reader.children(of: columns)) {
      guard let views = lowering.reader.firstChild(.prototypeCellViews, of: column) else { continue }
      for view in Array(lowering.reader.children(of: views)) {
        guard let rect = lowering.reader.frame(of: view) else { continue }
        highest = max(highest ?? 0, lowering.reader.numbers(of: rect, .rect)[3])
      }
    }
    return highest ?? own
  }
}

extension AppKitTableLayout {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitTableLayout) -> CustomLoweringCode {
    switch lowering {
    case .tableRowHeight:
      .init {
        $2.writer.add(.double(.nsRowHeight, rowHeight($0, &$2)))
      } raise: {
        $0.raiseRowHeight($1)
      }
    }
  }
}
