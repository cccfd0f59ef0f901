import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a view is asked and told when it is printed, for subclasses to override; the base of `ViewHooks`.
open class PrintHooks: NSResponder {
  /// Says which pages there are: a class that divides itself into pages sets the range, whose first page is 1, and returns
  /// true; the length may be `Int.max` where the number is not known before. Without that, pages are cut by the size of
  /// the paper.
  open func knowsPageRange(_ range: NSRangePointer) -> Bool { false }
  /// The rectangle of a page, the first one 1, in the view's coordinates; an empty one for a page that is not there. Asked
  /// of a view that says which pages there are.
  open func rectForPage(_ page: Int) -> NSRect { .zero }
  /// Where the rectangle of a page lies on the paper, in points from its lower left corner: within the margins, in the
  /// middle where `NSPrintInfo` says so.
  open func locationOfPrintRect(_ rect: NSRect) -> NSPoint {
    guard let info = NSPrintOperation.current?.printInfo else { return .zero }
    let space = info.contentSize
    let size = NSSize(width: rect.width * info.scalingFactor, height: rect.height * info.scalingFactor)
    return NSPoint(
      x: info.leftMargin + (info.isHorizontallyCentered ? max(0, (space.width - size.width) / 2) : 0),
      y: info.isVerticallyCentered
        ? info.bottomMargin + max(0, (space.height - size.height) / 2)
        : info.paperSize.height - info.topMargin - size.height)
  }
  /// Printing begins. Does nothing here.
  open func beginDocument() {}
  /// Printing ends. Does nothing here.
  open func endDocument() {}
  /// A page begins. Does nothing here.
  open func beginPage(in rect: NSRect, atPlacement location: NSPoint) {}
  /// A page ends. Does nothing here.
  open func endPage() {}
  /// Draws around a page, on paper of a size. Does nothing here.
  open func drawPageBorder(with borderSize: NSSize) {}
  /// The name of a job that prints the view; that of the window.
  open var printJobTitle: String { ownWindow?.title ?? "" }
}

extension NSPrintInfo {
  /// What the margins leave of the paper, in points.
  var contentSize: NSSize {
    NSSize(
      width: max(0, paperSize.width - leftMargin - rightMargin),
      height: max(0, paperSize.height - topMargin - bottomMargin))
  }
}

extension NSView {
  /// The rectangles of the pages that a view prints as, by their numbers.
  struct Pages {
    let range: NSRange
    /// Whether the view's class says them; an empty rectangle ends them then.
    let areOfClass: Bool
    let rect: @MainActor (Int) -> NSRect
  }

  /// How the view is divided into pages: as its class says, else by the paper.
  final func pages(with info: NSPrintInfo) -> Pages {
    var range = NSRange(location: 1, length: 1)
    if knowsPageRange(&range) { return Pages(range: range, areOfClass: true) { self.rectForPage($0) } }
    let space = info.contentSize
    let scale = info.scalingFactor > 0 ? info.scalingFactor : 1
    let (width, height) = (space.width / scale, space.height / scale)
    let (across, columnWidth) = Self.parts(bounds.width, by: width, info.horizontalPagination)
    let (down, rowHeight) = Self.parts(bounds.height, by: height, info.verticalPagination)
    let bounds = bounds
    let isFlipped = isFlipped
    return Pages(range: NSRange(location: 1, length: across * down), areOfClass: false) { page in
      let (row, column) = ((page - 1) / across, (page - 1) % across)
      let top = rowHeight * CGFloat(row)
      let height = min(rowHeight, bounds.height - top)
      return NSRect(
        x: bounds.minX + columnWidth * CGFloat(column),
        y: isFlipped ? bounds.minY + top : bounds.maxY - top - height,
        width: min(columnWidth, bounds.width - columnWidth * CGFloat(column)), height: height)
    }
  }

  /// How many parts a length is printed in, and how long each is.
  private static func parts(
    _ length: CGFloat, by page: CGFloat, _ mode: NSPrintInfo.PaginationMode
  ) -> (Int, CGFloat) {
    guard length.isFinite, page > 0, length > page else { return (1, max(length, 0)) }
    switch mode {
    case .automatic: return (Int(min((length / page).rounded(.up), CGFloat(NSPrintOperation.mostPages))), page)
    case .fit: return (1, length)
    case .clip: return (1, page)
    }
  }
}
