import Foundation
import NibAppKit
import NibTestSupport
import Nibwright
import Testing

/// An app of a split view with an outline and a toolbar, driven by its user.
@MainActor
@Suite("An app of a split view, driven by its user", .serialized) struct MailAppTests {
  private static let files = MemoryFileSource(["/App.app/Main.storyboard": Array(MailStoryboard.text.utf8)])

  private func inApp(_ body: (MailWindowController, MailSplitViewController, NSWindow) throws -> Void) throws {
    try MainBundle.$current.withValue(MainBundle("/App.app", in: Self.files)) {
      NSApplication.shared.closeAllWindows()
      defer { NSApplication.shared.closeAllWindows() }
      let storyboard = NSStoryboard(name: "Main", bundle: nil)
      let controller = try #require(storyboard.instantiateInitialController() as? MailWindowController)
      controller.showWindow(nil)
      let split = try #require(controller.contentViewController as? MailSplitViewController)
      try body(controller, split, try #require(controller.window))
    }
  }

  private func rows(_ outline: NSOutlineView) -> [String] {
    (0..<outline.numberOfRows).map { row in
      let cell = outline.view(atColumn: 0, row: row, makeIfNecessary: true) as? NSTableCellView
      return String(repeating: " ", count: outline.level(forRow: row)) + (cell?.textField?.stringValue ?? "none")
    }
  }

  @Test("the storyboard's classes are found by name, and its outline asks its controller")
  func shown() throws {
    try inApp { controller, split, window in
      #expect(window.isVisible && window.contentViewController === split)
      #expect(
        rows(split.list.outlineView) == ["INBOX", " Hello", " Invoice", " Dinner?", "SENT", " Re: Hello", "JUNK"])
      #expect(window.firstResponder === split.list.outlineView)
      #expect(split.detail.subjectLabel.stringValue == "No Letter" && !split.detail.replyButton.isEnabled)
      #expect(split.list.expanded == ["Inbox", "Sent", "Junk"])
      #expect(
        window.toolbar?.items.map(\.itemIdentifier) == [
          .toggleSidebar, .sidebarTrackingSeparator, .flexibleSpace, .archive,
        ])
    }
  }

  @Test("the arrow keys choose letters, and skip what cannot be selected")
  func arrows() throws {
    try inApp { _, split, window in
      try window.key(.down)
      #expect(split.list.selected?.name == "Hello" && split.detail.subjectLabel.stringValue == "Hello")
      try window.key(.down)
      try window.key(.down)
      try window.key(.down)
      #expect(split.list.selected?.name == "Re: Hello")
    }
  }

  @Test("the toolbar's item is enabled for a letter, and takes it away")
  func toolbar() throws {
    try inApp { controller, split, window in
      let item = try #require(window.toolbar?.items.first { $0.itemIdentifier == .archive })
      #expect(throws: UserActionError.self) { try item.click() }
      try split.list.outlineView.select(item: "Invoice")
      try item.click()
      #expect(controller.archived == ["Invoice"])
      #expect(rows(split.list.outlineView) == ["INBOX", " Hello", " Dinner?", "SENT", " Re: Hello", "JUNK"])
    }
  }

  @Test("the sidebar's own item hides and shows it")
  func sidebar() throws {
    try inApp { _, split, window in
      let item = try #require(window.toolbar?.items.first { $0.itemIdentifier == .toggleSidebar })
      try item.click()
      #expect(split.splitViewItems[0].isCollapsed)
      #expect(throws: UserActionError.self) { try split.list.outlineView.select(item: "Hello") }
      try item.click()
      #expect(!split.splitViewItems[0].isCollapsed)
    }
  }

  @Test("a box is closed and opened by keys and by its user")
  func boxes() throws {
    try inApp { _, split, window in
      let outline: NSOutlineView = split.list.outlineView
      try outline.collapse(item: "INBOX")
      #expect(rows(outline) == ["INBOX", "SENT", " Re: Hello", "JUNK"])
      try outline.expand(item: "INBOX")
      #expect(outline.numberOfRows == 7)
    }
  }

  @Test("the menu of the outline acts on the row that was clicked")
  func menu() throws {
    try inApp { _, split, _ in
      let outline: NSOutlineView = split.list.outlineView
      try outline.select(item: "Hello")
      let row = try #require(outline.view(atColumn: 0, row: 2, makeIfNecessary: true))
      try row.rightClick(choosing: "Mark as Read")
      #expect((outline.item(atRow: 2) as? MailNode)?.isRead == true)
      #expect((outline.item(atRow: 1) as? MailNode)?.isRead == false)
      let cell = outline.view(atColumn: 0, row: 2, makeIfNecessary: true) as? NSTableCellView
      #expect(cell?.textField?.font == .systemFont(ofSize: 13))
    }
  }

  @Test("a sheet answers a letter, by keys, unless the segue is refused")
  func reply() throws {
    try inApp { _, split, window in
      MailReplyController.sent = []
      try split.list.outlineView.select(item: "Invoice")
      try? split.detail.replyButton.click()
      #expect(window.attachedSheet == nil)
      try split.list.outlineView.select(item: "Dinner?")
      try window.key("r", .command)
      let sheet = try #require(window.attachedSheet)
      let reply = try #require(sheet.contentViewController as? MailReplyController)
      #expect((reply.representedObject as? MailNode)?.name == "Dinner?")
      try reply.textView.typeText("Yes")
      try sheet.find(NSButton.self, text: "Send")?.click()
      #expect(MailReplyController.sent == ["Yes"] && window.attachedSheet == nil)
      try window.key("r", .command)
      try window.attachedSheet?.key(.escape)
      #expect(window.attachedSheet == nil && MailReplyController.sent.count == 1)
    }
  }
}
