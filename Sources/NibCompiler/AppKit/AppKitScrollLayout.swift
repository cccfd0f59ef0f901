import NibBytes
import NibGraph
import NibSchema

/// How a scroll view places what shows its document, its header and its scrollers.
struct AppKitScrollLayout {
  /// The rect of the clip view in the scroll view.
  var clip = [0.0, 0, 0, 0]
  /// The height of the header of a table; 0 without one.
  var header = 0.0
  /// Whether the header lies above the clip view, not in it.
  var isHeaderApart = false
  /// The element of the document, and its size.
  var document: Int?
  var size = [0.0, 0]
  /// Whether columns take as much room as there is, or more.
  var fillsWidth = false
  var fitsWidth = false
  /// Whether the horizontal scroller of a table is hidden; nil where the document decides.
  var hidesHorizontalScroller: Bool?

  /// Whether the document is wider than what shows it.
  var isWider: Bool { size[0] > clip[2] }
  /// Whether it is higher, with its header.
  var isHigher: Bool { size[1] + (isHeaderApart ? 0 : header) > clip[3] }

  /// Lays a scroll view out.
  static func make(_ element: Int, _ layout: AppKitLayout, _ lowering: inout Lowering) -> AppKitScrollLayout {
    var made = AppKitScrollLayout()
    guard let frame = layout.frame(of: element, &lowering),
      let clip = lowering.reader.firstChild(.contentView, of: element)
    else { return made }
    if keepsFrames(element, &lowering) { return kept(element, clip, layout, &lowering) }
    made.clip = clipRect(element, frame, &lowering)
    if let view = lowering.reader.firstChild(.headerView, of: element), let rect = layout.frame(of: view, &lowering) {
      made.header = rect[3]
      made.hideBorder(of: element, &lowering)
    }
    let container = lowering.reader.firstChild(.subviews, of: clip)
    made.document = container.flatMap { Array(lowering.reader.children(of: $0)).first }
    guard let document = made.document else {
      layout.resize(clip, to: made.clip, &lowering)
      return made
    }
    switch WellKnownName(lowering.reader.tag(document)) {
    case .tableView, .outlineView:
      AppKitTableLayout.layOut(document, in: element, &made, layout, &lowering)
      layout.resize(clip, to: made.clip, &lowering)
      layout.resize(document, to: [0, 0, made.size[0], made.size[1]], &lowering)
      made.layOutHeader(of: element, frame, layout, &lowering)
    default:
      layout.resize(clip, to: made.clip, &lowering)
      let rect = layout.frame(of: document, &lowering) ?? [0, 0, 0, 0]
      made.size = [rect[2], rect[3]]
    }
    return made
  }

  /// The rect inside the border and beside the scrollers that stay.
  ///
  /// Seen: 26 scroll views; a scroller takes 17 points, a small one 13.
  private static func clipRect(_ element: Int, _ frame: [Double], _ lowering: inout Lowering) -> [Double] {
    let border = borderWidth(element, &lowering)
    var rect = [border, border, frame[2] - 2 * border, frame[3] - 2 * border]
    guard !(lowering.reader.flag(.autohidesScrollers, of: element) ?? false) else { return rect }
    if let width = thickness(.verticalScroller, .hasVerticalScroller, of: element, &lowering) { rect[2] -= width }
    if let height = thickness(.horizontalScroller, .hasHorizontalScroller, of: element, &lowering) { rect[3] -= height }
    return rect
  }

  /// Before macOS 11 the header of a table hides the border above it.
  ///
  /// Seen: 9 of 9 scroll views of 8.0 to 11.3 of 2 apps; in archives of 13.4 and later none.
  private mutating func hideBorder(of element: Int, _ lowering: inout Lowering) {
    guard lowering.profile >= .xcode8beta, lowering.profile < .xcode12 else { return }
    let border = Self.borderWidth(element, &lowering)
    clip[1] -= border
    clip[3] += border
  }

  static func borderWidth(_ element: Int, _ lowering: inout Lowering) -> Double {
    guard let span = lowering.reader.attribute(.borderType, of: element) else { return 1 }
    switch lowering.reader.text(span) {
    case "none": return 0
    case "groove": return 2
    default: return 1
    }
  }

  private static func thickness(
    _ key: WellKnownName, _ has: WellKnownName, of element: Int, _ lowering: inout Lowering
  ) -> Double? {
    guard lowering.reader.flag(has, of: element) ?? true,
      let scroller = lowering.reader.firstChild(key, of: element),
      !(lowering.reader.flag(.hidden, of: scroller) ?? false)
    else { return nil }
    return isSmall(scroller, &lowering) ? 13 : 17
  }

  /// Whether the vertical scroller takes no room of its own.
  static func hidesVerticalScroller(of element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.flag(.autohidesScrollers, of: element) ?? false
      || thickness(.verticalScroller, .hasVerticalScroller, of: element, &lowering) == nil
  }

  static func isSmall(_ scroller: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.attribute(.controlSize, of: scroller).map { lowering.reader.text($0) == "small" } ?? false
  }

  /// The header is as wide as the table; the scroller of a table that is too wide is shown where it hides on its own.
  ///
  /// Seen: 13 headers; 4 scrollers.
  private mutating func layOutHeader(
    of element: Int, _ frame: [Double], _ layout: AppKitLayout, _ lowering: inout Lowering
  ) {
    if let view = lowering.reader.firstChild(.headerView, of: element) {
      layout.resize(view, to: [0, 0, size[0], header], &lowering)
    }
    let border = Self.borderWidth(element, &lowering)
    guard lowering.reader.flag(.autohidesScrollers, of: element) ?? false else {
      return layOutScroller(of: element, frame, border, layout, &lowering)
    }
    guard lowering.reader.flag(.hasHorizontalScroller, of: element) ?? true,
      let scroller = lowering.reader.firstChild(.horizontalScroller, of: element)
    else { return }
    hidesHorizontalScroller = !isWider
    guard isWider else { return }
    let height = Self.isSmall(scroller, &lowering) ? 15.0 : 17
    layout.resize(scroller, to: [border, frame[3] - border - height, clip[2], height], &lowering)
  }

  /// The vertical scroller of a table that stays is beside what shows the rows. Seen: 4 scrollers.
  private func layOutScroller(
    of element: Int, _ frame: [Double], _ border: Double, _ layout: AppKitLayout, _ lowering: inout Lowering
  ) {
    guard let width = Self.thickness(.verticalScroller, .hasVerticalScroller, of: element, &lowering),
      let scroller = lowering.reader.firstChild(.verticalScroller, of: element)
    else { return }
    let rect = [frame[2] - border - width, border + header, width, clip[3] - header]
    layout.resize(scroller, to: rect, &lowering)
  }
}

/// How tables fit their columns into what shows them.
enum AppKitTableLayout {
  /// The columns' widths, the table's size, and whether they fill what shows the table.
  static func layOut(
    _ table: Int, in scrollView: Int, _ scroll: inout AppKitScrollLayout, _ layout: AppKitLayout,
    _ lowering: inout Lowering
  ) {
    let columns = lowering.reader.firstChild(.tableColumns, of: table).map { Array(lowering.reader.children(of: $0)) }
    var widths = (columns ?? []).map { lowering.reader.real(.width, of: $0) }
    let spacing =
      lowering.reader.firstChild(.intercellSpacing, of: table).map { lowering.reader.real(.width, of: $0) } ?? 3
    // Tables have margins since macOS 11. Seen: none up to 11.2, 10 of 10; in 12.0 columns keep their widths, 2 of 2.
    let margins =
      lowering.profile < .xcode12 ? spacing : isFullWidth(table, scrollView, layout, &lowering) ? 12.0 : 32
    let (room, count) = (scroll.clip[2], Double(widths.count))
    let plain = widths.reduce(0, +) + count * spacing
    var total = plain - spacing + margins
    var outlineShrinkage = 0.0
    if shrinksOutlineColumn(table, &lowering), total > room {
      // The outline's own column gives way, and its width is archived as the document says it. Seen: 1 outline.
      outlineShrinkage = total - room
      total = room
    }
    if lowering.profile >= .xcode13, total.rounded(.down) > room, plain.rounded(.down) <= room {
      shrink(&widths, columns ?? [], by: total - plain, table, &lowering)
      total = widths.reduce(0, +) + (count - 1) * spacing + margins
      for (place, column) in (columns ?? []).enumerated() { layout.columnWidths[column] = widths[place] }
    }
    total.round(.down)
    scroll.fillsWidth = total >= room
    scroll.fitsWidth = total == room
    shiftPrototypes(columns ?? [], spacing, outlineShrinkage, layout, &lowering)
    scroll.size = [max(room, total), max(scroll.clip[3] - scroll.header, rowHeight(table, &lowering))]
  }

  /// Prototypes begin 10 points and half the spacing from the table's edge and follow each other. Seen: 10 prototypes.
  private static func shiftPrototypes(
    _ columns: [Int], _ spacing: Double, _ shrinkage: Double, _ layout: AppKitLayout,
    _ lowering: inout Lowering
  ) {
    var start = 10 + (spacing / 2).rounded(.down)
    for (place, column) in columns.enumerated() {
      guard let views = lowering.reader.firstChild(.prototypeCellViews, of: column) else { return }
      var end = start
      for view in Array(lowering.reader.children(of: views)) {
        guard let old = layout.frame(of: view, &lowering) else { return }
        let new = [start, old[1], old[2] - (place == 0 ? shrinkage : 0), old[3]]
        if new != old { layout.resize(view, to: new, &lowering) }
        end = start + new[2]
      }
      start = end + spacing
    }
  }

  /// Whether the column of an outline's items follows the outline's width.
  private static func shrinksOutlineColumn(_ table: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.tag(table) == .outlineView
      && lowering.reader.flag(.autoresizesOutlineColumn, of: table) ?? false
  }

  /// Whether columns begin and end 6 points from the table's edges, not 16: where nothing is between the border of the
  /// scroll view and an edge of what holds it.
  ///
  /// Seen: 2 tables at an edge, against 11 tables.
  private static func isFullWidth(
    _ table: Int, _ scrollView: Int, _ layout: AppKitLayout, _ lowering: inout Lowering
  ) -> Bool {
    let holder = lowering.reader.parent(of: lowering.reader.parent(of: scrollView))
    guard holder > 0, AppKitScrollLayout.borderWidth(scrollView, &lowering) > 0,
      let frame = layout.frame(of: scrollView, &lowering),
      let around = layout.frame(of: holder, &lowering)
    else { return false }
    return frame[0] <= 0 || frame[1] <= 0 || frame[0] + frame[2] >= around[2] || frame[1] + frame[3] >= around[3]
  }

  /// Takes width from the columns that resize with their table, as the table's style says.
  private static func shrink(
    _ widths: inout [Double], _ columns: [Int], by excess: Double, _ table: Int, _ lowering: inout Lowering
  ) {
    var resizable: [Int] = []
    for (place, column) in columns.enumerated() {
      if let mask = lowering.reader.firstChild(.resizingMask, of: column),
        lowering.reader.flag(.resizeWithTable, of: mask) ?? false
      {
        resizable.append(place)
      }
    }
    let style =
      lowering.reader.attribute(.columnAutoresizingStyle, of: table)
      .flatMap { Choice.columnAutoresizing.value(of: lowering.reader.text($0)) } ?? 1
    switch style {
    case 0: return
    case 3: resizable.reverse()
    case 4: resizable = resizable.filter { $0 == columns.count - 1 }
    case 5: resizable = resizable.filter { $0 == 0 }
    default: break
    }
    var left = excess
    for (turn, place) in resizable.enumerated() {
      let share = style == 1 ? (left / Double(resizable.count - turn)).rounded(.up) : left
      let least = lowering.reader.real(.minWidth, of: columns[place], default: 10)
      let taken = max(min(share, left, widths[place] - least), 0)
      widths[place] -= taken
      left -= taken
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
