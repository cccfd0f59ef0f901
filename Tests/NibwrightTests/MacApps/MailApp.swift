import Foundation
import NibAppKit

// A small app of a split view for macOS, written as one for a Mac: an outline, a toolbar and a detail, in a storyboard.

/// A mailbox or a letter in it.
final class MailNode: NSObject {
  let name: String
  var children: [MailNode]
  var isRead = false
  let isBox: Bool

  init(_ name: String, box children: [MailNode]? = nil) {
    self.name = name
    self.children = children ?? []
    isBox = children != nil
  }
}

extension NSToolbarItem.Identifier {
  static let archive = NSToolbarItem.Identifier("Archive")
  static let flag = NSToolbarItem.Identifier("Flag")
}

/// The window: the delegate of its toolbar.
final class MailWindowController: NSWindowController, NSToolbarDelegate, NSToolbarItemValidation {
  private var split: MailSplitViewController? { contentViewController as? MailSplitViewController }
  var archived: [String] = []

  override func windowDidLoad() {
    super.windowDidLoad()
    window?.titleVisibility = .hidden
    window?.setFrameAutosaveName("Mail")
    let toolbar = NSToolbar(identifier: "MailToolbar")
    toolbar.delegate = self
    toolbar.displayMode = .iconOnly
    toolbar.allowsUserCustomization = true
    window?.toolbar = toolbar
    window?.toolbarStyle = .unified
  }

  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.toggleSidebar, .sidebarTrackingSeparator, .flexibleSpace, .archive]
  }

  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    toolbarDefaultItemIdentifiers(toolbar) + [.flag]
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard itemIdentifier == .archive || itemIdentifier == .flag else { return nil }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = itemIdentifier.rawValue
    item.paletteLabel = item.label
    item.toolTip = "\(item.label) the letter"
    item.image = NSImage(systemSymbolName: "archivebox", accessibilityDescription: item.label)
    item.isBordered = true
    item.target = self
    item.action = Selector("archive:")
    return item
  }

  @Action("archive:") var onArchive = { (owner: MailWindowController, sender: Any?) in
    guard let letter = owner.split?.list.selected else { return }
    owner.archived.append(letter.name)
    owner.split?.list.remove(letter)
  }

  func validateToolbarItem(_ item: NSToolbarItem) -> Bool {
    item.itemIdentifier == .archive ? split?.list.selected?.isBox == false : true
  }
}

/// Both sides.
final class MailSplitViewController: NSSplitViewController {
  var list: MailListController { splitViewItems[0].viewController as! MailListController }
  var detail: MailDetailController { splitViewItems[1].viewController as! MailDetailController }

  override func viewDidLoad() {
    super.viewDidLoad()
    splitViewItems[0].minimumThickness = 150
    splitViewItems[0].canCollapse = true
    list.onSelection = { [weak self] in self?.detail.representedObject = $0 }
  }
}

/// The sidebar.
final class MailListController: NSViewController {
  @Outlet var outlineView: NSOutlineView!
  var onSelection: (MailNode?) -> Void = { _ in }
  private(set) var boxes = [
    MailNode("Inbox", box: [MailNode("Hello"), MailNode("Invoice"), MailNode("Dinner?")]),
    MailNode("Sent", box: [MailNode("Re: Hello")]), MailNode("Junk", box: []),
  ]
  private(set) var expanded: [String] = []

  var selected: MailNode? { outlineView.item(atRow: outlineView.selectedRow) as? MailNode }

  override func viewDidLoad() {
    super.viewDidLoad()
    outlineView.autosaveExpandedItems = false
    outlineView.reloadData()
    outlineView.expandItem(nil, expandChildren: true)
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    view.window?.makeFirstResponder(outlineView)
  }

  func remove(_ letter: MailNode) {
    guard let box = outlineView.parent(forItem: letter) as? MailNode,
      let index = box.children.firstIndex(where: { $0 === letter })
    else { return }
    box.children.remove(at: index)
    outlineView.beginUpdates()
    outlineView.removeItems(at: IndexSet(integer: index), inParent: box, withAnimation: .effectFade)
    outlineView.endUpdates()
  }

  @Action("toggleRead:") var onToggle = { (owner: MailListController, sender: Any?) in
    let row = owner.outlineView.clickedRow >= 0 ? owner.outlineView.clickedRow : owner.outlineView.selectedRow
    guard let letter = owner.outlineView.item(atRow: row) as? MailNode else { return }
    letter.isRead.toggle()
    owner.outlineView.reloadItem(letter)
  }
}

extension MailListController: NSOutlineViewDataSource, NSOutlineViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    (item as? MailNode)?.children.count ?? boxes.count
  }

  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    (item as? MailNode)?.children[index] ?? boxes[index]
  }

  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { (item as! MailNode).isBox }

  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { (item as! MailNode).isBox }

  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { !(item as! MailNode).isBox }

  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    let node = item as! MailNode
    let identifier = NSUserInterfaceItemIdentifier(node.isBox ? "HeaderCell" : "DataCell")
    let cell = outlineView.makeView(withIdentifier: identifier, owner: self) as? NSTableCellView
    cell?.textField?.stringValue = node.isBox ? node.name.uppercased() : node.name
    cell?.textField?.font = node.isRead || node.isBox ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 13)
    return cell
  }

  func outlineViewSelectionDidChange(_ notification: Notification) { onSelection(selected) }

  func outlineViewItemDidExpand(_ notification: Notification) {
    if let node = notification.userInfo?["NSObject"] as? MailNode { expanded.append(node.name) }
  }
}

/// The letter.
final class MailDetailController: NSViewController {
  @Outlet var subjectLabel: NSTextField!
  @Outlet var replyButton: NSButton!

  override var representedObject: Any? {
    didSet {
      guard isViewLoaded else { return }
      show()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    let letter = representedObject as? MailNode
    subjectLabel.stringValue = letter?.name ?? NSLocalizedString("No Letter", comment: "")
    replyButton.isEnabled = letter != nil
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    guard segue.identifier == "reply", let reply = segue.destinationController as? MailReplyController else { return }
    reply.representedObject = representedObject
  }

  override func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool {
    (representedObject as? MailNode)?.name != "Invoice"
  }
}

/// The sheet that answers.
final class MailReplyController: NSViewController {
  @Outlet var textView: NSTextView!
  static var sent: [String] = []

  @Action("send:") var onSend = { (owner: MailReplyController, sender: Any?) in
    MailReplyController.sent.append(owner.textView.string)
    owner.dismiss(sender)
  }
}
