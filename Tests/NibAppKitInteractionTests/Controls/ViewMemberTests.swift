import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What code says and asks of views, beyond what documents hold.
@Suite("Members of AppKit's views") struct ViewMemberTests {
  private final class Heard {
    var log: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    func listen(to name: Notification.Name, of object: AnyObject) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
          let name = notification.name.rawValue.replacing("Notification", with: "")
          MainActor.assumeIsolated { self?.log.append(name) }
        })
    }
    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("a view posts changes of its frame, and a clip view what is scrolled, unless it is told not to")
  func notices() {
    let (view, heard) = (NSView(), Heard())
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
    heard.listen(to: NSView.frameDidChangeNotification, of: view)
    heard.listen(to: NSView.boundsDidChangeNotification, of: scroll.contentView)
    view.frame.origin.x = 4
    view.frame.origin.x = 4
    #expect(heard.log == ["NSViewFrameDidChange"])
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 50))
    #expect(heard.log.last == "NSViewBoundsDidChange" && heard.log.count == 2)

    view.postsFrameChangedNotifications = false
    scroll.contentView.postsBoundsChangedNotifications = false
    view.setFrameSize(NSSize(width: 9, height: 9))
    scroll.contentView.scroll(to: .zero)
    #expect(heard.log.count == 2)
    heard.stop()
  }

  private final class Cursors: NSView {
    var log: [String] = []
    override func resetCursorRects() { addCursorRect(NSRect(x: 0, y: 0, width: 5, height: 5), cursor: .pointingHand) }
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
    override func setFrameSize(_ newSize: NSSize) {
      log.append("sized")
      super.setFrameSize(newSize)
    }
    override func viewDidChangeEffectiveAppearance() { log.append("looks") }
  }

  @Test("a subclass is asked for pointers, hits and sizes, and hears of another look of a view around it")
  func hooks() {
    let (outer, view) = (NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 20)), Cursors())
    outer.autoresizesSubviews = true
    view.frame = outer.bounds
    view.autoresizingMask = .width
    outer.addSubview(view)
    #expect(
      view.cursor(at: NSPoint(x: 2, y: 2)) === NSCursor.pointingHand && view.cursor(at: NSPoint(x: 9, y: 9)) == nil)
    #expect(outer.hitTest(NSPoint(x: 3, y: 3)) === outer)
    outer.setFrameSize(NSSize(width: 30, height: 20))
    outer.appearance = NSAppearance(named: .darkAqua)
    #expect(view.log == ["sized", "looks"] && view.frame.width == 30)
  }

  @Test("subviews are set, sorted and told by parts what a pointer is told")
  func subviews() {
    let (view, parts) = (NSView(), (1...3).map { NSTextField(labelWithString: "\($0)") })
    view.subviews = parts
    view.subviews = [parts[2], parts[0]]
    #expect(view.subviews == [parts[2], parts[0]] && parts[1].superview == nil)
    view.sortSubviews(
      { left, right, _ in
        ((left as? NSControl)?.stringValue ?? "").compare((right as? NSControl)?.stringValue ?? "")
      }, context: nil)
    #expect(view.subviews == [parts[0], parts[2]])

    view.toolTip = "all"
    let tag = view.addToolTip(NSRect(x: 0, y: 0, width: 4, height: 4), owner: "corner", userData: nil)
    #expect(view.toolTip(at: NSPoint(x: 1, y: 1)) == "corner" && view.toolTip(at: NSPoint(x: 9, y: 1)) == "all")
    view.removeToolTip(tag)
    #expect(view.toolTip(at: NSPoint(x: 1, y: 1)) == "all")
  }

  @Test("safe areas add up, and pixels are those of the screen")
  func edges() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled, backing: .buffered, defer: false)
    let (outer, inner) = (NSView(frame: NSRect(x: 0, y: 0, width: 80, height: 80)), NSView())
    window.contentView?.addSubview(outer)
    inner.frame = outer.bounds
    outer.addSubview(inner)
    outer.additionalSafeAreaInsets = NSEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    inner.additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    #expect(inner.safeAreaRect == NSRect(x: 4, y: 0, width: 76, height: 70))
    let scale = window.backingScaleFactor
    #expect(inner.convertToBacking(NSSize(width: 3, height: 1)).width == 3 * scale)
    #expect(inner.convertFromBacking(inner.convertToBacking(NSRect(x: 1, y: 2, width: 3, height: 4))).minY == 2)
  }

  @Test("a scroll view has insets, magnifies to what fits and has room for scrollers beside the document")
  func scrolling() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentInsets = NSEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentView.contentInsets.top == 8 && scroll.contentView.documentRect.width == 400)
    scroll.magnify(toFit: NSRect(x: 100, y: 100, width: 50, height: 20))
    #expect(scroll.magnification == 2)
    scroll.setMagnification(40, centeredAt: .zero)
    #expect(scroll.magnification == scroll.maxMagnification)
    scroll.scrollerStyle = .legacy
    scroll.hasVerticalScroller = true
    scroll.tile()
    #expect(scroll.contentView.frame.width == 85)
    let size = NSScrollView.frameSize(
      forContentSize: NSSize(width: 50, height: 50), horizontalScrollerClass: nil,
      verticalScrollerClass: NSScroller.self, borderType: .bezelBorder, controlSize: .regular, scrollerStyle: .legacy)
    #expect(size == NSSize(width: 67, height: 52))
    scroll.flashScrollers()
    #expect(scroll.scrollerFlashes == 1)
  }

  private final class Stacked: NSStackViewDelegate {
    var log: [String] = []
    func stackView(_ stackView: NSStackView, willDetach views: [NSView]) { log.append("away \(views.count)") }
    func stackView(_ stackView: NSStackView, didReattach views: [NSView]) { log.append("back \(views.count)") }
  }

  @Test("members of a stack view are in parts, have priorities and go where they are not to be seen")
  func stacks() {
    let (stack, told, views) = (NSStackView(), Stacked(), (0..<4).map { _ in NSView() })
    stack.delegate = told
    stack.setViews([views[0]], in: .trailing)
    stack.setViews([views[1], views[2]], in: .leading)
    stack.insertView(views[3], at: 0, in: .trailing)
    #expect(stack.views == [views[1], views[2], views[3], views[0]])
    #expect(stack.views(in: .trailing) == [views[3], views[0]] && stack.views(in: .center).isEmpty)
    stack.setViews([views[2]], in: .leading)
    #expect(stack.views(in: .leading) == [views[2]] && views[1].superview == nil)

    stack.setVisibilityPriority(.notVisible, for: views[3])
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: views[3])
    #expect(told.log == ["away 1", "back 1"] && !views[3].isHidden)
    #expect(stack.visibilityPriority(for: views[3]) == .detachOnlyIfNecessary)
    stack.setHuggingPriority(.defaultHigh, for: .vertical)
    #expect(stack.verticalHuggingPriority == 750 && stack.huggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("a grid of views grows by rows and columns, merges cells and finds the cell of a view")
  func grids() {
    let labels = (0..<4).map { NSTextField(labelWithString: "\($0)") }
    let grid = NSGridView(views: [[labels[0], labels[1]], [NSGridCell.emptyContentView, labels[2]]])
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2 && labels[2].superview === grid)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView == nil)
    let column = grid.insertColumn(at: 1, with: [labels[3]])
    #expect(grid.index(of: column) == 1 && column.cell(at: 0).contentView === labels[3])
    #expect(grid.cell(for: labels[1]) === grid.cell(atColumnIndex: 2, rowIndex: 0))

    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 9), verticalRange: NSRange(location: 1, length: 1))
    #expect(grid.cell(for: labels[2])?.headOfMergedCell === grid.row(at: 1).cell(at: 0))
    grid.moveRow(at: 0, to: 1)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView === labels[0])
    grid.removeColumn(at: 1)
    #expect(grid.numberOfColumns == 2 && labels[3].superview == nil && grid.row(at: 0).numberOfCells == 2)
    grid.row(at: 0).cell(at: 0).contentView = labels[3]
    #expect(labels[3].superview === grid)
  }

  @Test("a box has a content view that fits within its border; another one takes its place")
  func boxes() {
    let box = NSBox(frame: NSRect(x: 10, y: 10, width: 100, height: 60))
    let first = box.contentView
    #expect(first?.superview === box && first?.frame == NSRect(x: 5, y: 5, width: 90, height: 50))
    let next = NSView()
    box.contentView = next
    #expect(first?.superview == nil && next.superview === box && next.frame.width == 90)
    box.setFrameFromContentFrame(NSRect(x: 20, y: 20, width: 30, height: 30))
    #expect(box.frame == NSRect(x: 15, y: 15, width: 40, height: 40))
    let line = NSBox()
    line.boxType = .separator
    #expect(line.contentView == nil)
  }

  private final class Panes: NSSplitViewDelegate {
    var log: [String] = []
    func splitViewWillResizeSubviews(_ notification: Notification) { log.append("will") }
    func splitViewDidResizeSubviews(_ notification: Notification) { log.append("did") }
    func splitView(
      _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
    ) -> CGFloat { (proposedPosition / 10).rounded() * 10 }
  }

  @Test("a divider goes where the delegate has it, which hears of sizes before and after")
  func dividers() {
    let (split, panes) = (NSSplitView(frame: NSRect(x: 0, y: 0, width: 101, height: 50)), Panes())
    split.isVertical = true
    split.dividerStyle = .thin
    for _ in 0..<2 { split.addArrangedSubview(NSView()) }
    split.delegate = panes
    split.setPosition(33, ofDividerAt: 0)
    #expect(split.subviews[0].frame.width == 30 && panes.log == ["will", "did"])
  }

  @Test("tabs are at an edge with a bezel, or nowhere with any border; a control chooses the tab")
  func tabs() {
    let tabs = NSTabView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    for name in ["a", "b"] { tabs.addTabViewItem(NSTabViewItem(identifier: name)) }
    #expect(tabs.tabPosition == .top && tabs.contentRect == NSRect(x: 7, y: 7, width: 86, height: 66))
    tabs.tabPosition = .none
    tabs.tabViewBorderType = .none
    #expect(tabs.tabViewType == .noTabsNoBorder && tabs.contentRect == tabs.bounds)
    let segments = NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil)
    segments.selectedSegment = 1
    tabs.takeSelectedTabViewItemFromSender(segments)
    #expect(tabs.tabViewItem(at: 1).tabState == .selectedTab && tabs.tabViewItem(at: 0).tabState == .backgroundTab)
  }

  @Test("a constraint tells its anchors")
  func anchors() {
    let (view, other) = (NSView(), NSView())
    view.addSubview(other)
    let constraint = other.topAnchor.constraint(equalTo: view.bottomAnchor)
    #expect(constraint.firstAnchor is NSLayoutYAxisAnchor && constraint.secondAnchor is NSLayoutYAxisAnchor)
    #expect(other.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    let guide = NSLayoutGuide()
    view.addLayoutGuide(guide)
    let edge = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    edge.isActive = true
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [edge])
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("the visual format language makes constraints of views, and distances are the system's")
  func visualFormat() {
    let (outer, first, second) = (NSView(), NSView(), NSView())
    outer.addSubview(first)
    outer.addSubview(second)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[a(==gap)]-[b]|", options: .alignAllTop, metrics: ["gap": 30],
      views: ["a": first, "b": second])
    #expect(made.map(\.constant) == [20, 30, 8, 0, 0])
    NSLayoutConstraint.activate(made)
    #expect(outer.constraints.count == 4 && first.constraints.count == 1)
    let below = second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 2)
    #expect(below.constant == 16)
  }

  @Test("effects of a symbol are kept until they are removed")
  func symbolEffects() {
    let view = NSImageView()
    view.addSymbolEffect(.bounce)
    view.addSymbolEffect(.variableColor.reversing, options: .repeating)
    view.addSymbolEffect(.bounce.up)
    #expect(view.symbolEffects.map(\.configuration.description) == ["variableColor.reversing", "bounce.up"])
    view.removeSymbolEffect(ofType: .bounce)
    #expect(view.symbolEffects.count == 1)
    view.removeAllSymbolEffects()
    #expect(view.symbolEffects.isEmpty)
  }
}
