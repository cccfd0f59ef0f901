import NibAppKit
import NibTestSupport
import Testing

@MainActor
@Suite("Frames and points that are no numbers") struct NotANumberTests {
  nonisolated private static let odd = [CGFloat.nan, .infinity, -.infinity]

  @Test("views, windows, lists, rulers and texts live with frames and points that are no numbers", arguments: odd)
  func frames(_ number: CGFloat) throws {
    let rect = NSRect(x: 0, y: number, width: number, height: 10)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled, backing: .buffered, defer: false)
    let (view, inner) = (NSView(frame: rect), NSView(frame: NSRect(x: 0, y: 0, width: 5, height: 5)))
    window.contentView?.addSubview(view)
    view.addSubview(inner)
    window.makeKeyAndOrderFront(nil)
    #expect(view.hitTest(NSPoint(x: 1, y: 1)) == nil && !inner.isMousePoint(NSPoint(x: 1, y: 1), in: rect))
    #expect(inner.visibleRect.width <= 5)
    view.addTrackingArea(NSTrackingArea(rect: rect, options: [.mouseMoved, .activeAlways], owner: view))
    _ = view.addToolTip(rect, owner: "tip", userData: nil)
    view.addCursorRect(rect, cursor: .iBeam)
    _ = (view.toolTip(at: .zero), view.cursor(at: .zero))
    try inner.movePointer(to: NSPoint(x: number, y: number))
    window.setFrame(rect, display: true)
    _ = NSWindow.windowNumber(at: NSPoint(x: number, y: 1), belowWindowWithWindowNumber: 0)
    #expect(NSTextFieldCell().hitTest(for: NSEvent.scrollEvent(deltaY: 0), in: rect, of: view).isEmpty)
    let scroller = NSScrollView(frame: rect)
    scroller.documentView = NSView(frame: rect)
    _ = scroller.documentVisibleRect
    scroller.documentView?.autoscroll(with: NSEvent.scrollEvent(deltaY: 0))
    window.close()
  }

  @Test("tables, sliders, items and texts, too", arguments: odd)
  func parts(_ number: CGFloat) {
    let rect = NSRect(x: number, y: 0, width: number, height: number)
    let table = NSTableView(frame: rect)
    let column = NSTableColumn(identifier: .init("a"))
    column.width = Double(number)
    table.addTableColumn(column)
    #expect(table.column(at: NSPoint(x: number, y: number)) == -1)
    table.headerView?.frame = rect
    #expect(table.headerView?.column(at: NSPoint(x: number, y: number)) == -1)
    table.highlightSelection(inClipRect: rect)
    let slider = NSSlider(frame: rect)
    slider.numberOfTickMarks = 3
    _ = slider.indexOfTickMark(at: NSPoint(x: number, y: number))
    let container = NSTextContainer(size: NSSize(width: number, height: number))
    _ = container.lineFragmentRect(
      forProposedRect: rect, at: 0, writingDirection: .leftToRight, remaining: nil)
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = NSSize(width: number, height: number)
    let collection = NSCollectionView(frame: rect)
    collection.collectionViewLayout = layout
    _ = collection.indexPathForItem(at: NSPoint(x: number, y: number))
  }
}
