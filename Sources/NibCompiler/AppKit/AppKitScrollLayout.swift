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
    let container = lowering.reader.firstChild(.subviews, of: clip)
    made.document = container.flatMap { Array(lowering.reader.children(of: $0)).first }
    let tag = made.document.map { WellKnownName(lowering.reader.tag($0)) }
    let showsTable = tag == .tableView || tag == .outlineView
    made.clip = clipRect(element, frame, ofTable: showsTable, &lowering)
    if let view = lowering.reader.firstChild(.headerView, of: element), let rect = layout.frame(of: view, &lowering) {
      made.header = rect[3]
      made.hideBorder(of: element, &lowering)
    }
    guard let document = made.document else {
      layout.resize(clip, to: made.clip, &lowering)
      return made
    }
    if showsTable {
      AppKitTableLayout.layOut(document, in: clip, of: element, &made, layout, &lowering)
      layout.resize(clip, to: made.clip, &lowering)
      layout.resize(document, to: [0, 0, made.size[0], made.size[1]], &lowering)
      made.layOutHeader(of: element, frame, layout, &lowering)
    } else {
      layout.resize(clip, to: made.clip, &lowering)
      let rect = layout.frame(of: document, &lowering) ?? [0, 0, 0, 0]
      made.size = [rect[2], rect[3]]
    }
    return made
  }

  /// The rect inside the border and beside the scrollers that stay.
  ///
  /// Seen: 26 scroll views; a scroller takes 17 points, a small one of a table 13, for tables are laid out once more when
  /// all is known. 3 small scrollers of tables, 1 of a text.
  private static func clipRect(
    _ element: Int, _ frame: [Double], ofTable: Bool, _ lowering: inout Lowering
  ) -> [Double] {
    let border = borderWidth(element, &lowering)
    var rect = [border, border, frame[2] - 2 * border, frame[3] - 2 * border]
    guard !(lowering.reader.flag(.autohidesScrollers, of: element) ?? false) else { return rect }
    if let width = thickness(.verticalScroller, .hasVerticalScroller, of: element, &lowering) {
      rect[2] -= ofTable ? width : regularThickness
    }
    if let height = thickness(.horizontalScroller, .hasHorizontalScroller, of: element, &lowering) {
      rect[3] -= ofTable ? height : regularThickness
    }
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

  private static let regularThickness = 17.0

  private static func thickness(
    _ key: WellKnownName, _ has: WellKnownName, of element: Int, _ lowering: inout Lowering
  ) -> Double? {
    guard lowering.reader.flag(has, of: element) ?? true,
      let scroller = lowering.reader.firstChild(key, of: element),
      !(lowering.reader.flag(.hidden, of: scroller) ?? false)
    else { return nil }
    return isSmall(scroller, &lowering) ? 13 : regularThickness
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
