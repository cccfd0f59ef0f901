import NibRuntime
import NibStandIns

extension UserOperable where Self: NSApplication {
  /// Chooses an item of the menu bar by titles from the outside in: `choose(menu: "File", "Save")`.
  ///
  /// Each menu on the way is opened: its delegate may change the items, which are validated then.
  /// - Throws: `UserActionError`: `noSuchItem` with the titles that are there, `disabled` with the reason, `hidden`.
  public func choose(menu titles: String...) throws(UserActionError) {
    guard let mainMenu else {
      throw UserActionError(
        .noSuchItem, self, "the application has no main menu; load the nib of one, or set mainMenu")
    }
    try Menus.choose(titles, in: mainMenu)
  }
}

extension UserOperable where Self: NSMenu {
  /// Chooses an item of the menu, by titles from the outside in where it lies in another menu.
  /// - Throws: as `NSApplication.choose(menu:)`.
  public func choose(item titles: String...) throws(UserActionError) { try Menus.choose(titles, in: self) }
}

extension UserOperable where Self: NSView {
  /// Clicks the view with the secondary button, and chooses an item of the menu that opens: the view's, or that of the
  /// nearest view around it with one. Without titles a recognizer of such clicks tells of it, or the view hears
  /// `rightMouseDown(with:)` alone.
  /// - Parameters:
  ///   - titles: the titles of the items, from the outermost menu in.
  ///   - point: where, in the view's coordinates; its middle without one.
  /// - Throws: `UserActionError` for a view that a user does not get at, or without a menu; as `NSMenu.choose(item:)`.
  public func rightClick(choosing titles: String..., at point: NSPoint? = nil) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    if titles.isEmpty, try Gestures.click(self, at: point, count: 1, [], button: 1) { return }
    let event = Pointer.event(.rightMouseDown, at: self, point, [])
    var isChosen = false
    let isTaken = try NSApplication.shared.deliver(event, to: self) {
      guard let opener = Menus.opener(at: self, event) else {
        return self.passOn(event) { $0.rightMouseDown(with: $1) }
      }
      isChosen = true
      let list = sequence(first: self as NSView, next: \.superview).lazy.compactMap { $0 as? NSTableView }.first
      try opener.open(event) { menu throws(UserActionError) in
        try Menus.choose(titles, in: menu, at: list?.row(for: self) ?? -1, list?.column(for: self) ?? -1, of: list)
      }
    }
    guard isChosen || isTaken && titles.isEmpty else {
      throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) has no menu, and neither has a view around it")
    }
  }
}

extension UserOperable where Self: NSTableView {
  /// Clicks a row with the secondary button, and chooses an item of the menu that opens; `clickedRow` is the row then, and
  /// the selection stays.
  /// - Throws: `UserActionError` for a row that is not there, and for a table without a menu; as `NSMenu.choose(item:)`.
  public func rightClick(row: Int, choosing titles: String...) throws(UserActionError) {
    let window = try Reach.window(of: self)
    try Pointer.activate(window)
    try Rows.beThere(row, in: self)
    let area = rect(ofRow: row)
    let place = convert(NSPoint(x: area.midX, y: area.midY), to: nil)
    let event = NSEvent(.rightMouseDown, in: window, clickCount: 1, at: place)
    let column = columns.firstIndex { !$0.isHidden } ?? -1
    _ = try NSApplication.shared.deliver(event, to: self) {
      guard let opener = Menus.opener(at: self, event) else {
        throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) has no menu; set its menu")
      }
      try opener.open(event) { menu throws(UserActionError) in
        try Menus.choose(titles, in: menu, at: row, column, of: self)
      }
    }
  }
}

extension UserOperable where Self: NSPopUpButton {
  /// Opens the button's menu and chooses an item by its title.
  /// - Throws: `UserActionError` for a button that a user does not get at, an item that is disabled or not there.
  public func choose(item title: String) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    try Pointer.send(.leftMouseDown, to: self) {
      try self.beOffered(title)
      _ = try self.take(title)
    }
  }
}

extension NSPopUpButton {
  /// Opens the menu and closes it again, as choosing an item of it does before the action is sent; throws for an item that
  /// is disabled or not there.
  fileprivate final func beOffered(_ title: String) throws(UserActionError) {
    menu?.open()
    defer { menu?.close() }
    let choices = pullsDown ? items.dropFirst() : items[...]
    let item = try Menus.item(title, among: Array(choices), of: self)
    menu?.highlight(item)
    try Menus.beEnabled(item)
  }
}

extension UserOperable where Self: NSSegmentedControl {
  /// Clicks a segment by its label.
  /// - Throws: `UserActionError` for a control that a user does not get at, a segment that is disabled or not there.
  public func choose(segment label: String) throws(UserActionError) {
    guard let index = segments.firstIndex(where: { $0.label == label }) else {
      throw UserActionError(
        .noSuchItem, self, "there is no segment '\(label)'; there are \(UserActionError.list(segments.map(\.label)))")
    }
    try choose(segmentAt: index)
  }

  /// Clicks a segment by its place, counted from 0.
  /// - Throws: as `choose(segment:)`.
  public func choose(segmentAt index: Int) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    guard segments.indices.contains(index) else {
      throw UserActionError(
        .noSuchItem, self, "there is no segment \(index); there are \(segments.count), counted from 0")
    }
    guard segments[index].isEnabled else {
      throw UserActionError(.disabled, self, "segment '\(segments[index].label)' of \(Reach.name(self)) is disabled")
    }
    try Pointer.send(.leftMouseDown, to: self) { try self.choose(index) }
  }
}

extension UserOperable where Self: NSTabView {
  /// Clicks a tab by its label.
  /// - Throws: `UserActionError` for a tab view that a user does not get at, or a tab that is not there.
  public func choose(tab label: String) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    guard let index = items.firstIndex(where: { $0.shownLabel == label }) else {
      throw UserActionError(
        .noSuchItem, self, "there is no tab '\(label)'; there are \(UserActionError.list(items.map(\.shownLabel)))")
    }
    try Pointer.send(.leftMouseDown, to: self) { try self.choose(index) }
  }
}

/// Items of menus, as users choose them.
@MainActor
enum Menus {
  /// A view and the menu that it opens for a press of the secondary button.
  struct Opener {
    let view: NSView
    let menu: NSMenu

    /// Opens the menu and does something in it; the view hears that before the menu's delegate does, and when it is
    /// closed.
    @MainActor
    func open(_ event: NSEvent, _ body: (NSMenu) throws(UserActionError) -> Void) throws(UserActionError) {
      view.willOpenMenu(menu, with: event)
      defer { view.didCloseMenu(menu, with: event) }
      try body(menu)
    }
  }

  /// The nearest view from one outward that has a menu for an event; nil for none.
  static func opener(at view: NSView, _ event: NSEvent) -> Opener? {
    sequence(first: view, next: \.superview).lazy
      .compactMap { view in view.menu(for: event).map { Opener(view: view, menu: $0) } }.first
  }

  /// Chooses an item of a menu that opened at a row of a list, which is the one that was clicked meanwhile.
  static func choose(
    _ titles: [String], in menu: NSMenu, at row: Int, _ column: Int, of list: NSTableView?
  ) throws(UserActionError) {
    if let list { (list.heldClickedRow, list.extras.clickedColumn) = (row, column) }
    defer { if let list { (list.heldClickedRow, list.extras.clickedColumn) = (-1, -1) } }
    try choose(titles, in: menu)
  }

  /// Chooses the item at the end of a path: each menu on the way opens, and all close behind it, the innermost first.
  static func choose(_ titles: [String], in menu: NSMenu) throws(UserActionError) {
    guard let last = titles.last else {
      throw UserActionError(
        .noSuchItem, menu, "say which item; there are \(UserActionError.list(shown(menu.items).map(\.title)))")
    }
    var opened: [NSMenu] = []
    defer { close(&opened) }
    if let outer = menu.parentItem { try beEnabled(outer) }
    var menu = menu
    for title in titles.dropLast() {
      open(menu, &opened)
      let item = try item(title, among: menu.items, of: menu)
      try beEnabled(item)
      menu.highlight(item)
      guard let inner = item.submenu else {
        throw UserActionError(
          .noSuchItem, item, "'\(title)' opens no menu in which '\(last)' could be; it is an item itself")
      }
      menu = inner
    }
    open(menu, &opened)
    let item = try item(last, among: menu.items, of: menu)
    menu.highlight(item)
    try beChosen(item)
    // The menus are closed before the action is sent, which may open others.
    close(&opened)
    try perform(item)
  }

  private static func open(_ menu: NSMenu, _ opened: inout [NSMenu]) {
    menu.begin()
    opened.append(menu)
  }

  /// Closes menus, the innermost first.
  private static func close(_ opened: inout [NSMenu]) { while let menu = opened.popLast() { menu.end() } }

  /// Does what choosing an item of an open menu does.
  static func perform(_ item: NSMenuItem) throws(UserActionError) {
    try beChosen(item)
    let isBound = item.liveBindings["value"] != nil
    guard try UserActionError.running(item, { try item.perform() }) != nil || isBound else {
      throw item.unanswered
    }
  }

  /// Throws for an item that does nothing when it is chosen, with the reason.
  private static func beChosen(_ item: NSMenuItem) throws(UserActionError) {
    try beEnabled(item)
    if let inner = item.submenu {
      throw UserActionError(
        .nothingHappens, item,
        "'\(item.title)' opens a menu: choose one of \(UserActionError.list(shown(inner.items).map(\.title)))")
    }
  }

  private static func shown(_ items: [NSMenuItem]) -> [NSMenuItem] { items.filter { !$0.isHidden && !$0.isSeparator } }

  /// The item of a title.
  static func item(_ title: String, among items: [NSMenuItem], of owner: NSResponder) throws(UserActionError)
    -> NSMenuItem
  {
    let found = items.filter { $0.title == title && !$0.isSeparator }
    if let item = found.first(where: { !$0.isHidden }) { return item }
    if let item = found.first { throw UserActionError(.hidden, item, "'\(title)' is hidden") }
    let place = Reach.name(owner)
    throw UserActionError(
      .noSuchItem, owner, "\(place) has no item '\(title)'; it has \(UserActionError.list(shown(items).map(\.title)))")
  }

  /// Throws for an item that cannot be chosen, with the reason.
  static func beEnabled(_ item: NSMenuItem) throws(UserActionError) {
    guard !item.isEnabled else { return }
    let reason: String
    if item.menu?.autoenablesItems == false || item.submenu != nil {
      reason = "isEnabled is false"
    } else if let action = item.sentAction {
      let target = NSApplication.target(of: action, from: item)
      reason =
        target.map { "\(Swift.type(of: $0)), which takes '\(action.selector)', does not allow it" }
        ?? "nobody takes '\(action.selector)'"
    } else {
      reason = "it has no action"
    }
    throw UserActionError(.disabled, item, "menu item '\(item.title)' is disabled: \(reason)")
  }
}
