import NibAppKit
import NibRuntime

// The classes of Archives/Scenarios/Library, as a Mac app has them.

/// A shelf or a book.
final class LibraryItem {
  let title: String
  let isShelf: Bool
  var isRead = false
  var items: [LibraryItem]

  init(_ title: String, _ items: [LibraryItem]? = nil) {
    (self.title, self.items, isShelf) = (title, items ?? [], items != nil)
  }
}

/// Holds the list and the book that it shows.
final class LibrarySplitController: NSSplitViewController {
  override func viewDidLoad() {
    Transcript.write("split view did load")
    let shelves = splitViewItems[0].viewController as? ShelvesController
    shelves?.bookController = splitViewItems[1].viewController as? BookController
  }
}

/// The list: data source and delegate of an outline.
final class ShelvesController: NSViewController {
  @Outlet var outlineView: NSOutlineView?
  weak var bookController: BookController?

  private let shelves = [
    LibraryItem("Novels", [LibraryItem("Emma"), LibraryItem("Ulysses")]), LibraryItem("Essays", []),
    LibraryItem("Locked", [LibraryItem("Diary")]),
  ]

  @Action("clickItem:") var onClick = { (_: ShelvesController, sender: NSOutlineView) in
    Transcript.write("clicked row \(sender.clickedRow)")
  }
  @Action("addBook:") var onAdd = { (owner: ShelvesController) in
    owner.performSegue(withIdentifier: "add", sender: owner)
  }
  @Action("removeItem:") var onRemove = { (owner: ShelvesController) in owner.removeItem() }

  override func viewDidLoad() {
    Transcript.write("shelves did load")
    outlineView?.registerForDraggedTypes([.string])
    outlineView?.expandItem(shelves[0])
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    Transcript.write("prepare for \(segue.identifier ?? "none")")
    (segue.destinationController as? AddBookController)?.onAdded = { [weak self] title in self?.add(title) }
  }

  private func shelf(of book: LibraryItem) -> LibraryItem? { shelves.first { $0.items.contains { $0 === book } } }

  private func add(_ title: String) {
    let selected = outlineView?.item(atRow: outlineView?.selectedRow ?? -1) as? LibraryItem
    let shelf = selected.flatMap { $0.isShelf ? $0 : self.shelf(of: $0) } ?? shelves[0]
    shelf.items.append(LibraryItem(title))
    Transcript.write("added \(title) to \(shelf.title)")
    outlineView?.reloadItem(shelf, reloadChildren: true)
  }

  private func removeItem() {
    guard let book = outlineView?.item(atRow: outlineView?.selectedRow ?? -1) as? LibraryItem,
      let shelf = self.shelf(of: book)
    else { return }
    shelf.items.removeAll { $0 === book }
    Transcript.write("removed \(book.title)")
    outlineView?.reloadData()
  }
}

extension ShelvesController: NSOutlineViewDataSource {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    (item as? LibraryItem)?.items.count ?? shelves.count
  }

  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    (item as? LibraryItem)?.items[index] ?? shelves[index]
  }

  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    (item as? LibraryItem)?.isShelf ?? false
  }

  func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? {
    guard let book = item as? LibraryItem, !book.isShelf else { return nil }
    return book.title as NSString
  }

  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation {
    (item as? LibraryItem)?.isShelf == true ? .move : []
  }

  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool {
    guard let shelf = item as? LibraryItem, let title = info.draggingPasteboard.string(forType: .string),
      let from = shelves.first(where: { $0.items.contains { $0.title == title } }),
      let place = from.items.firstIndex(where: { $0.title == title })
    else { return false }
    shelf.items.append(from.items.remove(at: place))
    Transcript.write("moved \(title) to \(shelf.title)")
    outlineView.reloadData()
    return true
  }
}

extension ShelvesController: NSOutlineViewDelegate {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    let name = NSUserInterfaceItemIdentifier("title")
    let cell = outlineView.makeView(withIdentifier: name, owner: self) as? NSTableCellView
    cell?.textField?.stringValue = (item as? LibraryItem)?.title ?? ""
    return cell
  }

  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool {
    (item as? LibraryItem)?.title != "Essays"
  }

  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    (item as? LibraryItem)?.title != "Locked"
  }

  func outlineViewItemDidExpand(_ notification: Notification) {
    Transcript.write("expanded \((notification.userInfo?["NSObject"] as? LibraryItem)?.title ?? "nothing")")
  }

  func outlineViewItemDidCollapse(_ notification: Notification) {
    Transcript.write("collapsed \((notification.userInfo?["NSObject"] as? LibraryItem)?.title ?? "nothing")")
  }

  func outlineViewSelectionDidChange(_ notification: Notification) {
    guard let outline = notification.object as? NSOutlineView else { return }
    let item = outline.item(atRow: outline.selectedRow) as? LibraryItem
    Transcript.write("selected \(item?.title ?? "nothing")")
    bookController?.show(item?.isShelf == true ? nil : item)
  }
}

extension ShelvesController: NSUserInterfaceValidations {
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    guard item.action == Selector("removeItem:") else { return true }
    let selected = outlineView?.item(atRow: outlineView?.selectedRow ?? -1) as? LibraryItem
    return selected.map { !$0.isShelf } ?? false
  }
}

/// The book that is shown.
final class BookController: NSViewController {
  @Outlet var titleLabel: NSTextField?
  @Outlet var readButton: NSButton?
  private var book: LibraryItem?

  @Action("toggleRead:") var onRead = { (owner: BookController, sender: NSButton) in
    owner.book?.isRead = sender.state == .on
    Transcript.write("\(owner.book?.title ?? "nothing") is read: \(sender.state == .on)")
  }

  override func viewDidLoad() {
    Transcript.write("book did load")
    show(nil)
  }

  func show(_ book: LibraryItem?) {
    self.book = book
    titleLabel?.stringValue = book?.title ?? "No book"
    readButton?.isEnabled = book != nil
    readButton?.state = book?.isRead == true ? .on : .off
  }
}

/// The sheet that asks for a book.
final class AddBookController: NSViewController, NSTextFieldDelegate {
  @Outlet var titleField: NSTextField?
  @Outlet var addButton: NSButton?
  var onAdded: (String) -> Void = { _ in }

  @Action("add:") var onAdd = { (owner: AddBookController) in
    owner.onAdded(owner.titleField?.stringValue ?? "")
    owner.dismiss(nil)
  }

  override func viewDidLoad() {
    Transcript.write("sheet did load")
    addButton?.isEnabled = false
  }

  func controlTextDidChange(_ obj: Notification) { addButton?.isEnabled = titleField?.stringValue.isEmpty == false }
}
