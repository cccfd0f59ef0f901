import Foundation
import NibAppKit
import NibRuntime
import Testing

@Suite("Clicks of AppKit's controls", .serialized) struct ControlClickTests {
  private let shown = Shown()
  private let desk = Desk()

  private func window(_ views: NSView...) {
    let window = NSWindow()
    shown.windows.append(window)
    window.setContentView(NSView())
    for view in views { window.contentView?.addSubview(view) }
    window.makeKeyAndOrderFront(nil)
  }

  @Test("a click sends the action at the events that the control is told")
  func masks() throws {
    let button = NSButton(checkboxWithTitle: "on", target: desk, action: Selector("save:"))
    window(button)
    #expect(button.sendAction(on: [.keyDown]) == Int(NSEvent.EventTypeMask.leftMouseUp.rawValue))
    try button.click()
    #expect(button.state == .on && desk.log.isEmpty)
    button.performClick(nil)
    #expect(desk.log == ["save"])
    #expect(button.cell.sendAction(on: .leftMouseDown) == Int(NSEvent.EventTypeMask.keyDown.rawValue))
    try button.click()
    #expect(desk.log == ["save", "save"])
  }

  @Test("a click on a color well opens the panel, whose color the well takes; another click lets it go")
  func wells() throws {
    let well = NSColorWell()
    defer { NSColorPanel.shared.orderOut(nil) }
    (well.color, well.target, well.action) = (.systemBlue, desk, Selector("save:"))
    window(well)
    try well.click()
    let panel = NSColorPanel.shared
    #expect(panel.isVisible && panel.color == .systemBlue && well.isActive && desk.log.isEmpty)
    panel.choose(.systemRed)
    #expect(well.color == .systemRed && desk.log == ["save"])
    try well.click()
    panel.choose(.systemGreen)
    #expect(!well.isActive && well.color == .systemRed)

    well.colorWellStyle = .expanded
    (well.pulldownTarget, well.pulldownAction) = (desk, Selector("open:"))
    try well.click()
    #expect(desk.log == ["save", "open"] && !well.isActive)
  }

  @Test("fields that code makes can be edited and have a bezel, labels not; tables have headers")
  func defaults() {
    let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    #expect(field.isEditable && field.isSelectable && field.isBezeled && field.drawsBackground)
    #expect(field.textColor == .controlTextColor && field.backgroundColor == .textBackgroundColor)
    let label = NSTextField(labelWithString: "a")
    #expect(!label.isEditable && !label.isSelectable && !label.isBezeled && !label.drawsBackground)
    let table = NSTableView()
    #expect(table.headerView?.tableView === table && NSOutlineView().headerView != nil)
  }

  @Test("cells of buttons and segments have the looks that their controls have; names of bar items are there")
  func looks() {
    let (button, segments) = (NSButton(title: "a", target: nil, action: nil), NSSegmentedControl())
    #expect((button.cell as? NSButtonCell)?.bezelStyle == .rounded)
    (button.cell as? NSButtonCell)?.bezelStyle = .inline
    #expect(button.bezelStyle == .inline)
    (segments.cell as? NSSegmentedCell)?.segmentStyle = .capsule
    #expect(segments.segmentStyle == .capsule)
    let name: NSTouchBarItem.Identifier = NSCustomTouchBarItem(identifier: "play").identifier
    #expect(name == "play" && NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
  }
}
