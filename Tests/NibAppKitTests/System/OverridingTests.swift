import NibAppKit
import NibTestSupport
import Testing

private final class Split: NSSplitView {
  var dividers: [NSRect] = []
  override var dividerThickness: CGFloat { 4 }
  override var dividerColor: NSColor { .red }
  override func drawDivider(in rect: NSRect) { dividers.append(rect) }
}

private final class Cell: NSButtonCell {
  var log: [String] = []
  override func drawBezel(withFrame frame: NSRect, in controlView: NSView) { log.append("bezel") }
  override func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect {
    log.append("title \(title.string)")
    return super.drawTitle(title, withFrame: frame, in: controlView)
  }
  override func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) { log.append("image") }
}

private final class Push: NSButton {
  var changes: [String] = []
  override class var cellClass: AnyClass? {
    get { Cell.self }
    set {}
  }
  override var title: String { didSet { changes.append("title \(title)") } }
  override var isHighlighted: Bool { didSet { changes.append("highlighted \(isHighlighted)") } }
  override var isEnabled: Bool { didSet { changes.append("enabled \(isEnabled)") } }
  override var frame: NSRect { didSet { changes.append("width \(frame.width)") } }
  override var intrinsicContentSize: NSSize { NSSize(width: 77, height: 20) }
  override func makeTouchBar() -> NSTouchBar? {
    changes.append("touch bar")
    return NSTouchBar()
  }
}

private final class Pane: NSView {
  override var isFlipped: Bool { true }
  override func adjustScroll(_ newVisible: NSRect) -> NSRect {
    NSRect(
      x: newVisible.minX, y: (newVisible.minY / 10).rounded() * 10, width: newVisible.width, height: newVisible.height)
  }
}

private final class Notes: NSTextView {
  var read: [NSPasteboard.PasteboardType] = []
  override var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.png] + super.readablePasteboardTypes }
  override func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool {
    read.append(type)
    return super.readSelection(from: pboard, type: type)
  }
}

private final class App: NSApplication {
  var actions: [String] = []
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    actions.append(action.name)
    return true
  }
}

@MainActor
@Suite("What classes of an app override") struct OverridingTests {
  @Test("a split view's class says how its dividers are: panes make room for them, and each is drawn")
  func splitViews() {
    let split = Split(frame: NSRect(x: 0, y: 0, width: 104, height: 50))
    split.isVertical = true
    for _ in 0..<2 { split.addSubview(NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))) }
    split.adjustSubviews()
    split.setPosition(30, ofDividerAt: 0)
    split.draw(split.bounds)
    #expect(split.subviews.map(\.frame.width) == [30, 70])
    #expect(split.dividers == [NSRect(x: 30, y: 0, width: 4, height: 50)])
  }

  @Test("a control's class says its cell, and hears of what is set")
  func controls() {
    let button = Push(frame: .zero)
    #expect(button.cell is Cell)
    button.title = "Go"
    button.isHighlighted = true
    button.isEnabled = false
    button.sizeToFit()
    #expect(button.changes == ["title Go", "highlighted true", "enabled false", "width 77.0"])
    let bar = button.touchBar
    #expect(bar != nil && button.touchBar === bar && button.changes.last == "touch bar" && button.changes.count == 5)
  }

  @Test("a button's cell draws bezel, image and title by methods of their own")
  func buttonCells() throws {
    let cell = Cell()
    cell.title = "Go"
    cell.isBordered = true
    cell.image = NSImage(size: NSSize(width: 4, height: 4))
    let context = NSGraphicsContext(flipped: false)
    let outer = NSGraphicsContext.current
    NSGraphicsContext.current = context
    defer { NSGraphicsContext.current = outer }
    let frame = NSRect(x: 0, y: 0, width: 50, height: 20)
    cell.draw(withFrame: frame, in: NSView())
    cell.imagePosition = .imageOnly
    cell.isBordered = false
    cell.draw(withFrame: frame, in: NSView())
    #expect(cell.log == ["bezel", "title Go", "image"] && context.drawnTexts.map(\.text.string) == ["Go"])
  }

  @Test("cells say what the pointer is over, what is cut off, and where their parts are")
  func cells() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let frame = NSRect(x: 10, y: 10, width: 20, height: 20)
    let event = NSEvent.scrollEvent(deltaY: 0, at: NSPoint(x: 15, y: 15))
    let text = NSTextFieldCell(textCell: "a text that is long")
    text.isEditable = true
    #expect(text.hitTest(for: event, in: frame, of: view) == [.contentArea, .editableTextArea])
    #expect(NSButtonCell().hitTest(for: event, in: frame, of: view) == [.contentArea, .trackableArea])
    #expect(text.hitTest(for: event, in: frame.offsetBy(dx: 50, dy: 0), of: view).isEmpty)
    #expect(text.expansionFrame(withFrame: frame, in: view).width > 20)
    #expect(text.expansionFrame(withFrame: NSRect(x: 0, y: 0, width: 900, height: 20), in: view) == .zero)
    let search = NSSearchFieldCell()
    let bounds = NSRect(x: 0, y: 0, width: 100, height: 20)
    #expect(search.searchTextRect(forBounds: bounds) == NSRect(x: 20, y: 0, width: 60, height: 20))
    search.cancelButtonCell = nil
    #expect(
      search.searchTextRect(forBounds: bounds).width == 80 && search.cancelButtonRect(forBounds: bounds).width == 0)
    let item = NSTabViewItem()
    item.label = "Long label"
    #expect(item.sizeOfLabel(false).width > item.sizeOfLabel(true).width)
  }

  @Test("a document says where it scrolls to, and follows a pointer that is dragged out")
  func scrolling() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled, backing: .buffered, defer: false)
    let scroller = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    window.contentView?.addSubview(scroller)
    scroller.documentView = Pane(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
    scroller.documentView?.scroll(NSPoint(x: 0, y: 58))
    #expect(scroller.contentView.bounds.minY == 60)
    let inside = NSEvent.scrollEvent(deltaY: 0, in: window, at: NSPoint(x: 50, y: 50))
    #expect(scroller.documentView?.autoscroll(with: inside) == false)
  }

  @Test("a text view's class says what it takes from the pasteboard, and pastes it")
  func pasting() {
    let view = Notes(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    view.isEditable = true
    let (board, kept) = (NSPasteboard.withUniqueName(), NSPasteboard.general.string(forType: .string))
    board.setData(Data([0xff]), forType: .png)
    board.setString("text", forType: .string)
    #expect(!view.readSelection(from: board) && view.read == [.png])
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("pasted", forType: .string)
    view.paste(nil)
    #expect(view.string == "pasted" && view.read == [.png, .string])
    NSPasteboard.general.clearContents()
    if let kept { NSPasteboard.general.setString(kept, forType: .string) }
  }

  @Test("an application's class sees the actions that are sent")
  func applications() {
    let app = App()
    #expect(app.sendAction(Selector("save:"), to: nil, from: nil) && app.actions == ["save:"])
  }
}
