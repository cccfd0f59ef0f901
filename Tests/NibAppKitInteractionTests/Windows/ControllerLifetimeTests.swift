import Foundation
import NibAppKit
import NibTestSupport
import Testing

/// Objects that an app's test expects to be gone once nothing of its own refers to them.
@Suite("Controllers, views and windows of a Mac that nobody holds any more are let go", .serialized)
struct ControllerLifetimeTests {
  private final class Screen: NSViewController, NSTableViewDataSource, NSTableViewDelegate, NSTextFieldDelegate,
    NSMenuItemValidation
  {
    let table = NSTableView()
    let field = NSTextField(string: "")
    let button = NSButton(title: "Sail", target: nil, action: nil)
    var clicks = 0
    @Action("sail:") var onSail = { (owner: Screen, sender: AnyObject) in owner.clicks += 1 }
    override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300)) }
    override func viewDidLoad() {
      super.viewDidLoad()
      for view in [table, field, button] { self.view.addSubview(view) }
      table.addTableColumn(NSTableColumn(identifier: .init("name")))
      table.dataSource = self
      table.delegate = self
      field.delegate = self
      button.target = self
      button.action = "sail:"
      view.addTrackingArea(
        NSTrackingArea(rect: view.bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: self))
      view.addGestureRecognizer(NSClickGestureRecognizer(target: self, action: "sail:"))
      field.bind(.value, to: self, withKeyPath: "title")
      view.wantsLayer = true
      view.registerForDraggedTypes([.string])
      let menu = NSMenu()
      menu.addItem(withTitle: "Sail", action: "sail:", keyEquivalent: "s").target = self
      view.menu = menu
      NSLayoutConstraint.activate([field.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)])
    }
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      let cell = NSTableCellView()
      let label = NSTextField(labelWithString: "\(row)")
      cell.addSubview(label)
      cell.textField = label
      return cell
    }
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { true }
  }

  private func drive(_ screen: Screen) throws {
    _ = screen.view
    if screen.view.window != nil {
      try screen.button.click()
      try screen.field.typeText("abc")
      screen.table.reloadData()
      try screen.table.select(row: 1)
    }
    screen.undoManager?.registerUndo(withTarget: screen) { $0.clicks -= 1 }
    NSAnimationContext.runAnimationGroup({ _ in screen.field.animator().alphaValue = 0.5 }) { screen.clicks += 1 }
    screen.table.animator().isHidden = true
  }

  @Test("after bindings, menus, tracking areas, undo and animations")
  func alone() throws {
    #expect(
      try Lifetime.left {
        let screen = Screen()
        try drive(screen)
        return [screen, screen.view, screen.table, screen.field, screen.button]
      } == [])
  }

  @Test("after their window was shown and closed")
  func windows() throws {
    #expect(
      try Lifetime.left {
        let screen = Screen()
        let controller = NSWindowController(window: NSWindow(contentViewController: screen))
        controller.showWindow(nil)
        try drive(screen)
        controller.window?.makeFirstResponder(screen.field)
        let window = controller.window!
        controller.close()
        return [screen, screen.view, controller, window]
      } == [])
  }

  @Test("after they were presented as sheets, windows and popovers")
  func presented() throws {
    let base = Screen()
    let window = NSWindow(contentViewController: base)
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    #expect(
      try Lifetime.left {
        let screen = Screen()
        base.presentAsSheet(screen)
        try drive(screen)
        base.dismiss(screen)
        return [screen, screen.view]
      } == [])
    #expect(
      Lifetime.left {
        let screen = Screen()
        base.presentAsModalWindow(screen)
        screen.dismiss(nil)
        return [screen, screen.view]
      } == [])
    #expect(
      Lifetime.left {
        let (popover, screen) = (NSPopover(), Screen())
        popover.contentViewController = screen
        popover.show(relativeTo: base.view.bounds, of: base.view, preferredEdge: .maxY)
        popover.close()
        return [screen, screen.view, popover]
      } == [])
  }

  @Test("after they were alerts and sheets of a window")
  func sheets() throws {
    let window = NSWindow(contentViewController: Screen())
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    var answers = 0
    #expect(
      try Lifetime.left {
        let alert = NSAlert()
        alert.messageText = "Sink?"
        alert.addButton(withTitle: "OK")
        alert.beginSheetModal(for: window) { _ in answers += 1 }
        try alert.buttons[0].click()
        return [alert]
      } == [])
    #expect(
      Lifetime.left {
        let sheet = NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: false)
        window.beginSheet(sheet) { _ in answers += 1 }
        window.endSheet(sheet)
        return [sheet]
      } == [])
    #expect(answers == 2)
  }

  @Test("after they were parts of others")
  func containers() throws {
    #expect(
      Lifetime.left {
        let (tabs, split, first, second) = (NSTabViewController(), NSSplitViewController(), Screen(), Screen())
        tabs.addTabViewItem(NSTabViewItem(viewController: first))
        split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: tabs))
        split.addSplitViewItem(NSSplitViewItem(viewController: second))
        _ = split.view
        tabs.selectedTabViewItemIndex = 0
        return [tabs, split, first, second]
      } == [])
    let parent = Screen()
    _ = parent.view
    #expect(
      try Lifetime.left {
        let screen = Screen()
        parent.addChild(screen)
        parent.view.addSubview(screen.view)
        try drive(screen)
        screen.view.removeFromSuperview()
        screen.removeFromParent()
        return [screen, screen.view]
      } == [])
  }
}
