import NibBytes
import NibDiagnostics
import NibGraph
import NibSchema

/// What rows cannot say of tables.
enum AppKitTables {
  /// The scroll view that shows a table.
  private static func scrollView(of table: Int, _ lowering: inout Lowering) -> Int? {
    let clip = lowering.reader.parent(of: lowering.reader.parent(of: table))
    guard lowering.reader.tag(clip) == .clipView else { return nil }
    let around = lowering.reader.parent(of: clip)
    return lowering.reader.tag(around) == .scrollView ? around : nil
  }

  static func lowerCorner(_ element: Int, _ lowering: inout Lowering) {
    lowering.writer.add(.reference(.nsCornerView, corner(of: element, &lowering)))
  }

  /// The corner of a table, which no element is; filled later, as it names objects that may not be there yet.
  static func corner(of table: Int, _ lowering: inout Lowering) -> ObjectID {
    if let known = lowering.appKit.corners[table] { return known }
    let corner = lowering.writer.reserve(.nsCornerView)
    lowering.appKit.corners[table] = corner
    lowering.appKit.lateViews.append(.corner(of: table, corner))
    return corner
  }

  /// Fills a corner: beside a header that has none below it lies in the scroll view; elsewhere in nothing.
  ///
  /// Seen: 22 corners.
  static func fillCorner(of table: Int, _ corner: ObjectID, _ lowering: inout Lowering) {
    let around = scrollView(of: table, &lowering)
    let scroll = around.flatMap { lowering.appKitLayout().scrollViews[$0] } ?? AppKitScrollLayout()
    let isPart = around.map { AppKitScrollViews.hasCorner($0, &lowering) } ?? false
    let hides = around.map { AppKitScrollLayout.hidesVerticalScroller(of: $0, &lowering) } ?? true
    let owner = isPart ? around.flatMap { lowering.object($0) } : nil
    lowering.writer.begin(corner)
    lowering.writer.add(owner.map { .reference(.nsNextResponder, $0) } ?? .null(.nsNextResponder))
    lowering.writer.add(.null(.nsNibTouchBar))
    // Up to 12.0 as the Mac that compiled had it: 2 of 2 of 11.2, none of 14 of others.
    let isHidden =
      lowering.profile < .xcode13
      ? (OutputProfile.xcode11 ..< .xcode12).contains(lowering.profile)
      : hides && (isPart || isBare(around, scroll, &lowering))
    lowering.writer.add(.int(.nsvFlags, isHidden ? Int64(Int32.min) + 0x100 : 0x100))
    if hides {
      // 12 of 12 up to 11.2 and 1 of 3 of 12.0 the first; 2 of 3 of 12.0 the second.
      let size = lowering.profile < .xcode12 ? [15.0, 20] : lowering.profile < .xcode13 ? [15, 24] : [17, 28]
      AppKitViews.lowerFrame([0, 0] + size, &lowering)
    } else {
      let height = scroll.header == 0 ? 28 : scroll.header
      let width = around.flatMap { lowering.appKitLayout().frame(of: $0, &lowering) }.map { $0[2] } ?? 18
      // 2 of 2 of Xcode 6 are as wide as a scroller there.
      let own = scroll.isHeaderApart ? 16.0 : 18
      let top = scroll.isHeaderApart ? scroll.clip[1] - scroll.header : scroll.clip[1]
      AppKitViews.lowerFrame([width - own, top, own, height], &lowering)
    }
    if let owner { lowering.writer.add(.reference(.nsSuperview, owner)) }
    AppKitScrollViews.lowerLateViewEnd(&lowering)
    lowering.writer.end()
  }

  /// Whether a table without header has one scroller, and columns that fill it. Seen: 2 with; 2 that do not fill it and 1
  /// with both scrollers without.
  private static func isBare(_ around: Int?, _ scroll: AppKitScrollLayout, _ lowering: inout Lowering) -> Bool {
    guard let around, scroll.header == 0, scroll.fillsWidth, scroll.fitsWidth else { return false }
    return !(lowering.reader.flag(.hasHorizontalScroller, of: around) ?? true)
  }

  /// Warns of an outline whose triangles stand in another column than the first.
  static func checkOutlineColumn(_ element: Int, _ lowering: inout Lowering) {
    guard let named = lowering.reader.document.attribute("outlineTableColumn", of: .init(element)),
      let columns = lowering.reader.child(.tableColumns)
    else { return }
    let first = lowering.reader.firstChild(of: columns)
    if first >= 0, lowering.reader.document.attribute("id", of: .init(first)) == named { return }
    lowering.reader.warn(
      .noKnownForm,
      "'outlineView' has the attribute 'outlineTableColumn' (\"\(named)\"), which is not archived: no known form; at run "
        + "time the first column has the triangles", at: element)
  }

  /// Seen: 26 tables and outlines.
  static func lowerFlags(_ element: Int, _ lowering: inout Lowering) {
    func bit(_ name: WellKnownName, _ bit: Int64, _ absent: Bool, _ lowering: inout Lowering) -> Int64 {
      lowering.reader.flag(name, of: element) ?? absent ? bit : 0
    }
    var word: Int64 = 0x200_0000
    let style = lowering.reader.attribute(.columnAutoresizingStyle).map { lowering.reader.text($0) } ?? "uniform"
    if style == "uniform" { word |= 0x8000 }
    if let around = scrollView(of: element, &lowering), let scroll = lowering.appKitLayout().scrollViews[around] {
      if !scroll.fitsWidth { word |= 0x20_0000 }
      if scroll.fillsWidth { word |= 0x40_0000 }
    }
    word |= bit(.alternatingRowBackgroundColors, 0x80_0000, false, &lowering)
    word |= bit(.autosaveColumns, 0x100_0000, true, &lowering)
    word |= bit(.columnSelection, 0x400_0000, false, &lowering)
    word |= bit(.multipleSelection, 0x800_0000, true, &lowering)
    word |= bit(.emptySelection, 0x1000_0000, true, &lowering)
    if lowering.reader.child(.gridStyleMask) != nil { word |= 0x2000_0000 }
    word |= bit(.columnResizing, 0x4000_0000, true, &lowering)
    word |= bit(.columnReordering, 0x8000_0000, true, &lowering)
    lowering.writer.add(.int(.nsTvFlags, Int64(Int32(truncatingIfNeeded: word))))
  }

  /// A column without an identifier is named by its place. Seen: 12 columns.
  static func identifier(of column: Int, _ lowering: inout Lowering) -> String {
    if let own = lowering.reader.attribute(.identifier, of: column), own.count > 0 { return lowering.reader.text(own) }
    let columns = Array(lowering.reader.children(of: lowering.reader.parent(of: column)))
    return "AutomaticTableColumnIdentifier.\(columns.firstIndex(of: column) ?? 0)"
  }

  /// Whether the table that a column is of shows views.
  private static func hasViews(_ column: Int, _ lowering: inout Lowering) -> Bool {
    let columns = lowering.reader.parent(of: column)
    guard columns >= 0 else { return false }
    let table = lowering.reader.parent(of: columns)
    return table >= 0 && (lowering.reader.flag(.viewBased, of: table) ?? false)
  }

  static func lowerIdentifier(_ element: Int, _ lowering: inout Lowering) {
    // Up to Xcode 12 only columns of views: 10 of 10 of 2 apps. None of 27 columns of cells, of 3 apps.
    if lowering.profile < .xcode13, lowering.reader.attribute(.identifier) == nil, !hasViews(element, &lowering) {
      return
    }
    let name = identifier(of: element, &lowering)
    lowering.writer.add(.reference(.nsIdentifier, lowering.writer.string(name)))
  }

  static func lowerWidth(_ element: Int, _ lowering: inout Lowering) {
    let own = lowering.reader.real(.width, of: element)
    lowering.writer.add(.double(.nsWidth, lowering.appKitLayout().columnWidths[element] ?? own))
  }

  /// The table that a header belongs to: what the scroll view around shows.
  static func lowerHeaderTable(_ element: Int, _ lowering: inout Lowering) {
    let around = lowering.reader.parent(of: element)
    guard let table = lowering.appKitLayout().scrollViews[around]?.document else { return }
    lowering.writer.add(.reference(.nsTableView, lowering.view(table)))
  }

  /// The font of headers, by its style. Seen: 53 cells, whatever font the document says.
  static func headerFont(_ lowering: inout Lowering) -> ObjectID {
    // Up to 12.0 a font like others. Seen: 14 archives.
    if lowering.profile < .xcode13 { return AppKitFonts.meta("smallSystem", &lowering) }
    return AppKitFonts.header(&lowering)
  }
}

/// A view that no element is, to be filled when all elements are lowered.
enum AppKitLateView {
  case headerClip(of: Int, ObjectID)
  case corner(of: Int, ObjectID)

  /// Fills all that were reserved.
  static func fill(_ lowering: inout Lowering) {
    for view in lowering.appKit.lateViews {
      switch view {
      case .headerClip(let element, let object): AppKitScrollViews.fillHeaderClip(of: element, object, &lowering)
      case .corner(let element, let object): AppKitTables.fillCorner(of: element, object, &lowering)
      }
    }
    lowering.appKit.lateViews = []
    lowering.processQueue()
  }
}

extension AppKitTables {
  /// Whether the archive at hand is the one of a folder that is for systems without styles of tables.
  ///
  /// Seen: 10 of 10 tables and outlines in the older archives of 7 documents of Xcode 13.4 to 26, of 2 apps, none of 40 in
  /// others; none of Xcode 12 and older.
  static func isForPlainTables(_ lowering: borrowing Lowering) -> Bool {
    guard lowering.profile >= .xcode13, let target = lowering.options.deploymentTarget else { return false }
    return target < DeploymentTarget(major: 11, minor: 0)
  }

  static func lowerStyle(_ element: Int, _ lowering: inout Lowering) {
    let said = lowering.reader.attribute(.tableStyle, of: element).map { lowering.reader.text($0) }
    let style = isForPlainTables(lowering) ? "plain" : said ?? "automatic"
    guard let value = Choice.desktopTableStyle.value(of: style) else {
      return lowering.reader.warn(.unknownValue, "unknown tableStyle '\(style)'; attribute ignored", at: element)
    }
    if value != 0 { lowering.writer.add(.int(.nsTableViewStyle, value)) }
  }

  /// Seen: 5 outlines whose indentation is archived for one of both systems alone: 16 for those since macOS 11, 13 for those
  /// before.
  static func lowerIndentation(_ element: Int, _ lowering: inout Lowering) {
    let indentation = lowering.reader.real(.indentationPerLevel, of: element, default: 0)
    guard indentation != (isForPlainTables(lowering) ? 16 : 13) else { return }
    lowering.writer.add(.float(AppKitKey.nsOutlineViewIndentationPerLevelKey.id, Float(indentation)))
  }

  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitTables) -> CustomLoweringCode {
    switch lowering {
    case .tableCorner: .init(.computed) { lowerCorner($0, &$2) }
    case .tableFlags: .init(lower: { lowerFlags($0, &$2) }, raise: { $0.raiseTableFlags($1) })
    case .columnIdentifier: .init(lower: { lowerIdentifier($0, &$2) }, raise: { $0.raiseColumnIdentifier($1) })
    case .columnWidth: .init(lower: { lowerWidth($0, &$2) }, raise: { $0.raiseColumnWidth($1) })
    case .outlineColumn: .init(.computed) { checkOutlineColumn($0, &$2) }
    case .tableStyle:
      .init(lower: { lowerStyle($0, &$2) }, raise: { $0.raiseTableStyle($1) })
    case .outlineIndentation:
      .init(lower: { lowerIndentation($0, &$2) }, raise: { $0.raiseIndentation($1) })
    case .headerTable: .init(.computed) { lowerHeaderTable($0, &$2) }
    case .headerCellFont: .init(.computed) { $2.writer.add(.reference(.nsSupport, headerFont(&$2))) }
    }
  }
}
